/** Types of the function of tar-fs that we use; the package has none. */
declare module 'tar-fs' {
  /** Returns a stream that unpacks a tar archive into a folder, without the first `strip` segments of paths. */
  export function extract(folder: string, options?: { readonly strip?: number }): NodeJS.WritableStream;
}
