import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { all, frames, leave, place, tableIn, settled, until } from './table.js';
it('leak', async function () {
  this.timeout(60_000);
  await setViewport({ width: 900, height: 800 });
  const out: string[] = [];
  for (let n = 0; n < 16; n++) {
    const box = place();
    const t = tableIn(box);
    await t.start({ seed: 'x', setup: { dealer: 3 } });
    await settled(t);
    await until(() => all(t, 'canvas').length === 2, 'stage');
    leave(box);
    await frames(5);
    const m: { JSEventListeners: number; Nodes: number } = await executeServerCommand('metrics');
    out.push(`${n} ${m.JSEventListeners} ${m.Nodes}`);
  }
  throw new Error(out.join(' | '));
});
