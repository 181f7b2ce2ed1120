import type { Action, ActionOf } from '../game/action.js';
import type { Fact, GameResult, HandResult } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { itemAt } from '../rules/item-at.js';
import type { Announcement } from '../rules/announce.js';
import type { Card } from '../rules/card.js';
import { kritischerOfSign } from '../rules/critical-signs.js';
import type { RuleSet } from '../rules/variants.js';
import { whyWon, type WhyWon } from '../rules/why-won.js';
import { BLUFF_LOSS } from '../rules/score.js';
import { sideOf, type PlayerCount } from '../rules/seats.js';
import {
  actorAt,
  hasViewerWon,
  isOwn,
  isViewerInvolved,
  losersOf,
  nameOf,
  viewerSide,
  sideParty,
  standingOf,
  winnersOf,
  winningParty,
  type People,
} from './people.js';
import { isFact, type HistoryEntry } from './history-entry.js';
import type { Speech } from './snapshot.js';

/** Returns a sign, with the Kritischer that it stands for at the table. */
const signMeant = ({ sign }: ActionOf<'signal'>, rules: RuleSet) => ({
  sign,
  kritischer: kritischerOfSign(rules, sign),
});

/** Returns the words that accompany an action, or `null` if the action is silent. */
export const speechOf = (action: Action, rules: RuleSet): Speech | null => {
  switch (action.type) {
    case 'announce-schlag':
      return { key: 'said-schlag', params: { schlag: action.schlag } };
    case 'announce-trumpf':
      return { key: 'said-trumpf', params: { trumpf: action.trumpf } };
    case 'ask-schoeneres':
      return { key: 'said-schoeneres' };
    case 'ask-schlagtausch':
      return { key: 'said-schlagtausch' };
    case 'ask-swap-hands':
      return { key: 'said-swap-hands' };
    case 'answer':
      return { key: action.accept ? 'said-yes' : 'said-no' };
    case 'decide':
      if (!action.play) return { key: 'said-give-up' };
      return { key: rules.gestrichen === 'four' ? 'said-four' : 'said-play-forced' };
    case 'bid':
      return { key: 'said-bid', params: { to: action.to } };
    case 'hold':
      return { key: 'said-hold' };
    case 'fold':
      return { key: 'said-fold' };
    case 'farbe':
      return { key: 'said-farbe' };
    case 'strike':
      return { key: 'said-strike' };
    case 'signal':
      return { key: 'said-sign', params: signMeant(action, rules) };
    case 'play':
      return action.call ? { key: 'said-call' } : null;
    case 'take':
      return { key: action.accept ? 'said-take' : 'said-leave' };
    case 'draw':
    case 'cut':
    case 'show':
    case 'next':
    case 'reveal':
      return null;
  }
};

const actionLine = (action: Action, people: People, rules: RuleSet): Text | null => {
  const who = actorAt(people, action.seat);
  switch (action.type) {
    case 'draw':
    case 'next':
    case 'strike':
      return null;
    case 'cut':
      return { key: 'line-cut', params: who };
    case 'take':
      return action.accept ? null : { key: 'line-leaves', params: who };
    case 'show':
      return { key: 'line-show', params: who };
    case 'announce-schlag':
      return { key: 'line-schlag', params: { ...who, schlag: action.schlag } };
    case 'announce-trumpf':
      return { key: 'line-trumpf', params: { ...who, trumpf: action.trumpf } };
    case 'ask-schoeneres':
      return { key: 'line-ask-schoeneres', params: who };
    case 'ask-schlagtausch':
      return { key: 'line-ask-schlagtausch', params: who };
    case 'ask-swap-hands':
      return { key: 'line-ask-swap-hands', params: who };
    case 'answer':
      return { key: action.accept ? 'line-agrees' : 'line-refuses', params: who };
    case 'decide':
      return action.play
        ? { key: 'line-play-forced', params: { ...who, four: rules.gestrichen === 'four' } }
        : { key: 'line-give-up', params: who };
    case 'play':
      return action.call
        ? { key: 'line-call', params: { ...who, card: action.card } }
        : { key: 'line-play', params: { name: who.name, card: action.card } };
    case 'bid':
      return { key: 'line-bid', params: { ...who, to: action.to } };
    case 'hold':
      return { key: 'line-hold', params: who };
    case 'fold':
      return { key: 'line-fold', params: who };
    case 'farbe':
      return { key: 'line-farbe', params: who };
    case 'signal':
      return { key: 'line-sign', params: { ...who, ...signMeant(action, rules) } };
    case 'reveal':
      return { key: 'line-reveal', params: who };
  }
};

/** Returns the line about the winner of a trick, with the reason if the viewer can know it. */
export const trickLine = (people: People, winner: number, why: WhyWon | null): Text =>
  isOwn(people, winner)
    ? { key: 'line-your-trick', params: { why } }
    : { key: 'line-trick', params: { name: nameOf(people, winner), why } };

/** Returns the line about a fact, or `null` if the preceding action's line already contains it. */
export const factLine = (fact: Fact, people: People, why: WhyWon | null = null): Text | null => {
  switch (fact.type) {
    case 'drawn':
      return { key: 'line-drawn', params: { ...actorAt(people, fact.seat), card: fact.card } };
    case 'deal':
      return isOwn(people, fact.dealer)
        ? { key: 'line-you-deal', params: { hand: fact.hand } }
        : { key: 'line-deal', params: { name: nameOf(people, fact.dealer), hand: fact.hand } };
    case 'stock-top':
      return { key: 'line-stock-top', params: { card: fact.card } };
    case 'took':
      return fact.card
        ? { key: 'line-took-card', params: { ...actorAt(people, fact.seat), card: fact.card } }
        : { key: 'line-took', params: actorAt(people, fact.seat) };
    case 'announced':
      // The action of an open announcement already has a line. A secret one gets its line once both values are known.
      return people.blind && fact.schlag && fact.trumpf
        ? { key: 'line-announced', params: { schlag: fact.schlag, trumpf: fact.trumpf } }
        : null;
    case 'shown':
      return { key: 'line-shown', params: { ...actorAt(people, fact.seat), card: fact.card } };
    case 'maschine':
      return { key: 'line-maschine', params: actorAt(people, fact.seat) };
    case 'penalty':
      return { key: `line-${fact.penalty}`, params: actorAt(people, fact.seat) };
    case 'bluffed':
      return { key: 'line-bluffed', params: { ...actorAt(people, fact.seat), count: BLUFF_LOSS } };
    case 'struck': {
      const seat = people.names.findIndex(
        (_, other) => sideOf(people.names.length as PlayerCount, other) === fact.side,
      );
      return {
        key: 'line-strike',
        params: {
          ...actorAt(people, people.seated && viewerSide(people) === fact.side ? people.viewer : seat),
          ...standingOf(people, fact),
        },
      };
    }
    case 'redealt':
      return { key: 'line-redealt' };
    case 'revealed':
      return { key: 'line-revealed' };
    case 'swapped':
      return { key: 'line-swapped' };
    case 'hands-swapped':
      return { key: 'line-hands-swapped' };
    case 'trick':
      return trickLine(people, fact.winner, why);
    case 'hand': {
      const params = { count: fact.points, ...standingOf(people, fact) };
      if (!isViewerInvolved(people, fact))
        return { key: 'line-hand-won-by', params: { winners: winnersOf(people, fact), ...params } };
      return hasViewerWon(people, fact)
        ? { key: 'line-hand-won', params }
        : { key: 'line-hand-lost', params: { opponents: winningParty(people, fact), ...params } };
    }
    case 'game':
      return gameLine(fact, people);
  }
};

/** Returns the winners of a hand, without the score. */
export const handOutcome = (result: HandResult, people: People): Text => {
  const { points: count } = result;
  if (!isViewerInvolved(people, result))
    return { key: 'hand-won-by', params: { winners: winnersOf(people, result), count } };
  return hasViewerWon(people, result)
    ? { key: 'hand-won', params: { us: winningParty(people, result), count } }
    : { key: 'hand-lost', params: { opponents: winningParty(people, result), count } };
};

/** Returns the winners of a game and the score. */
const gameLine = (result: GameResult, people: People): Text => {
  const params = standingOf(people, result);
  if (!people.seated) return { key: 'game-won-by', params: { winners: winnersOf(people, result), ...params } };
  return { key: hasViewerWon(people, result) ? 'game-won' : 'game-lost', params };
};

/**
 * Returns the marks of a game's losers. If several sides lose, each has a line, because their marks can differ and are not
 * shared.
 */
export const bummerlLines = (result: GameResult, people: People): readonly Text[] => {
  const { kind, bummerl, losers = [] } = result;
  return losers.length > 1
    ? losers.map((loser) => ({
        key: `kind-${loser.kind}`,
        params: { count: loser.bummerl, ...sideParty(people, [loser.side]) },
      }))
    : [{ key: `kind-${kind}`, params: { count: bummerl, ...losersOf(people, result) } }];
};

/** Returns the winners of a game, the score and the marks of the losers. */
export const gameOutcome = (result: GameResult, people: People): readonly Text[] => [
  gameLine(result, people),
  ...bummerlLines(result, people),
];

/**
 * Returns the reason why a hand ended, with the viewer's tricks first. `tricks` are those at the end of the hand, by
 * side.
 */
export const reasonOf = (
  { reason, side, sides = [side], resting }: HandResult,
  tricks: readonly number[],
  people: People,
): Text => {
  if (reason === 'fold' || reason === 'decline')
    return {
      key: `reason-${reason}`,
      params: losersOf(people, { side, sides, ...(resting !== undefined && { resting }) }),
    };
  if (reason !== 'tricks') return { key: `reason-${reason}` };
  const won = itemAt(tricks, side);
  const lost = tricks.find((_, other) => other !== resting && !sides.includes(other)) ?? 0;
  const isLoser = isViewerInvolved(people, { side, ...(resting !== undefined && { resting }) });
  const [ours, theirs] = isLoser && !hasViewerWon(people, { side, sides }) ? [lost, won] : [won, lost];
  return { key: 'tricks', params: { ours, theirs } };
};

/** Returns the known announcement after an entry. */
const announcementAfter = (entry: HistoryEntry, known: Partial<Announcement>): Partial<Announcement> => {
  switch (entry.type) {
    case 'deal':
    case 'redealt':
    case 'swapped':
      return {};
    case 'announced':
      return {
        ...known,
        ...(entry.schlag && { schlag: entry.schlag }),
        ...(entry.trumpf && { trumpf: entry.trumpf }),
      };
    default:
      return known;
  }
};

/**
 * Returns the lines of the log for history entries. The score at the end of a game appears once.
 * @param known the part of the announcement that the viewer knew before `entries`
 */
export const logLinesOf = (
  entries: readonly HistoryEntry[],
  people: People,
  rules: RuleSet,
  known: Partial<Announcement> = {},
): readonly Text[] => {
  let announced = known;
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    announced = announcementAfter(entry, announced);
    // A viewer who sees the card at once needs only one line about it.
    if (entry.type === 'show' && next?.type === 'shown' && next.seat === entry.seat) return [];
    if (entry.type === 'game') return gameOutcome(entry, people);
    // If a revoke has lost the game, the hand has no points and needs no line, because the penalty has a line.
    if (entry.type === 'hand' && next?.type === 'game') return entry.points === 0 ? [] : handOutcome(entry, people);
    if (entry.type === 'deal' && entry.resting !== undefined)
      return [
        factLine(entry, people) ?? [],
        { key: 'line-rests', params: actorAt(people, entry.resting) } as const,
      ].flat();
    if (!isFact(entry)) return actionLine(entry, people, rules) ?? [];
    const played = entry.type === 'trick' ? entry.cards.map(({ card }) => card) : [];
    return factLine(entry, people, whyWon(rules, announced, played)) ?? [];
  });
};

/** Returns the text about the cards of the stock that only the viewer has seen, if there are any. */
const stockSeenTexts = (stockTop: Card | null, stockSeen: readonly Card[]): readonly Text[] => {
  const [top, bottom] = stockSeen;
  if (top === undefined) return [];
  if (stockTop === null) return [{ key: 'stock-seen', params: { cards: stockSeen } }];
  return bottom === undefined ? [] : [{ key: 'bottom-card', params: { card: bottom } }];
};

/** Returns the texts about all cards of the stock that the viewer sees. */
export const stockTexts = (stockTop: Card | null, stockSeen: readonly Card[]): readonly Text[] => [
  ...(stockTop === null ? [] : [{ key: 'line-stock-top', params: { card: stockTop } } as const]),
  ...stockSeenTexts(stockTop, stockSeen),
];

/** Returns lines for the cards of the pack and of the stock that only the viewer has just seen. */
export const revealedSince = (before: View, { peeked, stockTop, stockSeen = [], rules }: View): readonly Text[] => [
  ...(peeked !== undefined && peeked !== before.peeked && rules.cut === 'peek-bottom'
    ? [{ key: 'bottom-card', params: { card: peeked } } as const]
    : []),
  ...((before.stockSeen ?? []).length === 0 ? stockSeenTexts(stockTop ?? null, stockSeen) : []),
];
