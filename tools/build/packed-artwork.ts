/** The lines of the Salzburg deck and of the people, packed: half of what they weigh as text, however that is compressed. */
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rollup';
import { packed, strokesOf } from './pack-lines.js';
import { childrenOf, edited, type Edit, type Node } from './syntax-tree.js';

const ARTWORK = /[\\/](?:deck[\\/]salzburg|people)[\\/]/;

/** Nodes whose code may run never or several times. */
const CONDITIONAL_NODES = /^(?:Conditional|Logical|Chain|Class|If|For|While|DoWhile|Switch|Try|AssignmentPattern)/;

/** A function, with the texts in it that are met in their order, each once whenever it is run. */
interface Run {
  readonly node: Node;
  readonly texts: Node[];
}

interface Found {
  readonly runs: readonly Run[];
  /** Texts by themselves. */
  readonly others: readonly Node[];
}

/** The texts that functions have. Those of the module itself stay: else all would be read as soon as it is loaded. */
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

/** Where a function takes its texts from. */
function opened(code: string, { node, first }: { readonly node: Node; readonly first: string }): readonly Edit[] {
  const opening = `const nextLine = ${first};`;
  const body = node['body'] as Node;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: ` ${opening}` }];
  // Between the arrow and an expression there may be a bracket.
  return [
    { at: code.lastIndexOf('=>', body.start) + 2, text: ` { ${opening} return (` },
    { at: node.end, text: '); }' },
  ];
}

const MARK = /\b([\w$]+)\((["'])@lines (\d+)@\2\)/g;

/**
 * A module asks for its lines instead of having them. Which of them come with it is known when the chunk is, and there they
 * stand in one piece at its beginning. Lines of code stay where they are, so their maps stay true.
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
      // Of one width: modules come in any order, and the columns in the map must not depend on it.
      const numberOf = (texts: readonly Node[]): string => `${groups.push(texts.map(textOf)) - 1}`.padStart(5, '0');
      const asked = (texts: readonly Node[]): string => `packedLines('@lines ${numberOf(texts)}@')`;
      const edits = [
        ...runs.flatMap(({ node, texts }) => [
          ...opened(code, { node, first: asked(texts) }),
          ...texts.map(({ start, end }) => ({ at: start, to: end, text: 'nextLine()' })),
        ]),
        ...others.map((text) => ({ at: text.start, to: text.end, text: `${asked([text])}()` })),
      ];
      // Relative: columns in the map must not depend on where the sources were compiled to.
      const path = relative(dirname(id), reader).replaceAll('\\', '/');
      const specifier = path.startsWith('.') ? path : `./${path}`;
      return { code: `import { packedLines } from ${JSON.stringify(specifier)}; ${edited(code, edits)}`, map: null };
    },
    renderChunk(code) {
      const all: string[] = [];
      let reading = '';
      const asking = code.replaceAll(MARK, (_, name: string, _quote, group: string) => {
        reading = name;
        const first = all.length;
        all.push(...groups[Number(group)]);
        return `linesHere(${first})`;
      });
      if (!reading) return null;
      const data = packed(all.map((text) => strokesOf(text) ?? this.error(`${text} cannot be packed.`)));
      return { code: `const linesHere = ${reading}(${JSON.stringify(data)}); ${asking}`, map: null };
    },
  };
}
