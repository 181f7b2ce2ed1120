import type { EveningEvent } from '../../evening/event.js';
import type { EveningRecord } from '../../evening/evening.js';
import type { Author } from '../../online/evening/messages.js';
import type { LogStore } from '../log/log-store.js';

/** One line of an evening's log. Its number is its position, so the first change has number 1. */
export type EveningLogEntry =
  | {
      readonly k: 'evening';
      readonly version: typeof EVENING_LOG_VERSION;
      readonly evening: string;
      readonly code: string;
      /** The hash of the host's key. */
      readonly host: string;
      /** The secret from which the keys of pairs, referee and projector are derived. */
      readonly keys: string;
      /** The host's secret for the draws. */
      readonly secret: string;
      readonly record: EveningRecord;
    }
  | { readonly k: 'event'; readonly id: string; readonly author: Author; readonly event: EveningEvent }
  | { readonly k: 'undo'; readonly id: string; readonly undo: string };

export const EVENING_LOG_VERSION = 1;

export type EveningStore = LogStore<EveningLogEntry>;
