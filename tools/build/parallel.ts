import type { Plugin } from 'rollup';

/**
 * A part that is loaded when it is needed is asked for together with all that it imports. Without this a browser hears of
 * that only when the part has come: a page far from its server would wait once more for the way there and back.
 * What does not come is told where the part itself is asked for.
 */
export const importsInParallel: Plugin = {
  name: 'imports-in-parallel',
  renderDynamicImport({ getTargetChunkImports }) {
    const parts = (getTargetChunkImports() ?? []).filter(({ type }) => type === 'internal');
    // A path has its quotation marks already.
    const asked = parts.map(({ resolvedImportPath: path }) => `import(${path}).catch(() => {})`);
    return asked.length > 0 ? { left: `(${asked.join(', ')}, import(`, right: '))' } : null;
  },
};
