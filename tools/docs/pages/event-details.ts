/** Reads the `detail` of each of the element's events from the declarations. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { declarationOf } from './declaration.js';

export interface EventDetail {
  /** The type of the detail, such as `{ dealer: Seat; hand: number }`. */
  readonly code: string;
  /** The names of types in `code`. */
  readonly names: readonly string[];
}

const EVENTS = /class (?<type>\w+) extends WattenEvent<(?<detail>[^]*?)> \{/g;

/** Returns the fields between the braces in one line. */
const fieldsOf = (code: string): string =>
  code
    .slice(code.indexOf('{') + 1, code.lastIndexOf('}'))
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the fields of an interface, inherited fields first. */
async function fieldsNamed(path: string, name: string): Promise<string> {
  const { code } = await declarationOf(path, name);
  const parent = /^interface \w+ extends (?<name>\w+)/.exec(code)?.groups?.['name'];
  const inherited = parent === undefined ? '' : await fieldsOfPrivate(path, parent);
  return `${inherited} ${fieldsOf(code)}`.trim();
}

/** Returns the fields of an interface that its file does not export. */
async function fieldsOfPrivate(path: string, name: string): Promise<string> {
  const text = await readFile(`${path}.d.ts`, 'utf8');
  const start = text.indexOf(`interface ${name} {`);
  if (start < 0) throw new Error(`${path}.d.ts does not declare ${name}.`);
  return fieldsOf(text.slice(start, text.indexOf('\n}', start) + 2));
}

/** Returns the details by event class. @param types the folder of the declarations */
export async function eventDetails(types: string): Promise<ReadonlyMap<string, EventDetail>> {
  const path = join(types, 'element/shell/events');
  const text = await readFile(`${path}.d.ts`, 'utf8');
  const fileOf = (name: string): string => {
    const from = new RegExp(`import type \\{[^}]*\\b${name}\\b[^}]*\\} from '(?<from>[^']+)\\.js'`).exec(text);
    if (!from) throw new Error(`${path}.d.ts does not import ${name}.`);
    return join(dirname(path), from.groups?.['from'] ?? '');
  };
  const found = [...text.matchAll(EVENTS)].map(async ({ groups }) => {
    const parts = (groups?.['detail'] ?? '').split(' & ').map((part) => part.trim());
    const fields = await Promise.all(
      parts.map(async (part) => (part.startsWith('{') ? fieldsOf(part) : fieldsNamed(fileOf(part), part))),
    );
    const code = `{ ${fields.join(' ').replace(/;$/, '')} }`;
    return [groups?.['type'] ?? '', { code, names: code.match(/\b[A-Z]\w*/g) ?? [] }] as const;
  });
  return new Map(await Promise.all(found));
}
