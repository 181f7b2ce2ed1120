/** Builds the demo and photographs it at every size into shots/. */
import { launch } from './browser.mjs';
import { openAt, shoot, SIZES } from './photo.mjs';
import { run } from './process.mjs';
import { serve } from './serve.mjs';

const { ok, output } = await run(['scripts/build.mjs']);
if (!ok) {
  console.error(output);
  process.exit(1);
}

const server = await serve();
const browser = await launch();
try {
  for (const size of SIZES) {
    const page = await openAt(browser, `${server.url}/demo/`, size);
    console.log(await shoot(page, 'poster'));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
