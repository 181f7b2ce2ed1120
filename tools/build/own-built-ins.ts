import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { childrenOf, applyEdits, type Edit, type Node } from './syntax-tree.js';

const nodesOf = (node: Node, type: string): readonly Node[] => [
  ...(node.type === type ? [node] : []),
  ...childrenOf(node).flatMap((child) => nodesOf(child, type)),
];

const isArrayFrom = (callee: Node): boolean => {
  const { type, object, property } = callee as Node & { readonly object?: Node; readonly property?: Node };
  return type === 'MemberExpression' && object?.['name'] === 'Array' && property?.['name'] === 'from';
};

/** Replaces `Array.from(x)` with `ownArrayFrom(x)`. */
const arrayFrom = (call: Node): readonly Edit[] => {
  const callee = call['callee'] as Node;
  return isArrayFrom(callee) ? [{ at: callee.start, to: callee.end, text: 'ownArrayFrom' }] : [];
};

/** Replaces `for (key in x)` with `for (key of ownKeys(x))`. */
const forIn = (code: string, loop: Node): readonly Edit[] => {
  const [left, right] = [loop['left'] as Node, loop['right'] as Node];
  const between = code.slice(left.end, right.start).replace(/\bin\b/, 'of');
  return [
    { at: left.end, to: right.start, text: `${between}ownKeys(` },
    { at: right.end, text: ')' },
  ];
};

/** Import prefix for `src/base`. Its fixed length keeps columns in source maps independent of the compile folder. */
const BASE = '#base/';

/**
 * Replaces built-ins in libraries with functions from `src/base`, which work on any page. MooTools and Prototype.js replace
 * `Array.from`, and `for … in` loops of libraries also see properties that pages add to prototypes.
 * @param from the folder with tsc's output
 */
export const ownBuiltIns = (from: string): Plugin => ({
  name: 'own-built-ins',
  resolveId: (source) => (source.startsWith(BASE) ? join(from, 'base', source.slice(BASE.length)) : null),
  transform(code, id) {
    if (!/[\\/]node_modules[\\/]/.test(id) || !/\bArray\.from\b|\bin\b/.test(code)) return null;
    const tree = { ...this.parse(code) };
    const calls = nodesOf(tree, 'CallExpression').flatMap(arrayFrom);
    const loops = nodesOf(tree, 'ForInStatement').flatMap((loop) => forIn(code, loop));
    const importOf = (name: string, file: string): string => `import { ${name} } from ${JSON.stringify(BASE + file)};`;
    const imports = [
      ...(calls.length > 0 ? [importOf('arrayFrom as ownArrayFrom', 'array-from.js')] : []),
      ...(loops.length > 0 ? [importOf('ownKeys', 'own-keys.js')] : []),
    ];
    if (imports.length === 0) return null;
    return { code: applyEdits(code, [{ at: 0, to: 0, text: imports.join('') }, ...calls, ...loops]), map: null };
  },
});
