/** The reference page of the variants, generated from `src/rules/variants.ts`. */
import { WORDS } from '../../../src/i18n/en/words.js';
import { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName } from '../../../src/rules/options.js';
import { VARIANT_IDS, variants, type Variant, type VariantId } from '../../../src/rules/variants.js';
import { pageHead, table } from './markdown.js';

const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(formatValue).join(', ');
  return `\`${String(value)}\``;
};

const defaultOf = (name: OptionName): string =>
  name === 'openFirstTrick' ? '`true` in blind play, else `false`' : formatValue(DEFAULT_OPTIONS[name]);

const sectionOf = (id: VariantId): string => {
  const { options, players, targets }: Variant = variants[id];
  const changed = OPTION_NAMES.filter((name) => name !== 'target' && options[name] !== undefined);
  const rows = changed.map((name) => [
    `[\`${name}\`](options.md#${name.toLowerCase()})`,
    formatValue(options[name]),
    defaultOf(name),
  ]);
  const points = [options.target ?? DEFAULT_OPTIONS.target, ...targets];
  return `## \`${id}\`

${WORDS.salzburg.variant(id)}. Players: ${players.join(', ')}. Target: ${points.join(', ')} points.

${rows.length > 0 ? table(['option', 'value', 'default'], rows) : 'All options have their defaults.'}
`;
};

export const variantsPage = (): string => `${pageHead('Variants', 'src/rules/variants.ts')}
A variant is a named set of [rule options](options.md). Set it with the \`variant\` attribute, in \`createGame()\` or in
\`defineRules()\`. The tables list the options that a variant sets. The first target and the first number of players are the
defaults. The rules are in [the rules of Watten](../RULES.md).

${VARIANT_IDS.map(sectionOf).join('\n')}`;
