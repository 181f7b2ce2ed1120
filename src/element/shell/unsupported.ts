import { nearestAvailable, nearestLanguage } from '../../i18n/languages.js';
import { UNAVAILABLE_TEXTS } from '../../i18n/unavailable.js';

/**
 * Whether the browser has the features without which the element would throw an error or show unreadable text. Some browsers
 * below `browserslist` in package.json have these features, and the table is playable there.
 */
export const isSupported = (): boolean =>
  // A server has no document.
  typeof document === 'undefined' ||
  ('adoptedStyleSheets' in Document.prototype &&
    'attachInternals' in HTMLElement.prototype &&
    // Libraries that imitate a browser in Node can lack `CSS`.
    (typeof CSS === 'undefined' || CSS.supports('color', 'color-mix(in srgb, red, red)')));

/** Returns the class of an element that shows a sentence instead of a table. A function, because Node has no `HTMLElement`. */
export const createUnsupportedElement = (): CustomElementConstructor =>
  class extends HTMLElement {
    connectedCallback(): void {
      const around = this.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? '';
      const language = nearestAvailable(nearestLanguage([around, navigator.language]), UNAVAILABLE_TEXTS);
      const sentence = document.createElement('p');
      sentence.setAttribute('role', 'alert');
      sentence.lang = language;
      sentence.textContent = UNAVAILABLE_TEXTS[language] ?? UNAVAILABLE_TEXTS.en;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      // Replaces the poster of a server.
      root.textContent = '';
      root.append(sentence);
    }
  };
