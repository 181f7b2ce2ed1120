/** The reference page of an entry of the package, such as `watten-table/engine`, generated from its declarations. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declarationOf, EXPORTS, type Declaration } from './declaration.js';
import { pageHead } from './markdown.js';

/** Returns a unique title. Heading ids ignore case, but the names of a function and a type can differ only in case. */
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

/** Declarations in the entry itself, not re-exported. */
const OWN = /^export declare (?:const|function|class) (?<name>\w+)/gm;
/** Names that the entry exports after an import. */
const IMPORTED = /^export (?:type )?\{(?<names>[^}]*)\};$/gm;

const namesIn = (names: string): readonly string[] =>
  names
    .split(',')
    .map((name) => name.replace(/\btype\b/, '').trim())
    .filter(Boolean);

/** An entry of the package. */
export interface Entry {
  /** Name of the entry after `watten-table/`. */
  readonly name: string;
  /** Title of the page. */
  readonly title: string;
  /** The paragraph below the title. */
  readonly about: string;
}

/** @param types the folder of the declarations */
export async function entryPage({ name: entry, title, about }: Entry, types: string): Promise<string> {
  const text = await readFile(join(types, `${entry}.d.ts`), 'utf8');
  const exported = [...text.matchAll(EXPORTS)].flatMap(({ groups }) =>
    namesIn(groups?.['names'] ?? '').map((name) => ({ name, from: groups?.['from'] ?? '' })),
  );
  const own = [
    ...[...text.matchAll(OWN)].map(({ groups }) => groups?.['name'] ?? ''),
    ...[...text.matchAll(IMPORTED)].flatMap(({ groups }) => namesIn(groups?.['names'] ?? '')),
  ].map((name) => ({ name, from: entry }));
  const all = await Promise.all([...exported, ...own].map(({ name, from }) => declarationOf(join(types, from), name)));
  const [values = [], ofTypes = []] = (['value', 'type'] as const).map((kind) =>
    all.filter((one) => one.kind === kind).sort((one, other) => one.name.localeCompare(other.name, 'en')),
  );
  return `${pageHead(title, `the declarations of watten-table/${entry}`, OUTLINE)}
${about}

## Functions and values

${list(values)}

## Types

${list(ofTypes)}

## Functions and values in full

${values.map(section).join('\n')}
## Types in full

${ofTypes.map(section).join('\n')}`;
}
