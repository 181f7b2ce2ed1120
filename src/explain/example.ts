import type { Announcement } from '../rules/announce.js';

/** The announcement of the examples. */
export const EXAMPLE: Announcement = { schlag: '8', trumpf: 'H' };
