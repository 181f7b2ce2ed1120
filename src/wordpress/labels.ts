/** Names of the settings in the sidebar of the editor. */
import { __ } from './i18n.js';

interface Label {
  readonly name: string;
  readonly help?: string;
  /** Names of the values. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Names by attribute. */
export const LABELS: Readonly<Record<string, Label>> = {
  variant: { name: __('Variant', 'watten-table') },
  lang: {
    name: __('Language', 'watten-table'),
    values: {
      de: __('German', 'watten-table'),
      'de-x-dialect': __('South Tyrolean dialect', 'watten-table'),
      en: __('English', 'watten-table'),
      it: __('Italian', 'watten-table'),
      lld: __('Ladin', 'watten-table'),
    },
  },
  players: { name: __('Players', 'watten-table') },
  target: { name: __('Points to win', 'watten-table') },
  level: {
    name: __('Computer players', 'watten-table'),
    values: {
      easy: __('Easy', 'watten-table'),
      medium: __('Medium', 'watten-table'),
      strong: __('Strong', 'watten-table'),
    },
  },
  rules: {
    name: __('House rules', 'watten-table'),
    help: __('Rule options that differ from the variant, such as: farbe refusal=3 strike=no', 'watten-table'),
  },
  deck: {
    name: __('Deck', 'watten-table'),
    values: { salzburg: __('Salzburg', 'watten-table'), french: __('French', 'watten-table') },
  },
  back: {
    name: __('Card backs', 'watten-table'),
    values: {
      rosette: __('Rosette', 'watten-table'),
      edelweiss: __('Edelweiss', 'watten-table'),
      lattice: __('Lattice with hearts', 'watten-table'),
    },
  },
  surface: {
    name: __('Table surface', 'watten-table'),
    values: {
      larch: __('Larch', 'watten-table'),
      walnut: __('Walnut', 'watten-table'),
      felt: __('Felt', 'watten-table'),
    },
  },
  indices: {
    name: __('Indices in the corners', 'watten-table'),
    values: {
      auto: __('When the card is small', 'watten-table'),
      off: __('No indices', 'watten-table'),
      small: __('Small', 'watten-table'),
      large: __('Large', 'watten-table'),
    },
  },
  'colour-aid': {
    name: __('Leaves in teal', 'watten-table'),
    help: __('For people who confuse red and green.', 'watten-table'),
  },
  help: {
    name: __('The table explains', 'watten-table'),
    values: {
      off: __('Nothing', 'watten-table'),
      fading: __('Less and less', 'watten-table'),
      on: __('Every question', 'watten-table'),
    },
  },
  hints: { name: __('A button for hints', 'watten-table') },
  undo: { name: __('Take back the last card', 'watten-table') },
  trainer: { name: __('Trainer: asks first, then explains', 'watten-table') },
  lesson: { name: __('Start with a lesson', 'watten-table') },
  puzzle: {
    name: __('Show a puzzle', 'watten-table'),
    values: {
      daily: __('The puzzle of the day', 'watten-table'),
      'find-12': __('Find Schlag and Trumpf', 'watten-table'),
      'tricks-12': __('Win the hand', 'watten-table'),
      'announce-12': __('Name Schlag and Trumpf well', 'watten-table'),
      'bid-12': __('Hold or fold', 'watten-table'),
    },
  },
  speed: {
    name: __('Speed', 'watten-table'),
    values: {
      slow: __('Slow', 'watten-table'),
      normal: __('Normal', 'watten-table'),
      fast: __('Fast', 'watten-table'),
      instant: __('Instant', 'watten-table'),
    },
  },
  sound: { name: __('Sound', 'watten-table') },
  volume: { name: __('Volume in percent', 'watten-table') },
  voice: { name: __('Voices', 'watten-table') },
  haptics: { name: __('Vibration', 'watten-table') },
  talk: {
    name: __('Table talk', 'watten-table'),
    values: { some: __('A little', 'watten-table'), none: __('Only the calls of the game', 'watten-table') },
  },
  confirm: {
    name: __('Tap a card twice to play it', 'watten-table'),
    values: {
      touch: __('On touch screens', 'watten-table'),
      always: __('Always', 'watten-table'),
      never: __('Never', 'watten-table'),
    },
  },
  sort: {
    name: __('Order of the cards', 'watten-table'),
    values: { on: __('Sorted', 'watten-table'), off: __('As dealt', 'watten-table') },
  },
  handed: {
    name: __('Playing hand', 'watten-table'),
    values: { right: __('Right', 'watten-table'), left: __('Left', 'watten-table') },
  },
  settings: { name: __('Visitors can change', 'watten-table') },
  companions: {
    name: __('Faces of the computer players', 'watten-table'),
    help: __(
      'One name per seat, beginning with the visitor, such as “any resi vinz any”. “any” means by chance. The names are moidl, luis, rosa, sepp, zenz, hias, resi and vinz.',
      'watten-table',
    ),
  },
  'player-name': { name: __('Name of the visitor', 'watten-table') },
  server: {
    name: __('Table server', 'watten-table'),
    help: __(
      'Address of a table server. Visitors then play with each other. The preview shows a table without the server.',
      'watten-table',
    ),
  },
  'table-id': { name: __('Table on the server', 'watten-table') },
  'open-tables': {
    name: __('A button to play with strangers', 'watten-table'),
    help: __('Only for a table server with open tables.', 'watten-table'),
  },
  seat: {
    name: __('Seat of the visitor', 'watten-table'),
    values: {
      0: __('First seat', 'watten-table'),
      1: __('Second seat', 'watten-table'),
      2: __('Third seat', 'watten-table'),
      3: __('Fourth seat', 'watten-table'),
      none: __('No seat: the visitor watches', 'watten-table'),
    },
  },
  seed: { name: __('Seed', 'watten-table'), help: __('The same seed deals the same cards.', 'watten-table') },
  autostart: { name: __('Start without a button', 'watten-table') },
  loading: {
    name: __('Loading', 'watten-table'),
    values: { lazy: __('When the table is visible', 'watten-table'), eager: __('Immediately', 'watten-table') },
  },
  persist: {
    name: __('Save as', 'watten-table'),
    help: __('A name. The visitor’s game, statistics and settings then survive a reload of the page.', 'watten-table'),
  },
};

/** Names of the colours by attribute of the block. */
export const COLOUR_LABELS: Readonly<Record<string, string>> = {
  'accent-colour': __('Accent', 'watten-table'),
  'surface-colour': __('Panels', 'watten-table'),
  'table-colour': __('Table', 'watten-table'),
  'text-colour': __('Text on panels', 'watten-table'),
};

/** Groups of settings in the sidebar, the most useful first. */
export const GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: __('Game', 'watten-table'), names: ['variant', 'lang', 'players', 'level', 'target', 'rules'] },
  { title: __('Cards and table', 'watten-table'), names: ['deck', 'back', 'surface', 'indices', 'colour-aid'] },
  { title: __('Help for visitors', 'watten-table'), names: ['help', 'hints', 'undo', 'trainer', 'lesson', 'puzzle'] },
  {
    title: __('Playing', 'watten-table'),
    names: [
      'speed',
      'sound',
      'volume',
      'voice',
      'haptics',
      'talk',
      'confirm',
      'sort',
      'handed',
      'settings',
      'player-name',
      'companions',
    ],
  },
  { title: __('Tables with friends', 'watten-table'), names: ['server', 'table-id', 'open-tables'] },
  { title: __('Start and loading', 'watten-table'), names: ['seat', 'seed', 'autostart', 'loading', 'persist'] },
];
