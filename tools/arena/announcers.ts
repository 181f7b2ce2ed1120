import type { View } from '../../src/game/view.js';
import { bestSchlag, bestTrumpf } from '../../src/players/cards/announcement-merit.js';
import { schlaegeOf, schlagOfCard, trumpfOfCard } from '../../src/rules/announce.js';
import { SUITS, type Card, type Schlag, type Suit } from '../../src/rules/card.js';
import { randomFrom } from '../../src/rules/random.js';
import { UsageError } from '../shared/command.js';
import type { Player } from './player.js';

/** A strategy for announcing a Schlag and, for a given Schlag, a Trumpf. */
interface Announcer {
  readonly schlag: (view: View, seed: string) => Schlag;
  readonly trumpf: (view: View, schlag: Schlag, seed: string) => Suit;
}

const randomFor = ({ seat, history }: View, seed: string) => randomFrom('naming', seed, seat ?? 0, history.length);

/** Returns the most frequent name, or the first of equally frequent names. */
const mostFrequent = <Name>(names: readonly Name[], cards: readonly Card[], shown: (card: Card) => Name): Name => {
  const held = names.map((name) => cards.filter((card) => shown(card) === name).length);
  return names[held.indexOf(Math.max(...held))];
};

const random: Announcer = {
  schlag: (view, seed) => schlaegeOf(view.rules)[randomFor(view, seed)(schlaegeOf(view.rules).length)],
  trumpf: (view, _schlag, seed) => SUITS[randomFor(view, seed)(SUITS.length)],
};

/** Announces the most frequent rank and suit in the hand. Ties go to the highest rank and the first suit. */
const most: Announcer = {
  schlag: ({ rules, hand }) => mostFrequent(schlaegeOf(rules), hand, schlagOfCard),
  trumpf: ({ hand }) => mostFrequent(SUITS, hand, trumpfOfCard),
};

/** Announces like the built-in players that do not sample worlds. */
const rule: Announcer = {
  schlag: ({ rules, hand }) => bestSchlag(rules, hand),
  trumpf: ({ rules, hand }, schlag) => bestTrumpf(rules, hand, schlag),
};

const ANNOUNCERS: Readonly<Record<string, Announcer>> = { random, most, rule };

/** Announcing strategies. All except `strong` work without sampled worlds. `strong` announces like the built-in level. */
export const ANNOUNCER_NAMES: readonly string[] = [...Object.keys(ANNOUNCERS), 'strong'];

const announcerByName = (name: string): Announcer | null => {
  if (name === 'strong') return null;
  if (Object.hasOwn(ANNOUNCERS, name)) return ANNOUNCERS[name];
  throw new UsageError(`Unknown announcer '${name}'. Valid: ${ANNOUNCER_NAMES.join(', ')}.`);
};

/**
 * Creates a player that asks for new cards or a Schlagtausch like `announcer`, announces the Schlag and the Trumpf like the
 * named announcers, and makes all other decisions like `cards`. For open play only: in blind play, `announcer` chooses the
 * card to show.
 * @throws UsageError that lists the valid announcers
 */
export const withAnnouncers = (cards: Player, announcer: Player, schlagBy: string, trumpfBy: string): Player => {
  const [forSchlag, forTrumpf] = [announcerByName(schlagBy), announcerByName(trumpfBy)];
  return (view, seed, game) => {
    if (view.seat === null || view.phase !== 'announce' || !view.toAct.includes(view.seat))
      return cards(view, seed, game);
    const { seat, announcement, legal } = view;
    const names = announcement.schlag === undefined ? forSchlag : forTrumpf;
    // If the seat cannot ask for anything, `announcer` is not called, because its announcement would be replaced.
    const isName = legal.every(({ type }) => type !== 'ask-schoeneres' && type !== 'ask-schlagtausch');
    const action = names && isName ? (legal[0] ?? null) : announcer(view, seed, game);
    if (!names || !action || seat === null) return action;
    if (action.type === 'announce-schlag') return { type: 'announce-schlag', seat, schlag: names.schlag(view, seed) };
    if (action.type === 'announce-trumpf')
      return { type: 'announce-trumpf', seat, trumpf: names.trumpf(view, announcement.schlag as Schlag, seed) };
    return action;
  };
};
