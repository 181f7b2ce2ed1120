// Those who sit at the table: how they are drawn, how they look at what happens, what they say of it, and where that stands.
export { facesOf } from '../../../table/moods.js';
export { talkOf } from '../../../table/talk.js';
export { createPainter } from './painter.js';
export { peopleStyles } from './people-styles.js';
export { fitRoles } from './fit-roles.js';
export { placeSpeech } from './speech.js';
