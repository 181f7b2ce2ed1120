/** `watten-table/react`: what `watten-table` is, and TSX of React 19 knows `<watten-table>`. */
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WattenTable } from './element.js';
import type { TableHandlers, TableLook, TableProps } from './element/shell/jsx.js';

export * from './index.js';

/** React's own attributes, without those that mean something else here, and the table's. */
type TagOfTable = Omit<DetailedHTMLProps<HTMLAttributes<WattenTable>, WattenTable>, keyof TableProps | 'style'> &
  TableProps &
  TableHandlers<'on'> & { readonly style?: (CSSProperties & TableLook) | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A table to play Watten at. */
      'watten-table': TagOfTable;
    }
  }
}
