/**
 * `watten.js`: a classic script that loads the module `watten-table.js` from its own folder. If the module fails or takes
 * longer than 8 s, each table shows a sentence, which disappears when the element is defined.
 *
 * The build converts this file to ES5, so that browsers without modules also show the sentence. Use only functions of ES5
 * and the DOM, and no loops.
 */
import { UNAVAILABLE_TEXTS } from '../i18n/unavailable.js';

const TIMEOUT_MS = 8000;
const TAG = 'watten-table';
/** Marks the sentence. */
const MARK = 'data-watten-unavailable';
/** Attribute with the URL of this script or of its folder, for pages that move or combine scripts. */
const SOURCE = 'data-watten-src';
const OWN_FILE = /(?:^|\/)watten\.js(?:[?#]|$)/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    /** Loads the module from another URL. Set by the first copy of this script on the page. */
    wattenLoad?: (address: string | null, script: HTMLScriptElement | null) => void;
    readonly trustedTypes?: TrustedTypes;
  }
}

const listOf = <Item>(items: ArrayLike<Item>): Item[] => Array.prototype.slice.call(items) as Item[];

// -- the module's URL ----------------------------------------------------------------------------------------------------

/** Returns the URL of this script in any attribute. Optimisers move `src` to other attributes, such as `data-src`. */
const ownUrlOf = (script: Element): string | undefined =>
  listOf(script.attributes)
    .map((attribute) => attribute.value)
    .filter((value) => OWN_FILE.test(value))[0];

const givenSource = (script: Element | null): string | null => {
  const element = script?.hasAttribute(SOURCE) ? script : document.querySelector(`[${SOURCE}]`);
  return element && element.getAttribute(SOURCE);
};

/** Returns the URL of the module, or null if the page has moved this script without `data-watten-src`. */
const moduleUrl = (script: HTMLScriptElement | null): string | null => {
  const scripts = script ? [script as Element] : [];
  const own = scripts
    .concat(listOf(document.querySelectorAll('script')))
    .map(ownUrlOf)
    .filter(Boolean)[0];
  const source = givenSource(script) || own;
  if (!source) return null;
  const link = document.createElement('a');
  link.href = source;
  const parts = /^([^?#]*\/)[^?#]*(\?[^#]*)?/.exec(link.href);
  return parts && `${parts[1]}watten-table.js${parts[2] || ''}`;
};

// -- the sentence --------------------------------------------------------------------------------------------------------

/** The supported language of a tag: `de-AT` selects `de`. */
const supported = (tag: string): string | null => {
  const name = tag.toLowerCase().replace(/_/g, '-');
  const found = [name, name.split('-')[0] || ''].filter((one) => UNAVAILABLE_TEXTS.hasOwnProperty(one))[0];
  return found || (/^lld(?:-|$)/.test(name) ? 'it' : null);
};

/** Returns the language of an element: from its `lang`, an ancestor, the browser, or English. */
const languageOf = (node: Node | null): string => {
  if (!node) return supported(navigator.language || '') || 'en';
  const tag = (node as Partial<Element>).getAttribute ? (node as Element).getAttribute('lang') : null;
  return supported(tag || '') || languageOf(node.parentNode);
};

/** Functions that remove the visible sentences. */
let removals: (() => void)[] = [];

/** Adds the sentence to a table and keeps the content that the page has put into the table. */
const explain = (table: Element): void => {
  const root = table.shadowRoot;
  // A static poster hides the children of the table, and its buttons have no effect yet.
  const container = (root && (root.querySelector('.poster') || root)) || table;
  if (container.querySelector(`[${MARK}]`)) return;
  const language = languageOf(table);
  const sentence = document.createElement('p');
  sentence.setAttribute(MARK, '');
  sentence.setAttribute('role', 'alert');
  sentence.lang = language;
  sentence.textContent = UNAVAILABLE_TEXTS[language] || UNAVAILABLE_TEXTS.en;
  // Visible in the window even if the page reserves the height of a table.
  sentence.style.cssText = 'margin:0;padding:16px;text-align:center;position:sticky;bottom:0';
  container.appendChild(sentence);
  const buttons = root ? listOf(root.querySelectorAll('button')) : [];
  const setDisabled = (isDisabled: boolean): void => buttons.forEach((button) => (button.disabled = isDisabled));
  setDisabled(true);
  removals.push(() => {
    setDisabled(false);
    if (sentence.parentNode) sentence.parentNode.removeChild(sentence);
  });
};

const explainAll = (): void => listOf(document.querySelectorAll(TAG)).forEach(explain);

const observer = window.MutationObserver ? new MutationObserver(explainAll) : null;

const isDefined = (): boolean => Boolean(window.customElements && customElements.get(TAG));

/** Shows the sentence in all tables of the page, and in tables that the page adds later. */
const showSentences = (): void => {
  if (isDefined()) return;
  explainAll();
  if (observer) observer.observe(document, { childList: true, subtree: true });
};

const hideSentences = (): void => {
  if (observer) observer.disconnect();
  removals.forEach((remove) => remove());
  removals = [];
};

// -- loading -------------------------------------------------------------------------------------------------------------

/** Sets `src` on pages with and without Trusted Types. Throws if the page forbids the policy `watten-script`. */
const setSource = (script: HTMLScriptElement, address: string): void => {
  try {
    script.src = address;
  } catch (error) {
    if (!window.trustedTypes) throw error;
    script.src = window.trustedTypes
      .createPolicy('watten-script', { createScriptURL: (url) => url })
      .createScriptURL(address);
  }
};

const addresses: string[] = [];
let pendingCount = 0;

const finish = (): void => {
  pendingCount--;
  // A module with a syntax error fires `load` without defining the element.
  if (pendingCount === 0) showSentences();
};

const insertModule = (address: string, own: HTMLScriptElement | null): void => {
  const script = document.createElement('script');
  // Browsers without modules ignore such a script and fire no event.
  if (!window.customElements || !('noModule' in script)) return showSentences();
  pendingCount++;
  script.type = 'module';
  script.addEventListener('load', finish);
  script.addEventListener('error', finish);
  const nonce = own && (own.nonce || own.getAttribute('nonce'));
  if (nonce) script.nonce = nonce;
  if (own && own.crossOrigin) script.crossOrigin = own.crossOrigin;
  // Inserted scripts have a low priority by default.
  script.setAttribute('fetchpriority', 'high');
  try {
    setSource(script, address);
    (document.head || document.documentElement).appendChild(script);
  } catch {
    finish();
  }
};

const load = (address: string | null, script: HTMLScriptElement | null): void => {
  if (isDefined()) return;
  if (address === null) {
    if (pendingCount === 0) showSentences();
    // oxlint-disable-next-line no-console -- no event can reach the page before an element exists
    console.warn(`watten.js cannot find its own URL. Set the attribute ${SOURCE} of its script element to this URL.`);
    return;
  }
  if (addresses.indexOf(address) >= 0) return;
  addresses.push(address);
  insertModule(address, script);
};

const start = (): void => {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!window.wattenLoad) {
    window.wattenLoad = load;
    window.setTimeout(showSentences, TIMEOUT_MS);
    if (window.customElements) void customElements.whenDefined(TAG).then(hideSentences);
  }
  window.wattenLoad(moduleUrl(script), script);
};

start();
