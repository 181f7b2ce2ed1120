import type { Glossary, TermId } from '../i18n/glossary.js';

/** A piece of a text. `term` is the glossary term that the piece names, or null. */
export interface TextPiece {
  readonly text: string;
  readonly term: TermId | null;
}

/** Splits a text at its glossary terms. Skips terms in `markedBefore` and adds newly marked terms to this set. */
export type TermMarker = (text: string, markedBefore?: Set<TermId>) => readonly TextPiece[];

const LETTER = /[\p{L}\p{M}-]$/u;

const escapeRegExp = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capitalized = (form: string): string => form.charAt(0).toLocaleUpperCase() + form.slice(1);

/**
 * Creates a marker for the terms of a language. The marker matches whole words, longest first, and marks each term
 * once.
 */
export const createTermMarker = (glossary: Partial<Glossary>): TermMarker => {
  const ids = new Map<string, TermId>();
  for (const [id, { forms }] of Object.entries(glossary)) {
    for (const form of forms.split('|')) for (const as of [form, capitalized(form)]) ids.set(as, id as TermId);
  }
  const longestFirst = [...ids.keys()].sort((one, other) => other.length - one.length);
  const words = new RegExp(`(?:${longestFirst.map(escapeRegExp).join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return (text, markedBefore = new Set()) => {
    const pieces: TextPiece[] = [];
    let from = 0;
    for (const { 0: match, index } of text.matchAll(words)) {
      const term = ids.get(match);
      if (!term || markedBefore.has(term) || LETTER.test(text.slice(0, index))) continue;
      markedBefore.add(term);
      if (index > from) pieces.push({ text: text.slice(from, index), term: null });
      pieces.push({ text: match, term });
      from = index + match.length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), term: null });
    return pieces;
  };
};
