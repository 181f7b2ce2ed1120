/**
 * Writes the generated pages of `docs/reference` from the build in `dist/`: `npm run reference-doc`. Run `npm run build` first.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementIn, type CustomElements } from '../build/custom-elements.js';
import { cssPage, elementPage, eventsPage } from './pages/element-page.js';
import { commandLinePage } from './pages/command-line-page.js';
import { ENTRIES } from './pages/entries.js';
import { entryPage } from './pages/entry-page.js';
import { eventDetails } from './pages/event-details.js';
import { variantsPage } from './pages/variants-page.js';
import { root } from '../shared/process.js';

/** Returns the generated pages by their path in the repository. @param dist the folder of the build */
export async function referencePages(dist: string): Promise<ReadonlyMap<string, string>> {
  const types = join(dist, 'types');
  const manifest = JSON.parse(await readFile(join(dist, 'custom-elements.json'), 'utf8')) as CustomElements;
  const element = elementIn(manifest);
  return new Map([
    ['docs/reference/element.md', elementPage(element)],
    ['docs/reference/events.md', eventsPage(element, await eventDetails(types))],
    ['docs/reference/css.md', cssPage(element)],
    ['docs/reference/variants.md', variantsPage()],
    ['docs/reference/command-line.md', commandLinePage(dist)],
    ...(await Promise.all(
      ENTRIES.map(async (entry) => [`docs/reference/${entry.name}.md`, await entryPage(entry, types)] as const),
    )),
  ]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [path, text] of await referencePages(join(root, 'dist'))) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
