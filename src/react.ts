/** `watten-table/react`: everything from `watten-table`, and types for `<watten-table>` in React 19's TSX. */
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableLook, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/**
 * React's attributes and the table's attributes. If both define an attribute of the same name, the table's definition
 * applies.
 */
type TagOfTable = Omit<DetailedHTMLProps<HTMLAttributes<WattenTable>, WattenTable>, keyof TableProps | 'style'> &
  TableProps &
  TableHandlers<'on'> & { readonly style?: (CSSProperties & TableLook) | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table for playing the card game Watten. */
      'watten-table': TagOfTable;
    }
  }
}
