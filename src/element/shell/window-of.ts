/**
 * Returns the window of an element. After a move, that can be the window of an iframe, a popup or a picture-in-picture
 * window.
 */
export const windowOf = (element: Element): Window & typeof globalThis => element.ownerDocument.defaultView ?? window;
