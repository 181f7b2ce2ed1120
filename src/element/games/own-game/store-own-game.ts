import { sideOf } from '../../../rules/seats.js';
import { withGame } from '../count-game.js';
import { holderOf, type Holder } from '../holder.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { StatsBook } from '../../shell/storage/stats-book.js';
import { windowOf } from '../../shell/window-of.js';
import type { ViewUpdate } from '../../table/incoming.js';
import type { SavedGame } from './saved-game.js';

export interface KeptOwnGameOptions {
  readonly host: HTMLElement;
  readonly keeper: Keeper;
  readonly book: StatsBook;
  readonly preferences: Preferences;
  /** What tells this table from others. */
  readonly tab: string;
  readonly save: () => SavedGame;
  /** Called once, in a task of its own, when another tab has taken the game over. */
  readonly taken: () => void;
  /** Called when the game can no longer be stored, and when it can again. */
  readonly unsaved: (isUnsaved: boolean) => void;
}

/** A game of the element's own as it is stored, while this tab plays it. */
export interface KeptOwnGame {
  /** Stores the game as it is now, and with the first call takes it over from other tabs. */
  store(): void;
  /** An action was done; the page has not heard of it yet. */
  changed(update: ViewUpdate): void;
  close(): void;
}

/** Looks of the tables in this page whether their game was taken over: storage events reach only other pages. */
const checks = new Set<() => void>();

/** Whether one holder goes before another. */
const isAhead = (one: Holder, other: Holder): boolean =>
  one.claim === other.claim ? one.tab > other.tab : one.claim > other.claim;

export const keepOwnGame = (options: KeptOwnGameOptions): KeptOwnGame => {
  const { host, keeper, book, preferences, tab, save, taken, unsaved } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let claim = 0;
  /** Where the claim holds. */
  let place = keeper.place;
  let isUnsaved = false;

  const storedHolder = (): Holder | null => {
    try {
      return holderOf(keeper.read('game'));
    } catch {
      // What cannot be read is nobody's.
      return null;
    }
  };
  /** Whether this tab still plays the game. */
  const check = (): boolean => {
    if (signal.aborted) return false;
    if (claim === 0 || place !== keeper.place) return true;
    const holder = storedHolder();
    if (holder === null || holder.tab === tab || !isAhead(holder, { tab, claim })) return true;
    close();
    setTimeout(taken);
    return false;
  };
  const setUnsaved = (is: boolean): void => {
    if (is === isUnsaved) return;
    isUnsaved = is;
    unsaved(is);
  };
  /** Returns whether this tab still plays the game. */
  const store = (): boolean => {
    if (!check()) return false;
    if (!keeper.isOn) return true;
    const isFirst = claim === 0 || place !== keeper.place;
    if (isFirst) [claim, place] = [(storedHolder()?.claim ?? 0) + 1, keeper.place];
    const isKept = keeper.write('game', { ...save(), holder: { tab, claim } });
    // Where a page may have no storage, nobody expects anything of it.
    setUnsaved(!isKept && !keeper.isForgotten && keeper.storage !== null);
    if (isFirst) for (const other of checks) if (other !== check) other();
    return true;
  };
  const close = (): void => {
    closing.abort();
    checks.delete(check);
    setUnsaved(false);
  };

  checks.add(check);
  const page = host.ownerDocument;
  windowOf(host).addEventListener(
    'storage',
    ({ key, storageArea }) => {
      if (storageArea !== keeper.storage) return;
      if (key === null || key === keeper.keyOf('game')) check();
      preferences.refresh();
    },
    { signal },
  );
  // A page that was frozen has heard of nothing.
  page.addEventListener('visibilitychange', () => page.hidden || check(), { signal });

  return {
    store: () => void store(),
    changed({ action, happened, view }) {
      const { seat, players, rules } = view;
      if (seat !== null && action?.seat === seat) {
        keeper.goOn();
        book.save();
        preferences.save();
      }
      const over = happened.find((fact) => fact.type === 'game');
      // In a tab that has lost the game, it is not played to its end.
      if (store() && over && seat !== null)
        book.count(({ stats, trained }) => ({
          stats: withGame(stats, rules.variant, over, sideOf(players, seat)),
          trained,
        }));
    },
    close,
  };
};
