/**
 * Passes early values, which the page set before the element was defined, to the properties' accessors. Otherwise the
 * instance's own properties would hide the accessors permanently.
 */
export const adoptEarlyProperties = (element: object, names: readonly string[]): void => {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
  }
};
