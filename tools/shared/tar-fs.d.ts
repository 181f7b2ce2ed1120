/** The part of tar-fs that we use; it brings no types. */
declare module 'tar-fs' {
  /** Unpacks what is written to it into a folder. */
  export function extract(folder: string): NodeJS.WritableStream;
}
