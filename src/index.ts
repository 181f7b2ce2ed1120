/** `watten-table`: defines `<watten-table>` and exports its class, events and types. */
import { WattenTable } from './element.js';
import type { WattenEventMap } from './element.js';

export * from './element.js';

const TAG = 'watten-table';

// A server has no element registry. A second copy on a page keeps the element of the first one.
if (typeof customElements !== 'undefined') {
  const defined = customElements.get(TAG) as { readonly version?: string } | undefined;
  if (!defined) customElements.define(TAG, WattenTable);
  else if (defined.version !== WattenTable.version) {
    // oxlint-disable-next-line no-console -- no event can reach the page before an element exists
    console.warn(
      `<${TAG}> is already defined, ${
        defined.version === undefined ? 'as another element' : `in version ${defined.version}`
      }; version ${WattenTable.version} is not used.`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'watten-table': WattenTable;
  }
  /** The events bubble, so elements, documents and windows can have listeners for them. */
  interface GlobalEventHandlersEventMap extends WattenEventMap {}
}
