import { TEMPERAMENTS, type Temperament } from '../../src/players/bidding/temperament.js';
import { LEVELS, type Level } from '../../src/players/level.js';
import { greedyCards, greedyLCards, greedyTCards, random, randomCards } from './baselines.js';
import { BETTORS } from './bettors.js';
import { responderFrom } from './responder.js';
import { UsageError } from '../shared/command.js';
import { withAnnouncers, ANNOUNCER_NAMES } from './announcers.js';
import { ownPlayer, type Player } from './player.js';
import { withoutInference, perfectInformation, search100 } from './searchers.js';

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
const isTemperament = (name: string): name is Temperament => (TEMPERAMENTS as readonly string[]).includes(name);

/** The player that decides everything except cards for the baselines, so that duels compare only cards. */
const STRONG = ownPlayer('strong');

const OTHERS: Readonly<Record<string, Player>> = {
  random,
  randomCards: randomCards(STRONG),
  greedy: greedyCards(STRONG),
  greedyT: greedyTCards(STRONG),
  greedyL: greedyLCards(STRONG),
  search100: search100(STRONG),
  peek: perfectInformation(STRONG),
  blindfold: withoutInference(STRONG),
};

/** Names of card players. */
const CARD_PLAYERS: readonly string[] = [...LEVELS, ...Object.keys(OTHERS)];
/** Names of bettors. They play cards like `strong` unless combined with a card player. */
const BETTOR_NAMES: readonly string[] = Object.keys(BETTORS);

/** Prefix of the name of a player that bids by a table in a file, which follows the prefix. */
export const RESPONDER = 'responder=';

const cardPlayerByName = (name: string): Player => {
  const [cards, schlagBy, trumpfBy = schlagBy, ...moreAnnouncers] = name.split('~');
  if (schlagBy !== undefined && moreAnnouncers.length === 0)
    return withAnnouncers(cardPlayerByName(cards), STRONG, schlagBy, trumpfBy);
  const [level, temperament, ...moreTemperaments] = name.split(':');
  if (isLevel(level) && temperament === undefined) return ownPlayer(level);
  if (isLevel(level) && isTemperament(temperament) && moreTemperaments.length === 0)
    return ownPlayer(level, temperament);
  const player = Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined;
  if (player) return player;
  throw new UsageError(
    `Unknown player '${name}'. Cards: ${CARD_PLAYERS.join(', ')}; bids: ${BETTOR_NAMES.join(', ')}; both: greedyL+equity>.8; a level with a temperament: strong:bold, of ${TEMPERAMENTS.join(', ')}; other announcers for Schlag and Trumpf: strong~most~random, of ${ANNOUNCER_NAMES.join(', ')}.`,
  );
};

/**
 * Returns a player by name: a card player (`greedyL`), a bettor with the cards of `strong` (`never`), or both
 * (`greedyL+equity>.8`). A level can have a temperament (`strong:bold`). A card player can have other announcers for the
 * Schlag and the Trumpf (see `tools/arena/announcers.ts`): `strong~most~random`. `responder=FILE` plays the cards of `strong`
 * and bids by the table that `--exploit --out FILE` wrote.
 * @throws UsageError that lists the valid names
 */
export const playerByName = (name: string): Player => {
  if (name.startsWith(RESPONDER)) return responderFrom(name.slice(RESPONDER.length), STRONG);
  if (Object.hasOwn(BETTORS, name)) return BETTORS[name](STRONG);
  const [cards, bets, ...more] = name.split('+');
  if (bets === undefined) return cardPlayerByName(cards);
  if (!Object.hasOwn(BETTORS, bets) || more.length > 0)
    throw new UsageError(`Unknown bettor '${[bets, ...more].join('+')}'. Valid: ${BETTOR_NAMES.join(', ')}.`);
  return BETTORS[bets](cardPlayerByName(cards));
};
