/**
 * Writes `docs/explanation/annotated-hands.md`: complete hands played by strong computer players, with the reason for each
 * decision. Deals are chosen so that the hands show bids, bluffs, folds, raises and every temperament.
 *
 *   npm run annotated-hands
 */
import { writeFile } from 'node:fs/promises';
import { createGame } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { sentenceOf } from '../../src/element/table/advice/hint-text.js';
import { hintsIn } from '../../src/i18n/en/hints.js';
import { WORDS } from '../../src/i18n/en/words.js';
import { advise, playOrStakeReason } from '../../src/players/advice/advice.js';
import { analyse } from '../../src/players/advice/analysis.js';
import { mixOf, type MixedAction } from '../../src/players/advice/mix.js';
import type { Reason } from '../../src/players/advice/reason.js';
import { temperamentOf, TEMPERAMENTS, type Temperament } from '../../src/players/bidding/temperament.js';
import { legalPlays } from '../../src/players/choice/hand-chances.js';
import { think } from '../../src/players/think.js';
import { isBlindSeat } from '../../src/players/worlds/knowledge.js';
import { isBlind, type Announcement } from '../../src/rules/announce.js';
import { rankCards, roleOf, type Role } from '../../src/rules/order.js';
import { randomFrom } from '../../src/rules/random.js';
import { haveSameFields } from '../../src/rules/same-fields.js';
import { forehandOf, seatsOf, sideOf, sidesOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';
import type { Card } from '../../src/rules/card.js';
import { HAND_SIZE } from '../../src/rules/tricks.js';
import type { VariantId } from '../../src/rules/variants.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { runToEnd } from '../arena/player.js';
import { command } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

const FILE = new URL('../../docs/explanation/annotated-hands.md', import.meta.url);

const words = WORDS.salzburg;
const hints = hintsIn(words);
const NAMES = ['Anna', 'Bartl', 'Cilli', 'Dario'];

/** A decision of a player, with the reason for it. */
interface Decision {
  readonly view: View;
  readonly action: Action;
  /** The reason for this action, even if a neutral strong player would choose another one. */
  readonly reason: Reason | null;
  /** The actions of a neutral strong player, most frequent first, each with its frequency, 0..1. */
  readonly mix: readonly MixedAction[];
  /** The public view after the action. */
  readonly after: View;
}

interface PlayedHand {
  readonly variant: VariantId;
  readonly start: View;
  readonly hands: readonly (readonly Card[])[];
  readonly announcement: Partial<Announcement>;
  /** The card that the cutter has seen and left under the stock, with the cutter. */
  readonly cutterSaw: { readonly seat: Seat; readonly card: Card } | null;
  readonly temperaments: readonly Temperament[];
  readonly decisions: readonly Decision[];
  readonly end: View;
}

/** A kind of hand to choose. */
interface Subject {
  readonly title: string;
  readonly count: number;
  readonly shows: (hand: PlayedHand) => boolean;
}

const isBid = ({ action }: Decision): boolean => action.type === 'bid';
const isBluff = (decision: Decision): boolean => isBid(decision) && decision.reason?.key.includes('bluff') === true;
/** Whether a neutral player never acts like this. */
const isUnlike = ({ action, mix }: Decision): boolean =>
  mix.length > 0 && !mix.some((one) => haveSameFields(one.action, action));

const SUBJECTS: readonly Subject[] = [
  { title: 'Bluffs', count: 12, shows: ({ decisions }) => decisions.some(isBluff) },
  { title: 'Raises', count: 8, shows: ({ decisions }) => decisions.filter(isBid).length > 1 },
  {
    title: 'Temperament',
    count: 12,
    shows: ({ decisions }) => decisions.some((one) => one.action.type !== 'play' && isUnlike(one)),
  },
  { title: 'Held bids', count: 10, shows: ({ decisions }) => decisions.some(({ action }) => action.type === 'hold') },
  { title: 'Folds', count: 10, shows: ({ decisions }) => decisions.some(({ action }) => action.type === 'fold') },
  { title: 'Quiet hands', count: 8, shows: ({ decisions }) => !decisions.some(isBid) },
];

const VARIANTS: readonly VariantId[] = ['suedtirol', 'suedtirol-blind', 'bayrisch', 'ladinisch', 'normal', 'tirol'];

/** Types of actions that are not decisions. */
const CHANCE: readonly Action['type'][] = ['draw', 'cut', 'signal', 'next'];

/** Types of actions during the play. */
const IN_PLAY: readonly Action['type'][] = ['play', 'bid', 'hold', 'fold', 'farbe'];

const decisionOf = async (view: View, action: Action, after: View): Promise<Decision> => {
  switch (action.type) {
    case 'play':
    case 'bid':
    case 'hold':
    case 'fold':
    case 'farbe': {
      const analysis = runToEnd(analyse(view, action.seat, ''));
      const isForced = action.type === 'play' && legalPlays(view).length < 2;
      const reason = isForced ? null : runToEnd(playOrStakeReason(analysis, action));
      return { view, action, after, reason, mix: runToEnd(mixOf(analysis)) };
    }
    default: {
      const advice = view.toAct.includes(action.seat) ? await advise(view) : null;
      const isAdvised = advice !== null && haveSameFields(advice.action, action);
      return { view, action, after, reason: isAdvised ? advice.reason : null, mix: [] };
    }
  }
};

const playHand = async (number: number): Promise<PlayedHand> => {
  const variant = VARIANTS[number % VARIANTS.length];
  const seed = `annotated-${number}`;
  const players = variant === 'suedtirol' && number % 4 === 0 ? 2 : 4;
  const random = randomFrom(seed);
  const target = variant === 'normal' ? 7 : 12;
  const setup = { dealer: random(players), score: sidesOf(players).map(() => random(target)) };
  const game = createGame({ variant, players, seed, setup });
  const temperaments = seatsOf(players).map((seat) => temperamentOf(seed, seat));
  const decisions: Decision[] = [];
  let hands: readonly (readonly Card[])[] = [];
  let announcement: Partial<Announcement> = {};
  let cutterSaw: PlayedHand['cutterSaw'] = null;
  const start = game.view(null);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    for (const { seat, mayDefer } of seatsToAsk(game, () => false, seed)) {
      const view = game.view(seat);
      const action = runToEnd(think(view, 'strong', seed, temperaments[seat], mayDefer));
      if (!action) continue;
      game.act(action);
      if (!CHANCE.includes(action.type)) decisions.push(await decisionOf(view, action, game.view(null)));
      const views = seatsOf(players).map((one) => game.view(one));
      if (views.every(({ hand }) => hand.length === HAND_SIZE)) hands = views.map(({ hand }) => hand);
      for (const { seat: one, peeked } of views) if (one !== null && peeked) cutterSaw = { seat: one, card: peeked };
      announcement = { ...announcement, ...views[start.dealer as Seat].announcement };
      break;
    }
  }
  return { variant, start, hands, announcement, cutterSaw, temperaments, decisions, end: game.view(null) };
};

const cardsOf = (cards: readonly Card[]): string => cards.map((card) => words.card(card)).join(', ');

const saidOf = (action: Action): string => {
  switch (action.type) {
    case 'play':
      return `plays the ${words.card(action.card)}${action.call ? ' and calls for trumps' : ''}`;
    case 'bid':
      return `bids ${action.to}`;
    case 'hold':
      return 'holds';
    case 'fold':
      return 'folds';
    case 'announce-schlag':
      return `announces the Schlag: ${words.schlag(action.schlag)}`;
    case 'announce-trumpf':
      return `announces the Trumpf: ${words.suit(action.trumpf)}`;
    case 'show':
      return `shows the ${words.card(action.card as Card)}`;
    case 'ask-schoeneres':
      return 'asks for a Schöneres';
    case 'ask-schlagtausch':
      return 'asks for a Schlagtausch';
    case 'answer':
      return action.accept ? 'agrees' : 'refuses';
    case 'decide':
      return action.play ? 'plays for the forced value' : 'gives the hand up';
    case 'farbe':
      return 'says “Farbe!”';
    default:
      return action.type;
  }
};

const percentText = (share: number): string => `${Math.min(99, Math.max(1, Math.round(100 * share)))}%`;

const mixText = (mix: readonly MixedAction[]): string =>
  ` Mix: ${mix.map(({ action, share }) => `${saidOf(action)} (${percentText(share)})`).join(', ')}.`;

/** Returns the reason as a sentence, shorter than in the table for a seat that does not know the announcement. */
const sentenceFor = ({ view, action }: Decision, reason: Reason): string => {
  switch (reason.key) {
    case 'blind-about':
    case 'blind-chance':
    case 'blind-better':
      return `As far as you can tell, you win the hand ${reason.params.percent}% of the time${
        reason.key === 'blind-better'
          ? `, with the ${words.card(reason.params.next)} ${reason.params.other}%`
          : reason.key === 'blind-chance'
            ? ', and no other card promises more'
            : ''
      }.`;
    default: {
      const needed = 'needed' in reason.params && action.type !== 'decide' ? reason.params.needed : null;
      const sentence = sentenceOf(hints, reason, view, NAMES);
      return needed === null ? sentence : `${sentence} Holding pays from ${needed}%.`;
    }
  }
};

const lineOf = (decision: Decision, temperaments: readonly Temperament[]): string => {
  const { view, action, reason, mix } = decision;
  const who = NAMES[action.seat];
  const outOfTurn = view.toAct.includes(action.seat) ? '' : ', out of turn';
  const start = `- **${who}** ${saidOf(action)}${isBlindSeat(view) ? ' (blind)' : ''}${outOfTurn}.`;
  const why = reason ? ` *${sentenceFor(decision, reason)}*` : '';
  if (isUnlike(decision) && mix[0])
    return `${start}${why} A neutral player ${saidOf(mix[0].action)}; ${who} is ${temperaments[action.seat]}.`;
  return `${start}${why}${mix.length > 1 ? mixText(mix) : ''}`;
};

/** Returns the two sides with their names, or the single players. */
const sideNames = (players: PlayerCount): readonly string[] =>
  sidesOf(players).map((side) =>
    seatsOf(players)
      .filter((seat) => sideOf(players, seat) === side)
      .map((seat) => NAMES[seat])
      .join(' and '),
  );

const ROLES: Readonly<Partial<Record<Role, string>>> = {
  kritischer: 'Kritischer',
  superguter: 'Superguter',
  guter: 'Guter',
  rechter: 'Rechter',
  linker: 'Linker',
};

/** Returns the high cards under the announcement of a hand, highest first. */
const orderText = ({ start: { rules }, announcement: { schlag, trumpf } }: PlayedHand): string => {
  if (schlag === undefined || trumpf === undefined) return 'The hand ended before the announcement was complete.';
  const announced = { schlag, trumpf };
  const names = rankCards(rules, announced).flatMap(([card, ...equal]) => {
    const role = ROLES[roleOf(rules, announced, card)];
    return role ? [`${[card, ...equal].map((one) => words.card(one)).join(', ')} (${role})`] : [];
  });
  return `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}. From the top: ${names.join('; ')}; then the other cards of ${words.suit(trumpf)}.`;
};

/** Returns the decisions as a list per trick, with the winner of each trick. */
const courseOf = ({ decisions, start, temperaments }: PlayedHand): readonly string[] => {
  const { players } = start.rules;
  const names = sideNames(players);
  const lines: string[] = [];
  let trick = 0;
  for (const decision of decisions) {
    const { view, after, action } = decision;
    const done = view.tricks.reduce((sum, count) => sum + count, 0);
    if (IN_PLAY.includes(action.type) && trick <= done) {
      trick = done + 1;
      lines.push('', `Trick ${trick}:`, '');
    }
    lines.push(lineOf(decision, temperaments));
    const isComplete = after.tricks.reduce((sum, count) => sum + count, 0) > done;
    if (isComplete && after.lastTrick)
      lines.push('', `${NAMES[after.lastTrick.winner]} takes the trick: ${after.tricks.join(':')}.`);
  }
  return [`Points and tricks are given as ${names.join(' : ')}. Before the first card:`, '', ...lines];
};

const seenText = ({ cutterSaw, hands }: PlayedHand): string =>
  cutterSaw && !hands.flat().includes(cutterSaw.card)
    ? ` ${NAMES[cutterSaw.seat]} cut and has seen the ${words.card(cutterSaw.card)} at the bottom.`
    : '';

const linesOf = (hand: PlayedHand, number: number): readonly string[] => {
  const { variant, start, hands, temperaments, end } = hand;
  const { rules, score } = start;
  const { players } = rules;
  const dealer = start.dealer as Seat;
  const { result } = end;
  return [
    `### Hand ${number}: \`${variant}\`, ${players} players, ${score.join(':')}`,
    '',
    `${NAMES[dealer]} deals, ${NAMES[forehandOf(rules, dealer)]} is the forehand. The game ends at ${rules.target} points.${
      isBlind(rules) ? ' Only these two know the announcement.' : ''
    }${seenText(hand)}`,
    '',
    ...hands.map((cards, seat) => `- **${NAMES[seat]}** (${temperaments[seat]}): ${cardsOf(cards)}`),
    '',
    orderText(hand),
    '',
    ...courseOf(hand),
    '',
    result
      ? `Result: ${result.points} points for ${sideNames(players)[result.side]} (${result.reason}). New score: ${end.score.join(':')}${end.phase === 'game-over' ? ', which ends the game' : ''}.`
      : 'Result: none.',
    '',
  ];
};

const introduction = (hands: readonly PlayedHand[]): string => `# Annotated hands

Computer players of the level \`strong\` played these sixty hands, each with a temperament (${TEMPERAMENTS.join(', ')}). The text in italics is the reason for the action, in the words of the hint at the table, so "you" is the player. It states only what this seat can know. A percentage is the estimated chance of winning the hand, so that the estimates of two opponents can add up to more than 100%.

- A **mix** lists choices between which a strong player draws at random, so that its bids reveal little. The rarest choice of a mix is no mistake on average, but it can be one in this hand.
- **Temperaments**: a careful player needs better cards to bid and never bluffs. A bold player bids and holds with weaker cards. A sly player stays silent with good cards in the first two tricks, and bluffs more often. A talkative player bids early with good cards. "A neutral player …" marks an action that follows from the temperament. A temperament costs little, but it costs something.
- A **bluff** is a bid with a chance below 33%. Between 33% and 50%, the reason says "and they may fold". ${bluffsText(hands)}
- In \`ladinisch\`, \`tirol\` and \`bayrisch\`, players may bid **out of turn**.
- **Blind** players do not know the announcement. They judge by the cards that others played.
- "Holding pays from 17%" is the chance from which holding is better than folding at this score. At 0:0, this chance is about 17% for a bid of 3, 13% for 4 and 10% for 5. Close to the end of a game, it is quite different. The percentage contains the evidence of a bid only in part, so a player sometimes folds with a higher one.

The seeds are fixed: \`npm run annotated-hands\` writes this page again. [Computer players](computer-players.md) explains the method.
`;

/** Returns how many bluffs there are in these hands, and how many of them the opponents folded to. */
const bluffsText = (hands: readonly PlayedHand[]): string => {
  const answers = hands.flatMap(({ decisions }) =>
    decisions.flatMap((decision, index) => (isBluff(decision) ? [decisions[index + 1]?.action.type] : [])),
  );
  return `These hands contain ${answers.length} bluffs. The opponents folded to ${answers.filter((type) => type === 'fold').length} of them.`;
};

await command(import.meta.url, { options: {} }, async () => {
  const left = SUBJECTS.map(({ count }) => count);
  const chosen: PlayedHand[][] = SUBJECTS.map(() => []);
  for (let number = 0; left.some((count) => count > 0); number++) {
    const hand = await playHand(number);
    const subject = SUBJECTS.findIndex(({ shows }, index) => left[index] > 0 && shows(hand));
    if (subject === -1 || hand.hands.length === 0) continue;
    left[subject]--;
    chosen[subject].push(hand);
  }
  let number = 0;
  const sections = SUBJECTS.flatMap(({ title }, index) => [
    `## ${title}`,
    '',
    ...chosen[index].flatMap((hand) => linesOf(hand, ++number)),
  ]);
  await writeFile(FILE, `${introduction(chosen.flat())}\n${sections.join('\n').trimEnd()}\n`);
  printLine(`${number} hands`);
});
