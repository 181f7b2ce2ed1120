/**
 * Returns the window that an element is in; after a move that can be an iframe, a popup or a picture-in-picture window.
 */
export const windowOf = (element: Element): Window & typeof globalThis => element.ownerDocument.defaultView ?? window;
