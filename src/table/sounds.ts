import { listOf } from '../base/list-of.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Moment } from './moments.js';
import { haveWon, type People } from './people.js';
import { weightOf } from './weight.js';

/** What can be heard at a table. */
export type Sound =
  | 'slap'
  | 'deal'
  | 'shuffle'
  | 'cut'
  | 'chalk'
  | 'knock'
  | 'game-won'
  | 'game-lost'
  | 'retourschneider';

/** A sound, and when it is to be heard. */
export interface Cue {
  readonly sound: Sound;
  /** How hard, from 0 (barely) to 1. */
  readonly weight: number;
  /** How long after the moment has begun, in ms at normal pace. */
  readonly after: number;
}

/** When a card that was played comes to lie, where cards move. */
const PLAYED_LIES_MS = 280;
/** When the first card that is dealt comes to lie, and how much later those of the next seat do. */
const DEALT_LIES_MS = 200;
const NEXT_SEAT_MS = 70;
/** Chalk is taken up once the cards have come to lie; what a game sounds like comes after the chalk. */
const CHALK_MS = 420;
const GAME_MS = 1100;

const cue = (sound: Sound, after = 0, weight = 1): Cue => ({ sound, weight, after });

/** Three cards, then two are dealt to each of so many seats. */
const dealtTo = (seats: number): readonly Cue[] =>
  listOf(2 * seats, (step) => cue('deal', DEALT_LIES_MS + step * NEXT_SEAT_MS));

const ofGame = (result: Extract<Fact, { type: 'game' }>, people: People): Cue => {
  if (result.kind === 'retourschneider') return cue('retourschneider', GAME_MS);
  return cue(!people.seated || haveWon(people, result) ? 'game-won' : 'game-lost', GAME_MS);
};

/** "Farbe!": the bidder's last card is put down, unless it lies there already. In blind play cards are shown from hand to hand. */
const isThrown = ({ trick }: View, happened: Moment['happened'], { card }: Extract<Fact, { type: 'shown' }>): boolean =>
  happened.some(({ type }) => type === 'farbe') && trick.every((played) => played.card !== card);

/**
 * What is to be heard when a moment is shown, in order of what happened. All of it comes from what the viewer is shown:
 * how hard a card falls, from what the viewer knew before it fell.
 * @param before the view that was shown last
 * @param moves whether cards move, or lie at once where they belong
 */
export const soundsOf = (
  before: View,
  { snapshot: { view }, happened }: Moment,
  people: People,
  moves = true,
): readonly Cue[] => {
  const cues = happened.flatMap((entry): readonly Cue[] => {
    switch (entry.type) {
      case 'play':
        return [cue('slap', moves ? PLAYED_LIES_MS : 0, weightOf(before, entry.card))];
      case 'shown':
        return isThrown(before, happened, entry)
          ? [cue('slap', moves ? PLAYED_LIES_MS : 0, weightOf(before, entry.card))]
          : [];
      case 'drawn':
        return [cue('deal', DEALT_LIES_MS)];
      case 'cut':
        return [cue('cut')];
      case 'deal':
        return dealtTo(view.players);
      case 'redealt':
        return dealtTo(entry.seats.length);
      case 'bid':
        return [cue('knock', 0, Math.min(1, 0.4 + entry.to / 10))];
      case 'hand':
      case 'bluffed':
      case 'struck':
        return [cue('chalk', CHALK_MS)];
      case 'game':
        return [ofGame(entry, people)];
      default:
        return [];
    }
  });
  const isShuffled = view.phase === 'cut' && (before.phase === 'draw' || happened.some(({ type }) => type === 'next'));
  return isShuffled ? [...cues, cue('shuffle')] : cues;
};
