/**
 * Writes whole games as text files to `test/golden`, for every variant and every number of players: `npm run golden`.
 * A test checks that the engine still plays exactly the same games.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { createActor } from 'xstate';
import type { Action, ActionType } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import { createGame, type Game, type Happening } from '../../src/game/game.js';
import { machine } from '../../src/game/machine.js';
import type { Card } from '../../src/rules/card.js';
import { DEFAULT_OPTIONS, OPTION_NAMES, type RuleOptions } from '../../src/rules/options.js';
import { randomFrom } from '../../src/rules/random.js';
import { seatsOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';
import { defineRules, VARIANT_IDS, variants, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { chooseAction } from './choice.js';
import { createTranscript } from './transcript.js';

export const GOLDEN_FOLDER = new URL('../../test/golden/', import.meta.url);

/** House rules of the third game of each variant, so that options that no variant uses are also tested. */
const HOUSE_RULES: Readonly<Record<VariantId, Partial<RuleOptions>>> = {
  suedtirol: { target: 18, refusal: 3, schoeneresFrom: 'stock', jumpToFour: true },
  'suedtirol-blind': { target: 18, sequential: true, enforcement: 'penalise' },
  toblach: { gestrichen: 'luft', farbe: true, jumpToFour: true },
  'toblach-blind': { farbe: true, gestrichen: 'luft', schoeneres: 'announcers' },
  ladinisch: { enforcement: 'penalise', schoeneres: 'announcers', schoeneresFrom: 'stock' },
  tirol: { target: 11, farbe: true, guter: true, guterOnWeli: true, guterCalls: false },
  normal: { target: 11, enforcement: 'penalise' },
  zusammenschauen: { look: 'everyone', direction: 'counterclockwise', exempt: ['linke'] },
  deuten: { enforcement: 'penalise', linkeMayReplace: false },
  kritisch: { cut: 'take-critical', maschine: 3, exempt: [] },
  wanderkritt: { cut: 'take-critical', cutBluff: true, schoeneresFrom: 'stock' },
  latinisch: { target: 15, lastTrick: 'free' },
  'kritisch-latinisch': { maschine: 2, strike: false },
  'kritisch-latinisch-wanderkritt': { enforcement: 'penalise' },
  blind: { openFirstTrick: false, schoeneres: 'forehand' },
  bayrisch: { schoeneres: 'forehand', signals: true, enforcement: 'penalise' },
  'bayrisch-11': { bidWhen: 'own-turn', cutBluff: false, maschine: 3, threePlayer: 'dealer-names-trump' },
};

/** A game to play: its file, rules and seed. */
export interface Golden {
  readonly file: string;
  readonly rules: RuleSet;
  readonly seed: string;
  /** Whether the game was added later as a separate file, so that all other files stay the same. */
  readonly isSeparate?: true;
  /** Whether all hands are revealed whenever cards are left. */
  readonly reveals?: true;
}

/** Prefix of the seeds, chosen so that every possible event occurs in some game. */
const SEED_PREFIX = 'ofen';

const createGoldens = (variant: VariantId, players: PlayerCount): Golden[] =>
  [{}, {}, HOUSE_RULES[variant]].map((house, index) => {
    const name = `${variant}-${players}-${index + 1}`;
    return { file: `${name}.txt`, rules: defineRules(variant, { ...house, players }), seed: `${SEED_PREFIX} ${name}` };
  });

const SEPARATE: readonly Golden[] = [
  {
    file: 'suedtirol-4-reveal.txt',
    rules: defineRules('suedtirol', { players: 4 }),
    seed: `${SEED_PREFIX} reveal`,
    isSeparate: true,
    reveals: true,
  },
  {
    file: 'tirol-4-stock.txt',
    rules: defineRules('tirol', { players: 4, stockTop: 'open' }),
    seed: `${SEED_PREFIX} stock`,
    isSeparate: true,
  },
  {
    file: 'normal-4-blind-swap.txt',
    rules: defineRules('normal', { players: 4, blindSwap: true }),
    seed: `${SEED_PREFIX} blind swap 50`,
    isSeparate: true,
  },
];

export const GOLDENS: readonly Golden[] = [
  ...VARIANT_IDS.flatMap((variant) => variants[variant].players.flatMap((players) => createGoldens(variant, players))),
  ...SEPARATE,
];

/** Describes the options that differ from the defaults. */
const optionsOf = (rules: RuleSet): string => {
  const defaults: RuleOptions = { ...DEFAULT_OPTIONS, openFirstTrick: rules.announcement !== 'open' };
  const differing = OPTION_NAMES.filter(
    (name) => name !== 'players' && name !== 'target' && String(rules[name]) !== String(defaults[name]),
  );
  return differing.map((name) => `${name} ${[rules[name]].flat().join(' ') || 'none'}`).join(', ') || 'all as usual';
};

const CARDS =
  'Cards: suit E L H S (Eichel, Laub, Herz, Schell) and rank; S6 is the Weli. D deals, V is forehand; -> who takes it.';

const header = ({ rules, seed }: Golden): readonly string[] => [
  `${rules.variant}, ${rules.players} players, to ${rules.target}; seed ${seed}`,
  `Options: ${optionsOf(rules)}`,
  CARDS,
  ...(rules.players === 4 ? ['Side 0 are seats 0 and 2, side 1 seats 1 and 3; points in this order.'] : []),
  '',
];

/** Upper limit for the number of actions in a game. */
const MAX_ACTIONS = 3000;

/** A golden game as text, with the types of actions and facts in it. */
export interface PlayedGolden {
  readonly text: string;
  readonly types: ReadonlySet<ActionType | Fact['type']>;
}

/** Returns the card that this action shows to a seat: to the cutter, or to the seat that looks at the next card. */
const seenCard = (action: Action, happeningFor: (seat: Seat | null) => Happening): Card | null => {
  if (action.type !== 'cut' && (action.type !== 'take' || !action.accept)) return null;
  const { phase, toAct } = happeningFor(null).view;
  return happeningFor(phase === 'cut' ? toAct[0] : action.seat).view.peeked ?? null;
};

/** Reveals the remaining cards of all seats if the rules allow it. */
const revealAll = (game: Game): void => {
  const reveals = seatsOf(game.rules.players).flatMap((seat) =>
    game.legalActions(seat).filter(({ type }) => type === 'reveal'),
  );
  for (const action of reveals) game.act(action);
};

/** Plays a game to its end. A second state machine supplies the cards that the game does not expose. */
export const playGolden = (golden: Golden): PlayedGolden => {
  const { rules, seed, reveals } = golden;
  const game = createGame({ rules, seed });
  const chart = createActor(machine, { input: { rules, seed } }).start();
  const transcript = createTranscript(rules);
  const types = new Set<ActionType | Fact['type']>();
  let saw: Card | null = null;
  game.subscribe((action, facts, happeningFor) => {
    chart.send(action);
    const { hand, hands, stock } = chart.getSnapshot().context.state;
    const sees = seenCard(action, happeningFor);
    transcript.done(action, facts, { handNumber: hand, hands, stock, sees, saw });
    saw = sees;
    for (const { type } of [action, ...facts]) types.add(type);
  });
  const random = randomFrom('golden', seed);
  for (let actions = 0; game.phase !== 'game-over'; actions++) {
    if (actions > MAX_ACTIONS)
      throw new Error(`The game with the seed ${seed} does not end after ${MAX_ACTIONS} actions.`);
    if (reveals) revealAll(game);
    game.act(chooseAction(game, random));
  }
  if (reveals) revealAll(game);
  return { text: [...header(golden), ...transcript.lines, ''].join('\n'), types };
};

const write = async (): Promise<void> => {
  for (const file of await readdir(GOLDEN_FOLDER)) if (file.endsWith('.txt')) await rm(new URL(file, GOLDEN_FOLDER));
  await Promise.all(GOLDENS.map((golden) => writeFile(new URL(golden.file, GOLDEN_FOLDER), playGolden(golden).text)));
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await write();
