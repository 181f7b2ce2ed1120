/** The platform's `Event`, which `CustomEvent` extends: MooTools puts a class of its own in the place of the global. */
export const NativeEvent = Object.getPrototypeOf(CustomEvent) as typeof Event;
