import type { View } from '../game/view.js';

type EventType = View['history'][number]['type'];

const LEFT_OUT: readonly EventType[] = ['reveal', 'revealed'];
const LEFT_OUT_BY_TRICK: readonly EventType[] = [...LEFT_OUT, 'play', 'signal'];

/**
 * A number for the moment in a game at which a player decides, for its random numbers: how much has happened. That cards
 * were shown after an earlier hand does not count: players make nothing of it.
 */
export const momentOf = ({ history }: View): number => history.filter(({ type }) => !LEFT_OUT.includes(type)).length;

/** The same for a player who makes up its mind once a trick: neither cards nor signs count. */
export const trickMomentOf = ({ history }: View): number =>
  history.filter(({ type }) => !LEFT_OUT_BY_TRICK.includes(type)).length;
