/** The live examples of the guides: fenced code marked `html live` or `js live`, each a page of its own. */
import { Lexer, type Tokens } from 'marked';

export interface Example {
  readonly language: 'html' | 'js';
  readonly code: string;
}

const LIVE = /^(?<language>html|js) live$/;

export const languageOf = (mark: string | undefined): Example['language'] | null =>
  (LIVE.exec(mark ?? '')?.groups?.language as Example['language'] | undefined) ?? null;

export const examplesIn = (markdown: string): readonly Example[] =>
  new Lexer().lex(markdown).flatMap((token) => {
    if (token.type !== 'code') return [];
    const { lang, text } = token as Tokens.Code;
    const language = languageOf(lang);
    return language ? [{ language, code: text }] : [];
  });

/** Where the package is, seen from the page of an example. */
const DIST = '../../../dist';

const IMPORTS = {
  'watten-table': `${DIST}/cdn/watten-table.js`,
  'watten-table/engine': `${DIST}/cdn/engine.js`,
  'watten-table/online': `${DIST}/cdn/online.js`,
  'watten-table/explain': `${DIST}/explain.js`,
  'watten-table/deck': `${DIST}/deck.js`,
  'watten-table/cards': `${DIST}/cards.js`,
};

/** What a page of one's own has in a sheet: here the table fills the frame. */
const STYLES = `
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #2a241c; background: #fffdf7 }
pre { margin: 0; padding: 12px 16px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px }
body > :is(p, ol) { margin: 8px 16px }
body > ol { padding-inline-start: 24px }`;

/** What an example prints stands on its page, errors too. */
const PRINTED = `
const told = document.querySelector('pre');
const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
const tell = (...values) => (told.textContent += values.map(written).join(' ') + '\\n');
console.log = tell;
addEventListener('error', ({ message }) => tell(message));
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));`;

const COPIED = /<script type="module" src="\/watten\/watten-table\.js"><\/script>\n?/;

const bodyOf = ({ language, code }: Example): string =>
  language === 'html'
    ? `<script type="module" src="${DIST}/cdn/watten-table.js"></script>\n${code.replace(COPIED, '')}`
    : `<pre></pre>\n<script>${PRINTED}\n</script>\n<script type="module">\n${code}\n</script>`;

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
