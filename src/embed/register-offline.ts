/** Maximum time, in ms, to wait for an idle page. */
const IDLE_TIMEOUT_MS = 10_000;

const register = (): void => {
  try {
    // The worker is one folder up, because browsers allow only its own folder as scope and the scripts are there.
    navigator.serviceWorker?.register(new URL('../service-worker.js', import.meta.url)).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the table works without offline use
      console.warn('The table cannot be used offline.', error);
    });
  } catch {
    // Sandboxed frames without an origin have no service workers.
  }
};

/** Stores the files of the table for offline use once the page is idle, so that the table itself loads first. */
export function registerOffline(): void {
  const whenLoaded = (): void => {
    // Safari lacks `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(register, 1000);
  };
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}
