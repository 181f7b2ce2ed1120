import type { Card, Schlag, Suit } from '../rules/card.js';

/** A part of a section. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** All cards with a fixed rank, high to low, equal ones together. */
  | {
      readonly type: 'tiers';
      readonly text: string;
      readonly schlag: Schlag;
      readonly trumpf: Suit;
      readonly tiers: readonly (readonly Card[])[];
    }
  /** A trick in the order played; `winner`: the index of the card that takes it. */
  | {
      readonly type: 'trick';
      readonly text: string;
      readonly schlag: Schlag;
      readonly trumpf: Suit;
      readonly cards: readonly Card[];
      readonly winner: number;
    }
  /** A hand after a lead, and which of its cards may be played. */
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
    | 'signals';
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A sentence where it holds. */
export type Sentence = string | false | null | undefined;

/** Sentences as one paragraph; what does not hold is left out. */
export const paragraph = (...sentences: readonly Sentence[]): readonly Block[] => {
  const text = sentences.filter(Boolean).join(' ');
  return text === '' ? [] : [{ type: 'paragraph', text }];
};

/** Sentences one below the other. */
export const list = (...sentences: readonly Sentence[]): readonly Block[] => {
  const items = sentences.filter((sentence): sentence is string => Boolean(sentence));
  return items.length === 0 ? [] : [{ type: 'list', items }];
};
