/**
 * Sets anew, through their accessors, the properties that a page had set before the element was defined: as properties
 * of the instance they would hide the accessors for good.
 */
export const adoptEarlyProperties = (element: object, names: readonly string[]): void => {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
  }
};
