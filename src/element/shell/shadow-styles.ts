/** The style sheets of the element's shadow root. A sheet belongs to one document: moved to another, the root needs new ones. */
import type { CSSResult } from 'lit';

/** What each shadow root is styled by, in the order of its sheets. */
const stylesOf = new WeakMap<ShadowRoot, CSSResult[]>();
/** The sheets of documents other than the one this code runs in. */
const elsewhere = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The sheet of a style in a document; none in a document without a window. */
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

/** Styles a shadow root further. */
export const addStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  stylesOf.set(root, [...(stylesOf.get(root) ?? []), ...styles]);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsIn(root.ownerDocument, styles)];
};

/** The list without one of each of these; what it does not have changes nothing. */
const without = <T>(list: readonly T[], gone: readonly T[]): T[] => {
  const rest = [...gone];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** Takes back what `addStyles` added once; whoever else has added the same keeps it. */
export const removeStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  stylesOf.set(root, without(stylesOf.get(root) ?? [], styles));
  root.adoptedStyleSheets = without(root.adoptedStyleSheets, sheetsIn(root.ownerDocument, styles));
};

/** Styles a shadow root as before in the document it has been moved to, which has taken its sheets away. */
export const restoreStyles = (root: ShadowRoot): void => {
  root.adoptedStyleSheets = sheetsIn(root.ownerDocument, stylesOf.get(root) ?? []);
};
