import type { Plugin } from 'rollup';
import { childrenOf, edited, type Node } from './syntax-tree.js';

const LINE_BREAK = /\s*\n\s*/g;

const partsOfTemplates = (node: Node): readonly Node[] =>
  node.type === 'TemplateElement' ? [node] : childrenOf(node).flatMap(partsOfTemplates);

/** A line break in a template and the indentation after it look like a space, in tags as in texts. */
export const smallTemplates: Plugin = {
  name: 'small-templates',
  transform(code, id) {
    if (!/[\\/]element[\\/]/.test(id)) return null;
    const edits = partsOfTemplates({ ...this.parse(code) }).map(({ start, end }) => ({
      at: start,
      to: end,
      text: code.slice(start, end).replace(LINE_BREAK, ' '),
    }));
    return { code: edited(code, edits), map: null };
  },
};
