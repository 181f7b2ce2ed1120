import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { childrenOf, edited, type Edit, type Node } from './syntax-tree.js';

const nodesOf = (node: Node, type: string): readonly Node[] => [
  ...(node.type === type ? [node] : []),
  ...childrenOf(node).flatMap((child) => nodesOf(child, type)),
];

const isArrayFrom = (callee: Node): boolean => {
  const { type, object, property } = callee as Node & { readonly object?: Node; readonly property?: Node };
  return type === 'MemberExpression' && object?.['name'] === 'Array' && property?.['name'] === 'from';
};

/** `Array.from(x)` becomes `ownArrayFrom(x)`. */
const arrayFrom = (call: Node): readonly Edit[] => {
  const callee = call['callee'] as Node;
  return isArrayFrom(callee) ? [{ at: callee.start, to: callee.end, text: 'ownArrayFrom' }] : [];
};

/** `for (key in x)` becomes `for (key of ownKeys(x))`. */
const forIn = (code: string, loop: Node): readonly Edit[] => {
  const [left, right] = [loop['left'] as Node, loop['right'] as Node];
  const between = code.slice(left.end, right.start).replace(/\bin\b/, 'of');
  return [
    { at: left.end, to: right.start, text: `${between}ownKeys(` },
    { at: right.end, text: ')' },
  ];
};

/** How the files of `src/base` are imported: columns in the map must not depend on where they were compiled to. */
const BASE = '#base/';

/**
 * Libraries call `Array.from`, which MooTools and Prototype.js replace, and go through lists and objects by `for … in`, which
 * then finds what pages have added to their prototypes. Here they have the functions of `src/base` in place of that.
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
    return { code: edited(code, [{ at: 0, to: 0, text: imports.join('') }, ...calls, ...loops]), map: null };
  },
});
