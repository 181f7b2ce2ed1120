import type { Messages } from '../../../i18n/de/table.js';
import type { PreferenceName } from './preference-names.js';

type Label = Extract<keyof Messages, `prefer-${string}`>;

/** A control in the settings panel: a switch with its values for on and off, a list of values, or a text. */
interface Preference {
  readonly name: PreferenceName;
  readonly label: Label;
  readonly values:
    | readonly [on: string | true, off: string | false]
    | readonly (readonly [value: string, label: Label])[]
    | 'text';
}

/** Settings that visitors can choose, in the panel's order. */
export const PREFERENCES = [
  { name: 'playerName', label: 'prefer-name', values: 'text' },
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
  { name: 'sound', label: 'prefer-sound', values: [true, false] },
  { name: 'voice', label: 'prefer-voice', values: [true, false] },
  { name: 'haptics', label: 'prefer-haptics', values: [true, false] },
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
] as const satisfies readonly Preference[];
