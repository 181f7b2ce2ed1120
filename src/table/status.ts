import type { View } from '../game/view.js';
import { gestrichenChoice } from '../rules/score.js';
import { sideOf } from '../rules/seats.js';
import type { Text } from '../i18n/text.js';
import { fromOurSide, nameOf, type People } from './people.js';

/** What the viewer himself is asked, if the game waits for him. */
const askedOf = (view: View, people: People): Text | null => {
  const { phase, pending, announcement } = view;
  switch (phase) {
    case 'draw':
      return { key: 'draw-a-card' };
    case 'cut':
      return { key: 'cut-the-pack' };
    case 'announce':
      return announcement.schlag ? { key: 'name-trumpf', params: { schlag: announcement.schlag } } : { key: 'name-schlag' };
    case 'decide': {
      const { value = 0, refusal = 0 } = gestrichenChoice(view.rules, view.score) ?? {};
      return { key: 'decide-forced', params: { value, refusal } };
    }
    case 'answer': {
      const name = nameOf(people, pending?.seat ?? 0);
      if (pending?.type === 'bid') return { key: 'asked-bid', params: { name, to: pending.to } };
      return { key: pending?.type === 'schoeneres' ? 'asked-schoeneres' : 'asked-schlagtausch', params: { name } };
    }
    case 'play':
      return { key: 'play-a-card' };
    default:
      return null;
  }
};

const waitingFor = (view: View, people: People): Text | null => {
  const other = view.toAct.find((seat) => seat !== view.seat);
  if (other === undefined) return null;
  const params = { name: nameOf(people, other) };
  switch (view.phase) {
    case 'draw':
      return { key: 'waiting-for-draw', params };
    case 'cut':
      return { key: 'waiting-for-cut', params };
    case 'announce':
      return { key: view.announcement.schlag ? 'waiting-for-trumpf' : 'waiting-for-schlag', params };
    case 'answer':
    case 'decide':
      return { key: 'waiting-for-answer', params };
    default:
      return { key: 'waiting-for', params };
  }
};

/** How the hand or the game ended, for the viewer. */
const outcome = (view: View, people: People): readonly Text[] => {
  const { result, gameResult } = view;
  if (gameResult) {
    const won = gameResult.side === sideOf(people.viewer);
    const params = fromOurSide(people, gameResult.score);
    return [
      won ? { key: 'game-won', params } : { key: 'game-lost', params },
      { key: `kind-${gameResult.kind}`, params: { count: gameResult.bummerl } },
    ];
  }
  if (!result) return [];
  const params = { count: result.points };
  const won = result.side === sideOf(people.viewer);
  const { ours, theirs } = fromOurSide(people, view.tricks);
  return [
    won ? { key: 'hand-won', params } : { key: 'hand-lost', params },
    result.reason === 'tricks'
      ? { key: 'reason-tricks', params: won ? { ours, theirs } : { ours: theirs, theirs: ours } }
      : { key: `reason-${result.reason}` },
  ];
};

/** What stands above the choices: what is asked, how it ended, or who is awaited. */
export const statusOf = (view: View, people: People): readonly Text[] => {
  if (view.phase === 'hand-over' || view.phase === 'game-over') return outcome(view, people);
  const asked = view.seat !== null && view.toAct.includes(view.seat);
  const text = asked ? askedOf(view, people) : waitingFor(view, people);
  return text ? [text] : [];
};
