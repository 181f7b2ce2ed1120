/**
 * An export of a module that has been loaded on demand.
 * @throws Error if the module lacks it: after an update a server may answer with a file of another version
 */
export const exported = <T extends object, Name extends keyof T & string>(module: T, name: Name): T[Name] => {
  if (name in module) return module[name];
  throw new Error(`A file without '${name}' was loaded: it belongs to another version of the package.`);
};
