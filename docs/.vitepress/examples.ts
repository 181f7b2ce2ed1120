/** Live examples: fenced code marked `html live` or `js live`. The build writes a page for each, shown in a frame above the code. */

export interface Example {
  readonly language: 'html' | 'js';
  readonly code: string;
}

const FENCE = /^```(?<language>html|js) live\n(?<code>[^]*?)\n```$/gm;
const INFO = /^(?<language>html|js) live$/;

/** Returns the language of a fence with this info string; null if the fence is not a live example. */
export const liveLanguage = (info: string): Example['language'] | null =>
  (INFO.exec(info.trim())?.groups?.['language'] as Example['language'] | undefined) ?? null;

/** Returns the live examples of a Markdown page, in order. */
export const examplesIn = (markdown: string): readonly Example[] =>
  [...markdown.matchAll(FENCE)].map(({ groups }) => ({
    language: groups?.['language'] as Example['language'],
    code: groups?.['code'] ?? '',
  }));

/**
 * Returns the name of an example: `guides-plain-html-1`.
 * @param page path of the Markdown file below docs/, such as `guides/plain-html.md`
 * @param index from 0
 */
export const exampleName = (page: string, index: number): string =>
  `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${index + 1}`;

/** The build, as `npm start` serves it. */
const DIST = '/dist';

const IMPORTS = {
  'watten-table': `${DIST}/cdn/watten-table.js`,
  'watten-table/engine': `${DIST}/cdn/engine.js`,
  'watten-table/online': `${DIST}/cdn/online.js`,
  'watten-table/evening': `${DIST}/cdn/evening.js`,
  'watten-table/puzzles': `${DIST}/cdn/puzzles.js`,
  'watten-table/explain': `${DIST}/explain.js`,
  'watten-table/deck': `${DIST}/deck.js`,
  'watten-table/cards': `${DIST}/cards.js`,
};

const STYLES = `
html { color-scheme: light }
html.dark { color-scheme: dark }
body { display: flow-root; margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #2a241c; background: #fff }
html.dark body { color: #dfdfd6; background: #1b1b1f }
/* Leaves room in the frame for the output below the table. */
body:has(> :is(p, ol)) > watten-table { height: 430px }
pre { margin: 0; padding: 12px 16px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px }
body > :is(p, ol) { margin: 8px 16px }
body > ol { padding-inline-start: 24px }`;

/** Shows the output and the errors of a script on its page. */
const CONSOLE = `
const output = document.querySelector('pre');
const format = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const print = (...values) => (output.textContent += values.map(format).join(' ') + '\\n');
console.log = print;
addEventListener('error', ({ message }) => print(message));
addEventListener('unhandledrejection', ({ reason }) => print(String(reason)));`;

/** The line that loads the table on a reader's page; the example page loads the build instead. */
const TABLE_SCRIPT = /<script type="module" src="\/watten\/watten-table\.js"><\/script>\n?/;

const bodyOf = ({ language, code }: Example): string =>
  language === 'html'
    ? `<script type="module" src="${DIST}/cdn/watten-table.js"></script>\n${code.replace(TABLE_SCRIPT, '')}`
    : `<pre></pre>\n<script>${CONSOLE}\n</script>\n<script type="module">\n${code}\n</script>`;

/** Returns the HTML page that runs an example. */
export const examplePage = (example: Example, title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<style>${STYLES}
</style>
</head>
<body>
${bodyOf(example)}
</body>
</html>
`;
