/** Tests packed artwork: compares the results of small modules with and without packed lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { packedArtwork } from '../../tools/build/packed-artwork.js';
import { root } from '../../tools/shared/process.js';

const MODULES: Readonly<Record<string, string>> = {
  '/deck/salzburg/entry.js': `
    export * from './pips.js';
    export { sum as other } from './other.js';
    export const drawing = () => ['0,0 1,2', ['M1,2L3,4Z'], { d: '5,6 7,8! z' }];`,
  '/deck/salzburg/pips.js': `
    const [first, second] = ['1,1 2,2', '3,3 4,4'];
    export const whole = [first, second, '0,0 9,9'];
    export function chosen(isOne, line = '8,8 9,9') {
      if (isOne) return ['1,0 0,1', '2,0 0,2'];
      const both = [1, 2].map((n) => ['5,5 6,6', n, '7,7 8,8']);
      return [line, isOne || '3,0 0,3', both, isOne ? '4,0 0,4' : '5,0 0,5', '6,0 0,6'];
    }
    export const curried = () => (n) => [n, '1,0 2,0', '1,0 3,0'];
    export const object = (n) => ({ one: '1,2 3,4', n, two: \`\${n},0 1,1\`, three: '5,6 7,8' });`,
  '/deck/salzburg/other.js': `
    const packedNumbers = 5;
    export const sum = () => '0,1 2,3 z' + packedNumbers;
    export const unused = () => 'M111,111L999,999';`,
};

type Modules = typeof import('node:module');

/** Bundles the modules with or without packing, and imports the result. */
async function bundled(packs: boolean): Promise<{ readonly code: string; readonly exports: Modules }> {
  const { outputFiles } = await build({
    entryPoints: [`${root}/src/deck/packed-lines.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const files = { ...MODULES, '/deck/packed-lines.js': outputFiles[0].text };
  const bundle = await rollup({
    input: '/deck/salzburg/entry.js',
    plugins: [
      {
        name: 'modules',
        resolveId: (source, importer = '') => new URL(source, pathToFileURL(importer)).pathname,
        load: (id) => files[id as keyof typeof files],
      },
      packs && packedArtwork('/'),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const code = output[0].code;
  return { code, exports: (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Modules };
}

test('code with packed artwork returns the same lines as the original code for any order and number of calls', async () => {
  const [plain, packed] = [await bundled(false), await bundled(true)];
  for (const text of ['0,0 1,2', 'M1,2L3,4Z', '5,5 6,6', '3,0 0,3', '8,8 9,9', '0,1 2,3 z'])
    assert.ok(plain.code.includes(text) && !packed.code.includes(text), `${text} is packed`);
  const resultsOf = ({ exports }: typeof plain): string => {
    const { whole, curried, drawing, chosen, object, other } = exports as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    const again = curried() as () => unknown;
    return JSON.stringify([
      again(),
      again(),
      object(3),
      chosen(false),
      drawing(),
      other(),
      chosen(true),
      drawing(),
      object(4),
      whole,
      chosen(false, ''),
    ]);
  };
  assert.equal(resultsOf(packed), resultsOf(plain));
});
