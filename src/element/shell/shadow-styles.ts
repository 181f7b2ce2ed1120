/**
 * The style sheets of the element's shadow root. A sheet belongs to one document, so an element that moves to another
 * document needs new sheets.
 */
import type { CSSResult } from 'lit';

/** The styles of each shadow root, in the order of its sheets. */
const stylesOf = new WeakMap<ShadowRoot, CSSResult[]>();
/** The sheets of documents other than the one in which this code runs. */
const elsewhere = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Returns a style's sheet in a document; undefined in a document without a window. */
const sheetIn = (page: Document, style: CSSResult): CSSStyleSheet | undefined => {
  if (page === document) return style.styleSheet;
  const sheets = elsewhere.get(page) ?? new Map<CSSResult, CSSStyleSheet>();
  elsewhere.set(page, sheets);
  let sheet = sheets.get(style);
  if (!sheet && page.defaultView) {
    sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    sheets.set(style, sheet);
  }
  return sheet;
};

const sheetsIn = (page: Document, styles: readonly CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap((style) => sheetIn(page, style) ?? []);

/** Adds styles to a shadow root. */
export const addStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  stylesOf.set(root, [...(stylesOf.get(root) ?? []), ...styles]);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsIn(root.ownerDocument, styles)];
};

/** Returns the list with one occurrence of each of these items removed; unknown items are ignored. */
const without = <T>(list: readonly T[], gone: readonly T[]): T[] => {
  const rest = [...gone];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** Removes one use of these styles. A style that was added several times stays until its last use is removed. */
export const removeStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  stylesOf.set(root, without(stylesOf.get(root) ?? [], styles));
  root.adoptedStyleSheets = without(root.adoptedStyleSheets, sheetsIn(root.ownerDocument, styles));
};

/** Restores a shadow root's styles in a new document, because the move has removed its sheets. */
export const restoreStyles = (root: ShadowRoot): void => {
  root.adoptedStyleSheets = sheetsIn(root.ownerDocument, stylesOf.get(root) ?? []);
};
