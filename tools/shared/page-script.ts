import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A TypeScript file, and all it needs, as a script for a page.
 * @param name what the page calls the file's exports by
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
