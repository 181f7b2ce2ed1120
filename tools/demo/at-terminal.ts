/** Terminal and browser helpers of `npm start` and `npm run dev`. */
import open from 'open';

/** On Ctrl-C, or when npm exits, closes a server and ends this process. npm does not forward the signal that ends npm. */
export function closeOnExit(close: () => Promise<void>): void {
  const end = (): void => void close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000);
}

/** Opens a URL in the default browser. */
export async function openPage(url: string): Promise<void> {
  const opener = await open(url);
  const reportFailure = (): void => console.error(`  Could not open a browser. Open ${url}/ yourself.`);
  opener.once('error', reportFailure);
  opener.once('exit', (code) => void (code && reportFailure()));
}
