/** Shortens the names of private members to one letter, which minifiers do not do. */
import type { Plugin } from 'rollup';
import { childrenOf, applyEdits, type Edit, type Node } from './syntax-tree.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const shortName = (index: number): string => {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : shortName(Math.floor(index / LETTERS.length) - 1) + letter;
};

type Names = ReadonlyMap<string, string>;

const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'PrivateIdentifier' ? String(node['name']) : undefined;

/** Returns the private names in scope in a class body: its own and those of enclosing classes. */
function namesWithin(body: Node, outer: Names): Names {
  const names = new Map(outer);
  for (const member of childrenOf(body)) {
    const name = nameOf(member['key'] as Node | undefined);
    if (name !== undefined && (!names.has(name) || names.get(name) === outer.get(name)))
      names.set(name, shortName(outer.size + names.size));
  }
  return names;
}

function renamings(node: Node, known: Names): readonly Edit[] {
  const name = nameOf(node);
  if (name !== undefined) return [{ at: node.start + 1, to: node.end, text: known.get(name) ?? name }];
  const names = node.type === 'ClassBody' ? namesWithin(node, known) : known;
  return childrenOf(node).flatMap((child) => renamings(child, names));
}

export const shortPrivateNames: Plugin = {
  name: 'short-private-names',
  renderChunk(code) {
    const edits = renamings({ ...this.parse(code) }, new Map());
    return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : null;
  },
};
