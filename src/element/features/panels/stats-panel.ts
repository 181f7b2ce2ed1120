import { html, type TemplateResult } from 'lit';
import type { VariantId } from '../../../rules/variants.js';
import type { TableStats, VariantStats } from '../../shell/storage/stats.js';
import { deletionTools } from '../../table/panels/deletion-template.js';
import type { Deletion, TemplateTopics } from '../../table/template-data.js';

/** Returns the sum of several statistics. */
const together = (all: readonly VariantStats[]): VariantStats => {
  const sum = (name: keyof VariantStats): number => all.reduce((total, stats) => total + stats[name], 0);
  return {
    games: sum('games'),
    won: sum('won'),
    given: sum('given'),
    taken: sum('taken'),
    longestRun: Math.max(...all.map(({ longestRun }) => longestRun)),
    run: 0,
  };
};

/**
 * Pairs the statistics of each variant with the variant's name, or with its id if this version does not support the
 * variant.
 */
const namedStats = (
  { variants }: TableStats,
  { texts: { messages } }: TemplateTopics<'texts'>,
): readonly (readonly [name: string, stats: VariantStats])[] => {
  const each = Object.entries(variants).flatMap(([id, stats]) =>
    stats ? [[messages.variant(id as VariantId) ?? id, stats] as const] : [],
  );
  return each.length > 1 ? [[messages['stats-all'], together(each.map(([, stats]) => stats))], ...each] : each;
};

const group = (
  { texts: { messages } }: TemplateTopics<'texts'>,
  name: string,
  { games, won, given, taken, longestRun }: VariantStats,
): TemplateResult => {
  const rows = [
    [messages['stats-games'], games],
    [messages['stats-won'], won],
    [messages['stats-given'], given],
    [messages['stats-taken'], taken],
    [messages['stats-run'], longestRun],
  ] as const;
  return html`<tbody>
    <tr class="game">
      <th scope="colgroup" colspan="2"><span class="line">${name}</span></th>
    </tr>
    ${rows.map(
      ([label, count]) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${count}</td>
        </tr>`,
    )}
  </tbody>`;
};

/** The visitor's results, by variant. */
export const statsPanel = (
  data: TemplateTopics<'slot' | 'texts'>,
  stats: TableStats | null,
  deletion: Deletion | null,
): TemplateResult => {
  const { messages } = data.texts;
  const named = stats ? namedStats(stats, data) : [];
  const account = data.slot('account');
  return html`${
    named.length > 0
      ? html`<div class="lines schrift stats" tabindex="0">
          <table>
            ${named.map(([name, fared]) => group(data, name, fared))}
          </table>
          ${account}
        </div>`
      : html`<p>${messages['stats-none']}</p>
          ${account}`
  }
  ${deletionTools(messages, deletion)}`;
};
