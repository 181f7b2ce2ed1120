/** `watten-table` in Node: as on a page, and a server that renders with Lit draws the poster. */
import { WattenTable } from './element.js';
import { tableOnServer } from './element/shell/on-server.js';

export * from './index.js';

// Tests in Node may make a page of their own: there a table is what it is on any page.
if (typeof document === 'undefined')
  Object.defineProperty(WattenTable.prototype, 'render', {
    value(this: WattenTable) {
      return tableOnServer(this);
    },
  });
