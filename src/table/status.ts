import type { View } from '../game/view.js';
import { gestrichenChoice } from '../rules/score.js';
import { isBlind } from '../rules/announce.js';
import type { Fact, GameResult, HandResult } from '../game/fact.js';
import type { Text } from '../i18n/text.js';
import { factLine, reasonOf } from './lines.js';
import { fromOurSide, haveWon, nameOf, winnersFirst, type People } from './people.js';
import { sinceDeal } from './snapshot.js';

/** What is asked of who looks at a card after the cut; null if nobody does. */
const lookingAt = ({ legal, peeked, rules }: View): Text | null => {
  if (peeked === undefined || !legal.some(({ type }) => type === 'take')) return null;
  const params = { card: peeked };
  if (rules.critical.includes(peeked)) return { key: 'take-card', params };
  return legal.some((action) => action.type === 'take' && action.accept)
    ? { key: 'take-bluff', params }
    : { key: 'take-nothing', params };
};

/** What the viewer is asked, if the game waits for him. */
const askedOf = (view: View, people: People): Text | null => {
  const { phase, pending, announcement } = view;
  switch (phase) {
    case 'draw':
      return { key: 'draw-a-card' };
    case 'cut':
      return lookingAt(view) ?? { key: 'cut-the-pack' };
    case 'announce':
      if (isBlind(view.rules))
        return view.seat === view.forehand
          ? { key: 'show-schlag' }
          : { key: 'show-trumpf', params: { schlag: announcement.schlag ?? null } };
      return announcement.schlag
        ? { key: 'name-trumpf', params: { schlag: announcement.schlag } }
        : { key: 'name-schlag' };
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
      return {
        key:
          view.history.at(-1)?.type === 'cut' || view.history.at(-1)?.type === 'took'
            ? 'waiting-for-take'
            : 'waiting-for-cut',
        params,
      };
    case 'announce':
      if (isBlind(view.rules)) return { key: 'waiting-for-show', params };
      return { key: view.announcement.schlag ? 'waiting-for-trumpf' : 'waiting-for-schlag', params };
    case 'answer':
    case 'decide':
      return { key: 'waiting-for-answer', params };
    default:
      return { key: 'waiting-for', params };
  }
};

/** Facts of which the outcome of a hand is not to be understood without. */
const TELLING: readonly Fact['type'][] = ['maschine', 'penalty', 'bluffed', 'shown'];

const tellingLines = ({ history, result }: View, people: People): readonly Text[] =>
  sinceDeal(history).flatMap((entry) => {
    const tells =
      TELLING.includes(entry.type as Fact['type']) && (entry.type !== 'shown' || result?.reason === 'farbe');
    const line = tells ? factLine(entry as Fact, people) : null;
    return line ? [line] : [];
  });

/** Who won the game, and how it stands. */
const gameOutcome = (result: GameResult, people: People): Text => {
  if (!people.seated) return { key: 'game-won-by', params: winnersFirst(people, result) };
  const params = { score: fromOurSide(people, result.score) };
  return haveWon(people, result) ? { key: 'game-won', params } : { key: 'game-lost', params };
};

/** Who won the hand. */
const handOutcome = (result: HandResult, people: People): Text => {
  const { points: count } = result;
  if (!people.seated) return { key: 'hand-won-by', params: { winners: winnersFirst(people, result).winners, count } };
  return { key: haveWon(people, result) ? 'hand-won' : 'hand-lost', params: { count } };
};

/** How the hand or the game ended, for the viewer. */
const outcome = (view: View, people: People): readonly Text[] => {
  const { result, gameResult, tricks } = view;
  if (gameResult) {
    return [
      ...tellingLines(view, people),
      gameOutcome(gameResult, people),
      { key: `kind-${gameResult.kind}`, params: { count: gameResult.bummerl } },
    ];
  }
  if (!result) return [];
  return [...tellingLines(view, people), handOutcome(result, people), reasonOf(result, tricks)];
};
/** What stands above the choices: what is asked, how it ended, or who is awaited. */
export const statusOf = (view: View, people: People): readonly Text[] => {
  if (view.phase === 'hand-over' || view.phase === 'game-over') return outcome(view, people);
  const asked = view.seat !== null && view.toAct.includes(view.seat);
  const text = asked ? askedOf(view, people) : waitingFor(view, people);
  return text ? [text] : [];
};
