/**
 * The platform's `Event`. MooTools replaces the global `Event` with its own class, and old polyfills replace
 * `CustomEvent`. Only a document can create events without the global. Servers have no document, and their global is
 * unchanged.
 */
export const NativeEvent = (
  typeof document === 'object' && 'createEvent' in document
    ? Object.getPrototypeOf(document.createEvent('Event')).constructor
    : Event
) as typeof Event;
