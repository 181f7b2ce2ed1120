/** What `watten-table/engine` exports, as Markdown: read from its declarations, so that it is what the compiler knows. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declared, EXPORTS, type Declaration } from './declared.js';

/** A function and a type may be told apart by a capital letter alone, which an anchor has not. */
const titleOf = ({ name, kind }: Declaration): string => (kind === 'type' ? `${name} (type)` : name);
const anchorOf = ({ name, kind }: Declaration): string => name.toLowerCase() + (kind === 'type' ? '-type' : '');

const section = (declaration: Declaration): string => {
  const { meaning, code } = declaration;
  return `### ${titleOf(declaration)}\n\n${meaning ? `${meaning}\n\n` : ''}\`\`\`ts\n${code}\n\`\`\`\n`;
};

const firstSentence = (meaning: string): string => {
  const [line = ''] = meaning.split('\n');
  return (/^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line).replace(/:$/, '.');
};

const list = (declarations: readonly Declaration[]): string =>
  [
    '| name | |',
    '| --- | --- |',
    ...declarations.map(
      (one) => `| [\`${one.name}\`](#${anchorOf(one)}) | ${firstSentence(one.meaning).replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

/** @param types the folder of the declarations */
export async function enginePage(types: string): Promise<string> {
  const entry = await readFile(join(types, 'engine.d.ts'), 'utf8');
  const names = [...entry.matchAll(EXPORTS)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter(Boolean)
      .map((name) => ({ name, from: groups?.['from'] ?? '' })),
  );
  const all = await Promise.all(names.map(({ name, from }) => declared(join(types, from), name)));
  const [values, ofTypes] = (['value', 'type'] as const).map((kind) =>
    all.filter((one) => one.kind === kind).sort((one, other) => one.name.localeCompare(other.name, 'en')),
  );
  return `# The engine

What \`watten-table/engine\` exports, from its declarations. How it is used is shown in [the engine without a page](guides/engine.md).

## Functions and values

${list(values ?? [])}

## Types

${list(ofTypes ?? [])}

## Functions and values in full

${(values ?? []).map(section).join('\n')}
## Types in full

${(ofTypes ?? []).map(section).join('\n')}`;
}
