/** An independent model of the information that each seat is allowed to have (RULES.md sections 3 and 10). */
import type { Action } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import type { GameState } from '../../src/game/game-state.js';
import type { Card } from '../../src/rules/card.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { cutterOf, forehandOf, playTogether, seatsOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';

type Spectator = Seat | null;

const isAnnouncer = ({ rules, dealer }: GameState, seat: Spectator): boolean =>
  seat !== null && dealer !== null && (seat === dealer || seat === forehandOf(rules, dealer));

const isAnnounced = ({ schlag, trumpf }: GameState): boolean => schlag !== null && trumpf !== null;

/** Returns the seat's hand, or no cards before the seat is allowed to look. */
export const visibleHand = (state: GameState, seat: Spectator): readonly Card[] =>
  seat !== null && (state.rules.look === 'everyone' || isAnnouncer(state, seat) || isAnnounced(state))
    ? state.hands[seat]
    : [];

/** Returns the partner's hand if the seat is allowed to see it, else null. Of three players, only allies have a partner. */
export const visiblePartnerHand = (state: GameState, seat: Spectator): readonly Card[] | null => {
  const { rules, dealer } = state;
  if (seat === null || dealer === null || !rules.zusammenschauen || !isAnnounced(state)) return null;
  const partner = seatsOf(rules.players).find((other) => other !== seat && playTogether(rules, dealer, seat, other));
  return partner === undefined ? null : state.hands[partner];
};

/**
 * Returns the halves of the announcement that a seat is allowed to know. In blind play, only the announcers know it
 * until the hand ends. If both cards are shown at the same time, each announcer knows only their own half until then.
 */
export const knownAnnouncement = (
  state: GameState,
  seat: Spectator,
): { readonly schlag?: string; readonly trumpf?: string } => {
  const { rules, shownCards, dealer, result } = state;
  const named = { ...(state.schlag && { schlag: state.schlag }), ...(state.trumpf && { trumpf: state.trumpf }) };
  if (rules.announcement === 'open' || result !== null) return named;
  if (!isAnnouncer(state, seat)) return {};
  const first = shownCards.find((showing) => rules.sequential || showing.seat === seat);
  if (isAnnounced(state) || !first) return named;
  if (first.seat === dealer) return { trumpf: first.card[0] };
  return { schlag: first.card === 'S6' ? 'weli' : first.card.slice(1) };
};

/** Returns the action and facts that a seat sees while the hand is played. */
export const visibleAction = (
  state: GameState,
  seat: Spectator,
  action: Action,
  facts: readonly Fact[],
): { readonly action: Action; readonly facts: readonly Fact[] } => {
  const knows =
    state.rules.announcement === 'open' || isAnnouncer(state, seat) || facts.some(({ type }) => type === 'hand');
  const isSecret = (fact: Fact): boolean =>
    fact.type === 'announced' || (fact.type === 'shown' && action.type !== 'farbe');
  return {
    action: action.type === 'show' && action.seat !== seat ? { type: 'show', seat: action.seat } : action,
    facts: facts
      .filter((fact) => knows || !isSecret(fact))
      .map((fact) => (fact.type === 'took' && fact.seat !== seat ? { type: 'took', seat: fact.seat } : fact)),
  };
};

/** Number of looks at the lifted packet: by the cutter, the dealer and, unless each has one look, the cutter again. */
const MAX_LOOKS: Readonly<Record<RuleOptions['cutLooks'], number>> = { 'until-none': 3, 'one-each': 2 };

/**
 * Creates a witness that remembers the last card each seat looked at and did not take at the cut. Cuts need an explicit
 * position.
 */
export const createWitness = () => {
  let lookedAtCards = new Map<Seat, Card>();
  let packet: readonly Card[] = [];
  let taken = 0;

  const showNextCard = ({ cutLooks }: RuleSet, cutter: Seat, dealer: Seat): void => {
    const card = packet[packet.length - 1 - taken];
    if (taken < MAX_LOOKS[cutLooks] && card !== undefined) lookedAtCards.set(taken === 1 ? dealer : cutter, card);
  };

  return {
    observe(action: Action, facts: readonly Fact[], before: GameState): void {
      const { rules } = before;
      const dealer = before.dealer ?? 0;
      const cutter = cutterOf(rules.players, dealer);
      if (action.type === 'next') lookedAtCards = new Map();
      if (action.type === 'cut') {
        [packet, taken] = [before.pack.slice(0, action.at), 0];
        if (rules.cut !== 'plain') showNextCard(rules, cutter, dealer);
      }
      if (action.type === 'take' && action.accept) {
        lookedAtCards.delete(action.seat);
        taken++;
        showNextCard(rules, cutter, dealer);
      }
      const isShuffledIn = rules.schoeneresFrom === 'reshuffle' && rules.cut !== 'peek-bottom';
      if (isShuffledIn && facts.some(({ type }) => type === 'redealt')) lookedAtCards = new Map();
    },
    lookedAt: (seat: Spectator): Card | undefined => (seat === null ? undefined : lookedAtCards.get(seat)),
  };
};
