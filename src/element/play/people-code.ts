// Those who sit at the table: how they are drawn, how they look at what happens, and what they say of it.
export { facesOf } from '../../table/moods.js';
export { talkOf } from '../../table/talk.js';
export { createPainter } from './painter.js';
