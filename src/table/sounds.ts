import { listOf } from '../base/list-of.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Moment } from './moments.js';
import { hasViewerWon, type People } from './people.js';
import { weightOf } from './weight.js';

/** A sound of the table. */
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

/** A sound and its delay. */
export interface Cue {
  readonly sound: Sound;
  /** The force, from 0 (barely audible) to 1. */
  readonly weight: number;
  /** The delay after the start of the moment, in ms at normal pace. */
  readonly delay: number;
}

/** The time at which a played card lands, in ms, if cards move. */
const PLAYED_CARD_LANDS_MS = 220;
/** The time at which the first dealt card lands, and the delay of the next seat's cards, in ms. */
const DEALT_CARD_LANDS_MS = 200;
const NEXT_SEAT_MS = 70;
/**
 * The time in ms at which chalk starts, after the cards have landed. The sound of a finished game follows the chalk.
 */
const CHALK_MS = 420;
const GAME_MS = 1100;

const createCue = (sound: Sound, delay = 0, weight = 1): Cue => ({ sound, weight, delay });

/** The sounds of a deal: three cards, then two, to each seat. */
const dealCues = (seats: number): readonly Cue[] =>
  listOf(2 * seats, (step) => createCue('deal', DEALT_CARD_LANDS_MS + step * NEXT_SEAT_MS));

const gameCue = (result: Extract<Fact, { type: 'game' }>, people: People): Cue => {
  if (result.kind === 'retourschneider') return createCue('retourschneider', GAME_MS);
  return createCue(!people.seated || hasViewerWon(people, result) ? 'game-won' : 'game-lost', GAME_MS);
};

/**
 * Whether a shown card is put down: after "Farbe!", unless the card is already on the table. In blind play, cards are only
 * shown.
 */
const isPutDown = (
  { trick }: View,
  happened: Moment['happened'],
  { card }: Extract<Fact, { type: 'shown' }>,
): boolean => happened.some(({ type }) => type === 'farbe') && trick.every((played) => played.card !== card);

/**
 * Returns the sounds of a moment in the order of its events. The sounds depend only on events that the viewer sees. The
 * force of a card depends on the viewer's knowledge before the card was played.
 * @param before the last view shown
 * @param cardsMove whether cards move; otherwise they appear at their places
 */
export const soundsOf = (
  before: View,
  { snapshot: { view }, happened }: Moment,
  people: People,
  cardsMove = true,
): readonly Cue[] => {
  const cues = happened.flatMap((entry): readonly Cue[] => {
    switch (entry.type) {
      case 'play':
        return [createCue('slap', cardsMove ? PLAYED_CARD_LANDS_MS : 0, weightOf(before, entry.card))];
      case 'shown':
        return isPutDown(before, happened, entry)
          ? [createCue('slap', cardsMove ? PLAYED_CARD_LANDS_MS : 0, weightOf(before, entry.card))]
          : [];
      case 'drawn':
        return [createCue('deal', DEALT_CARD_LANDS_MS)];
      case 'cut':
        return [createCue('cut')];
      case 'deal':
        return dealCues(view.players);
      case 'redealt':
        return dealCues(entry.seats.length);
      case 'bid':
        return [createCue('knock', 0, Math.min(1, 0.4 + entry.to / 10))];
      case 'hand':
        return [createCue('chalk', CHALK_MS, Math.min(1, 0.5 + entry.points / 10))];
      case 'bluffed':
      case 'struck':
        return [createCue('chalk', CHALK_MS)];
      case 'game':
        return [gameCue(entry, people)];
      default:
        return [];
    }
  });
  const isShuffled = view.phase === 'cut' && (before.phase === 'draw' || happened.some(({ type }) => type === 'next'));
  return isShuffled ? [...cues, createCue('shuffle')] : cues;
};
