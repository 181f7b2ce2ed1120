/** `watten-table/preact`: everything from `watten-table`, and types for `<watten-table>` in Preact's TSX. */
import type { ClassAttributes, CSSProperties, HTMLAttributes } from 'preact';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableLook, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/**
 * Preact's attributes and the table's attributes. If both define an attribute of the same name, the table's definition
 * applies.
 */
type TagOfTable = Omit<HTMLAttributes<WattenTable> & ClassAttributes<WattenTable>, keyof TableProps | 'style'> &
  TableProps &
  TableHandlers<'on'> & { readonly style?: string | (CSSProperties & TableLook) | undefined };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table for playing the card game Watten. */
      'watten-table': TagOfTable;
    }
  }
}
