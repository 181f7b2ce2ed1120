/** The reference page of `watten-table/engine`, made of its declarations. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declarationOf, EXPORTS, type Declaration } from './declaration.js';
import { pageHead } from './markdown.js';

/** The name of a function and of a type can differ in one capital letter, which ids of headings ignore. */
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
    '| name | description |',
    '| --- | --- |',
    ...declarations.map(
      (one) => `| [\`${one.name}\`](#${anchorOf(one)}) | ${firstSentence(one.meaning).replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

/** The page lists all exports at its start, so the outline shows only the four sections. */
const OUTLINE = '---\noutline: 2\n---\n\n';

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
  const all = await Promise.all(names.map(({ name, from }) => declarationOf(join(types, from), name)));
  const [values = [], ofTypes = []] = (['value', 'type'] as const).map((kind) =>
    all.filter((one) => one.kind === kind).sort((one, other) => one.name.localeCompare(other.name, 'en')),
  );
  return `${pageHead('The engine', 'the declarations of watten-table/engine', OUTLINE)}
The exports of \`watten-table/engine\`.

## Functions and values

${list(values)}

## Types

${list(ofTypes)}

## Functions and values in full

${values.map(section).join('\n')}
## Types in full

${ofTypes.map(section).join('\n')}`;
}
