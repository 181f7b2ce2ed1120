/** Types of <watten-table> in templates, for vue-tsc and editors. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { TableProps, WattenEventMap, WattenTable } from 'watten-table';

declare module 'vue' {
  interface GlobalComponents {
    'watten-table': new () => WattenTable & {
      $props: TableProps & HTMLAttributes & PublicProps;
      $emit: EmitFn<{ [Name in keyof WattenEventMap]: (event: WattenEventMap[Name]) => void }>;
    };
  }
}
