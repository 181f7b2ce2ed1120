/** What templates may say of <watten-table>: checked by vue-tsc and by editors. */
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
