/** `host.js`, a classic script for pages with `embed.html` in a frame: gives the frame the table's height. */
import { HEIGHT_MESSAGE, REQUEST_MESSAGE } from './message-types.js';

/** The valid heights, in px. */
const MIN_HEIGHT = 200;
const MAX_HEIGHT = 3000;

/** Returns the height in a message, or null if the message is not from `embed.html`. */
const heightIn = (data: unknown): number | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type !== HEIGHT_MESSAGE || typeof height !== 'number') return null;
  return height >= MIN_HEIGHT && height <= MAX_HEIGHT ? height : null;
};

addEventListener('message', ({ data, source }) => {
  const height = heightIn(data);
  if (height === null) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.style.height = `${height}px`;
});

// Frames that loaded before this script have already sent their height.
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="embed.html"]'))
  frame.contentWindow?.postMessage({ type: REQUEST_MESSAGE }, '*');
