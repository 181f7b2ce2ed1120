import type { Plugin } from 'rollup';
import { childrenOf, applyEdits, type Node } from './syntax-tree.js';

const LINE_BREAK = /\s*\n\s*/g;

const templateElements = (node: Node): readonly Node[] =>
  node.type === 'TemplateElement' ? [node] : childrenOf(node).flatMap(templateElements);

/** Replaces line breaks and indentation in templates with one space, which does not change the rendering. */
export const smallTemplates: Plugin = {
  name: 'small-templates',
  transform(code, id) {
    if (!/[\\/]element[\\/]/.test(id)) return null;
    const edits = templateElements({ ...this.parse(code) }).map(({ start, end }) => ({
      at: start,
      to: end,
      text: code.slice(start, end).replace(LINE_BREAK, ' '),
    }));
    return { code: applyEdits(code, edits), map: null };
  },
};
