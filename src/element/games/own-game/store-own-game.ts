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
  /** Id that distinguishes this table from all other tables. */
  readonly tab: string;
  readonly save: () => SavedGame;
  /** Whether the statistics count the current game. */
  readonly isCounted: () => boolean;
  /** Called once, in a separate task, when another tab has taken over the game. */
  readonly onTaken: () => void;
  /** Called when storing the game starts to fail, and when it succeeds again. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Stores a local game while this tab is playing it. */
export interface KeptOwnGame {
  /** Stores the current game. The first call takes the game over from other tabs. */
  store(): void;
  /** Stores the game after an action, before the page receives the action's events. */
  changed(update: ViewUpdate): void;
  close(): void;
}

/** Ownership checks of all tables on this page. They call each other, because storage events reach only other pages. */
const ownershipChecks = new Set<() => void>();

/** Returns whether one holder's claim wins over the other's. */
const isAhead = (one: Holder, other: Holder): boolean =>
  one.claim === other.claim ? one.tab > other.tab : one.claim > other.claim;

export const keepOwnGame = (options: KeptOwnGameOptions): KeptOwnGame => {
  const { host, keeper, book, preferences, tab, save, isCounted, onTaken, onUnsaved } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let claim = 0;
  /** Value of `keeper.revision` for which the claim is valid. */
  let revision = keeper.revision;
  let isUnsaved = false;

  const storedHolder = (): Holder | null => {
    try {
      return holderOf(keeper.read('game'));
    } catch {
      // A stored game that cannot be read has no holder.
      return null;
    }
  };
  /** Returns whether this tab is still playing the game. */
  const check = (): boolean => {
    if (signal.aborted) return false;
    if (claim === 0 || revision !== keeper.revision) return true;
    const holder = storedHolder();
    if (holder === null || holder.tab === tab || !isAhead(holder, { tab, claim })) return true;
    close();
    setTimeout(onTaken);
    return false;
  };
  const setUnsaved = (is: boolean): void => {
    if (is === isUnsaved) return;
    isUnsaved = is;
    onUnsaved(is);
  };
  /** Stores the game. Returns whether this tab is still playing it. */
  const store = (): boolean => {
    if (!check()) return false;
    if (!keeper.isOn) return true;
    const isFirst = claim === 0 || revision !== keeper.revision;
    if (isFirst) [claim, revision] = [(storedHolder()?.claim ?? 0) + 1, keeper.revision];
    const isKept = keeper.write('game', { ...save(), holder: { tab, claim } });
    // Without storage, the game never counts as unsaved.
    setUnsaved(!isKept && !keeper.isCleared && keeper.storage !== null);
    if (isFirst) for (const other of ownershipChecks) if (other !== check) other();
    return true;
  };
  const close = (): void => {
    closing.abort();
    ownershipChecks.delete(check);
    setUnsaved(false);
  };

  ownershipChecks.add(check);
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
  // A frozen page misses storage events, so the check also runs when the page becomes visible.
  page.addEventListener('visibilitychange', () => page.hidden || check(), { signal });

  return {
    store: () => void store(),
    changed({ action, happened, view }) {
      const { seat, players, rules } = view;
      if (seat !== null && action?.seat === seat) {
        keeper.allowWrites();
        book.save();
        preferences.save();
      }
      const over = happened.find((fact) => fact.type === 'game');
      // A tab does not count a game that another tab has taken over.
      if (store() && over && seat !== null && isCounted())
        book.count(({ stats, trained }) => ({
          stats: withGame(stats, rules.variant, over, sideOf(players, seat)),
          trained,
        }));
    },
    close,
  };
};
