import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState } from '../../evening/state.js';
import {
  certificates,
  needPersonCodes,
  pairCards,
  roundList,
  slips,
  standingsSheet,
  tableCards,
} from '../print/sheets.js';
import { prizesIn } from '../prizes.js';
import { field, numberIn, type View } from '../view.js';
import { prizeList } from './prize-list.js';

const DEFAULT_CERTIFICATES = 3;
const MAX_CERTIFICATES = 100;

const certificateCount = ({ desk }: View): number =>
  Math.min(MAX_CERTIFICATES, Math.max(1, numberIn(desk.draft('certificates')) ?? DEFAULT_CERTIFICATES));

const item = (
  view: View,
  key: 'cards' | 'list' | 'tables' | 'slips',
  sheet: () => TemplateResult,
  about = view.texts[`print-${key}-about`],
): TemplateResult =>
  html`<li>
    <button type="button" class="button" @click=${() => view.print(sheet())}>${view.texts[`print-${key}`]}</button>
    <small>${about}</small>
  </li>`;

/** The page of the sheets to print. */
export const printPage = (view: View, state: EveningState): TemplateResult => {
  const { texts, desk } = view;
  const round = state.rounds.at(-1);
  return html`<section class="sheet">
    <h2>${texts['tab-print']}</h2>
    <ul class="sheets">
      ${item(
        view,
        'cards',
        () => pairCards(view, state),
        desk.link && needPersonCodes(state) ? view.phones?.words['phones-cards-about'] : undefined,
      )}
      ${
        round
          ? html`${item(view, 'list', () => roundList(view, state, round))}
            ${item(view, 'tables', () => tableCards(view, state, round))}
            ${item(view, 'slips', () => slips(view, state, round))}`
          : nothing
      }
      <li>
        <button type="button" class="button" @click=${() => view.print(standingsSheet(view, state))}>
          ${texts['print-standings']}
        </button>
      </li>
    </ul>
    <h3>${texts['print-certificates']}</h3>
    <label class="field wide">
      <span>${texts['print-prizes']}</span>
      <textarea
        name="prizes"
        rows=${Math.min(12, Math.max(4, desk.draft('prizes').split('\n').length + 1))}
        .value=${desk.draft('prizes')}
        @input=${(event: InputEvent) => desk.setDraft('prizes', (event.target as HTMLTextAreaElement).value)}
      ></textarea>
      <small>${texts['print-prizes-about']}</small>
    </label>
    ${prizeList(view, state)}
    <div class="row">
      ${field(view, 'certificates', texts['print-certificates-count'], {
        type: 'number',
        maxLength: 3,
        width: 'narrow',
        value: String(DEFAULT_CERTIFICATES),
      })}
      <button
        type="button"
        class="button"
        @click=${() => view.print(certificates(view, state, certificateCount(view), prizesIn(desk.draft('prizes'))))}
      >
        ${texts['print-certificates']}
      </button>
    </div>
  </section>`;
};
