/** Packs the lines of the Salzburg deck and the people. Packing halves their size, compressed or not. */
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rollup';
import { packed, strokesOf } from './pack-lines.js';
import { childrenOf, applyEdits, type Edit, type Node } from './syntax-tree.js';

const ARTWORK = /[\\/](?:deck[\\/]salzburg|people)[\\/]/;

/** Nodes whose code can run several times or not at all. */
const CONDITIONAL_NODES = /^(?:Conditional|Logical|Chain|Class|If|For|While|DoWhile|Switch|Try|AssignmentPattern)/;

/** A function with its texts in order of evaluation. Each is evaluated exactly once per call. */
interface Run {
  readonly node: Node;
  readonly texts: Node[];
}

interface Found {
  readonly runs: readonly Run[];
  /** Texts to unpack individually. */
  readonly others: readonly Node[];
}

/** Finds the texts in functions. Texts at module level stay unpacked, because they would all be unpacked on load. */
function textsIn(program: Node): Found {
  const [runs, others]: [Run[], Node[]] = [[], []];
  const visit = (node: Node, run: Run | undefined): void => {
    if (node.type === 'Literal' && typeof node['value'] === 'string' && strokesOf(node['value']))
      (run?.texts ?? others).push(node);
    const within = CONDITIONAL_NODES.test(node.type) ? undefined : run;
    for (const child of childrenOf(node)) enter(child, within);
  };
  const enter = (node: Node, run: Run | undefined): void => {
    if (!/Function/.test(node.type)) return visit(node, run);
    const own: Run = { node, texts: [] };
    runs.push(own);
    for (const child of childrenOf(node)) enter(child, child === node['body'] ? own : undefined);
  };
  const search = (node: Node): void => {
    if (/Function/.test(node.type)) enter(node, undefined);
    else childrenOf(node).forEach(search);
  };
  search(program);
  return {
    runs: runs.filter(({ texts }) => texts.length > 1),
    others: [...others, ...runs.flatMap(({ texts }) => (texts.length === 1 ? texts : []))],
  };
}

const textOf = ({ value }: Node): string => String(value);

/** Inserts the code that unpacks a function's texts. */
function opened(code: string, { node, first }: { readonly node: Node; readonly first: string }): readonly Edit[] {
  const opening = `const nextLine = ${first};`;
  const body = node['body'] as Node;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: ` ${opening}` }];
  // The expression can be in parentheses, so the edit starts at the arrow.
  return [
    { at: code.lastIndexOf('=>', body.start) + 2, text: ` { ${opening} return (` },
    { at: node.end, text: '); }' },
  ];
}

const MARK = /\b([\w$]+)\((["'])@lines (\d+)@\2\)/g;

/**
 * Replaces lines in modules with calls that unpack the lines. The packed data of a chunk's modules is added at the
 * beginning of the chunk as soon as these modules are known. Line numbers do not change, so source maps stay valid.
 */
export function packedArtwork(from: string): Plugin {
  let groups: (readonly string[])[] = [];
  const reader = join(from, 'deck/packed-lines.js');
  return {
    name: 'packed-artwork',
    buildStart() {
      groups = [];
    },
    transform(code, id) {
      if (!ARTWORK.test(id)) return null;
      const { runs, others } = textsIn({ ...this.parse(code) });
      if (runs.length + others.length === 0) return null;
      // Fixed width, because modules are transformed in any order, and columns in source maps must not depend on the order.
      const numberOf = (texts: readonly Node[]): string => `${groups.push(texts.map(textOf)) - 1}`.padStart(5, '0');
      const unpackCall = (texts: readonly Node[]): string => `packedLines('@lines ${numberOf(texts)}@')`;
      const edits = [
        ...runs.flatMap(({ node, texts }) => [
          ...opened(code, { node, first: unpackCall(texts) }),
          ...texts.map(({ start, end }) => ({ at: start, to: end, text: 'nextLine()' })),
        ]),
        ...others.map((text) => ({ at: text.start, to: text.end, text: `${unpackCall([text])}()` })),
      ];
      // A relative path, because columns in source maps must not depend on the compile folder.
      const path = relative(dirname(id), reader).replaceAll('\\', '/');
      const specifier = path.startsWith('.') ? path : `./${path}`;
      return {
        code: `import { packedLines } from ${JSON.stringify(specifier)}; ${applyEdits(code, edits)}`,
        map: null,
      };
    },
    renderChunk(code) {
      const all: string[] = [];
      let unpack = '';
      const replaced = code.replaceAll(MARK, (_, name: string, _quote, group: string) => {
        unpack = name;
        const first = all.length;
        all.push(...groups[Number(group)]);
        return `linesHere(${first})`;
      });
      if (!unpack) return null;
      const data = packed(all.map((text) => strokesOf(text) ?? this.error(`${text} cannot be packed.`)));
      return { code: `const linesHere = ${unpack}(${JSON.stringify(data)}); ${replaced}`, map: null };
    },
  };
}
