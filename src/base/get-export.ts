/**
 * Returns an export of a module loaded on demand. After an update of the package, the server might send a file from another
 * version.
 * @throws Error if the module lacks the export
 */
export const getExport = <T extends object, Name extends keyof T & string>(module: T, name: Name): T[Name] => {
  if (name in module) return module[name];
  throw new Error(`The loaded file belongs to another version of the package: it has no export '${name}'.`);
};
