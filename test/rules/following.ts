/** Who holds what, what lies on the table, and what he may then play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCards } from '../../src/rules/follow.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { cards, named } from './words.js';

export interface Situation {
  /** `suedtirol` if not said. */
  readonly variant?: VariantId;
  readonly options?: Partial<RuleOptions>;
  /** `H/8`: Herz is Trumpf, the eight is Schlag. */
  readonly named: string;
  /** On the table, in the order played. */
  readonly trick: string;
  readonly hand: string;
  /** What may be played; `all`: the whole hand. */
  readonly may: string;
  /** Whether the player is an announcer; both are tried if not said. */
  readonly announcer?: boolean;
  readonly firstTrick?: boolean | undefined;
  readonly called?: boolean | undefined;
}

/** A test of one situation. */
export const playableCards = (
  what: string,
  { variant = 'suedtirol', options = {}, hand, trick, may, announcer, firstTrick, called, ...given }: Situation,
): void => {
  test(what, () => {
    for (const knows of announcer === undefined ? [true, false] : [announcer]) {
      const following = { hand: cards(hand), trick: cards(trick), announcer: knows, firstTrick, called };
      assert.deepEqual(
        legalCards(defineRules(variant, options), named(given.named), following),
        cards(may === 'all' ? hand : may),
      );
    }
  });
};
