/** The part of tar-fs that we use; it brings no types. */
declare module 'tar-fs' {
  /** Unpacks what is written to it into a folder, without the first `strip` parts of paths. */
  export function extract(folder: string, options?: { readonly strip?: number }): NodeJS.WritableStream;
}
