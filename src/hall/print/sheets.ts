import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { gamesIn } from '../../evening/stages.js';
import { standingsOf } from '../../evening/standings/standings.js';
import type { Entry, EveningState, Match, Names, Round } from '../../evening/state.js';
import { wayOf } from '../../evening/way.js';
import { keyOfRole, printedKey, typedKey } from '../../evening/role-keys.js';
import type { PhoneMessages } from '../../i18n/de/phones.js';
import type { DeskLink } from '../online/desk-link.js';
import { onlineHash, personAddress } from '../online/online-role.js';
import { qrCode } from '../qr-code.js';
import {
  finalText,
  interimText,
  matchNote,
  roundOfRounds,
  roundTitle,
  tableText,
  pairsInRound,
  placeText,
} from '../round-title.js';
import { pairText, type View } from '../view.js';
import { comebackCounts } from '../games-entered.js';
import {
  adjustmentNotes,
  clubTable,
  isKnockoutFirst,
  lotNotes,
  orderText,
  standingsTable,
} from '../views/standings.js';

/** Returns the address in a printed code. */
const addressWith = ({ address, code }: View, more: Readonly<Record<string, string>>): string =>
  `${address}#${new URLSearchParams({ evening: code, ...more }).toString()}`;

/** Returns the address in the code of a pair's card. With a server, it opens the page of the pair. */
const pairAddress = (view: View, { no, newCards }: Entry): string => {
  const { link } = view.desk;
  if (!link) return addressWith(view, { pair: String(no) });
  return view.address + onlineHash({ evening: link.evening, key: keyOfRole(link.keys, no, newCards) });
};

/** The address and the code of the evening, for people who cannot scan. */
const typedAddress = (link: DeskLink, words: PhoneMessages, address: string): TemplateResult =>
  html`${address.replace(/^https?:\/\//u, '')}<br />${words['phones-code']}: <b>${link.code}</b>`;

const namesOf = ({ entries }: EveningState, no: number | null): Names =>
  entries.find((entry) => entry.no === no)?.names ?? ['', ''];

/** Whether each person needs a separate code, because some matches can be played online. */
export const needPersonCodes = ({ settings, entries, rounds }: EveningState): boolean =>
  settings.way === 'online' ||
  entries.some(({ way }) => way === 'online') ||
  rounds.some(({ matches }) => matches.some(({ way }) => way === 'online'));

/** The lower part of a card without a server, or with one code for both people of the pair. */
const pairFoot = (view: View, state: EveningState, entry: Entry): TemplateResult => {
  const { link } = view.desk;
  const { no, newCards } = entry;
  const words = view.phones?.words;
  return html`<div class="foot">
    <small
      >${state.name}<br />${view.texts['print-keep']}${
        link && words
          ? html`<p class="typed">
              ${typedAddress(link, words, view.address)}<br />${words['phone-card-key']}:
              <b>${printedKey(typedKey(link.keys, no, newCards))}</b>
            </p>`
          : nothing
      }</small
    >
    ${qrCode(pairAddress(view, entry))}
  </div>`;
};

/** The lower part of a card with a code and a key for each person who can play online. */
const personsFoot = (
  view: View,
  state: EveningState,
  entry: Entry,
  { link, words }: { readonly link: DeskLink; readonly words: PhoneMessages },
): TemplateResult =>
  html`<small
      >${state.name}. ${view.texts['print-keep']}
      <p class="typed">${typedAddress(link, words, view.address)}</p></small
    >
    <div class="persons">
      ${entry.names.map((name, index) => {
        const person = index === 0 ? 1 : 2;
        return html`<div>
          ${qrCode(personAddress(view, link, entry, person))}
          <small
            >${words['phone-person']({ name })}<br />${words['phone-card-key']}:
            <b>${printedKey(typedKey(link.keys, `${entry.no}-${person}`, entry.newCards))}</b></small
          >
        </div>`;
      })}
    </div>`;

const pairCard = (view: View, state: EveningState, entry: Entry): TemplateResult => {
  const { no, names, club } = entry;
  const { link } = view.desk;
  const words = view.phones?.words;
  const online = link && words && needPersonCodes(state) ? { link, words } : null;
  return html`<div class="card ${online ? 'of-persons' : ''}">
    <div class="pair">
      <p class="big">${no}</p>
      <div>
        <p class="names">${names[0]}<br />${names[1]}</p>
        ${club === undefined ? nothing : html`<p>${club}</p>`}
      </div>
    </div>
    ${online ? personsFoot(view, state, entry, online) : pairFoot(view, state, entry)}
  </div>`;
};

/** A card for each pair, with its number, or for one pair. */
export const pairCards = (view: View, state: EveningState, only: number | null = null): TemplateResult =>
  html`<div class="cards">
    ${state.entries
      .filter(({ no, out }) => (only === null ? !out : no === only))
      .map((entry) => pairCard(view, state, entry))}
  </div>`;

/** Returns the matches of a round that are played in the hall. */
const playedInHall = (state: EveningState, { matches }: Round): readonly Match[] =>
  matches.filter((match) => !match.sides.includes(null) && wayOf(state, match) === 'paper');

/** The tables of all pairs in a round, for the wall, in the order of the pairs. */
export const roundList = ({ texts }: View, state: EveningState, round: Round): TemplateResult => {
  const seats = pairsInRound(state, round);
  return html`<h1>${state.name}</h1>
    <p>${roundTitle(texts, state, round)}</p>
    <div class="list">
      <table>
        <thead>
          <tr>
            <th scope="col">${texts['entry-number']}</th>
            <th scope="col">${texts['entry-names']}</th>
            <th scope="col" class="number">${texts['round-table']}</th>
          </tr>
        </thead>
        <tbody>
          ${seats.map(
            ({ no, names, match }) =>
              html`<tr>
                <td>${no}</td>
                <td>${pairText(names)}</td>
                <td class="number">${placeText(texts, match)} ${finalText(texts, round, match)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
};

/** A large card for each table of a round. */
export const tableCards = ({ texts }: View, state: EveningState, round: Round): TemplateResult =>
  html`${playedInHall(state, round).map(
    (match) =>
      html`<div class="table-card">
        <p>${state.name}, ${match.third ? '' : roundTitle(texts, state, round)} ${matchNote(texts, match)}</p>
        <p class="big">${tableText(match)}</p>
        ${match.sides.map(
          (no) => html`<p class="names">${no} ${namesOf(state, no)[0]}<br />${namesOf(state, no)[1]}</p>`,
        )}
      </div>`,
  )}`;

const slip = (view: View, state: EveningState, round: Round, match: Match): TemplateResult => {
  const { texts } = view;
  const [, most] = gamesIn(itemAt(state.settings.stages, round.stage));
  const note = matchNote(texts, match);
  return html`<div class="card slip">
    <div class="head">
      <p>
        <b>${texts['round-table']} ${tableText(match)}</b
        ><br />${match.third ? nothing : roundTitle(texts, state, round)} ${note ? html`<br />${note}` : nothing}<br /><small
          >${state.name}</small
        >
      </p>
      ${qrCode(addressWith(view, { match: match.id }))}
    </div>
    <table>
      <tr>
        <th scope="col">${texts['entry-names']}</th>
        ${listOf(
          most,
          (game) =>
            html`<th class="game">${most === 1 ? texts['print-points'] : texts['print-game']({ game: game + 1 })}</th>`,
        )}
      </tr>
      ${match.sides.map(
        (no) =>
          html`<tr>
            <th scope="row"><b>${no}</b> ${namesOf(state, no)[0]}<br />${namesOf(state, no)[1]}</th>
            ${listOf(most, () => html`<td></td>`)}
          </tr>`,
      )}
      ${
        comebackCounts(state)
          ? html`<tr class="tick">
              <th scope="row">${texts['result-comeback']}</th>
              ${listOf(most, () => html`<td>☐</td>`)}
            </tr>`
          : nothing
      }
    </table>
    <p class="label">${texts['print-signatures']}</p>
    <div class="signatures">
      ${match.sides.flatMap((no) => namesOf(state, no).map((name) => html`<span>${name}</span>`))}
    </div>
    <div class="foot"><small>${texts['print-hand-in']}</small></div>
  </div>`;
};

/** A slip for the result of each match of a round. */
export const slips = (view: View, state: EveningState, round: Round): TemplateResult =>
  html`<div class="cards">${playedInHall(state, round).map((match) => slip(view, state, round, match))}</div>`;

/** Returns the title of the standings: the interim or final standings, with the round. */
const standingsTitle = (texts: View['texts'], state: EveningState): string => {
  const last = state.rounds.at(-1);
  if (!last) return texts['tab-standings'];
  return interimText(texts, state) ?? texts['standing-final']({ round: roundOfRounds(texts, state, last) });
};

/** The standings, with the order of the criteria, the points from the referee and the places by lot. */
export const standingsSheet = ({ texts }: View, state: EveningState): TemplateResult =>
  html`<h1>${state.name}</h1>
    <p class="title">${standingsTitle(texts, state)}</p>
    <p>${isKnockoutFirst(state) ? texts['standing-knockout'] : nothing} ${orderText(texts, state)}</p>
    ${clubTable(texts, state)} ${standingsTable(texts, state)}
    <div class="notes">
      ${adjustmentNotes(texts, state)} ${lotNotes(texts, state).map((note) => html`<p>${note}</p>`)}
    </div>`;

/** A certificate for each of the first places, with the prize for the place. A withdrawn pair gets none. */
export const certificates = (
  { texts }: View,
  state: EveningState,
  count: number,
  prizes: ReadonlyMap<number, string>,
): TemplateResult =>
  html`${standingsOf(state)
    .filter(({ place, out }) => place <= count && !out)
    .map(
      ({ place, names }) =>
        html`<div class="certificate">
          <h1>${texts['certificate-title']}</h1>
          <p class="event">${state.name}</p>
          <p class="place">${texts['certificate-place']({ place })}</p>
          <p class="names">${names[0]}<br />${names[1]}</p>
          ${prizes.has(place) ? html`<p class="event">${prizes.get(place)}</p>` : nothing}
          <p class="signature">${texts['print-signature']}</p>
        </div>`,
    )}`;
