// The people at the table: their faces, looks and chat, and the positions of their speech bubbles.
export { facesOf } from '../../../table/moods.js';
export { talkOf } from '../../../table/talk.js';
export { createPainter } from './painter.js';
export { peopleStyles } from './people-styles.js';
export { fitRoles } from './fit-roles.js';
export { placeSpeech } from './speech.js';
export { hideCutPiles } from './cut-piles.js';
