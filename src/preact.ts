/** `watten-table/preact`: what `watten-table` is, and TSX of Preact knows `<watten-table>`. */
import type { ClassAttributes, CSSProperties, HTMLAttributes } from 'preact';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableLook, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/** Preact's own attributes, without those that mean something else here, and the table's. */
type TagOfTable = Omit<HTMLAttributes<WattenTable> & ClassAttributes<WattenTable>, keyof TableProps | 'style'> &
  TableProps &
  TableHandlers<'on'> & { readonly style?: string | (CSSProperties & TableLook) | undefined };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table to play Watten at. */
      'watten-table': TagOfTable;
    }
  }
}
