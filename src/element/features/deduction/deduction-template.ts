import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { DeductionMessages } from '../../../i18n/de/deduction.js';
import type { Deduction } from '../../../players/deduction/deduce.js';
import type { Finding, PlayedTrick } from '../../../players/deduction/findings.js';
import type { Likelihood } from '../../../players/deduction/likelihoods.js';
import { SUITS, type Schlag } from '../../../rules/card.js';
import type { TableModel } from '../../../table/model.js';
import { nameOf } from '../../../table/people.js';
import { closeIcon, hintIcon } from '../../shell/icons.js';
import {
  explainEntry,
  findingText,
  isOf,
  type Entry,
  type EntryExplanation,
} from '../../table/advice/deduction-text.js';
import type { SheetPlace } from './deduction-place.js';
import { placed } from '../../table/view/placed.js';
import { suitSign, type TemplateTopics } from '../../table/template-data.js';

/** Conclusions that the table draws when the visitor asks for them. */
export interface Concluded {
  readonly deduction: Deduction;
  readonly findings: readonly Finding[];
  readonly tricks: readonly PlayedTrick[];
  /** The selected entry, or the selected trick's number; null if none. */
  readonly chosen: Entry | number | null;
  /** Estimates of the remaining announcements; null until the visitor asks for them. */
  readonly odds: readonly Likelihood[] | 'thinking' | null;
}

/** Data for the sheet in addition to the table's template data. */
export interface SheetData {
  readonly texts: DeductionMessages;
  /** The texts' language, which can differ from the table's. */
  readonly language: string;
  readonly place: SheetPlace;
  readonly schlaege: readonly Schlag[];
  /** Returns whether the visitor has crossed out an entry. */
  readonly isCrossed: (entry: Entry) => boolean;
  readonly cross: (entry: Entry) => void;
  /** Returns whether this is the only entry in the tab order. */
  readonly isCurrent: (entry: Entry) => boolean;
  /** The table's conclusions; null while the visitor crosses out entries. */
  readonly concluded: Concluded | null;
  /** Whether the visitor can ask the table for conclusions. */
  readonly mayAsk: boolean;
  /** Shows or hides the table's conclusions. */
  readonly ask: () => void;
  readonly choose: (chosen: Entry | number) => void;
  readonly askOdds: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly close: () => void;
}

/** Key that identifies an entry. */
export const keyOf = (entry: Entry): string => (entry.kind === 'schlag' ? `schlag-${entry.schlag}` : entry.trumpf);

const isChosen = (chosen: Concluded['chosen'], entry: Entry): boolean =>
  typeof chosen === 'object' && chosen !== null && keyOf(chosen) === keyOf(entry);

/** Returns an entry's accessible name, with the result if the table's conclusions are visible. */
const labelOf = ({ texts, concluded }: SheetData, entry: Entry, isOut: boolean): string => {
  if (!concluded) return entry.kind === 'schlag' ? texts['cross-schlag'](entry) : texts['cross-trumpf'](entry);
  const state = isOut ? texts.excluded : texts.possible;
  return entry.kind === 'schlag' ? texts['schlag-is']({ ...entry, state }) : texts['trumpf-is']({ ...entry, state });
};

const entryButton = (data: TemplateTopics<'cards' | 'texts'>, sheet: SheetData, entry: Entry): TemplateResult => {
  const { concluded } = sheet;
  const isOut = concluded ? !concluded.deduction.possible.some((pair) => isOf(entry, pair)) : sheet.isCrossed(entry);
  const isSure = concluded !== null && !isOut && concluded.deduction.possible.every((pair) => isOf(entry, pair));
  const name =
    entry.kind === 'schlag' ? data.texts.messages.schlag(entry.schlag) : data.texts.messages.suit(entry.trumpf);
  return html`<button
    class=${classMap({ entry: true, out: isOut, sure: isSure, told: concluded !== null })}
    part="button"
    data-entry=${keyOf(entry)}
    tabindex=${sheet.isCurrent(entry) ? '0' : '-1'}
    title=${name}
    aria-label=${labelOf(sheet, entry, isOut)}
    aria-pressed=${concluded ? nothing : String(isOut)}
    aria-expanded=${concluded ? String(isChosen(concluded.chosen, entry)) : nothing}
    @click=${() => (concluded ? sheet.choose(entry) : sheet.cross(entry))}
  >
    ${
      entry.kind === 'trumpf'
        ? suitSign(data, entry.trumpf)
        : html`<span aria-hidden="true">${entry.schlag === 'weli' ? 'W' : data.cards.deck.letter(entry.schlag)}</span>`
    }
  </button>`;
};

/** A trick's cards, with the winning card marked. */
const trickFigure = (
  { model, texts: { messages }, cards: { images, pixelRatio } }: TemplateTopics<'cards' | 'model' | 'texts'>,
  { texts }: SheetData,
  { number, cards, winner }: PlayedTrick,
): TemplateResult =>
  html`<figure class="seen-trick">
    <figcaption>${texts['trick-number']({ trick: number })}</figcaption>
    <ol>
      ${cards.map(({ seat, card }) => {
        const name = nameOf(model.people, seat);
        return html`<li class=${seat === winner ? 'winner' : ''} data-card=${card}>
          <span aria-hidden="true">${unsafeHTML(images.svg(card, 40 * pixelRatio))}</span>
          <span class="by" dir="auto">${name}</span>
          <span class="sr-only">${messages.card(card)}${seat === winner ? `, ${messages['wins-trick']}` : ''}</span>
        </li>`;
      })}
    </ol>
  </figure>`;

/** Returns the explanation of the selected entry or trick; null if nothing is selected. */
export const explainChosen = (
  { texts }: Pick<SheetData, 'texts'>,
  { deduction, findings, chosen }: Concluded,
  { people }: TableModel,
): EntryExplanation | null => {
  if (chosen === null) return null;
  if (typeof chosen === 'object') return explainEntry(texts, deduction, chosen, people);
  const finding = findings.find(({ trick }) => trick === chosen);
  return finding ? { sentences: [findingText(texts, finding, people)], tricks: [chosen] } : null;
};

/**
 * Formats a share in per mille as a rounded percentage; a share above 0 but below 0.5 % becomes "< 1 %".
 */
const percentOf = (share: number): string => (share > 0 && share < 5 ? '< 1 %' : `${Math.round(share / 10)} %`);

const SHOWN_ODDS = 5;

const oddsList = ({ texts }: SheetData, odds: readonly Likelihood[]): TemplateResult => {
  const [first, rest] = [odds.slice(0, SHOWN_ODDS), odds.slice(SHOWN_ODDS)];
  const others = rest.reduce((sum, { share }) => sum + share, 0);
  const row = (words: string, share: number): TemplateResult =>
    html`<li>
      <span>${words}</span> <b>${percentOf(share)}</b>
      <span class="share" aria-hidden="true" ${placed({ width: `${share / 10}%` })}></span>
    </li>`;
  return html`<ol>
    ${first.map((pair) => row(texts['odds-pair'](pair), pair.share))}
    ${rest.length > 0 ? row(texts['odds-others'], others) : nothing}
  </ol>`;
};

/** Estimates of the remaining announcements, shown only on request and separately from certain conclusions. */
const oddsPart = (sheet: SheetData, { deduction, odds }: Concluded): unknown => {
  const { texts } = sheet;
  if (deduction.possible.length < 2) return nothing;
  if (odds === null)
    return html`<button class="aid odds-button" part="button" @click=${sheet.askOdds}>${texts['ask-odds']}</button>`;
  return html`<div class="odds">
    <h4>${texts['odds-title']}</h4>
    ${odds === 'thinking' ? html`<p>${texts['odds-thinking']}</p>` : oddsList(sheet, odds)}
  </div>`;
};

/** Returns a sentence with the number of remaining announcements. */
export const remainingText = (texts: DeductionMessages, { possible, excluded }: Deduction): string => {
  const [only] = possible;
  return possible.length === 1 && only
    ? texts['one-left'](only)
    : texts.left({ count: possible.length, all: possible.length + excluded.length });
};

/** The table's conclusions. */
const conclusions = (
  data: TemplateTopics<'cards' | 'model' | 'texts'>,
  sheet: SheetData,
  concluded: Concluded,
): TemplateResult => {
  const { texts, choose } = sheet;
  const { deduction, findings, tricks, chosen } = concluded;
  const told = explainChosen(sheet, concluded, data.model);
  const shown = tricks.filter(({ number }) => told?.tricks.includes(number));
  return html`<div
    class="conclusions"
    lang=${sheet.language}
    tabindex="0"
    role="group"
    aria-label=${texts['all-tricks']}
  >
    ${
      told && typeof chosen === 'object'
        ? html`<div class="why">${told.sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`
        : html`<p class="left">${remainingText(texts, deduction)} ${texts['touch-help']}</p>
            ${findings.length === 0 ? html`<p>${texts['no-findings']}</p>` : nothing}
            <ul>
              ${findings.map(
                (finding) =>
                  html`<li>
                    <button
                      class="finding"
                      part="button"
                      aria-expanded=${String(chosen === finding.trick)}
                      @click=${() => choose(finding.trick)}
                    >
                      ${findingText(texts, finding, data.model.people)}
                    </button>
                    ${chosen === finding.trick ? shown.map((trick) => trickFigure(data, sheet, trick)) : nothing}
                  </li>`,
              )}
            </ul>`
    }
    ${typeof chosen === 'object' && shown.length > 0 ? html`<div class="seen-tricks">${shown.map((trick) => trickFigure(data, sheet, trick))}</div>` : nothing}
    ${oddsPart(sheet, concluded)}
  </div>`;
};

/** The sheet on which a visitor who plays blind works out the announcement. */
export const sheetTemplate = (data: TemplateTopics<'cards' | 'model' | 'texts'>, sheet: SheetData): TemplateResult => {
  const { messages } = data.texts;
  const { texts, place, schlaege, concluded, mayAsk } = sheet;
  const group = (label: string, entries: readonly Entry[]): TemplateResult =>
    html`<div class="group" role="group" aria-label=${label}>
      ${entries.map((entry) => entryButton(data, sheet, entry))}
    </div>`;
  return html`<section
    class=${classMap({ deduction: true, [place.form]: true, [place.order]: true })}
    aria-label=${messages['label-deduction']}
    ${placed({ ...place.styles, '--_columns': `${place.columns}` })}
    @keydown=${sheet.onKeyDown}
  >
    <h3>${messages['label-deduction']}</h3>
    <div class="entries" lang=${sheet.language}>
      ${group(
        texts.schlaege,
        schlaege.map((schlag): Entry => ({ kind: 'schlag', schlag })),
      )}
      ${group(
        texts.truempfe,
        SUITS.map((trumpf): Entry => ({ kind: 'trumpf', trumpf })),
      )}
      <div class="group">
        ${
          mayAsk
            ? html`<button
                class="aid ask"
                part="button"
                aria-pressed=${String(concluded !== null)}
                aria-label=${texts.ask}
                title=${concluded ? texts.own : texts.ask}
                ${placed({ 'grid-column': `span ${place.askSpan}` })}
                @click=${sheet.ask}
              >
                ${place.askSpan > 1 ? (concluded ? texts.own : texts.ask) : hintIcon}
              </button>`
            : nothing
        }
        ${
          place.closes || !mayAsk
            ? html`<button class="tool" part="button" aria-label=${messages['label-close']} @click=${sheet.close}>
                ${closeIcon}
              </button>`
            : nothing
        }
      </div>
    </div>
    ${concluded ? conclusions(data, sheet, concluded) : html`<p class="own-help" lang=${sheet.language}>${texts['own-help']}</p>`}
  </section>`;
};
