import type { Plugin, PluginContext } from 'rollup';

/** Returns the ids of these modules and of all their direct and indirect imports. */
function withImports(context: PluginContext, modules: readonly string[]): ReadonlySet<string> {
  const all = new Set(modules);
  // The loop also visits the ids that it adds.
  for (const id of all) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/** Modules that are loaded only after the table texts, and the modules of these texts. */
const HINTS = /[\\/]i18n[\\/][\w-]+[\\/]hints\.js$/;
const TABLE_WORDS = /[\\/]i18n[\\/][\w-]+[\\/]words\.js$/;

/**
 * Loads a lazy chunk together with all its imports. Otherwise, the browser would discover the imports only in the loaded
 * chunk, which costs another round trip to the server. The import of the chunk itself reports a failed load.
 * @param first names of chunks that load before any lazy chunk
 */
export const importsInParallel = (first: readonly string[]): Plugin => ({
  name: 'imports-in-parallel',
  renderDynamicImport({ chunk, targetModuleId, getTargetChunkImports }) {
    const isLoaded = (id: string): boolean =>
      loaded.has(id) || (HINTS.test(targetModuleId ?? '') && TABLE_WORDS.test(id));
    const loaded = withImports(this, chunk.moduleIds);
    const imports = (getTargetChunkImports() ?? []).flatMap((imported) =>
      imported.type === 'external' || first.includes(imported.chunk.name) || imported.chunk.moduleIds.some(isLoaded)
        ? []
        : // `resolvedImportPath` includes its quotation marks.
          [`import(${imported.resolvedImportPath}).catch(() => {})`],
    );
    return imports.length > 0 ? { left: `(${imports.join(', ')}, import(`, right: '))' } : null;
  },
});
