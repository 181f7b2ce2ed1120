/** Reads the imports of source files for the structure tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface Import {
  /** Path of the importing file in the folder. */
  readonly from: string;
  /** Path of the imported file in the folder, or the name of a package. Files outside the folder begin with `../`. */
  readonly to: string;
  /** `types`: erased by the compiler. `later`: a dynamic import. */
  readonly kind: 'now' | 'later' | 'types';
}

/** Code of the files, without comments, by path. */
export type CodeOf = ReadonlyMap<string, string>;

const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '');

/** Reads the code of every file in a folder, without comments. */
export const codeIn = (folder: string): CodeOf =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:ts|mjs)$/.test(file))
      .map((file) => [file, withoutComments(readFileSync(join(folder, file), 'utf8'))]),
  );

const FROM = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s+)?(?<quote>['"])(?<to>[^'"]+)\k<quote>/gm;
const CALL = /(?<type>typeof\s+)?\bimport\(\s*(?<quote>['"])(?<to>[^'"]+)\k<quote>/g;

const target = (file: string, specifier: string): string =>
  specifier.startsWith('.')
    ? join(dirname(file), specifier).replace(/\.js$/, '.ts')
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** All imports of these files, including types and dynamic imports. */
export const importsIn = (codeOf: CodeOf): readonly Import[] =>
  [...codeOf].flatMap(([file, code]) => {
    const found = (matches: Iterable<RegExpExecArray>, kind: 'now' | 'later'): readonly Import[] =>
      [...matches].map(({ groups }) => ({
        from: file,
        to: target(file, groups?.to ?? ''),
        kind: groups?.type === undefined ? kind : 'types',
      }));
    return [...found(code.matchAll(FROM), 'now'), ...found(code.matchAll(CALL), 'later')];
  });
