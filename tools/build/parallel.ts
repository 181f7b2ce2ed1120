import type { Plugin, PluginContext } from 'rollup';

/** These modules, and all that they import, and so on. */
function withImports(context: PluginContext, modules: readonly string[]): ReadonlySet<string> {
  const all = new Set(modules);
  // What is added meanwhile is gone through, too.
  for (const id of all) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/** What nobody asks for before the words of the table have come, and these words. */
const HINTS = /[\\/]i18n[\\/][\w-]+[\\/]hints\.js$/;
const TABLE_WORDS = /[\\/]i18n[\\/][\w-]+[\\/]words\.js$/;

/**
 * A part that is loaded when it is needed is asked for together with all that it imports. Without this a browser hears of
 * that only when the part has come: a page far from its server would wait once more for the way there and back.
 * What does not come is told where the part itself is asked for.
 */
export const importsInParallel: Plugin = {
  name: 'imports-in-parallel',
  renderDynamicImport({ chunk, targetModuleId, getTargetChunkImports }) {
    const isThere = (id: string): boolean =>
      loaded.has(id) || (HINTS.test(targetModuleId ?? '') && TABLE_WORDS.test(id));
    const loaded = withImports(this, chunk.moduleIds);
    const asked = (getTargetChunkImports() ?? []).flatMap((part) =>
      part.type === 'external' || part.chunk.moduleIds.some(isThere)
        ? []
        : // A path has its quotation marks already.
          [`import(${part.resolvedImportPath}).catch(() => {})`],
    );
    return asked.length > 0 ? { left: `(${asked.join(', ')}, import(`, right: '))' } : null;
  },
};
