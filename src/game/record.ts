import type { RuleSet } from '../rules/variants.js';
import type { Action } from './action.js';
import type { Setup } from './setup.js';

/** Rises when any record would replay differently. */
export const RECORD_VERSION = 1;

/** A whole game as plain JSON: what it was played by, and what was done. */
export interface GameRecord {
  readonly version: number;
  /** Complete: defaults may change later. */
  readonly rules: RuleSet;
  /** Gives away every card: never show it to a seat. */
  readonly seed: string;
  readonly setup?: Setup;
  readonly actions: readonly Action[];
}
