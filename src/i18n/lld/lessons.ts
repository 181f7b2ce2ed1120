import type { LessonMessages } from '../de/lessons.js';
import { lessonsIn } from '../it/lessons.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const inLadin = (words: Words): LessonMessages => {
  const said = lessonsIn(words);
  const watten = { ...said.courses.watten, title: 'Batadù in cinque minuti' };
  return { ...said, courses: { ...said.courses, watten } };
};

/** The Italian lesson texts, with the Ladin names of the game and its cards. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, inLadin);
