import { isBeingPlayed } from '../rules/being-played.js';
import type { View } from '../game/view.js';
import type { Fact } from '../game/fact.js';
import type { Text } from '../i18n/text.js';
import { isBlind } from '../rules/announce.js';
import { answeringSchlag, isCallInForce } from '../rules/follow.js';
import { BLUFF_LOSS, gestrichenChoiceIn } from '../rules/score.js';
import { isAnnouncer, isPlaying, partyOf, seatsOf, sideOf, type Seat } from '../rules/seats.js';
import { addressIn } from './choices.js';
import { factLine, gameOutcome, handOutcome, reasonOf } from './lines.js';
import { hasAgreed, nameOf, viewerParty, partyAt, type People } from './people.js';
import { sinceDeal } from './snapshot.js';

/** Returns the prompt for a viewer who looks at a card after the cut; otherwise `null`. */
const peekPrompt = (view: View, people: People): Text | null => {
  const { legal, peeked, rules } = view;
  if (peeked === undefined || !legal.some(({ type }) => type === 'take')) return null;
  const params = { card: peeked };
  if (rules.critical.includes(peeked)) return { key: 'take-card', params };
  return legal.some((action) => action.type === 'take' && action.accept)
    ? { key: 'take-bluff', params: { ...params, count: BLUFF_LOSS, ...viewerParty(people) } }
    : { key: 'take-nothing', params };
};

/** The prompts of the cut. */
const CUT_PROMPTS = {
  plain: { key: 'cut-the-pack' },
  'peek-bottom': { key: 'cut-and-see' },
  'take-critical': { key: 'cut-and-take' },
} as const satisfies Record<View['rules']['cut'], Text>;

/** Returns the prompt after a bid: the values of holding and folding, and "Farbe!" where it is possible. */
const bidPrompt = (view: View, { seat: bidder, to }: { seat: Seat; to: number }, people: People): Text => {
  const { rules, dealer, value, legal } = view;
  const params = {
    name: nameOf(people, bidder),
    to,
    value,
    ...partyAt(people, partyOf(rules, dealer ?? 0, bidder)),
  };
  return legal.some(({ type }) => type === 'farbe')
    ? {
        key: 'asked-bid-farbe',
        params: { ...params, own: addressIn(view, people) },
      }
    : { key: 'asked-bid', params };
};

const announcementPrompt = (view: View, people: People): Text => {
  const { announcement, dealer, forehand, rules, seat } = view;
  const { schlag } = announcement;
  const name = (other: Seat | null): string => nameOf(people, other ?? 0);
  if (!isBlind(rules))
    return schlag
      ? { key: 'name-trumpf', params: { schlag } }
      : { key: 'name-schlag', params: { forehand: seat === forehand } };
  return seat === forehand
    ? { key: 'show-schlag', params: { name: name(dealer) } }
    : { key: 'show-trumpf', params: { name: name(forehand), schlag: schlag ?? null } };
};

const answerPrompt = (view: View, people: People): Text | null => {
  const { pending, announcement, seat, dealer } = view;
  if (!pending) return null;
  const name = nameOf(people, pending.seat);
  switch (pending.type) {
    case 'bid':
      return bidPrompt(view, pending, people);
    case 'schoeneres':
      return { key: 'asked-schoeneres', params: { name, again: announcement.schlag !== undefined } };
    case 'schlagtausch':
      return { key: 'asked-schlagtausch', params: { name, schlag: seat === dealer } };
    case 'swap-hands':
      return { key: 'asked-swap-hands', params: { name } };
  }
};

/** Returns the prompt for the viewer when it is their turn. */
const promptOf = (view: View, people: People): Text | null => {
  const { phase, rules } = view;
  switch (phase) {
    case 'draw':
      return { key: 'draw-a-card' };
    case 'cut':
      return peekPrompt(view, people) ?? CUT_PROMPTS[rules.cut];
    case 'announce':
      return announcementPrompt(view, people);
    case 'decide': {
      const { value = 0, refusal = 0 } = gestrichenChoiceIn(view) ?? {};
      const four = rules.gestrichen === 'four';
      return { key: 'decide-forced', params: { value, refusal, four, ...viewerParty(people) } };
    }
    case 'answer':
      return answerPrompt(view, people);
    case 'play':
      return { key: 'play-a-card' };
    default:
      return null;
  }
};

/** Names the partner who knows the announcement if the viewer does not; otherwise `null`. */
const blindPartnerNote = (view: View, people: People): Text | null => {
  const { phase, rules, seat, dealer } = view;
  const isStaked = isBeingPlayed(view) && phase !== 'play';
  if (!isStaked || !isBlind(rules) || seat === null || dealer === null || isAnnouncer(rules, dealer, seat)) return null;
  const partner = partyOf(rules, dealer, seat).find((one) => isAnnouncer(rules, dealer, one));
  return partner === undefined ? null : { key: 'asked-untold', params: { name: nameOf(people, partner) } };
};

/** Tells a resting viewer so at the beginning of the hand; otherwise `null`. */
const restingNote = ({ phase, rules, dealer, seat }: View): Text | null =>
  (phase === 'cut' || phase === 'announce') && dealer !== null && seat !== null && !isPlaying(rules, dealer, seat)
    ? { key: 'you-rest' }
    : null;

/** Names the player who decides for a gestrichen side, and the choice. */
const waitingForDecision = (view: View, name: string, people: People): Text => {
  const { rules, players } = view;
  const { side = 0, value = 0, refusal = 0 } = gestrichenChoiceIn(view) ?? {};
  const seats = seatsOf(players).filter((seat) => sideOf(players, seat) === side);
  const four = rules.gestrichen === 'four';
  return { key: 'waiting-for-decision', params: { name, value, refusal, four, ...partyAt(people, seats) } };
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
      return { key: 'waiting-for-answer', params };
    case 'decide':
      return waitingForDecision(view, params.name, people);
    default:
      return { key: 'waiting-for', params };
  }
};

/** Types of facts that explain the outcome of a hand. */
const EXPLAINING_FACTS: readonly Fact['type'][] = ['maschine', 'penalty', 'bluffed', 'shown'];

const explainingLines = ({ history, result }: View, people: People): readonly Text[] =>
  sinceDeal(history).flatMap((entry) => {
    const isExplaining =
      EXPLAINING_FACTS.includes(entry.type as Fact['type']) && (entry.type !== 'shown' || result?.reason === 'farbe');
    const line = isExplaining ? factLine(entry as Fact, people) : null;
    return line ? [line] : [];
  });

/** Returns the outcome of the hand or the game for the viewer. */
const outcomeLines = (view: View, people: People): readonly Text[] => {
  const { result, gameResult, tricks } = view;
  if (gameResult) return [...explainingLines(view, people), ...gameOutcome(gameResult, people)];
  if (!result) return [];
  const explained = explainingLines(view, people);
  // The line about a penalty is the reason.
  const reasons = result.reason === 'penalty' ? [] : [reasonOf(result, tricks, people)];
  return [...explained, handOutcome(result, people), ...reasons];
};

/** Names the players who have not agreed to continue, for spectators and for players who have agreed. */
const waitingForAgreement = (people: People): readonly Text[] => {
  const { agreed = [], names, seated } = people;
  const late = names.filter((_, seat) => agreed[seat] === false);
  const isShown = seated ? hasAgreed(people) : agreed.includes(true);
  return isShown && late.length > 0 ? [{ key: 'awaited', params: { names: late } }] : [];
};

/** Whether "Trumpf oder Kritisch" binds the player whose turn it is. */
const isCallStanding = ({ rules, announcement: { schlag, trumpf }, trick, tricks, called }: View): boolean =>
  schlag !== undefined &&
  trumpf !== undefined &&
  isCallInForce(
    rules,
    { schlag, trumpf },
    { trick: trick.map(({ card }) => card), firstTrick: tricks.every((won) => won === 0), called },
  );

/** Returns the texts above the choices: the prompt, the outcome, or the player whom the table waits for. */
export const statusOf = (view: View, people: People): readonly Text[] => {
  if (view.phase === 'hand-over' || view.phase === 'game-over')
    return [...outcomeLines(view, people), ...waitingForAgreement(people)];
  const isOwnTurn = view.seat !== null && view.toAct.includes(view.seat);
  // A viewer who is asked to swap hands can answer, although the game waits for an announcer.
  const isAskedAside = !isOwnTurn && view.legal.some(({ type }) => type === 'answer');
  const texts = isOwnTurn
    ? [blindPartnerNote(view, people), promptOf(view, people)]
    : [restingNote(view), isAskedAside ? answerPrompt(view, people) : waitingFor(view, people)];
  return [...texts.flatMap((text) => text ?? []), ...(isCallStanding(view) ? [{ key: 'said-call' } as const] : [])];
};

/** Returns the reason why the pressed card cannot be played or shown now. */
export const cardRefusal = (view: View): Text => {
  const { phase, rules, announcement } = view;
  if (phase === 'announce') return { key: 'cannot-show' };
  if (isCallStanding(view)) return { key: 'must-answer-call' };
  const schlag = answeringSchlag(rules, announcement);
  return { key: 'must-follow', params: { schlag, critical: rules.critical.length > 0 } };
};
