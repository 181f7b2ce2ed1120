import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a TypeScript file with its imports as a script for a page.
 * @param name the global variable with the file's exports
 */
export const pageScript = async (file: URL, name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    format: 'iife',
    globalName: name,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text;
};
