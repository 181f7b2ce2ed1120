/**
 * Returns the window of an element, which after a move can be that of an iframe, a popup or a picture-in-picture window.
 */
export const windowOf = (element: Element): Window & typeof globalThis => element.ownerDocument.defaultView ?? window;
