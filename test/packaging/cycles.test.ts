/** Checks that no source file imports itself indirectly, including type imports and dynamic imports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeIn, importsIn, type CodeOf, type Import } from './imports.js';

/** Groups of files that import each other (Tarjan's strongly connected components), each sorted. */
function cyclesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const importedBy = new Map<string, string[]>();
  for (const { from, to } of imports) importedBy.set(from, [...(importedBy.get(from) ?? []), to]);
  const orderOf = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  /** Returns the lowest order of an open file that this file can reach. */
  const visit = (file: string): number => {
    const order = orderOf.size;
    const start = open.length;
    orderOf.set(file, order);
    open.push(file);
    let lowest = order;
    let importsItself = false;
    for (const to of importedBy.get(file) ?? []) {
      importsItself ||= to === file;
      const known = orderOf.get(to);
      if (known === undefined) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, known);
    }
    if (lowest === order) {
      const group = open.splice(start);
      if (group.length > 1 || importsItself) cycles.push(group.sort());
    }
    return lowest;
  };

  for (const file of importedBy.keys()) if (!orderOf.has(file)) visit(file);
  return cycles;
}

test('the imports of the source files contain no cycles', () => {
  const codeOf = codeIn('src');
  const imports = importsIn(codeOf);
  assert.ok(imports.length > codeOf.size, 'the imports were found');
  assert.deepEqual(cyclesIn(imports), []);
});

test('cyclesIn() finds cycles through type imports, re-exports, import() types and dynamic imports', () => {
  const IMPORTS: Readonly<Record<string, string>> = {
    'an import': "import { b } from './b.js';",
    'a type import': "import type { B } from './b.js';",
    'a re-export': "export type { B } from './b.js';",
    'an import for its effects': "import './b.js';",
    'an import type': "export type B = typeof import('./b.js');",
    'a dynamic import': "export const load = () => import('./b.js');",
    'an import of several lines': "import {\n  a,\n  b,\n} from './b.js';",
  };
  const cyclesOf = (code: string): readonly (readonly string[])[] => {
    const codeOf: CodeOf = new Map([
      ['rules/a.ts', code],
      ['rules/b.ts', "import { c } from '../game/c.js';"],
      ['game/c.ts', "import type { A } from '../rules/a.js';"],
      ['game/outside.ts', "import { a } from '../rules/a.js';\nimport 'node:fs';"],
    ]);
    return cyclesIn(importsIn(codeOf));
  };
  for (const [name, code] of Object.entries(IMPORTS))
    assert.deepEqual(cyclesOf(code), [['game/c.ts', 'rules/a.ts', 'rules/b.ts']], name);
  assert.deepEqual(cyclesOf("import { d } from './d.js';"), []);
});
