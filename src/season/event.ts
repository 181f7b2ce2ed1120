import type { SeasonSettings } from './settings.js';
import type { SeasonEvening } from './state.js';

interface OfMember {
  /** The member's `id`. */
  readonly member: string;
}

interface OfEvening {
  /** The evening's `id`. */
  readonly evening: string;
}

/** The events of a season, by type. */
interface EventFields {
  /** Adds a finished evening. The same evening changes nothing. Another evening with the same id is an error. */
  'add-evening': { readonly evening: SeasonEvening };
  /** Removes an evening. */
  'remove-evening': OfEvening;
  /**
   * Replaces a name on one evening, such as a wrong spelling, or a person with the name of a member. `entry`: only in this
   * pair of the evening's list, from 1.
   */
  'correct-name': OfEvening & { readonly name: string; readonly to: string; readonly entry?: number };
  /** Adds a member. Default of `id`: `m` and the next number. */
  'add-member': { readonly name: string; readonly id?: string; readonly aliases?: readonly string[] };
  /** Renames a member. The old name becomes an alias, so that earlier evenings keep their member. */
  'rename-member': OfMember & { readonly name: string };
  /** Removes a member. Their names on evenings become guests. */
  'remove-member': OfMember;
  /** Adds the name of a guest to the aliases of a member. A name that the member has already changes nothing. */
  assign: OfMember & { readonly name: string };
  /** Removes an alias of a member. The name becomes a guest. */
  unassign: OfMember & { readonly name: string };
  /** Gives the name and the aliases of a member to the member `into`, and removes the member. */
  'merge-members': OfMember & { readonly into: string };
  /** Changes some settings. */
  'change-settings': { readonly settings: Partial<SeasonSettings> };
  /** Renames the season. */
  'rename-season': { readonly name: string };
}

/** The name of a kind of event. */
export type SeasonEventType = keyof EventFields;

/** A change of a season. */
export type SeasonEvent<Type extends SeasonEventType = SeasonEventType> = {
  [Name in Type]: { readonly type: Name } & EventFields[Name];
}[Type];
