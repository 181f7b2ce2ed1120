import { TEMPERAMENTS, type Temperament } from '../../src/players/bidding/temperament.js';
import { LEVELS, type Level } from '../../src/players/level.js';
import { greedyCards, greedyLCards, greedyTCards, random, randomCards } from './baselines.js';
import { BETTORS } from './bettors.js';
import { WrongUse } from '../shared/command.js';
import { announcing, ANNOUNCER_NAMES } from './announcers.js';
import { ours, type Player } from './player.js';
import { blindfold, peek, search100 } from './searchers.js';

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
const isTemperament = (name: string): name is Temperament => (TEMPERAMENTS as readonly string[]).includes(name);

/** What is not cards they do as our `strong` does it: so cards are compared, and nothing else. */
const STRONG = ours('strong');

const OTHERS: Readonly<Record<string, Player>> = {
  random,
  randomCards: randomCards(STRONG),
  greedy: greedyCards(STRONG),
  greedyT: greedyTCards(STRONG),
  greedyL: greedyLCards(STRONG),
  search100: search100(STRONG),
  peek: peek(STRONG),
  blindfold: blindfold(STRONG),
};

/** Who plays the cards. */
const CARD_PLAYERS: readonly string[] = [...LEVELS, ...Object.keys(OTHERS)];
/** Who bids, over our `strong` cards unless said otherwise. */
const BETTOR_NAMES: readonly string[] = Object.keys(BETTORS);

const cardsOf = (name: string): Player => {
  const [cards, schlagBy, trumpfBy = schlagBy, ...moreNamers] = name.split('~');
  if (schlagBy !== undefined && moreNamers.length === 0) return announcing(cardsOf(cards), STRONG, schlagBy, trumpfBy);
  const [level, temperament, ...moreTempers] = name.split(':');
  if (isLevel(level) && temperament === undefined) return ours(level);
  if (isLevel(level) && isTemperament(temperament) && moreTempers.length === 0) return ours(level, temperament);
  const player = Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined;
  if (player) return player;
  throw new WrongUse(
    `There is no player '${name}'. Cards: ${CARD_PLAYERS.join(', ')}; bids: ${BETTOR_NAMES.join(', ')}; both: greedyL+equity>.8; a level and how it likes to bid: strong:bold, of ${TEMPERAMENTS.join(', ')}; Schlag and Trumpf named otherwise: strong~most~random, of ${ANNOUNCER_NAMES.join(', ')}.`,
  );
};

/**
 * The player of a name: who plays the cards (`greedyL`), who bids over our strong cards (`never`), or both
 * (`greedyL+equity>.8`). A level may have a temperament (`strong:bold`). Who plays the cards may name the Schlag and the
 * Trumpf in ways of `tools/arena/announcers.ts`, whose names follow: `strong~most~random`.
 * @throws WrongUse naming whom there is
 */
export const playerCalled = (name: string): Player => {
  if (Object.hasOwn(BETTORS, name)) return BETTORS[name](STRONG);
  const [cards, bets, ...more] = name.split('+');
  if (bets === undefined) return cardsOf(cards);
  if (!Object.hasOwn(BETTORS, bets) || more.length > 0)
    throw new WrongUse(
      `There is nobody who bids like '${[bets, ...more].join('+')}'; there are ${BETTOR_NAMES.join(', ')}.`,
    );
  return BETTORS[bets](cardsOf(cards));
};
