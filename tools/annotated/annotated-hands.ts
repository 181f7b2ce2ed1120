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
import { advise, type Advice } from '../../src/players/advice/advice.js';
import { temperamentOf, TEMPERAMENTS, type Temperament } from '../../src/players/bidding/temperament.js';
import { think } from '../../src/players/think.js';
import { randomFrom } from '../../src/rules/random.js';
import { haveSameFields } from '../../src/rules/same-fields.js';
import { forehandOf, seatsOf, sidesOf, type Seat } from '../../src/rules/seats.js';
import type { Card } from '../../src/rules/card.js';
import type { VariantId } from '../../src/rules/variants.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { runToEnd } from '../arena/player.js';
import { command } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

const FILE = new URL('../../docs/explanation/annotated-hands.md', import.meta.url);

const words = WORDS.salzburg;
const hints = hintsIn(words);
const NAMES = ['Anna', 'Bartl', 'Cilli', 'Dario'];

/** A decision of a player, with the advice that a neutral strong player would give in the same seat. */
interface Decision {
  readonly view: View;
  readonly action: Action;
  readonly advice: Advice | null;
}

interface PlayedHand {
  readonly variant: VariantId;
  readonly start: View;
  readonly hands: readonly (readonly Card[])[];
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
const chanceIn = (advice: Advice | null): number | null => {
  const { percent } = (advice?.reason.params ?? {}) as { readonly percent?: number };
  return percent ?? null;
};
const bidsBelow = (percent: number) => (decision: Decision) =>
  isBid(decision) && (chanceIn(decision.advice) ?? 100) < percent;
const isUnlike = ({ action, advice }: Decision): boolean =>
  advice !== null &&
  ![advice.action, ...(advice.mix ?? []).map((one) => one.action)].some((one) => haveSameFields(one, action));

const SUBJECTS: readonly Subject[] = [
  { title: 'Bluffs', count: 12, shows: ({ decisions }) => decisions.some(bidsBelow(40)) },
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
  const start = game.view(null);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
    const asked = seatsToAsk(game, () => false, seed);
    for (const { seat, mayDefer } of asked) {
      const view = game.view(seat);
      const action = runToEnd(think(view, 'strong', seed, temperaments[seat], mayDefer));
      if (!action) continue;
      const isChoice = view.toAct.includes(seat) && view.phase !== 'cut' && view.phase !== 'draw';
      if (isChoice) decisions.push({ view, action, advice: await advise(view, { seed }) });
      game.act(action);
      if (game.phase === 'announce' || game.phase === 'play') {
        const now = seatsOf(players).map((one) => game.view(one).hand);
        if (now.every((cards) => cards.length === 5)) hands = now;
      }
      break;
    }
  }
  return { variant, start, hands, temperaments, decisions, end: game.view(null) };
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

const mixText = ({ mix }: Advice): string =>
  mix ? ` Mix: ${mix.map(({ action, percent }) => `${saidOf(action)} (${percent}%)`).join(', ')}.` : '';

const lineOf = ({ view, action, advice }: Decision, temperaments: readonly Temperament[]): string => {
  const who = NAMES[action.seat];
  const start = `- ${who} ${saidOf(action)}.`;
  if (!advice) return start;
  const why = sentenceOf(hints, advice.reason, view, NAMES);
  if (haveSameFields(advice.action, action)) return `${start} *${why}*${mixText(advice)}`;
  const isMixed = advice.mix?.some((one) => haveSameFields(one.action, action)) === true;
  const cause = isMixed
    ? 'One of the choices of the mix, drawn at random.'
    : `A neutral player ${saidOf(advice.action)}; ${who} is ${temperaments[action.seat]}.`;
  return `${start} ${cause}${mixText(advice)}`;
};

const linesOf = (hand: PlayedHand, number: number): readonly string[] => {
  const { variant, start, hands, temperaments, decisions, end } = hand;
  const { rules, score } = start;
  const dealer = start.dealer as Seat;
  const { result } = end;
  const forehand = forehandOf(rules, dealer);
  return [
    `### Hand ${number}: \`${variant}\`, ${rules.players} players, ${score.join(':')}`,
    '',
    `${NAMES[dealer]} deals, ${NAMES[forehand]} is the forehand. The game ends at ${rules.target}.`,
    '',
    ...hands.map((cards, seat) => `- ${NAMES[seat]} (${temperaments[seat]}): ${cardsOf(cards)}`),
    '',
    'Course:',
    '',
    ...decisions.map((decision) => lineOf(decision, temperaments)),
    '',
    result
      ? `Result: ${result.points} points for ${seatsOf(rules.players)
          .filter((seat) => (rules.players === 4 ? seat % 2 : seat) === result.side)
          .map((seat) => NAMES[seat])
          .join(' and ')} (${result.reason}).`
      : 'Result: none.',
    '',
  ];
};

const INTRODUCTION = `# Annotated hands

These sixty hands were played by computer players of the level \`strong\`, each with a temperament (${TEMPERAMENTS.join(', ')}). The text in italics is the reason that the hint of the table gives in the same seat at the same moment, so "you" is the player. A **mix** lists choices between which a strong player draws at random, so that its bids reveal little. If a player departs from the advice, the text says whether the mix or the temperament is the cause.

The seeds are fixed: \`npm run annotated-hands\` writes this page again. [Computer players](computer-players.md) explains the method.
`;

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
  await writeFile(FILE, `${INTRODUCTION}\n${sections.join('\n').trimEnd()}\n`);
  printLine(`${number} hands`);
});
