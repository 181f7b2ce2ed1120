/**
 * The platform's `Event`: MooTools puts a class of its own in the place of the global, and old polyfills do so with
 * `CustomEvent`. Only a document makes events without a global; on a server there is none, and nobody replaces anything.
 */
export const NativeEvent = (
  typeof document === 'object' && 'createEvent' in document
    ? Object.getPrototypeOf(document.createEvent('Event')).constructor
    : Event
) as typeof Event;
