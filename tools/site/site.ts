/**
 * Makes the documentation, `demo/docs`, of the guides in `docs/guides`, of the documents in `docs` and of what was built:
 * the element's manifest and the weight of its files. `npm start` makes and serves it.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { elementIn, type CustomElements } from '../build/custom-elements.js';
import { root } from '../shared/process.js';
import { elementPage } from './element-page.js';
import { enginePage } from './engine-page.js';
import { escaped } from './escaped.js';
import { eventDetails } from './event-details.js';
import { examplePage, examplesIn } from './examples.js';
import { figuresPage } from './figures-page.js';
import { rendered } from './markdown.js';
import { zipOf } from './zip.js';

export const SITE = join(root, 'demo/docs');

interface Page {
  /** Its name on the site. */
  readonly id: string;
  /** In the list of pages. */
  readonly title: string;
  /** Where its Markdown is, or would be, in the repository. */
  readonly path: string;
}

const guide = (id: string, title: string): Page => ({ id, title, path: `docs/guides/${id}.md` });

const GROUPS: readonly (readonly [heading: string, pages: readonly Page[]])[] = [
  [
    'How to',
    [
      { ...guide('start', 'A table on your page'), id: 'index' },
      guide('theme', 'Your colours'),
      guide('words', 'Your words, your language'),
      guide('rules', 'Rules of your own valley'),
      guide('events', 'From events to a league table'),
      guide('records', 'Saving, replaying, sharing'),
      guide('lessons', 'Lessons of your own'),
      guide('players', 'A player of your own'),
      guide('engine', 'The engine without a page'),
      { id: 'hosts', title: 'In React, Vue, Svelte, Angular', path: 'docs/hosts.md' },
      { id: 'server', title: 'People play each other', path: 'docs/server.md' },
      { id: 'on-a-server', title: 'Rendered on a server', path: 'docs/on-a-server.md' },
    ],
  ],
  [
    'Reference',
    [
      { id: 'element', title: 'The element', path: 'README.md' },
      { id: 'engine-reference', title: 'The engine', path: 'docs/engine-reference.md' },
      { id: 'options', title: 'Options of the rules', path: 'docs/options.md' },
      { id: 'messages', title: 'Texts of the table', path: 'docs/messages.md' },
      { id: 'wire', title: 'The wire', path: 'docs/wire.md' },
      { id: 'rules-of-watten', title: 'The rules of Watten', path: 'docs/RULES.md' },
      { id: 'figures', title: 'Figures', path: 'docs/figures.md' },
    ],
  ],
];

const PAGES = GROUPS.flatMap(([, pages]) => pages);

const examplePath = ({ id }: Page, number: number): string => `live/${id}-${number + 1}.html`;

/** Where a link within the repository leads to on the site; null: to source code, which the site has not. */
const linkFrom =
  ({ path }: Page) =>
  (href: string): string | null => {
    if (/^(?:[a-z]+:|#)/.test(href)) return href;
    const [file = '', anchor] = href.split('#');
    const target = posix.join(posix.dirname(path), file);
    const end = anchor === undefined ? '' : `#${anchor}`;
    const page = PAGES.find((one) => one.path === target);
    if (page) return `${page.id}.html${target === 'README.md' ? '' : end}`;
    if (target.startsWith('demo/hosts')) return null;
    if (target.startsWith('demo/')) return `../${target.slice('demo/'.length)}${end}`;
    throw new Error(`${path} links to ${href}, which is not on the site.`);
  };

const navigation = (current: Page): string =>
  GROUPS.map(
    ([heading, pages]) =>
      `<h2>${heading}</h2>\n<ul>\n${pages
        .map(
          (page) =>
            `<li><a href="${page.id}.html"${page === current ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`,
        )
        .join('\n')}\n</ul>`,
  ).join('\n');

const document = (page: Page, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} – watten-table</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../page-base.css">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header class="bar"><a class="brand" href="../">watten-table</a><nav><a href="index.html" aria-current="true">Documentation</a><a href="../">Example pages</a></nav></header>
<div class="columns">
<details class="pages" open>
<summary>All pages</summary>
<nav aria-label="Documentation">
${navigation(page)}
</nav>
</details>
<main>
${body}</main>
</div>
<script type="module" src="frames.js"></script>
</body>
</html>
`;

async function markdownOf({ id, path }: Page, dist: string): Promise<string> {
  if (id === 'figures') return figuresPage(dist);
  if (id === 'engine-reference') return enginePage(join(dist, 'types'));
  if (id !== 'element') return readFile(join(root, path), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, 'custom-elements.json'), 'utf8')) as CustomElements;
  return elementPage(elementIn(manifest), await eventDetails(join(dist, 'types')));
}

/** The folder for a page without a bundler, to be downloaded and unpacked where the page is. */
async function folderForPages(dist: string): Promise<Buffer> {
  const cdn = join(dist, 'cdn');
  const files = (await readdir(cdn, { recursive: true })).filter((file) => /\.(?:js|txt)$/.test(file)).sort();
  return zipOf(
    await Promise.all(
      files.map(async (file) => ({
        name: `watten/${file.replaceAll('\\', '/')}`,
        data: await readFile(join(cdn, file)),
      })),
    ),
  );
}

/**
 * Writes the whole site into a folder.
 * @param dist the build it tells of
 */
export async function makeSite(folder: string, dist: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'live'), { recursive: true });
  const here = dirname(new URL(import.meta.url).pathname);
  await Promise.all(['docs.css', 'frames.js'].map((file) => cp(join(here, file), join(folder, basename(file)))));
  const written = PAGES.map(async (page) => {
    const markdown = await markdownOf(page, dist);
    const example = (number: number): string => examplePath(page, number);
    const live = page.path.startsWith('docs/guides/') ? examplesIn(markdown) : [];
    await Promise.all([
      writeFile(join(folder, `${page.id}.html`), document(page, rendered(markdown, { link: linkFrom(page), example }))),
      ...live.map((one, number) =>
        writeFile(join(folder, example(number)), examplePage(one, `${page.title}, example ${number + 1}`)),
      ),
    ]);
  });
  await Promise.all([...written, writeFile(join(folder, 'watten.zip'), await folderForPages(dist))]);
}
