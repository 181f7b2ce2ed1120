/** `watten-table` in Node: the same exports as in the browser. Lit SSR renders the poster. */
import { WattenTable } from './element.js';
import { tableOnServer } from './element/shell/on-server.js';

export * from './index.js';

// Tests in Node can create a `document`; the table then renders as in a browser.
if (typeof document === 'undefined')
  Object.defineProperty(WattenTable.prototype, 'render', {
    value(this: WattenTable) {
      return tableOnServer(this);
    },
  });
