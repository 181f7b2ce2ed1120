/**
 * Sets properties again that the page had set before the element was defined, now through their accessors. As
 * properties of the instance they would hide the accessors permanently.
 */
export const adoptEarlyProperties = (element: object, names: readonly string[]): void => {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
  }
};
