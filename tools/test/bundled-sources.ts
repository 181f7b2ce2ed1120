/** Serves browser tests and the element from bundles, because separate modules would take seconds to load per page. */
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestRunnerPlugin } from '@web/test-runner';
import { pageBundleOptions } from '../build/page-bundle.js';
import { type BuiltFiles, liveBundle } from '../shared/live-bundle.js';
import { root } from '../shared/process.js';
import { watchFolders } from '../shared/watch-folders.js';

/** Files that the test runner's server generates. */
const SERVED = ['/__web-dev-server__web-socket.js'];

interface Bundle {
  /** Entries by the URL paths at which pages request them. */
  readonly entries: ReadonlyMap<string, string>;
  /** URL path of the other files. */
  readonly chunks: string;
  readonly build: () => Promise<BuiltFiles>;
  /** The latest build, or undefined until a page requests a file. */
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

/** The element and its worker as separate bundles, for pages that load them by URL. */
const ELEMENT = new Map([['/src/index.ts', 'src/index.ts']]);
const WORKER = new Map([
  ['/src/element/shell/worker/thinking-worker.js', 'src/element/shell/worker/thinking-worker.ts'],
]);

/**
 * Returns the code of a file, or code that throws the error of its bundle. Returns undefined if the bundle does not contain
 * the file.
 */
function codeOf({ broken, files, outputs }: BuiltFiles, path: string, entry: string | undefined): string | undefined {
  const message = broken.get(entry ?? '');
  if (message !== undefined) return `throw new Error(${JSON.stringify(message)});`;
  return files.get((entry === undefined ? undefined : outputs.get(entry)) ?? path.slice(1));
}

/**
 * Returns a plugin, and a reporter that passes the names of the test files to it.
 * @param isWatching whether to rebuild after changes to sources and rerun the affected tests
 */
export function bundledSources(isWatching: boolean): {
  readonly plugin: TestRunnerPlugin;
  readonly reporter: Reporter;
} {
  let find: (bundles: readonly Bundle[]) => void = () => {};
  const found = new Promise<readonly Bundle[]>((resolve) => (find = resolve));
  let fileWatcher: Parameters<NonNullable<TestRunnerPlugin['serverStart']>>[0]['fileWatcher'] | undefined;
  let endWatching = (): void => {};

  /**
   * Rebuilds a bundle. Change events of the runner's watcher make the runner rerun the tests that requested the changed
   * files.
   */
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
        const bundledFiles = new Set(
          bundles.flatMap(({ entries }) => [...entries.keys()].map((path) => join(root, path))),
        );
        // The runner watches every file it serves. For bundled files, `rebuild` emits the change events instead.
        fileWatcher?.on('add', (path) => bundledFiles.has(path) && fileWatcher?.unwatch(path));
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
