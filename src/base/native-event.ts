/**
 * The platform's `Event`. MooTools replaces the global with its own class, and old polyfills do so with `CustomEvent`.
 * Only a document can create events without the global. Servers have no document, and the global is unchanged there.
 */
export const NativeEvent = (
  typeof document === 'object' && 'createEvent' in document
    ? Object.getPrototypeOf(document.createEvent('Event')).constructor
    : Event
) as typeof Event;
