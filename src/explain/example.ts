import type { Announcement } from '../rules/announce.js';

/** The announcement used in examples. */
export const EXAMPLE: Announcement = { schlag: '8', trumpf: 'H' };
