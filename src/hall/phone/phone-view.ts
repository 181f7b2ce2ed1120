import type { EveningMessages } from '../../i18n/de/evening.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import type { GameScore, Match } from '../../evening/state.js';
import type { PlaceAtTable } from '../table/open-table.js';
import type { Phone } from './phone.js';

/** The data and functions that the pages of a phone share. */
export interface PhoneView {
  readonly phone: Phone;
  readonly texts: EveningMessages;
  readonly words: PhoneMessages;
  /** Returns the text of a field that is not sent yet. */
  draft(field: string): string;
  setDraft(field: string, text: string): void;
  clearDrafts(): void;
  /** Shows a message about an input, or takes it off. */
  say(text: string): void;
  /** Opens a table of the server in place of the page: the person's own seat, or a place for spectators. */
  openTable(place: Omit<PlaceAtTable, 'server'>): void;
  /** Opens a table that replays the games of a finished final. */
  openReplay(match: string): void;
}

/** Returns games from the point of view of a side of the match. */
export const gamesOfSide = (games: readonly GameScore[], isFirst: boolean): readonly GameScore[] =>
  isFirst ? games : games.map(([one, other]) => [other, one]);

/** Whether a pair is the first side of a match. */
export const isFirstSide = ({ sides }: Match, no: number): boolean => sides[0] === no;
