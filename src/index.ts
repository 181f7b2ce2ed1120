/** `watten-table`: defines `<watten-table>` and exports its class, events and types. */
import { WattenTable } from './element.js';
import type { WattenEventMap } from './element.js';

export * from './element.js';

const TAG = 'watten-table';

// On a server there is nothing to define; a second load on a page finds the first one's element.
if (typeof customElements !== 'undefined') {
  const defined = customElements.get(TAG) as { readonly version?: string } | undefined;
  if (!defined) customElements.define(TAG, WattenTable);
  else if (defined.version !== WattenTable.version) {
    // oxlint-disable-next-line no-console -- nobody else could tell the page
    console.warn(
      `<${TAG}> is defined already, ${
        defined.version === undefined ? 'as another element' : `in version ${defined.version}`
      }; version ${WattenTable.version} is not used.`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'watten-table': WattenTable;
  }
  /** They bubble: elements, documents and windows hear them. */
  interface GlobalEventHandlersEventMap extends WattenEventMap {}
}
