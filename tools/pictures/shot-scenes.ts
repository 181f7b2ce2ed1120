/** Scenes for screenshots: every phase of a game, the people at the table, and other notable moments. */
import type { Action, Card, Setup, View } from '../../src/engine.js';
import { CALL, CALLED, SIGNAL } from '../scenes/decisions.js';
import { EVERY_PHASE } from '../scenes/every-phase.js';
import { HANDS } from '../scenes/hands.js';
import { isAsked, isMyTurn, phase, type Scene } from '../scenes/scene.js';
import { preferring } from '../scenes/scripted.js';
import { LESSON } from './lesson-shots.js';
import { PANELS } from './panel-shots.js';
import { MENU, panel, SETTINGS, type Shot } from './shot.js';
import {
  act,
  call,
  advanceAndFreeze,
  keyAt,
  startWithoutWaiting,
  playOn,
  press,
  set,
  waitForElement,
} from './table-page.js';

const DEALT: Setup = { dealer: 0, hands: HANDS };
const TRICK: Scene = { setup: DEALT, at: (view) => phase('play')(view) && view.trick.length === 3 };
const LEADS: Scene = { setup: { dealer: 3, hands: HANDS }, at: phase('play') };
const OVER: Scene = { setup: DEALT, at: phase('hand-over') };

/** A hand that wins three tricks in a row, because Ass and Eichel are announced. */
const BEST: readonly Card[] = ['EA', 'HA', 'LA', 'SA', 'EK'];
const OTHERS: Setup['hands'] = [
  ['LK', 'HO', 'SU', 'E8', 'H7'],
  ['HK', 'SO', 'EU', 'L8', 'S7'],
  ['SK', 'EO', 'LU', 'H9', 'L7'],
];
const [first, second, third] = OTHERS;
/** The last card of a game that side 0 (the human's side) or side 1 wins. */
const lastCard = (side: 0 | 1): Scene => ({
  setup: {
    dealer: 3,
    hands: side === 0 ? [BEST, first, second, third] : [first, BEST, second, third],
    score: side === 0 ? [12, 9] : [9, 12],
  },
  rules: { bidWhen: 'never' },
  at: (view) => phase('play')(view) && view.tricks[side] === 2,
});
/** A match in which the opponents are gestrichen and give up hand after hand. */
const COMES_BACK: Scene = {
  seed: 'back19',
  setup: { dealer: 3, score: [0, 13] },
  others: preferring((action) => action.type === 'decide' && !action.play),
  at: (view) => isMyTurn(view) && view.gameNumber === 1 && view.score[0] === 14 && view.phase !== 'hand-over',
};

const play = (card: Card): Action => ({ type: 'play', seat: 0, card });
/** Performs an action in slow motion and freezes it in the middle. */
const freezeMidAction = (action: Action, ms: number, until?: string): Pick<Shot, 'steps' | 'moving'> => ({
  steps: [
    set({ speed: 'slow' }),
    startWithoutWaiting(act(action)),
    ...(until ? [waitForElement(until)] : []),
    advanceAndFreeze(ms),
  ],
  moving: true,
});
const finale = (speed: string): Pick<Shot, 'steps' | 'moving'> => ({
  steps: [set({ speed }), playOn('.finale'), advanceAndFreeze(900)],
  moving: true,
});

const PHASES: Readonly<Record<string, Shot>> = {
  poster: {},
  draw: { scene: EVERY_PHASE['a draw'] },
  cut: { scene: EVERY_PHASE['a cut'] },
  shuffle: { scene: OVER, ...freezeMidAction({ type: 'next', seat: 0 }, 500) },
  deal: { scene: EVERY_PHASE['a cut'], ...freezeMidAction({ type: 'cut', seat: 0 }, 1700) },
  take: { scene: EVERY_PHASE['a Kritischer at the cut'] },
  'take-other': { scene: EVERY_PHASE['another card at the cut'] },
  'announce-schlag': { scene: EVERY_PHASE['a Schlag'] },
  'announce-trumpf': { scene: EVERY_PHASE['a Trumpf'] },
  announced: {
    scene: EVERY_PHASE['a Trumpf'],
    ...freezeMidAction({ type: 'announce-trumpf', seat: 0, trumpf: 'E' }, 400),
  },
  'show-schlag': { scene: EVERY_PHASE['a card that gives the Schlag'] },
  'show-trumpf': { scene: EVERY_PHASE['a card that gives the Trumpf'] },
  'answer-schoeneres': { scene: EVERY_PHASE['a request for new cards'] },
  'answer-schlagtausch': {
    scene: { setup: DEALT, others: ['ask-schlagtausch'], at: (view) => isAsked(view, 'schlagtausch') },
  },
  decide: { scene: EVERY_PHASE['a forced game'] },
  play: { scene: TRICK },
  'play-first': { scene: EVERY_PHASE['the first card'] },
  'play-called': { scene: CALLED },
  call: { scene: CALL },
  blind: {
    scene: {
      variant: 'suedtirol-blind',
      setup: { dealer: 2, hands: HANDS },
      at: (view) => phase('play')(view) && view.tricks.reduce((sum, taken) => sum + taken, 0) >= 2,
    },
  },
  'answer-bid': { scene: EVERY_PHASE['an answer to a bid'] },
  'bid-held': { scene: { ...LEADS, others: ['hold'] }, ...freezeMidAction({ type: 'bid', seat: 0, to: 3 }, 1500) },
  farbe: { scene: EVERY_PHASE['the last card of the bidder'] },
  'stock-seen': {
    scene: { variant: 'toblach', rules: { dealerPeek: 'top-and-bottom' }, setup: DEALT, at: phase('play') },
  },
  'stock-open': { scene: { variant: 'toblach', rules: { stockTop: 'open' }, setup: DEALT, at: phase('play') } },
  two: { scene: { players: 2, setup: { dealer: 1, hands: HANDS.slice(0, 2) }, at: phase('play') } },
  three: { scene: EVERY_PHASE['a card among three'] },
  'hand-over': { scene: OVER },
  'hand-folded': { scene: { ...LEADS, human: ['bid'], others: ['fold'], at: phase('hand-over') } },
  'three-hand-over': {
    scene: {
      variant: 'normal',
      players: 3,
      rules: { threePlayer: 'dealer-names-trump' },
      setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 0, 7] },
      at: phase('hand-over'),
    },
  },
  strike: { scene: EVERY_PHASE['the next hand, or points to strike'] },
  hands: { scene: OVER, steps: [press("[data-panel='hands']"), waitForElement('.whole-hand')] },
  'game-over': { scene: EVERY_PHASE['the next game'] },
  'finale-won': { scene: lastCard(0), ...finale('normal') },
  'finale-lost': { scene: lastCard(1), ...finale('normal') },
  'finale-retourschneider': { scene: COMES_BACK, ...finale('fast') },
};

const SIGNALLED: Scene = {
  ...SIGNAL,
  others: preferring((action) => action.type === 'signal' && action.seat === 2 && action.sign === 'bad'),
};
const FACES: Readonly<Record<string, Shot>> = {
  'people-bid': { scene: LEADS, ...freezeMidAction({ type: 'bid', seat: 0, to: 3 }, 600) },
  'people-guter': { scene: TRICK, ...freezeMidAction(play('E7'), 1600, '.trick-marks span') },
  'people-lost': { scene: lastCard(1), ...finale('normal'), steps: [playOn("[data-action='next']")] },
  'people-talk': {
    scene: { ...LEADS, others: ['fold'] },
    ...freezeMidAction({ type: 'bid', seat: 0, to: 3 }, 900, '.seat:not(.bottom) .speech'),
  },
  signals: { scene: SIGNAL, steps: [press("[data-panel='signals']"), waitForElement('.signals .face[data-drawn]')] },
  signalled: { scene: SIGNALLED },
  'signalled-hints': { attributes: { hints: '' }, scene: SIGNALLED },
  partner: { scene: { ...TRICK, variant: 'zusammenschauen' } },
};

const NAMES = [null, 'Maximilian-Ferdinand von Hohenwart', 'Wolfgang Amadeus', 'Kunigunde Schwarzenbacher'];
const gestrichen = (view: View): boolean => phase('play')(view);
const MOMENTS: Readonly<Record<string, Shot>> = {
  thrown: { scene: TRICK, ...freezeMidAction(play('SU'), 260) },
  'guter-slap': { scene: TRICK, ...freezeMidAction(play('E7'), 620) },
  winning: { scene: TRICK, ...freezeMidAction(play('E7'), 900, '.trick-marks span') },
  'close-up': { scene: TRICK, steps: [keyAt(".hand [data-card='EA']", '+'), waitForElement('.close-up')] },
  'last-trick': { scene: OVER, steps: panel('last-trick') },
  slate: {
    scene: { ...OVER, setup: { ...DEALT, score: [13, 6] }, rules: { bidWhen: 'never' } },
    steps: panel('score'),
  },
  gestrichen: { scene: { setup: { dealer: 3, hands: HANDS, score: [11, 13] }, at: gestrichen } },
  stats: {
    attributes: { persist: 'shots' },
    scene: { setup: { dealer: 3, hands: HANDS, score: [14, 14] }, at: phase('game-over') },
    steps: [...SETTINGS, press('.of-stats'), waitForElement('.stats')],
  },
  menu: { scene: LEADS, steps: MENU },
  'menu-asks': { scene: LEADS, steps: [...MENU, press("[data-menu='leave']"), waitForElement('.asking')] },
  settings: { scene: LEADS, steps: SETTINGS },
  keys: { scene: LEADS, steps: [keyAt('.prompt', '?'), waitForElement('.keys')] },
  log: { scene: OVER, steps: [...MENU, press(".rows [data-panel='log']"), waitForElement('.panel .lines')] },
  review: { attributes: { hints: '' }, scene: OVER, steps: [...panel('review'), waitForElement('.panel .chart')] },
  hint: {
    attributes: { hints: '' },
    scene: { ...LEADS, rules: { bidWhen: 'never' } },
    steps: [press("[data-aid='hint']"), waitForElement('.hint')],
  },
  confirm: {
    scene: EVERY_PHASE['the next hand, or points to strike'],
    steps: [press("[data-action='strike']"), waitForElement('[data-confirm]')],
  },
  paused: { scene: TRICK, steps: [call('pause')] },
  names: { scene: LEADS, steps: [set({ names: NAMES })] },
  'left-handed': { attributes: { handed: 'left' }, scene: LEADS },
  french: { attributes: { deck: 'french', lang: 'en' }, scene: TRICK },
  'walnut-edelweiss': { attributes: { surface: 'walnut', back: 'edelweiss' }, scene: TRICK },
  'felt-lattice': { attributes: { surface: 'felt', back: 'lattice' }, scene: TRICK },
  'without-webgl': { scene: TRICK, in: { withoutWebGl: true } },
  'reduced-motion': { scene: TRICK, in: { features: { 'prefers-reduced-motion': 'reduce' } } },
  'forced-colours': { scene: TRICK, in: { features: { 'forced-colors': 'active' } } },
  'forced-colours-over': { scene: OVER, in: { features: { 'forced-colors': 'active' } } },
  'right-to-left': { scene: TRICK, in: { dir: 'rtl' } },
  print: { scene: TRICK, in: { media: 'print' } },
  'print-over': {
    scene: OVER,
    steps: [press("[data-panel='hands']"), waitForElement('.whole-hand')],
    in: { media: 'print' },
  },
};

/** All screenshots by group and name. */
export const SHOTS: Readonly<Record<string, Readonly<Record<string, Shot>>>> = {
  phases: PHASES,
  faces: FACES,
  moments: MOMENTS,
  lesson: LESSON,
  panels: PANELS,
};
