/** The cards on the poster. This module contains only their drawings, which load long before the whole deck. */
import type { Deck } from '../../deck/deck.js';
import type { CardArt } from '../../deck/salzburg/card-art.js';
import { salzburgDeck } from '../../deck/salzburg/deck.js';
import { ober } from '../../deck/salzburg/herz/ober.js';
import { ace } from '../../deck/salzburg/laub/ace.js';
import { unter } from '../../deck/salzburg/laub/unter.js';
import { king } from '../../deck/salzburg/schell/king.js';
import { weli } from '../../deck/salzburg/schell/weli.js';
import type { Card } from '../../rules/card.js';
import { createFan, type Fan } from './fan.js';

/** The Unter, King, Ober and Ace that represent the deck, and the Weli. */
const ART = { LU: unter, SK: king, HO: ober, LA: ace, S6: weli } as const satisfies Partial<Record<Card, CardArt>>;

const CARDS = Object.keys(ART) as readonly Card[];

const SALZBURG = salzburgDeck((card) => ART[card as keyof typeof ART]);

/** The fan of each table. */
const fans = new WeakMap<HTMLElement, Fan>();

/** Returns the picture of the cards on a table's poster. `deck` null means the Salzburg deck. */
export const posterCards = (host: HTMLElement, deck: Deck | null): readonly unknown[] => {
  const fan = fans.get(host) ?? createFan(host.ownerDocument, CARDS);
  fans.set(host, fan);
  fan.show(deck ?? SALZBURG);
  return [fan.element];
};
