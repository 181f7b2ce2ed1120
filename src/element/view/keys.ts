import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/de/table.js';
import type { TemplateData } from './template-data.js';

type Row = readonly [keys: readonly string[], what: keyof Messages & `keys-${string}`];

const PLAYED: readonly Row[] = [
  [['1', '9'], 'keys-digits'],
  [['A', 'Z'], 'keys-letters'],
  [['←', '→'], 'keys-arrows'],
  [['Shift ←', 'Shift →'], 'keys-move'],
  [['Enter'], 'keys-enter'],
];
const REPLAYED: readonly Row[] = [
  [['←', '→'], 'keys-step'],
  [['Home', 'End'], 'keys-ends'],
];
const ALWAYS: readonly Row[] = [
  [['Esc'], 'keys-escape'],
  [['?'], 'keys-list'],
];

/** All keys of the table, and what they do. */
export const keysPanel = ({ messages, controls }: TemplateData): TemplateResult =>
  html`<dl class="lines keys" tabindex="0">
    ${[...(controls ? REPLAYED : PLAYED), ...ALWAYS].map(
      ([keys, what]) =>
        html`<div>
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${messages[what]}</dd>
        </div>`,
    )}
  </dl>`;
