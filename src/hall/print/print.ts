import { render, type CSSResult, type TemplateResult } from 'lit';

/** Time in ms until the frame is removed in browsers that fire no `afterprint` event. */
const CLEAN_UP_MS = 10 * 60_000;

/**
 * Prints a sheet with its own styles, and nothing else of the page. The sheet is in a frame, because the page's styles and
 * other content must not be printed.
 */
export const printSheet = (sheet: TemplateResult, styles: CSSResult, title: string, lang: string): void => {
  document.querySelector('iframe[data-watten-print]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset['wattenPrint'] = '';
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'block-size: 0; border: 0; inline-size: 0; inset: 0 auto auto 0; position: fixed;';
  document.body.append(frame);
  const { contentWindow: view, contentDocument: page } = frame;
  if (!view || !page) return;
  page.documentElement.lang = lang;
  // The title is the name of the PDF file.
  page.title = title;
  // A style sheet belongs to its document, and works where a page forbids inline styles.
  const styleSheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  styleSheet.replaceSync(styles.cssText);
  page.adoptedStyleSheets = [styleSheet];
  render(sheet, page.body);
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  setTimeout(() => frame.remove(), CLEAN_UP_MS);
  view.focus();
  view.print();
};
