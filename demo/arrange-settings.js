/** The settings in the order of the page. arrange-words.js contains the texts. */
import { OPTION_VALUES, variants } from '../dist/cdn/engine.js';

/**
 * Attributes of the element. An attribute takes one of `values` (the default first), is boolean (`flag`) or takes any
 * text. Changes to `later` attributes take effect in the next game.
 */
export const ATTRIBUTES = [
  { group: 'game', name: 'variant', values: Object.keys(variants), later: true },
  { group: 'game', name: 'level', values: ['medium', 'easy', 'strong'], later: true },
  { group: 'look', name: 'deck', values: ['salzburg', 'french'] },
  { group: 'look', name: 'back', values: ['rosette', 'edelweiss', 'lattice'] },
  { group: 'look', name: 'surface', values: ['larch', 'walnut', 'felt'] },
  { group: 'look', name: 'indices', values: ['auto', 'off', 'small', 'large'] },
  { group: 'look', name: 'colour-aid', flag: true },
  { group: 'look', name: 'lang', values: ['', 'de', 'de-x-dialect', 'en', 'it', 'lld'] },
  { group: 'guest', name: 'hints', flag: true },
  { group: 'guest', name: 'undo', flag: true },
  { group: 'guest', name: 'trainer', flag: true },
  { group: 'guest', name: 'help', values: ['off', 'fading', 'on'] },
  { group: 'guest', name: 'lesson', values: ['', 'watten', 'blind', 'kritische', 'weli', 'deuten', 'vier'] },
  { group: 'guest', name: 'puzzle', values: ['', 'daily', 'find-12', 'tricks-12', 'announce-12', 'bid-12'] },
  { group: 'guest', name: 'speed', values: ['normal', 'slow', 'fast', 'instant'] },
  { group: 'guest', name: 'confirm', values: ['touch', 'always', 'never'] },
  { group: 'guest', name: 'sort', values: ['on', 'off'] },
  { group: 'guest', name: 'handed', values: ['right', 'left'] },
  { group: 'guest', name: 'talk', values: ['some', 'none'] },
  { group: 'guest', name: 'sound', flag: true },
  { group: 'guest', name: 'volume', values: ['100', '75', '50', '25'] },
  { group: 'guest', name: 'voice', flag: true },
  { group: 'guest', name: 'haptics', flag: true },
  { group: 'guest', name: 'player-name' },
  { group: 'guest', name: 'companions', later: true },
  { group: 'guest', name: 'settings', values: ['', 'none'] },
  { group: 'site', name: 'persist' },
  { group: 'site', name: 'server' },
  { group: 'site', name: 'table-id' },
  { group: 'site', name: 'open-tables', flag: true },
  { group: 'site', name: 'autostart', flag: true },
  { group: 'site', name: 'loading', values: ['lazy', 'eager'] },
  { group: 'site', name: 'seat', values: ['0', '1', '2', '3', 'none'], later: true },
  { group: 'site', name: 'seed', later: true },
];

/** Rule options. `players` and `target` are also attributes and belong to the group of the game. */
export const OPTIONS = Object.entries({
  game: ['players', 'target'],
  cards: ['pack', 'critical', 'guter', 'guterOnWeli', 'superguter', 'weli'],
  before: [
    'announcement',
    'sequential',
    'schlagHeld',
    'look',
    'zusammenschauen',
    'openFirstTrick',
    'cut',
    'cutBluff',
    'cutLooks',
    'stockTop',
    'dealerPeek',
    'maschine',
    'schoeneres',
    'schoeneresFrom',
    'schoeneresRequests',
    'blindSwap',
    'schlagtausch',
    'leadAfterSwap',
  ],
  play: [
    'follow',
    'exempt',
    'linkeMayReplace',
    'guterCalls',
    'weliCalls',
    'linkerFrees',
    'enforcement',
    'revoke',
    'forbiddenBid',
    'signals',
    'signalsPerTrick',
    'signalsFrom',
  ],
  bids: ['bidWhen', 'ceiling', 'lastTrick', 'farbe', 'trumpLiftsSuit', 'jumpToFour'],
  score: ['gestrichen', 'gestrichenAt', 'refusal', 'decideAt', 'strike', 'debt'],
  table: ['threePlayer', 'direction'],
}).flatMap(([group, names]) => names.map((name) => ({ group, name })));

/** Custom properties for colours, with the initial value of the colour picker. */
export const COLOURS = { table: '#2f5d3a', accent: '#e6b23c', surface: '#262b2d', text: '#f4efe3' };

/** Groups of settings: first the use and look of the table, then the rules. */
export const GROUPS = ['game', 'look', 'colours', 'guest', 'site', 'cards', 'before', 'play', 'bids', 'score', 'table'];
export const FIRST_RULE_GROUP = 'cards';

/** Returns all sublists of a list. */
const anyOf = (items) => items.reduce((lists, item) => [...lists, ...lists.map((list) => [...list, item])], [[]]);

/** Lists that the page offers. Other lists are possible but unusual. */
const LISTS = {
  critical: [[], ['HK', 'S7', 'E7'], ['HK', 'S6', 'E7']],
  exempt: anyOf(OPTION_VALUES.exempt.listOf),
};

/** Returns the values of a rule option. */
export const valuesOf = (name) => OPTION_VALUES[name].oneOf ?? LISTS[name];

/** Returns whether an option is a boolean. */
export const isSwitch = (name) => valuesOf(name).every((value) => typeof value === 'boolean');
