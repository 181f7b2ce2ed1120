/** `watten-table/solid`: what `watten-table` is, and TSX of Solid knows `<watten-table>`, with `on:` before its events. */
import type { JSX as Solid } from 'solid-js';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/** Solid's own attributes, without those that mean something else here, and the table's. */
type TagOfTable = Omit<Solid.HTMLAttributes<WattenTable>, keyof TableProps> & TableProps & TableHandlers<'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table to play Watten at. */
      'watten-table': TagOfTable;
    }
  }
}
