import type { Sign } from '../game/sign.js';
import type { PlayerCount } from '../rules/seats.js';
import type { VariantId } from '../rules/variants.js';
import type { CardNames, NamedDeck } from './card-names.js';

/** What a language calls the things of the game over one deck; every part of its messages uses these. */
export interface Words extends CardNames {
  readonly points: (count: number) => string;
  readonly variant: (id: VariantId) => string;
  /** How many play, after the name of a variant. */
  readonly tableFor: (players: PlayerCount) => string;
  /** How a sign is made (RULES.md section 9). */
  readonly gesture: (sign: Sign) => string;
  /** What a sign says. */
  readonly meaning: (sign: Sign) => string;
}

/** Something that is said over each deck: cards are called as they look. */
export type ByDeck<T> = Readonly<Record<NamedDeck, T>>;

/** The same over each deck, in its words. */
export const byDeck = <T>(words: ByDeck<Words>, make: (words: Words) => T): ByDeck<T> => ({
  salzburg: make(words.salzburg),
  french: make(words.french),
});

/** Entries of a language as its type has them: any string in place of the German one. */
export type EntriesLike<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key];
};

/** Forbids unknown keys: `Partial` alone would accept any key in the result of a function. */
type NoOtherKeys<Own, T> = { readonly [Key in Exclude<keyof Own, keyof T>]: never };

/**
 * Completes the messages of a language with those of the nearest language, in its words. The nearest language may have a
 * fallback too; the last one must be complete.
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
