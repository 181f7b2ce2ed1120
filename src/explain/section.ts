import type { Card, Schlag, Suit } from '../rules/card.js';

/** A block of a section. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** All cards with a fixed rank, high to low, with equal cards grouped. */
  | {
      readonly type: 'tiers';
      readonly text: string;
      readonly schlag: Schlag;
      readonly trumpf: Suit;
      readonly tiers: readonly (readonly Card[])[];
    }
  /** A trick in the order played. `winner` is the index of the winning card. */
  | {
      readonly type: 'trick';
      readonly text: string;
      readonly schlag: Schlag;
      readonly trumpf: Suit;
      readonly cards: readonly Card[];
      readonly winner: number;
    }
  /** A hand after a lead, with its playable cards. */
  | {
      readonly type: 'hand';
      readonly text: string;
      readonly schlag: Schlag;
      readonly trumpf: Suit;
      readonly lead: Card;
      readonly hand: readonly Card[];
      readonly playable: readonly Card[];
    };

export interface Section {
  readonly id:
    | 'aim'
    | 'cards'
    | 'deal'
    | 'announcement'
    | 'order'
    | 'follow'
    | 'bids'
    | 'gestrichen'
    | 'end'
    | 'signals'
    | 'words';
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A sentence, or a falsy value if the sentence does not apply. */
export type Sentence = string | false | null | undefined;

/** Returns a paragraph that joins the sentences. Omits sentences that do not apply. */
export const paragraph = (...sentences: readonly Sentence[]): readonly Block[] => {
  const text = sentences.filter(Boolean).join(' ');
  return text === '' ? [] : [{ type: 'paragraph', text }];
};

/** Returns a list with one sentence per item. Omits sentences that do not apply. */
export const list = (...sentences: readonly Sentence[]): readonly Block[] => {
  const items = sentences.filter((sentence): sentence is string => Boolean(sentence));
  return items.length === 0 ? [] : [{ type: 'list', items }];
};
