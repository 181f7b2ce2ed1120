import { layOut } from '../../table/layout/lay-out.js';
import { hasLittleRoom } from '../../table/layout/layout.js';
import { slateCode } from '../features/slate/lazy-slate.js';
import { tightCode } from '../table/picture/lazy-tight.js';
import { thinkingCode } from '../shell/worker/thinking-code.js';
import { loadCanvas } from '../table/picture/canvas.js';

/**
 * Loads the code that a game at a table of this size (in CSS pixels) needs immediately. Code that fails to load is
 * requested again when it is needed.
 */
export const loadAhead = async (width: number, height: number): Promise<void> => {
  const layout = layOut(width, height);
  const slate = layout.slate ? slateCode.load().catch(() => null) : null;
  const tight = hasLittleRoom(layout) ? tightCode.load().catch(() => null) : null;
  await Promise.all([loadCanvas(), slate, tight, thinkingCode.load().catch(() => null)]);
};
