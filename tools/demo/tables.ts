/** An in-memory table server for the demo. The server starts when a page first needs it, so that other pages do not wait. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/process.js';

/** The exports of the built package that this file uses. */
export interface ServerEntry {
  createTableServer(options: { readonly port: number; readonly host: string; readonly evenings: boolean }): Promise<{
    readonly url: string;
    close(): Promise<void>;
  }>;
}

export interface Tables {
  /** Starts the server if necessary and resolves to its address. */
  url(): Promise<string>;
  close(): Promise<void>;
}

const fromBuild = async (): Promise<ServerEntry> =>
  (await import(pathToFileURL(join(root, 'dist/server.js')).href)) as ServerEntry;

export const createTables = (loadServer = fromBuild): Tables => {
  let opened: ReturnType<ServerEntry['createTableServer']> | null = null;
  const open = async (): ReturnType<ServerEntry['createTableServer']> => {
    const { createTableServer } = await loadServer();
    return createTableServer({ port: 0, host: 'localhost', evenings: true });
  };
  return {
    async url() {
      opened ??= open();
      return (await opened).url;
    },
    async close() {
      await (await opened)?.close();
    },
  };
};
