/** Checks the types of the package as installed from its tarball. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { packedBuild } from '../../tools/shared/packed.js';
import { runs } from '../runs.js';

// The folder is in the repository, so that the repository's packages replace those of a host project.
const { host } = await packedBuild();
const folder = mkdtempSync(join(host, 'consumer-'));
after(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));

const STRICT = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  jsx: 'react-jsx',
  types: [],
};
const RESOLUTIONS = [
  { module: 'esnext', moduleResolution: 'bundler', skipDefaultLibCheck: true },
  // One of the configurations checks our declarations.
  { module: 'node16', moduleResolution: 'node16', skipLibCheck: true },
] as const;

/** The errors that tsc reports about a host project's files and our declarations, without errors about other packages. */
function typeErrors(names: readonly string[], options: object): string {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files: names }));
  const tsc = 'node_modules/typescript/bin/tsc';
  const args = [tsc, '-p', config, '--checkers', '1', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return stdout.replaceAll(/^node_modules\/.*\n(?:\s.*\n)*/gm, '');
}

const settings = Object.entries(SETTINGS) as readonly [string, Setting<unknown>][];

/** Names of properties and attributes of the settings that have an attribute. */
const attributes = settings.flatMap(([name, { attribute }]): readonly (readonly [name: string, attribute: string])[] =>
  attribute === undefined ? [] : [[name, attribute]],
);

/**
 * Attribute-like names of the settings without an attribute. Single words are omitted, because they are also property names.
 */
const missingAttributes = settings
  .filter(([name, { attribute }]) => attribute === undefined && /[A-Z]/.test(name))
  .map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const PLAIN = `
import { WattenTable, type WattenEventMap } from 'watten-table';
import type { View, WattenHandEndEvent } from 'watten-table/element';
import { createGame } from 'watten-table/engine';

const table = document.querySelector('watten-table');
const found: WattenTable | null = table;
const made = document.createElement('watten-table');
made.variant = 'bozen' in {} ? 'suedtirol' : made.variant;
made.players = 4;
const view: View | null = made.view;
// @ts-expect-error
made.players = 5;
// @ts-expect-error
made.view = null;
made.addEventListener('watten-game-end', (event) => {
  const side: number | undefined = event.detail.side;
  // @ts-expect-error
  event.detail.nothing;
});
document.addEventListener('watten-hand-end', (event: WattenHandEndEvent) => event.detail.points.toFixed());
// @ts-expect-error
made.addEventListener('watten-turn', (event: WattenEventMap['watten-bid']) => event.detail.value);
createGame satisfies Function;
export { found, view };
`;

/** TSX of a host project. `on` is the prefix of event names. */
const tsx = (library: string, on: string, beginning: string): string => `
${beginning}
import 'watten-table/${library}';
import type { WattenTable } from 'watten-table/${library}';

let table: WattenTable | null = null;
export const all = () => (
  <watten-table
    variant="suedtirol"
    players={4}
    target="15"
    hints
    autostart={false}
    colour-aid
    colourAid={true}
    player-name="Anna"
    seed={null}
    rules={{ refusal: 3 }}
    seats={null}
    names={[null, 'Luis']}
    decideTimeout={5000}
    storage={null}
    lang="de"
    id="table"
    slot="game"
    style={{ '--watten-accent': '#fff', height: '20rem' }}
    ref={(element: WattenTable | null) => {
      table = element;
    }}
    ${on}watten-game-end={(event) => {
      const end: number | undefined = event.detail.side;
      void [end, event.currentTarget.view?.phase];
    }}
    ${on}watten-before-action={(event) => event.preventDefault()}
  >
    <p slot="poster">Servus</p>
  </watten-table>
);
export const wrong = () => [
  // @ts-expect-error
  <watten-table handel="right" />,
  // @ts-expect-error
  <watten-table handed="middle" />,
  // @ts-expect-error
  <watten-table view={null} />,
  // @ts-expect-error
  <watten-table decideTimeout="5000" />,
  // @ts-expect-error
  <watten-table ref={(element: HTMLVideoElement | null) => void element} />,
  // @ts-expect-error
  <watten-table ${on}watten-turn={(event: MouseEvent) => void event} />,
  ${attributes
    .flat()
    .map((name) => `// @ts-expect-error\n  <watten-table ${name}={Symbol()} />,`)
    .join('\n  ')}
  // TSX accepts any attribute with a hyphen that no type declares.
  ${missingAttributes.map((name) => `<watten-table ${name}={Symbol()} />,`).join('\n  ')}
];
export { table };
`;

const FILES = {
  'plain.ts': PLAIN,
  'react.tsx': tsx('react', 'on', '/** @jsxImportSource react */'),
  'preact.tsx': tsx('preact', 'on', '/** @jsxImportSource preact */'),
  'solid.tsx': tsx('solid', 'on:', '/** @jsxImportSource solid-js */'),
};
for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, name), code);

for (const resolution of runs<readonly (typeof RESOLUTIONS)[number][]>(RESOLUTIONS.slice(0, 1), RESOLUTIONS))
  test(`the element's types compile in TypeScript and React, Preact and Solid TSX (${resolution.moduleResolution})`, () => {
    assert.equal(typeErrors(Object.keys(FILES), resolution), '');
  });
