/** `watten-table`: defines `<watten-table>` and exports its class, events and types. */
import { WattenTable } from './element.js';
import type { WattenEventMap } from './element.js';
import { createUnsupportedElement, isSupported } from './element/shell/unsupported.js';

export * from './element.js';

const TAG = 'watten-table';

// A server has no element registry. If a page loads the package twice, the first copy's element stays registered.
if (typeof customElements !== 'undefined') {
  const defined = customElements.get(TAG) as { readonly version?: string } | undefined;
  if (!defined) customElements.define(TAG, isSupported() ? WattenTable : createUnsupportedElement());
  else if (defined.version !== WattenTable.version) {
    // oxlint-disable-next-line no-console -- no event can reach the page before an element exists
    console.warn(
      `<${TAG}> is already defined ${
        defined.version === undefined ? 'as another element' : `in version ${defined.version}`
      }; version ${WattenTable.version} is not used.`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'watten-table': WattenTable;
  }
  /** The table's events bubble, so a page can listen on any ancestor of the table, on the document or on the window. */
  interface GlobalEventHandlersEventMap extends WattenEventMap {}
}
