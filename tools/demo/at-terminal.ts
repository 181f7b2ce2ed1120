/** What `npm start` and `npm run dev` do beside serving. */
import open from 'open';

/** Closes a server and ends the process on Ctrl-C, or when npm has ended: npm does not pass on a signal that ends it. */
export function untilEnded(close: () => Promise<void>): void {
  const end = (): void => void close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000);
}

/** Opens an address in the visitor's browser. */
export async function openPage(url: string): Promise<void> {
  const opener = await open(url);
  const tell = (): void => console.error(`  No browser could be opened: go to ${url}/ yourself.`);
  opener.once('error', tell);
  opener.once('exit', (code) => void (code && tell()));
}
