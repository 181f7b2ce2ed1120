import { transform } from 'esbuild';
import type { Plugin } from 'rollup';
import { applyEdits, childrenOf, type Edit, type Node } from './syntax-tree.js';

/** Returns edits that replace `const` and `let`, which esbuild cannot convert. Loops need these declarations. */
const withVar = (node: Node, refuse: (message: string) => never): readonly Edit[] => {
  if (/^(?:For|While|DoWhile)/.test(node.type)) refuse(`A classic script must not contain a loop: ${node.type}.`);
  const inner = childrenOf(node).flatMap((child) => withVar(child, refuse));
  if (node.type !== 'VariableDeclaration') return inner;
  return [{ at: node.start, to: node.start + String(node['kind']).length, text: 'var' }, ...inner];
};

/** Converts a bundle to ES5. */
export const classicSyntax: Plugin = {
  name: 'classic-syntax',
  async renderChunk(code) {
    const edits = withVar({ ...this.parse(code) }, (message) => this.error(message));
    const small = await transform(applyEdits(code, edits), { target: 'es5', minify: true });
    return { code: small.code, map: null };
  },
};
