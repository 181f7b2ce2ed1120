import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import { isFilled } from '../../table/feature.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** A row in the list: some keys or a range of keys, and their effect. */
type Row = readonly [
  keys: readonly string[],
  what: keyof Messages & (`keys-${string}` | 'label-deduction'),
  between?: '–',
];

const PLAYED: readonly Row[] = [
  [['1', '9'], 'keys-digits', '–'],
  [['A', 'Z'], 'keys-letters', '–'],
  [['←', '→'], 'keys-arrows'],
  [['Shift ←', 'Shift →'], 'keys-move'],
  [['Enter'], 'keys-enter'],
];
const REPLAYED: readonly Row[] = [
  [['←', '→'], 'keys-step'],
  [['Home', 'End'], 'keys-ends'],
];
const UNDONE: Row = [['⌫'], 'keys-undo'];
const DEDUCED: Row = [['-'], 'label-deduction'];
const ALWAYS: readonly Row[] = [
  [['0'], 'keys-last-trick'],
  [['+'], 'keys-enlarge'],
  [['Shift'], 'keys-hover'],
  [['Esc'], 'keys-escape'],
  [['?'], 'keys-list'],
];

/** All of the table's keys and their effects. */
export const keysPanel = ({
  texts: { messages },
  input: { hasUndo, isPlayed },
  slot,
}: TemplateTopics<'input' | 'slot' | 'texts'>): TemplateResult =>
  html`<dl class="keys" tabindex="0">
    ${[
      ...(isPlayed ? PLAYED : REPLAYED),
      ...(hasUndo ? [UNDONE] : []),
      ...(isFilled(slot('announcement')) ? [DEDUCED] : []),
      ...ALWAYS,
    ].map(
      ([keys, what, between = '']) =>
        html`<div>
          <dt>${keys.map((key, index) => html`${index > 0 ? ` ${between} ` : ''}<kbd>${key}</kbd>`)}</dt>
          <dd>${messages[what]}</dd>
        </div>`,
    )}
  </dl>`;
