import type { Glossary, TermId } from '../i18n/glossary.js';

/** A piece of a text; `term`: what is explained of it. */
export interface TextPiece {
  readonly text: string;
  readonly term: TermId | null;
}

/** Cuts a text where terms stand in it. `told`: terms that stood there before and are not marked again; it grows. */
export type TermMarker = (text: string, told?: Set<TermId>) => readonly TextPiece[];

const LETTER = /[\p{L}\p{M}-]$/u;

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capital = (form: string): string => form.charAt(0).toLocaleUpperCase() + form.slice(1);

/** What finds the terms of a language in a text, by whole words, the longest first; each once. */
export const createTermMarker = (glossary: Glossary): TermMarker => {
  const ids = new Map<string, TermId>();
  for (const [id, { forms }] of Object.entries(glossary)) {
    for (const form of forms.split('|')) for (const as of [form, capital(form)]) ids.set(as, id as TermId);
  }
  const longestFirst = [...ids.keys()].sort((one, other) => other.length - one.length);
  const words = new RegExp(`(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return (text, told = new Set()) => {
    const pieces: TextPiece[] = [];
    let from = 0;
    for (const { 0: found, index } of text.matchAll(words)) {
      const term = ids.get(found);
      if (!term || told.has(term) || LETTER.test(text.slice(0, index))) continue;
      told.add(term);
      if (index > from) pieces.push({ text: text.slice(from, index), term: null });
      pieces.push({ text: found, term });
      from = index + found.length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), term: null });
    return pieces;
  };
};
