/** Type declaration for tar-fs, because the package contains none. */
declare module 'tar-fs' {
  /**
   * Returns a stream that unpacks a tar archive into a folder, without the first `strip` segments of paths and without the
   * files for whose paths `ignore` returns true.
   */
  export function extract(
    folder: string,
    options?: { readonly strip?: number; readonly ignore?: (path: string) => boolean },
  ): NodeJS.WritableStream;
}
