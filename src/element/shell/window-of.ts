/** The window an element is in: that of an iframe, a popup or a picture-in-picture window, once it has been moved there. */
export const windowOf = (element: Element): Window & typeof globalThis => element.ownerDocument.defaultView ?? window;
