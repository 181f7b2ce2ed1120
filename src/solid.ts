/**
 * `watten-table/solid`: everything from `watten-table`, and types for `<watten-table>` and its `on:` events in Solid's
 * TSX.
 */
import type { JSX as Solid } from 'solid-js';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/**
 * Solid's attributes and the table's attributes. If both define an attribute of the same name, the table's definition
 * applies.
 */
type TagOfTable = Omit<Solid.HTMLAttributes<WattenTable>, keyof TableProps> & TableProps & TableHandlers<'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table for playing the card game Watten. */
      'watten-table': TagOfTable;
    }
  }
}
