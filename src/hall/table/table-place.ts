/** The place of a `<watten-table>` on a phone: for a person's own seat, for spectators, or for a replay. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FinalGame } from '../../online/evening/messages.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import { gamesOfFinal } from '../../online/evening/evening-line.js';
import { tableAt, tableWithReplay, type PlaceAtTable } from './open-table.js';

export interface TablePlace {
  /** Whether the last table could not be opened. */
  readonly hasFailed: boolean;
  open(place: Omit<PlaceAtTable, 'server'>): Promise<void>;
  /** Replays the games of a finished final. */
  openReplay(match: string): Promise<void>;
  /** Returns the table with its bar, or null if none is open. */
  render(words: PhoneMessages): TemplateResult | null;
  close(): void;
}

interface TablePlaceOptions {
  readonly server: string;
  readonly evening: string;
  readonly language: () => string;
  readonly onChange: () => void;
}

/** Least share of the window's height for a table below the page's own content. A lower table moves to the top of the window. */
const LEAST_SHARE = 0.7;
/** Distance in px between the table and the edge of the window. */
const GAP = 14;

/** Gives the place of a table the height that the window has below it, so that the whole table is visible. */
const fitToWindow = (place: HTMLElement): void => {
  const room = innerHeight - (place.getBoundingClientRect().top + scrollY) - GAP;
  const fits = room >= LEAST_SHARE * innerHeight;
  place.style.blockSize = fits ? `${room}px` : '';
  place.scrollIntoView({ block: fits ? 'nearest' : 'start' });
};

/** An open table, and the games that it can replay. */
interface Shown {
  readonly element: HTMLElement;
  readonly records: readonly FinalGame[];
  readonly game: number;
}

export const createTablePlace = ({ server, evening, language, onChange }: TablePlaceOptions): TablePlace => {
  let shown: Shown | null = null;
  let hasFailed = false;
  /** The number of the last request, so that an earlier one that takes longer opens nothing. */
  let requests = 0;

  const fit = (): void => {
    const place = shown?.element.parentElement;
    if (place) fitToWindow(place);
  };
  const show = async (load: () => Promise<Shown>): Promise<void> => {
    const request = ++requests;
    hasFailed = false;
    try {
      const loaded = await load();
      if (request === requests) {
        shown = loaded;
        // A second call has no effect while the listener is there.
        addEventListener('resize', fit);
        requestAnimationFrame(fit);
      }
    } catch {
      hasFailed = request === requests;
    }
    onChange();
  };
  const goBack = (): void => {
    close();
    onChange();
  };
  const showGame = (records: readonly FinalGame[], game: number): Promise<void> =>
    show(async () => {
      const record = records[game];
      if (!record) throw new RangeError(`There is no game ${game + 1}.`);
      return { element: await tableWithReplay(record, language(), goBack), records, game };
    });
  const close = (): void => {
    requests++;
    shown = null;
    removeEventListener('resize', fit);
  };
  const games = (words: PhoneMessages, { records, game }: Shown): TemplateResult =>
    html`${records.map(
      (_, index) =>
        html`<button
          type="button"
          class="quiet"
          aria-current=${index === game ? 'true' : nothing}
          @click=${() => void showGame(records, index)}
        >
          ${words['phone-replay-game']({ game: index + 1 })}
        </button>`,
    )}`;

  return {
    get hasFailed() {
      return hasFailed;
    },
    open: (place) =>
      show(async () => ({ element: await tableAt({ server, ...place }, language()), records: [], game: 0 })),
    async openReplay(match) {
      let records: readonly FinalGame[] = [];
      try {
        ({ records } = await gamesOfFinal(server, { evening, replay: match }));
      } catch {
        // Without records, `showGame()` shows the failure.
      }
      await showGame(records, 0);
    },
    render(words) {
      if (!shown) return null;
      return html`<div class="at-table">
        <div class="table-bar">
          <button type="button" class="button" @click=${goBack}>${words['phone-back']}</button>
          ${shown.records.length > 1 ? games(words, shown) : nothing}
        </div>
        ${shown.element}
      </div>`;
    },
    close,
  };
};
