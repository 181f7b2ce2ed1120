import { toJson } from '../../../base/to-json.js';
import { nothing, type ReactiveController } from 'lit';
import type { View } from '../../../game/view.js';
import type { DeductionMessages } from '../../../i18n/de/deduction.js';
import { deductionLanguageFor, loadDeductionTexts } from '../../../i18n/deduction.js';
import { speechLanguageOf } from '../../../i18n/languages.js';
import type { ByDeck } from '../../../i18n/words.js';
import { deduce } from '../../../players/deduction/deduce.js';
import { findings, playedTricks } from '../../../players/deduction/findings.js';
import { likelihoods } from '../../../players/deduction/likelihoods.js';
import { schlaegeOf } from '../../../rules/announce.js';
import { SUITS } from '../../../rules/card.js';
import { itemAt } from '../../../rules/item-at.js';
import { reportThrown } from '../../shell/host.js';
import { loadModule } from '../../shell/load-module.js';
import { deductionStyles } from './deduction-styles.js';
import {
  explainChosen,
  keyOf,
  remainingText,
  sheetTemplate,
  type Concluded,
  type SheetData,
} from './deduction-template.js';
import { fitSheet, placeSheet } from './deduction-place.js';
import type { Entry } from '../../table/advice/deduction-text.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Sheet, SheetOptions } from './sheet.js';
import { reportMissing } from '../../table/report-missing.js';

/** The sheet's texts and their language. */
interface Texts {
  readonly language: string;
  readonly messages: ByDeck<DeductionMessages>;
}

const loadTexts = async (language: string): Promise<Texts> => {
  const told = deductionLanguageFor(language);
  const { deduction } = await loadModule(() => loadDeductionTexts(told), 'deduction');
  return { language: speechLanguageOf(told), messages: deduction };
};

/** Returns the entry to which a key moves the focus, on the same line or the other line; undefined for other keys. */
const neighbourOf = (entries: readonly Entry[], from: Entry, key: string): Entry | undefined => {
  const at = entries.findIndex((entry) => keyOf(entry) === keyOf(from));
  const last = entries.length - 1;
  const suits = entries.length - SUITS.length;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    ArrowDown: at < suits ? Math.min(last, suits + at) : at,
    ArrowUp: at < suits ? at : at - suits,
    Home: 0,
    End: last,
  };
  return entries[to[key] ?? -1];
};

/** Identifies a hand, even after a reload, by its number in the match and by the cards dealt to the viewer. */
const handKeyOf = ({ gameNumber, handNumber, dealer, hand, history, seat }: View): string => {
  const deal = history.map(({ type }) => type).lastIndexOf('deal');
  const played = history.slice(deal + 1).flatMap((entry) => (entry.type === 'play' ? [entry] : []));
  const dealt = [...hand, ...played.filter((play) => play.seat === seat).map(({ card }) => card)];
  return [gameNumber, handNumber, dealer, ...dealt.sort()].join(' ');
};

/** Returns the stored crossed-out entries if they belong to this hand, else an empty list. */
const readCrossedEntries = (kept: unknown, hand: string): readonly string[] => {
  const { hand: of, crossed } = (kept ?? {}) as { readonly hand?: unknown; readonly crossed?: unknown };
  return of === hand && Array.isArray(crossed) ? crossed.filter((key) => typeof key === 'string') : [];
};

/** The sheet for one game. The entries crossed out in the current hand are stored. */
class DeductionSheet implements Sheet, ReactiveController {
  readonly #table: SheetOptions['table'];
  readonly #mayAsk: () => boolean;
  #texts: Texts;
  /** Language of the texts that are loaded or loading. */
  #language: string;
  #isOpen = false;
  /** Key of the hand to which the fields below belong. */
  #hand = '';
  #crossed = new Set<string>();
  #current: Entry;
  #isAsked = false;
  #chosen: Entry | number | null = null;
  /** The last conclusions, and the view from which they were drawn. */
  #concluded: (Pick<Concluded, 'deduction' | 'findings' | 'tricks'> & { readonly view: View }) | null = null;
  #estimates: Concluded['odds'] = null;
  /** The view on which the estimates are based, and the controller that aborts their calculation. */
  #estimatesView: View | null = null;
  #estimatesWork = new AbortController();

  constructor({ table, mayAsk }: SheetOptions, texts: Texts, language: string) {
    const { host, frame, signal } = table.element;
    this.#table = table;
    this.#mayAsk = mayAsk;
    this.#texts = texts;
    this.#language = language;
    this.#current = itemAt(this.#entries, 0);
    adoptStyles(host, [deductionStyles], signal);
    host.addController(this);
    frame.addEventListener('keydown', (event) => this.#onEscape(event), { signal });
    signal.addEventListener('abort', () => {
      this.#estimatesWork.abort();
      host.removeController(this);
      this.#isOpen = false;
      frame.querySelector('.bar')?.removeAttribute('inert');
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  readonly toggle = (): void => {
    this.#isOpen = !this.#isOpen;
    const { host, frame } = this.#table.element;
    const root = frame.getRootNode() as ShadowRoot;
    // When the sheet closes, the focus moves only if it was in the sheet.
    const isMoved = this.#isOpen || Boolean(root.activeElement?.closest('.deduction'));
    host.requestUpdate();
    void host.updateComplete.then(() => {
      if (!isMoved) return;
      const place = this.#isOpen ? this.#buttonOf(this.#current) : frame.querySelector('[data-deduction]');
      (place as HTMLElement | null)?.focus({ preventScroll: true });
    });
  };

  readonly template: Sheet['template'] = (data) => {
    this.#startHand();
    if (!this.#isOpen) return nothing;
    this.#followLanguage();
    return sheetTemplate(data, this.#data(data));
  };

  hostUpdated(): void {
    fitSheet(this.#table.element.frame);
  }

  // -- content ------------------------------------------------------------------------------------------------------

  /** The view that the table currently shows. */
  get #view(): View {
    return this.#table.picture.presenter.snapshot.view;
  }

  get #entries(): readonly Entry[] {
    return [
      ...schlaegeOf(this.#view.rules).map((schlag): Entry => ({ kind: 'schlag', schlag })),
      ...SUITS.map((trumpf): Entry => ({ kind: 'trumpf', trumpf })),
    ];
  }

  /** Clears the sheet when a new hand begins, and restores the entries crossed out in this hand before a reload. */
  #startHand(): void {
    const hand = handKeyOf(this.#view);
    if (hand === this.#hand) return;
    this.#hand = hand;
    this.#crossed = this.#loadCrossed();
    this.#isAsked = false;
    this.#chosen = null;
    this.#discardEstimates();
  }

  /** Returns the entries that were crossed out before a reload; an empty set if they cannot be read. */
  #loadCrossed(): Set<string> {
    try {
      return new Set(readCrossedEntries(this.#table.storage?.keeper.read('sheet'), this.#hand));
    } catch {
      return new Set();
    }
  }

  /** Reloads the texts if the table's language has changed. */
  #followLanguage(): void {
    const { language } = this.#table.element.look;
    if (language === this.#language) return;
    this.#language = language;
    loadTexts(language).then(
      (texts) => {
        if (language !== this.#language) return;
        this.#texts = texts;
        this.#table.element.host.requestUpdate();
      },
      (error: unknown) => reportMissing(this.#table, error),
    );
  }

  #data({ model, cards: { deck } }: TemplateTopics<'cards' | 'model'>): SheetData {
    const schlaege = schlaegeOf(this.#view.rules);
    return {
      texts: this.#texts.messages[deck.name],
      language: this.#texts.language,
      place: placeSheet(model.layout, schlaege.length),
      schlaege,
      isCrossed: (entry) => this.#crossed.has(keyOf(entry)),
      cross: (entry) => this.#cross(entry),
      isCurrent: (entry) => keyOf(entry) === keyOf(this.#current),
      concluded: this.#isAsked && this.#mayAsk() ? this.#conclude() : null,
      mayAsk: this.#mayAsk(),
      ask: () => this.#ask(),
      choose: (chosen) => this.#choose(chosen),
      askOdds: () => void this.#askEstimates(),
      onKeyDown: (event) => this.#onKeyDown(event),
      close: this.toggle,
    };
  }

  #conclude(): Concluded {
    const view = this.#view;
    if (this.#concluded?.view !== view)
      this.#concluded = { view, deduction: deduce(view), findings: findings(view), tricks: playedTricks(view) };
    if (this.#estimatesView !== view) this.#discardEstimates();
    return { ...this.#concluded, chosen: this.#chosen, odds: this.#estimates };
  }

  // -- actions ------------------------------------------------------------------------------------------------------

  #cross(entry: Entry): void {
    const key = keyOf(entry);
    this.#current = entry;
    if (!this.#crossed.delete(key)) this.#crossed.add(key);
    this.#table.storage?.keeper.write('sheet', { hand: this.#hand, crossed: [...this.#crossed] });
    this.#table.element.host.requestUpdate();
  }

  #ask(): void {
    const { element, speech } = this.#table;
    const { host, look } = element;
    this.#isAsked = !this.#isAsked;
    this.#chosen = null;
    if (this.#isAsked) speech.announce(remainingText(this.#texts.messages[look.deck.name], this.#conclude().deduction));
    host.requestUpdate();
  }

  #choose(chosen: Entry | number): void {
    const { element, picture, speech } = this.#table;
    const { host, frame, look } = element;
    const isSame = toJson(chosen) === toJson(this.#chosen);
    this.#chosen = isSame ? null : chosen;
    if (typeof chosen === 'object') {
      this.#current = chosen;
      const said = frame.querySelector('.conclusions');
      // Avoids `scrollTo()`, which Prototype.js overrides.
      if (said) said.scrollTop = 0;
    }
    const told = explainChosen(
      { texts: this.#texts.messages[look.deck.name] },
      this.#conclude(),
      picture.presenter.model,
    );
    if (told) speech.announce(told.sentences.join(' '));
    host.requestUpdate();
  }

  async #askEstimates(): Promise<void> {
    const { host, frame } = this.#table.element;
    this.#discardEstimates();
    const view = (this.#estimatesView = this.#view);
    const { signal } = this.#estimatesWork;
    this.#estimates = 'thinking';
    host.requestUpdate();
    try {
      const odds = await likelihoods(view, { signal });
      if (signal.aborted) return;
      this.#estimates = odds;
      host.requestUpdate();
      await host.updateComplete;
      const said = frame.querySelector('.conclusions');
      if (said) said.scrollTop = said.scrollHeight;
    } catch (error) {
      if (signal.aborted) return;
      this.#estimates = null;
      host.requestUpdate();
      reportThrown(host, error, 'thinking-failed');
    }
  }

  /** Discards the estimates and aborts their calculation. */
  #discardEstimates(): void {
    this.#estimatesWork.abort();
    this.#estimatesWork = new AbortController();
    this.#estimatesView = null;
    this.#estimates = null;
  }

  // -- keys ----------------------------------------------------------------------------------------------------------

  #buttonOf(entry: Entry): HTMLElement | null {
    return this.#table.element.frame.querySelector(`[data-entry='${keyOf(entry)}']`);
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.target as Element).matches('.entry')) return;
    const to = neighbourOf(this.#entries, this.#current, event.key);
    if (!to) return;
    event.preventDefault();
    this.#current = to;
    this.#table.element.host.requestUpdate();
    this.#buttonOf(to)?.focus();
  }

  /** Closes the sheet on Escape, unless a panel or a close-up covers the sheet. */
  #onEscape({ key, target }: KeyboardEvent): void {
    if (key !== 'Escape' || !this.#isOpen || this.#table.element.frame.querySelector('.panel, .close-up')) return;
    if ((target as Element).closest('.deduction, [data-deduction]')) this.toggle();
  }
}

/** Creates a game's sheet, initially closed. Rejects if the sheet's texts cannot be loaded. */
export const makeSheet = async (options: SheetOptions): Promise<Sheet> => {
  const { language } = options.table.element.look;
  return new DeductionSheet(options, await loadTexts(language), language);
};
