/** Situations in which a player follows: hand, trick and playable cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCards } from '../../src/rules/follow.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { cards, parseAnnouncement } from './words.js';

export interface Situation {
  /** Default: `suedtirol`. */
  readonly variant?: VariantId;
  readonly options?: Partial<RuleOptions>;
  /** Announcement such as `H/8`: Herz is the Trumpf, and the eight is the Schlag. */
  readonly named: string;
  /** The cards on the table, in the order played. */
  readonly trick: string;
  readonly hand: string;
  /** The playable cards, or `all` for the whole hand. */
  readonly may: string;
  /** Whether the player is an announcer. Default: the test tries both. */
  readonly announcer?: boolean;
  readonly firstTrick?: boolean | undefined;
  readonly called?: boolean | undefined;
}

/** Registers a test of one situation. */
export const playableCards = (
  title: string,
  { variant = 'suedtirol', options = {}, hand, trick, may, announcer, firstTrick, called, ...given }: Situation,
): void => {
  test(title, () => {
    for (const knows of announcer === undefined ? [true, false] : [announcer]) {
      const following = { hand: cards(hand), trick: cards(trick), announcer: knows, firstTrick, called };
      assert.deepEqual(
        legalCards(defineRules(variant, options), parseAnnouncement(given.named), following),
        cards(may === 'all' ? hand : may),
      );
    }
  });
};
