import type { Messages } from '../../../i18n/de/table.js';
import type { PreferenceName } from './preference-names.js';

type Label = Extract<keyof Messages, `prefer-${string}`>;

/** A control in the settings panel. */
interface Preference {
  readonly name: PreferenceName;
  readonly label: Label;
  /**
   * A switch with its values for on and off, a list of values, a text, a percentage, or a list that depends on the
   * table.
   */
  readonly values:
    | readonly [on: string | true, off: string | false]
    | readonly (readonly [value: string, label: Label])[]
    | 'text'
    | 'percentage'
    | 'listed';
}

/** A group of settings under a heading. */
interface PreferenceGroup {
  readonly name: string;
  readonly label: Label;
  readonly preferences: readonly Preference[];
}

/**
 * Settings that visitors can choose, in the panel's order. The next game is first, because visitors look for it most.
 * Visitors can choose the settings of that group only for the table's own games.
 */
export const PREFERENCE_GROUPS = [
  {
    name: 'next-game',
    label: 'prefer-next-game',
    preferences: [
      { name: 'variant', label: 'prefer-variant', values: 'listed' },
      { name: 'target', label: 'prefer-target', values: 'listed' },
      {
        name: 'level',
        label: 'prefer-level',
        values: [
          ['easy', 'prefer-level-easy'],
          ['medium', 'prefer-level-medium'],
          ['strong', 'prefer-level-strong'],
        ],
      },
    ],
  },
  {
    name: 'playing',
    label: 'prefer-playing',
    preferences: [
      { name: 'playerName', label: 'prefer-name', values: 'text' },
      {
        name: 'speed',
        label: 'prefer-speed',
        values: [
          ['slow', 'prefer-speed-slow'],
          ['normal', 'prefer-speed-normal'],
          ['fast', 'prefer-speed-fast'],
          ['instant', 'prefer-speed-instant'],
        ],
      },
      {
        name: 'help',
        label: 'prefer-help',
        values: [
          ['off', 'prefer-confirm-never'],
          ['fading', 'prefer-help-fading'],
          ['on', 'prefer-confirm-always'],
        ],
      },
      { name: 'trainer', label: 'prefer-trainer', values: [true, false] },
      { name: 'talk', label: 'prefer-talk', values: ['some', 'none'] },
      { name: 'sort', label: 'prefer-sort', values: ['on', 'off'] },
      {
        name: 'confirm',
        label: 'prefer-confirm',
        values: [
          ['touch', 'prefer-confirm-touch'],
          ['always', 'prefer-confirm-always'],
          ['never', 'prefer-confirm-never'],
        ],
      },
      {
        name: 'handed',
        label: 'prefer-handed',
        values: [
          ['right', 'prefer-handed-right'],
          ['left', 'prefer-handed-left'],
        ],
      },
    ],
  },
  {
    name: 'display',
    label: 'prefer-display',
    preferences: [
      { name: 'lang', label: 'prefer-lang', values: 'listed' },
      {
        name: 'deck',
        label: 'prefer-deck',
        values: [
          ['salzburg', 'prefer-deck-salzburg'],
          ['french', 'prefer-deck-french'],
        ],
      },
      {
        name: 'indices',
        label: 'prefer-indices',
        values: [
          ['auto', 'prefer-indices-auto'],
          ['off', 'prefer-confirm-never'],
          ['small', 'prefer-indices-small'],
          ['large', 'prefer-indices-large'],
        ],
      },
      { name: 'colourAid', label: 'prefer-colour-aid', values: [true, false] },
      {
        name: 'back',
        label: 'prefer-back',
        values: [
          ['rosette', 'prefer-back-rosette'],
          ['edelweiss', 'prefer-back-edelweiss'],
          ['lattice', 'prefer-back-lattice'],
        ],
      },
      {
        name: 'surface',
        label: 'prefer-surface',
        values: [
          ['larch', 'prefer-surface-larch'],
          ['walnut', 'prefer-surface-walnut'],
          ['felt', 'prefer-surface-felt'],
        ],
      },
    ],
  },
  {
    name: 'feedback',
    label: 'prefer-feedback',
    preferences: [
      { name: 'sound', label: 'prefer-sound', values: [true, false] },
      { name: 'voice', label: 'prefer-voice', values: [true, false] },
      { name: 'volume', label: 'prefer-volume', values: 'percentage' },
      { name: 'haptics', label: 'prefer-haptics', values: [true, false] },
    ],
  },
] as const satisfies readonly PreferenceGroup[];
