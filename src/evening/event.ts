import type { Way } from './settings.js';
import type { Games, Names, ReportedBy } from './state.js';

/** A round of a stage. */
interface OfRound {
  /** Number of the round, from 1. */
  readonly round: number;
}

interface OfMatch {
  /** The match's `id`. */
  readonly match: string;
}

interface OfEntry {
  /** Number of the entry. */
  readonly entry: number;
}

/** The events of an evening, by type. */
interface EventFields {
  /** Adds a pair. Possible until the groups or a knock-out are drawn. */
  enter: { readonly names: Names; readonly club?: string; readonly way?: Way };
  /** Takes an entry out of all further draws. It stays in the standings. */
  withdraw: OfEntry;
  /** Takes a withdrawn entry back into the draws of its stage. */
  return: OfEntry;
  /** Gives an entry other people. Its results stay. */
  substitute: OfEntry & { readonly names: Names };
  /** Decides whether all matches of an entry are played online. */
  'set-entry-way': OfEntry & { readonly way: Way };
  /** Decides where a match without a result is played. */
  'set-match-way': OfMatch & { readonly way: Way };
  /** Replaces the card of an entry. The keys of its earlier cards open nothing from now on. */
  'new-card': OfEntry;
  /** Draws the next round by lot. An event for a round that is drawn changes nothing. */
  draw: OfRound & { readonly seed: string };
  /** Swaps two entries of a round that is not open. */
  swap: OfRound & { readonly a: number; readonly b: number };
  /** Opens a round. The first result of a round also opens it. */
  'open-round': OfRound;
  /**
   * Reports the games of a match. Games from a slip or the server need no agreement. A slip replaces an earlier result. The
   * server reports the games so far after each game, and does not replace a result.
   */
  tell: OfMatch & Games & { readonly by: ReportedBy };
  /** Agrees to the games that the other side reported. */
  agree: OfMatch & { readonly by: number };
  /** Contradicts the games that the other side reported. The referee decides. */
  dispute: OfMatch & { readonly by: number };
  /**
   * Takes back the entry's contradiction, or its own report if the other side has reported something else. The report of the
   * other side then waits for an answer again.
   */
  'drop-dispute': OfMatch & { readonly by: number };
  /** Decides a match as the referee. */
  rule: OfMatch & Games & { readonly text?: string };
  /** Adds points to an entry, or takes points from it, as the referee: -500 to 500. */
  adjust: OfEntry & { readonly points: number; readonly text: string };
  /** Closes a round in which each match is agreed or ruled. */
  'close-round': OfRound;
  /** Decides whether reports and answers of pairs are refused, so that their results come from slips. */
  'slips-only': { readonly on: boolean };
  /** Shows a text in the hall. An empty text takes the last one off the screen. */
  announce: { readonly text: string };
  /** Ends the evening. */
  finish: object;
}

/** The name of a kind of event. */
export type EventType = keyof EventFields;

/** Something that happens in the course of an evening. `at`: time in ms since 1970, kept in the record. */
export type EveningEvent<Type extends EventType = EventType> = {
  [Name in Type]: { readonly type: Name; readonly at?: number } & EventFields[Name];
}[Type];
