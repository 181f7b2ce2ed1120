/**
 * A classic script of `embed.html`: shows the poster before the element has loaded, and preloads the files that the poster
 * needs. If the element does not load within 8 s, the sentence of the page appears instead.
 */
import { POSTER_ATTRIBUTES } from './poster-attributes.js';

interface FirstView {
  /** Files to preload, relative to the folder above the page. */
  readonly preload: readonly string[];
  /** The poster without its styles. */
  readonly poster: string;
}

interface FirstViews {
  readonly styles: string;
  /** The posters by language. */
  readonly views: Readonly<Record<string, FirstView>>;
}

/** Data of the build. */
declare const WATTEN_FIRST_VIEWS: FirstViews;

const TAG = 'watten-table';
const TIMEOUT_MS = 8000;

/** Parameters that change the poster: attributes, and styles that the page sets only when its module runs. */
const POSTER_PARAMETERS: readonly string[] = [...POSTER_ATTRIBUTES, 'accent', 'table', 'text', 'radius'];

/** Returns the first view in the nearest language: the tag itself, a shorter tag, or English. */
const viewIn = (tag: string): FirstView | undefined => {
  const near = tag.toLowerCase();
  const { views } = WATTEN_FIRST_VIEWS;
  return views[near] ?? views[near.split('-')[0] ?? ''] ?? views['en'];
};

const preload = (files: readonly string[]): void => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `../${file}`;
    document.head.append(link);
  }
};

/** Shows the page's own content of the table again until the element takes over. */
const removePoster = (root: ShadowRoot): void => {
  const slot = document.createElement('slot');
  root.adoptedStyleSheets = [];
  root.replaceChildren(slot);
  void customElements.whenDefined(TAG).then(() => slot.remove());
};

/** The element and its update. The element's types would load its code. */
type Table = HTMLElement & { readonly updateComplete?: Promise<unknown> };

function showPoster(table: Table, poster: string): void {
  const content = document.createElement('template');
  content.innerHTML = poster;
  // A style element would need the permission of the page's content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(WATTEN_FIRST_VIEWS.styles);
  const root = table.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(content.content);
  const isMissing = (): boolean => !customElements.get(TAG);
  table.addEventListener('watten-missing', () => removePoster(root));
  setTimeout(() => isMissing() && removePoster(root), TIMEOUT_MS);
  // The element brings its own styles.
  void customElements
    .whenDefined(TAG)
    .then(() => table.updateComplete)
    .then(() => (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)));
}

function run(): void {
  const table = document.querySelector<Table>(TAG);
  const parameters = new URLSearchParams(location.search);
  const view = viewIn(parameters.get('lang') || navigator.language);
  if (!table || !view) return;
  preload(view.preload);
  if ([...parameters.keys()].some((name) => POSTER_PARAMETERS.includes(name))) return;
  try {
    showPoster(table, view.poster);
  } catch {
    // Browsers without shadow roots or style sheets, and pages with trusted types, wait for the element.
  }
}

run();
