/** Serves browser tests and the element from bundles: one by one their modules take every page seconds to load. */
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestRunnerPlugin } from '@web/test-runner';
import { pageBundleOptions } from '../build/page-bundle.js';
import { type BuiltFiles, liveBundle } from '../shared/live-bundle.js';
import { root } from '../shared/process.js';
import { watchFolders } from '../shared/watch-folders.js';

/** What the server makes for the page of a test. */
const SERVED = ['/__web-dev-server__web-socket.js'];

interface Bundle {
  /** Entries by the addresses at which pages ask for them. */
  readonly entries: ReadonlyMap<string, string>;
  /** The folder of the other files. */
  readonly chunks: string;
  readonly build: () => Promise<BuiltFiles>;
  /** The newest build, as soon as a page has asked for a file. */
  built?: Promise<BuiltFiles>;
}

function bundleOf(name: string, entries: ReadonlyMap<string, string>): Bundle {
  const { build } = liveBundle({
    ...pageBundleOptions(),
    entryPoints: [...entries.values()],
    chunkNames: `bundled/${name}/[name]-[hash]`,
    external: SERVED,
  });
  return { entries, chunks: `/bundled/${name}/`, build };
}

/** The element and its worker by themselves, for pages that load them by their addresses. */
const ELEMENT = new Map([['/src/index.ts', 'src/index.ts']]);
const WORKER = new Map([
  ['/src/element/shell/worker/thinking-worker.js', 'src/element/shell/worker/thinking-worker.ts'],
]);

/** The code of a file, or of a script that fails with the error message of its bundle; nothing if the bundle lacks it. */
function codeOf({ broken, files, outputs }: BuiltFiles, path: string, entry: string | undefined): string | undefined {
  const message = broken.get(entry ?? '');
  if (message !== undefined) return `throw new Error(${JSON.stringify(message)});`;
  return files.get((entry === undefined ? undefined : outputs.get(entry)) ?? path.slice(1));
}

/**
 * Makes a plugin and the reporter that tells it the test files.
 * @param isWatching whether changed sources are bundled again, and the tests run again that import them
 */
export function bundledSources(isWatching: boolean): {
  readonly plugin: TestRunnerPlugin;
  readonly reporter: Reporter;
} {
  let find: (bundles: readonly Bundle[]) => void = () => {};
  const found = new Promise<readonly Bundle[]>((resolve) => (find = resolve));
  let fileWatcher: Parameters<NonNullable<TestRunnerPlugin['serverStart']>>[0]['fileWatcher'] | undefined;
  let endWatching = (): void => {};

  /** The runner runs those tests again that have asked for a file of which its watcher reports a change. */
  async function rebuild(bundle: Bundle): Promise<void> {
    if (!bundle.built) return;
    bundle.built = bundle.build();
    const { broken, changed } = await bundle.built;
    for (const message of new Set(broken.values())) console.error(message);
    for (const [path, entry] of bundle.entries)
      if (changed.includes(entry)) fileWatcher?.emit('change', join(root, path));
  }

  return {
    reporter: {
      start({ testFiles }) {
        const files = testFiles.map((file) => relative(root, file).split(sep).join('/'));
        const tests = new Map(files.map((file) => [`/${file}`, file]));
        const bundles = [bundleOf('tests', tests), bundleOf('element', ELEMENT), bundleOf('worker', WORKER)];
        find(bundles);
        if (!isWatching) return;
        const own = new Set(bundles.flatMap(({ entries }) => [...entries.keys()].map((path) => join(root, path))));
        // The runner watches every file that is served. Of these it is told when they are bundled.
        fileWatcher?.on('add', (path) => own.has(path) && fileWatcher?.unwatch(path));
        const folders = new Set(
          ['src', 'test', 'tools/test', 'demo', ...files.map(dirname)].map((name) => join(root, name)),
        );
        endWatching = watchFolders([...folders], () => {
          for (const bundle of bundles) void rebuild(bundle);
        });
      },
    },
    plugin: {
      name: 'bundled-sources',
      serverStart(server) {
        ({ fileWatcher } = server);
      },
      serverStop: () => endWatching(),
      async serve({ path }) {
        const bundle = (await found).find(({ entries, chunks }) => entries.has(path) || path.startsWith(chunks));
        if (!bundle) return undefined;
        bundle.built ??= bundle.build();
        const body = codeOf(await bundle.built, path, bundle.entries.get(path));
        return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
      },
    },
  };
}
