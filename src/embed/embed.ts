/** The script of `embed.html`: applies the URL parameters to the table, then loads the element. */
import { readParameters } from './parameters.js';
import { registerOffline } from './register-offline.js';
import { reportHeight } from './report-height.js';

/** CSS features without which the table's layout breaks. */
const NEEDED_STYLES = [
  'selector(:has(a))',
  '(container-type: inline-size)',
  '(color: color-mix(in srgb, red, blue))',
  '(height: 1svh)',
];

/** Shows the sentence that explains a missing table: in the page's language, or in several languages. */
function showFailure(): void {
  const page = document.documentElement;
  const [language = ''] = page.lang.split('-');
  const sentences = [...document.querySelectorAll<HTMLElement>('.failure [lang]')];
  // Ladin uses the Italian sentence.
  const wanted = [page.lang, language, language === 'lld' ? 'it' : ''];
  const own = wanted.map((lang) => sentences.find((sentence) => sentence.lang === lang)).find(Boolean);
  if (own) for (const sentence of sentences) sentence.hidden = sentence !== own;
  page.dataset.failed = '';
  document.querySelector('watten-table')?.dispatchEvent(new Event('watten-missing'));
}

/** Returns the allowed origins of table servers from the page's `<meta name="watten-servers">`. */
function allowedServers(): readonly string[] {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=watten-servers]') ?? {};
  return content.split(/[\s,]+/).flatMap((server) => {
    try {
      return [new URL(server).origin];
    } catch {
      return [];
    }
  });
}

function run(): void {
  const table = document.querySelector<HTMLElement>('watten-table');
  if (!table) throw new Error('embed.html must contain a <watten-table>.');
  const { attributes, properties, isOffline, warnings } = readParameters(location.search, {
    address: location.href,
    servers: allowedServers(),
    supports: (property, value) => CSS.supports(property, value),
  });
  // oxlint-disable-next-line no-console -- the page has no other place for messages to its author
  for (const warning of warnings) console.warn(warning);
  const page = document.documentElement;
  const isTop = window.parent === window;
  page.lang = attributes.get('lang') || navigator.language;
  if (isTop) page.dataset.top = '';
  for (const [name, value] of attributes) table.setAttribute(name, value);
  for (const [name, value] of properties) table.style.setProperty(name, value);
  reportHeight(page);
  if (!NEEDED_STYLES.every((condition) => CSS.supports(condition))) return showFailure();
  import(new URL('../watten-table.js', import.meta.url).href).then(() => {
    if (isTop || isOffline) registerOffline();
  }, showFailure);
}

run();
