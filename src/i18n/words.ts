import type { Sign } from '../game/sign.js';
import type { Card } from '../rules/card.js';
import type { PlayerCount } from '../rules/seats.js';
import type { VariantId } from '../rules/variants.js';
import type { CardNames, NamedDeck } from './card-names.js';

/** The words of a language for the game with one deck. All messages for that deck use these words. */
export interface Words extends CardNames {
  readonly points: (count: number) => string;
  readonly variant: (id: VariantId) => string;
  /** Returns the number of players, for use after the name of a variant. */
  readonly tableFor: (players: PlayerCount) => string;
  /** Returns the gesture for a sign (RULES.md section 9). */
  readonly gesture: (sign: Sign) => string;
  /** Returns the meaning of a sign. `kritischer` is the Kritischer that the sign stands for at the table. */
  readonly meaning: (sign: Sign, kritischer?: Card | null) => string;
}

/** A value per deck, because each deck has its own card names. */
export type ByDeck<T> = Readonly<Record<NamedDeck, T>>;

/** Creates a value per deck from the words of the deck. */
export const byDeck = <T>(words: ByDeck<Words>, make: (words: Words) => T): ByDeck<T> => ({
  salzburg: make(words.salzburg),
  french: make(words.french),
});

/** The type of entries in any language: any string in place of a German one. */
export type EntriesLike<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key];
};

/** Forbids unknown keys. `Partial` would accept any key in the result of a function. */
type NoOtherKeys<Own, T> = { readonly [Key in Exclude<keyof Own, keyof T>]: never };

/**
 * Adds the missing entries of a language from `nearest`, the messages of the nearest language with this language's words.
 * The nearest language can also have a fallback. The last fallback must be complete.
 */
export const withFallback = <T extends object, Own extends Partial<T>>(
  nearest: ByDeck<T>,
  own: ByDeck<Own & NoOtherKeys<Own, T>>,
): ByDeck<T> => ({
  salzburg: withFallbackEntries(nearest.salzburg, own.salzburg),
  french: withFallbackEntries(nearest.french, own.french),
});

const withFallbackEntries = <T extends object>(nearest: T, own: Partial<T>): T => {
  const ownEntries = Object.entries(own).filter(([, entry]) => entry !== undefined);
  return { ...nearest, ...(Object.fromEntries(ownEntries) as Partial<T>) };
};
