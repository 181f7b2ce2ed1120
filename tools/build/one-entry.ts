/**
 * Puts the chunks that a table needs first into its entry file, which saves a round trip to the server.
 *
 * A page or a CDN can serve an entry at any URL, so lazy chunks must not import an entry. Instead, each of these chunks
 * becomes a factory that stores its exports in a property of `globalThis`, and lazy chunks read the property. The name of the
 * property contains the file name of the chunk and therefore its hash: copies of one build share their exports, and other
 * builds have other properties. The first copy in a page calls the factory, so a page that loads the entry at two URLs, or
 * the engine before the element, has one instance of each module.
 */
import type { NormalizedOutputOptions, OutputAsset, OutputBundle, OutputChunk, Plugin, RenderedChunk } from 'rollup';
import { applyEdits, type Edit, type Node } from './syntax-tree.js';

/** Increase this number when the output of this plugin changes, so that changed files have other names. */
const FORMAT = 1;

/** Returns the property for a chunk. Its name is short, because most files of the build contain it. */
const registry = (file: string): string => `globalThis[${JSON.stringify(`watten ${file.replace(/\.js$/, '')}`)}]`;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const statementsOf = (tree: Node): readonly Node[] => tree['body'] as readonly Node[];

const isFromFile = ({ source }: Node): boolean => Boolean(source);

const sourceOf = ({ source }: Node): string => String((source as Node)['value']);

/** Returns the name of an identifier, or of an export that is written as text. */
const nameOf = (node: unknown): string => String((node as Node)['name'] ?? (node as Node)['value']);

const pair = (from: string, to: string): string => (from === to ? from : `${from}: ${to}`);

/** Returns code that reads the imports of a statement from the registry, or that exports them again. */
function read(statement: Node, file: string): string {
  const specifiers = statement['specifiers'] as readonly Node[];
  if (specifiers.length === 0) return '';
  if (statement.type === 'ImportDeclaration') {
    const names = specifiers.map(({ imported, local }) => pair(nameOf(imported), nameOf(local)));
    return `const { ${names.join(', ')} } = ${registry(file)};`;
  }
  // The name of an export can equal the name of a variable in the chunk.
  const names = specifiers.map(({ local, exported }) => [nameOf(local), `again_${nameOf(exported)}`, nameOf(exported)]);
  const variables = names.map(([local, variable]) => `${local}: ${variable}`);
  const exported = names.map(([, variable, name]) => `${variable} as ${name}`);
  return `const { ${variables.join(', ')} } = ${registry(file)};export { ${exported.join(', ')} };`;
}

/** Returns the top-level names that a module declares and can assign again. */
const variablesOf = (tree: Node): ReadonlySet<string> =>
  new Set(
    statementsOf(tree)
      .filter(({ type, kind }) => type === 'VariableDeclaration' && kind !== 'const')
      .flatMap((statement) => (statement['declarations'] as readonly Node[]).map(({ id }) => nameOf(id))),
  );

const exportsOf = (tree: Node): readonly Node[] =>
  statementsOf(tree).filter((statement) => statement.type === 'ExportNamedDeclaration' && !isFromFile(statement));

/** Turns a module into an expression that evaluates the module once per realm. */
function factoryOf(code: string, tree: Node, file: string): string {
  const edits = exportsOf(tree).map(({ start, end, specifiers }): Edit => {
    const names = (specifiers as readonly Node[]).map(({ local, exported }) => pair(nameOf(exported), nameOf(local)));
    return { at: start, to: end, text: `return { ${names.join(', ')} };`.replaceAll(/([{,:]) | (?=\})/g, '$1') };
  });
  return `${registry(file)}??=(()=>{\n${applyEdits(code, edits)}\n})()`;
}

type Parse = (code: string) => Node;

/** Writes the factory into the file of a chunk, for entries that need the chunk without the element. */
function standAlone(code: string, tree: Node, file: string): string {
  const names = exportsOf(tree).flatMap(({ specifiers }) =>
    (specifiers as readonly Node[]).map(({ exported }) => nameOf(exported)),
  );
  return `${factoryOf(code, tree, file)};export const{${names.join(',')}}=${registry(file)};\n`;
}

interface SourceMap {
  readonly version: number;
}

/** Returns a source map of lines with their own source maps. */
const sectioned = (sections: readonly { readonly line: number; readonly map: SourceMap }[]): string =>
  JSON.stringify({
    version: 3,
    sections: sections.map(({ line, map }) => ({ offset: { line, column: 0 }, map })),
  });

const mapOf = (bundle: OutputBundle, { sourcemapFileName }: OutputChunk): OutputAsset | undefined => {
  const asset = bundle[sourcemapFileName ?? ''];
  return asset?.type === 'asset' ? asset : undefined;
};

const parsedMap = (asset: OutputAsset): SourceMap => JSON.parse(String(asset.source)) as SourceMap;

const lineCount = (code: string): number => code.split('\n').length - 1;

/** Adds the factories of these chunks to the entry. */
function extendEntry(bundle: OutputBundle, entry: OutputChunk, shared: readonly OutputChunk[], parse: Parse): void {
  let code = '';
  const sections: { line: number; map: SourceMap }[] = [];
  for (const chunk of shared) {
    // The code of a factory begins in its second line.
    const map = mapOf(bundle, chunk);
    if (map) sections.push({ line: lineCount(code) + 1, map: parsedMap(map) });
    code += `${factoryOf(chunk.code, parse(chunk.code), baseName(chunk.fileName))};\n`;
  }
  const map = mapOf(bundle, entry);
  if (map) {
    sections.push({ line: lineCount(code), map: parsedMap(map) });
    map.source = sectioned(sections);
  }
  entry.code = code + entry.code;
}

/** Writes the factory of a chunk into its own file. */
function wrapFile(bundle: OutputBundle, chunk: OutputChunk, parse: Parse): void {
  const map = mapOf(bundle, chunk);
  if (map) map.source = sectioned([{ line: 1, map: parsedMap(map) }]);
  chunk.code = standAlone(chunk.code, parse(chunk.code), baseName(chunk.fileName));
}

interface Chunks {
  /** The entry that receives the other chunks. */
  readonly entry: string;
  /** Chunks that other entries also need and that keep their own file, each after the chunks that it imports. */
  readonly common: readonly string[];
  /** The chunk that only the entry needs. It must be in the folder of the entry. */
  readonly own: string;
}

export const oneEntry = ({ entry, common, own }: Chunks): Plugin => {
  const names = [...common, own];

  /** Replaces imports of the chunks in another chunk. */
  const replaceImports = (tree: Node, isInPlace: (source: string) => boolean): readonly Edit[] =>
    statementsOf(tree)
      .filter((statement) => isFromFile(statement) && isInPlace(sourceOf(statement)))
      .map((statement) => ({
        at: statement.start,
        to: statement.end,
        text: read(statement, baseName(sourceOf(statement))),
      }));

  const isEntryOfOthers = ({ isEntry, name }: RenderedChunk): boolean => isEntry && name !== entry;

  return {
    name: 'one-entry',
    augmentChunkHash: () => `one-entry ${FORMAT}`,
    renderChunk(code, chunk, _options: NormalizedOutputOptions, { chunks }) {
      const tree: Node = { ...this.parse(code) };
      const files = new Map(
        Object.values(chunks)
          .filter(({ name, isEntry }) => !isEntry && names.includes(name))
          .map(({ fileName, name }) => [baseName(fileName), name]),
      );
      const isShared = (source: string): boolean => files.has(baseName(source));
      if (names.includes(chunk.name)) {
        const variables = variablesOf(tree);
        const changing = exportsOf(tree)
          .flatMap(({ specifiers }) => (specifiers as readonly Node[]).map(({ local }) => nameOf(local)))
          .filter((name) => variables.has(name));
        if (changing.length > 0) this.error(`Exports of '${chunk.name}' must be constants: ${changing.join(', ')}.`);
      }
      if (!isEntryOfOthers(chunk)) {
        const edits = replaceImports(tree, isShared);
        return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : null;
      }
      // The shared chunks of another entry must fill the registry before any other chunk reads it.
      const needed = statementsOf(tree)
        .filter((statement) => isFromFile(statement) && isShared(sourceOf(statement)))
        .map((statement) => sourceOf(statement))
        .sort(
          (one, other) =>
            names.indexOf(files.get(baseName(one)) ?? '') - names.indexOf(files.get(baseName(other)) ?? ''),
        );
      const first = [...new Set(needed)].map((source) => `import ${JSON.stringify(source)};`).join('');
      return needed.length > 0 ? { code: first + code, map: null } : null;
    },
    generateBundle(_options, bundle) {
      const parse: Parse = (code) => ({ ...this.parse(code) });
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
      const chunkNamed = (name: string): OutputChunk =>
        chunks.find((chunk) => chunk.name === name) ?? this.error(`The build has no chunk '${name}'.`);
      const shared = names.map(chunkNamed);
      extendEntry(bundle, chunkNamed(entry), shared, parse);
      for (const name of common) wrapFile(bundle, chunkNamed(name), parse);
      const gone = chunkNamed(own);
      delete bundle[gone.fileName];
      delete bundle[gone.sourcemapFileName ?? ''];
      const files = shared.map(({ fileName }) => fileName);
      for (const chunk of chunks)
        if (!isEntryOfOthers(chunk)) chunk.imports = chunk.imports.filter((file) => !files.includes(file));
    },
  };
};
