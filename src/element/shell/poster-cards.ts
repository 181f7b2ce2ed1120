/** The cards on the poster. This module contains only their drawings, which load long before the whole deck. */
import { html, type TemplateResult } from 'lit';
import { cachePerObject } from '../../deck/cache.js';
import type { Deck } from '../../deck/deck.js';
import type { CardArt } from '../../deck/salzburg/card-art.js';
import { salzburgDeck } from '../../deck/salzburg/deck.js';
import { ober } from '../../deck/salzburg/herz/ober.js';
import { ace } from '../../deck/salzburg/laub/ace.js';
import { unter } from '../../deck/salzburg/laub/unter.js';
import { king } from '../../deck/salzburg/schell/king.js';
import { weli } from '../../deck/salzburg/schell/weli.js';
import { cardFaceDocument } from '../../deck/svg.js';
import type { Card } from '../../rules/card.js';

/** The Unter, King, Ober and Ace that represent the deck, and the Weli. */
const ART = { LU: unter, SK: king, HO: ober, LA: ace, S6: weli } as const satisfies Partial<Record<Card, CardArt>>;

const CARDS = Object.keys(ART) as readonly (keyof typeof ART)[];

const LOOK = { indices: 'off', detail: 'full', colourAid: false } as const;

const FAN = salzburgDeck((card) => ART[card as keyof typeof ART]);

/** Converts a drawing to a template that Lit compiles once per page; `unsafeHTML` would compile it for each table. */
const templateOf = (drawing: string): TemplateResult => html(Object.assign([drawing], { raw: [drawing] }));

const fanOf = cachePerObject((deck: Deck) => CARDS.map((card) => templateOf(cardFaceDocument('', card, deck, LOOK))));

/** Returns the cards on the poster, from left to right. `deck` null means the Salzburg deck. */
export const posterCards = (deck: Deck | null): readonly TemplateResult[] => fanOf(deck ?? FAN);
