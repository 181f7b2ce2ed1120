/** Reference players based on the built-in search. The package does not contain them. */
import type { View } from '../../src/game/view.js';
import type { Game } from '../../src/game/game.js';
import { chooseCard } from '../../src/players/choice/card-choice.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { dealingFor } from '../../src/players/worlds/unseen-deals.js';
import { announcementIn, isBlindSeat, knowledgeOf } from '../../src/players/worlds/knowledge.js';
import { sampleWorlds } from '../../src/players/worlds/sample-worlds.js';
import type { World } from '../../src/players/worlds/world.js';
import { skillOf } from '../../src/players/level.js';
import { decisionContext } from '../../src/players/decision-context.js';
import { imaginedWorlds } from '../../src/players/worlds/imagined-worlds.js';
import { playOut } from '../../src/players/cards/playout.js';
import { legalPlays, handChances } from '../../src/players/choice/hand-chances.js';
import { codesOf, cardLookupFor } from '../../src/players/cards/card-lookup.js';
import { NOBODY } from '../../src/players/cards/position.js';
import { marginOf, solvePlays, type Option } from '../../src/players/cards/solver.js';
import type { Announcement } from '../../src/rules/announce.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { seatsOf, type Seat } from '../../src/rules/seats.js';
import { runToEnd, type Player } from './player.js';

const WORLDS = 100;

/**
 * Samples deals that the rules allow, all equally likely. Ignores announcements and bids. For a blind seat, uses all
 * information of its view except bids.
 */
const worldsOf = (view: View, random: Random): readonly World[] => {
  const knowledge = knowledgeOf(view);
  // A blind seat does not know the announcement, so each world needs an announcement.
  if (isBlindSeat(view)) return runToEnd(sampleWorlds({ view, knowledge, count: WORLDS, infers: true, random }));
  const announcement = announcementIn(view);
  const dealer = dealingFor({ view, knowledge, infers: true });
  const worlds: World[] = [];
  const found = (owners: Uint8Array, weight: number): void =>
    void worlds.push({ owners: owners.slice(), announcement, weight });
  const owners = new Uint8Array(view.rules.pack);
  if (dealer.ways <= WORLDS) dealer.each(owners, () => found(owners, 1));
  for (let deal = 0; worlds.length < WORLDS && dealer.ways > WORLDS && deal < 4 * WORLDS; deal++) {
    const weight = dealer.deal(owners, random);
    if (weight > 0) found(owners, weight);
  }
  return worlds;
};

const optionsIn = (view: View): readonly Option[] => {
  const codes = codesOf(view.rules.pack);
  return legalPlays(view).map(({ card, call }) => ({ code: codes[card], call: call === true }));
};

const worthIn = (view: View, { announcement }: World, { code }: Option): number =>
  cardLookupFor(view.rules)(announcement as Announcement).worth[code];

/** Returns the index with the highest first merit. Later merits break ties, in order. */
const bestIndex = (count: number, ...meritsOf: readonly ((index: number) => number)[]): number => {
  const differ = (one: number, other: number): number => {
    for (const merit of meritsOf) if (merit(one) !== merit(other)) return merit(one) - merit(other);
    return 0;
  };
  let best = 0;
  for (let index = 1; index < count; index++) if (differ(index, best) > 0) best = index;
  return best;
};

const playAt = (view: View, index: number) => legalPlays(view)[index];

/**
 * Plays the card that wins most of a hundred exactly solved worlds, or the cheapest of equally good cards. Ignores
 * announcements, except at a blind seat.
 */
export const search100 =
  (otherwise: Player): Player =>
  (view, seed, game) => {
    const options = optionsIn(view);
    if (view.phase !== 'play' || options.length === 0) return otherwise(view, seed, game);
    if (options.length === 1) return playAt(view, 0);
    const worlds = worldsOf(
      view,
      randomFrom('search100', seed, view.handNumber, view.seat as Seat, view.history.length),
    );
    if (worlds.length === 0) return otherwise(view, seed, game);
    const playState = playStateOf(view);
    const won = options.map(() => 0);
    const wins = new Uint8Array(options.length);
    for (const { owners, announcement, weight } of worlds) {
      solvePlays(cardLookupFor(view.rules)(announcement as Announcement), playState, owners, options, wins);
      for (let index = 0; index < options.length; index++) won[index] += wins[index] * weight;
    }
    return playAt(
      view,
      bestIndex(
        options.length,
        (index) => won[index],
        (index) => -worthIn(view, worlds[0], options[index]),
      ),
    );
  };

/** Returns the actual deal as a world. */
export const actualDeal = ({ rules, dealer }: View, game: Game): World => {
  const codes = codesOf(rules.pack);
  const owners = new Uint8Array(rules.pack).fill(NOBODY);
  for (const seat of seatsOf(rules.players)) for (const card of game.view(seat).hand) owners[codes[card]] = seat;
  return { owners, announcement: announcementIn(game.view(dealer)), weight: 1 };
};

/**
 * A player that sees all cards. Prefers a card that wins against the best defence, then a card that wins against the usual
 * defence, then the card with the largest margin.
 */
export const perfectInformation =
  (otherwise: Player): Player =>
  (view, seed, game) => {
    const options = optionsIn(view);
    if (view.phase !== 'play' || options.length === 0) return otherwise(view, seed, game);
    if (options.length === 1) return playAt(view, 0);
    const truth = actualDeal(view, game);
    const { owners } = truth;
    const lookup = cardLookupFor(view.rules)(truth.announcement as Announcement);
    const playState = playStateOf(view);
    const wins = new Uint8Array(options.length);
    solvePlays(lookup, playState, owners, options, wins);
    const isPlayed = new Uint8Array(view.rules.pack);
    for (const card of knowledgeOf(view).played.flat()) isPlayed[codesOf(view.rules.pack)[card]] = 1;
    const party = playState.party[view.seat as Seat];
    const playedWell = options.map((option) => Number(playOut(lookup, playState, owners, option, isPlayed) === party));
    const margins = options.map((option, index) => marginOf(lookup, playState, owners, option, wins[index] === 1));
    return playAt(
      view,
      bestIndex(
        options.length,
        (index) => wins[index],
        (index) => playedWell[index],
        (index) => margins[index],
        (index) => -worthIn(view, truth, options[index]),
      ),
    );
  };

/** A player without inferences in blind play: it ignores the winners of tricks, failures to follow, and the cards played. */
export const withoutInference =
  (otherwise: Player): Player =>
  (view, seed, game) => {
    if (view.phase !== 'play' || !isBlindSeat(view) || legalPlays(view).length < 2) return otherwise(view, seed, game);
    const context = decisionContext(view, view.seat as Seat, { ...skillOf('strong'), infers: false }, seed);
    const worlds = runToEnd(imaginedWorlds(context));
    return chooseCard(context, worlds, runToEnd(handChances(context, worlds)));
  };
