/** A bundle that is rebuilt after changes to its sources. */
import { relative, sep } from 'node:path';
import { type BuildContext, type BuildOptions, type BuildResult, context, formatMessages, type Message } from 'esbuild';

type Options = Omit<BuildOptions, 'entryPoints'> & {
  readonly absWorkingDir: string;
  readonly outdir: string;
  /** Paths of the sources in the working folder. If this is an object, its keys are the names in the output. */
  readonly entryPoints: string[] | Record<string, string>;
};

type Result = BuildResult<{ write: false; metafile: true }>;

/** Result of a build. Entries are identified by the paths of their sources in the working folder. */
export interface BuiltFiles {
  /** All files by their paths in the output folder, including those of earlier builds, whose chunks pages can still load. */
  readonly files: ReadonlyMap<string, string>;
  /** The output file of each entry. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Error messages by entry, for entries that fail to build. */
  readonly broken: ReadonlyMap<string, string>;
  /** Entries whose code, or that of an imported module, changed after the last build. */
  readonly changed: readonly string[];
}

export interface LiveBundle {
  /** Builds the entries. Errors in sources do not reject the promise. */
  readonly build: () => Promise<BuiltFiles>;
  readonly dispose: () => Promise<void>;
}

const withSlashes = (path: string): string => path.split(sep).join('/');

/** Returns an entry and all sources that it imports, statically or dynamically. */
function sourcesOf(entry: string, inputs: Result['metafile']['inputs']): ReadonlySet<string> {
  const found = new Set([entry]);
  // The loop also visits the elements that it adds.
  for (const source of found) for (const { path } of inputs[source]?.imports ?? []) found.add(path);
  return found;
}

/** Returns the entries that import files with errors, or all entries if an error names no file. */
function affectedEntries(
  errors: readonly Message[],
  entries: readonly string[],
  inputs: Result['metafile']['inputs'],
): readonly string[] {
  const files = errors.flatMap(({ location }) => location?.file ?? []);
  const found = entries.filter((entry) => {
    const sources = sourcesOf(entry, inputs);
    return files.some((file) => sources.has(file));
  });
  return found.length > 0 ? found : entries;
}

const errorsOf = (error: unknown): Message[] => {
  if (error instanceof Error && 'errors' in error) return error.errors as Message[];
  throw error;
};

export function liveBundle(options: Options): LiveBundle {
  const { absWorkingDir, outdir, entryPoints } = options;
  const entries = Array.isArray(entryPoints) ? entryPoints : Object.values(entryPoints);
  const opened: Promise<BuildContext<{ write: false; metafile: true }>> = context({
    ...options,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  let inputs: Result['metafile']['inputs'] = {};
  let newest: ReadonlyMap<string, string> = new Map();
  let last: BuiltFiles = { files: newest, outputs: new Map(), broken: new Map(), changed: [] };

  const bundled = async (): Promise<Omit<BuiltFiles, 'changed'>> => {
    try {
      const { outputFiles, metafile } = await (await opened).rebuild();
      const before = newest;
      ({ inputs } = metafile);
      newest = new Map(outputFiles.map(({ path, text }) => [withSlashes(relative(outdir, path)), text]));
      const outputs = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
        entryPoint !== undefined && entries.includes(entryPoint)
          ? [[entryPoint, withSlashes(relative(outdir, `${absWorkingDir}/${path}`))] as const]
          : [],
      );
      return { files: new Map([...before, ...newest]), outputs: new Map(outputs), broken: new Map() };
    } catch (error) {
      const errors = errorsOf(error);
      const text = (await formatMessages(errors, { kind: 'error' })).join('\n').trim();
      return { ...last, broken: new Map(affectedEntries(errors, entries, inputs).map((entry) => [entry, text])) };
    }
  };
  // Chunk names contain a hash of their content, so an entry's text changes with any of its imports.
  const textOf = ({ broken, files, outputs }: Omit<BuiltFiles, 'changed'>, entry: string): string | undefined =>
    broken.get(entry) ?? files.get(outputs.get(entry) ?? '');

  let latest: Promise<BuiltFiles> = Promise.resolve(last);
  const after = async (previous: Promise<BuiltFiles>): Promise<BuiltFiles> => {
    await previous;
    const now = await bundled();
    last = { ...now, changed: entries.filter((entry) => textOf(now, entry) !== textOf(last, entry)) };
    return last;
  };
  return {
    build: () => (latest = after(latest)),
    dispose: async () => {
      await latest;
      await (await opened).dispose();
    },
  };
}
