/** Types of <watten-table> in templates, for svelte-check and editors. */
import type { HTMLAttributes } from 'svelte/elements';
import type { TableHandlers, TableProps, WattenTable } from 'watten-table';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'watten-table': TableProps & TableHandlers<'on'> & Omit<HTMLAttributes<WattenTable>, keyof TableProps>;
  }
}
