import { layOut } from '../../table/layout/lay-out.js';
import { hasLittleRoom } from '../../table/layout/layout.js';
import { slateCode } from '../features/slate/lazy-slate.js';
import type { ElementHost } from '../shell/host.js';
import { tightCode } from '../table/picture/lazy-tight.js';
import { thinkingCode } from '../shell/worker/thinking-code.js';
import { loadCanvas } from '../table/picture/canvas.js';
import { prepareWood } from '../table/picture/pausable-stage.js';

/**
 * Loads the code that a game at this table needs immediately, and paints the wood of a table that shows its poster. Code that
 * fails to load is requested again when it is needed.
 */
export const loadAhead = async (host: ElementHost, signal: AbortSignal): Promise<void> => {
  const layout = layOut(host.clientWidth, host.clientHeight);
  const slate = layout.slate ? slateCode.load().catch(() => null) : null;
  const tight = hasLittleRoom(layout) ? tightCode.load().catch(() => null) : null;
  await Promise.all([loadCanvas(), slate, tight, thinkingCode.load().catch(() => null)]);
  const [poster, stage] = ['.poster', '.stage'].map((part) => host.shadowRoot?.querySelector<HTMLElement>(part));
  // A poster of the page hides the table's own poster.
  if (stage && poster && poster.clientHeight > 0) await prepareWood(stage, signal).catch(() => null);
};
