import { join } from 'node:path';
import { run, toolArgs } from '../shared/process.js';

/**
 * Compiles the sources with tsc.
 * @param folder output folder: scripts below `js`, declarations below `types`
 * @param types alternative output folder for the declarations
 * @param isChecked whether to report type errors
 * @returns the folder of the scripts
 * @throws Error with tsc's output if it reports errors
 */
export async function compileSources(folder: string, types = join(folder, 'types'), isChecked = true): Promise<string> {
  const scripts = join(folder, 'js');
  const check = isChecked ? [] : ['--noCheck'];
  const { ok, output } = await run(
    toolArgs('tsc', '-p', 'tools/tsconfig.build.json', ...check, '--outDir', scripts, '--declarationDir', types),
  );
  if (!ok) throw new Error(`tsc failed:\n${output}`);
  return scripts;
}
