import { html, nothing, type TemplateResult } from 'lit';
import type { Entry, EveningState } from '../../evening/state.js';
import { field, onSubmit, pairText, type View } from '../view.js';
import { pairCards } from '../print/sheets.js';
import { asking } from './asking.js';
import { entryWay } from './way.js';

/** The form for a pair's names: of a new pair, or of a pair whose people change. */
const namesForm = (view: View, prefix: string, button: string, submit: () => void, cancel?: () => void) =>
  html`<form class="row" @submit=${onSubmit(submit)}>
    ${field(view, `${prefix}one`, view.texts['entry-one'], { maxLength: 40 })}
    ${field(view, `${prefix}other`, view.texts['entry-other'], { maxLength: 40 })}
    ${cancel ? nothing : field(view, `${prefix}club`, view.texts['entry-club'], { maxLength: 40 })}
    <button class="button primary">${button}</button>
    ${
      cancel
        ? html`<button type="button" class="button" @click=${cancel}>${view.texts['entry-cancel']}</button>`
        : nothing
    }
  </form>`;

const namesIn = ({ desk }: View, prefix: string): readonly [string, string] => [
  desk.draft(`${prefix}one`),
  desk.draft(`${prefix}other`),
];

const add = (view: View): void => {
  const club = view.desk.draft('new-club').trim();
  if (!view.do({ type: 'enter', names: namesIn(view, 'new-'), ...(club && { club }) })) return;
  view.desk.clearDrafts('new-');
  view.focus('[name="new-one"]');
};

const substitute = (view: View, entry: number): void => {
  if (!view.do({ type: 'substitute', entry, names: namesIn(view, 'substitute-') })) return;
  view.desk.clearDrafts('substitute-');
};

const startSubstitution = (view: View, { no, names }: Entry): void => {
  view.desk.setDraft('substitute-entry', String(no));
  view.desk.setDraft('substitute-one', names[0]);
  view.desk.setDraft('substitute-other', names[1]);
  view.focus('[name="substitute-one"]');
};

/** Prints a card with a new key. The pair's earlier cards open nothing any more. */
const replaceCard = (view: View, entry: number): void => {
  const state = view.do({ type: 'new-card', entry });
  if (!state) return;
  view.print(pairCards(view, state, entry));
  view.say(view.phones?.words['phones-new-card-done']({ no: entry }) ?? '');
};

/** The button that replaces a lost card, or nothing while cards open nothing. */
const newCardButton = (view: View, { no, out }: Entry): TemplateResult | typeof nothing => {
  const words = view.phones?.words;
  if (!view.desk.link || !words || out) return nothing;
  return asking(
    view,
    {
      name: `new-card-${no}`,
      label: words['phones-new-card'],
      question: words['phones-new-card-ask']({ no }),
      yes: words['phones-new-card'],
      isQuiet: true,
    },
    () => replaceCard(view, no),
  );
};

const row = (view: View, state: EveningState, entry: Entry): TemplateResult => {
  const { texts, desk } = view;
  const { no, names, club, out, formerNames } = entry;
  if (desk.draft('substitute-entry') === String(no))
    return html`<tr>
      <td class="number">${no}</td>
      <td colspan="2">
        ${namesForm(
          view,
          'substitute-',
          texts['entry-save'],
          () => substitute(view, no),
          () => desk.clearDrafts('substitute-'),
        )}
      </td>
    </tr>`;
  const last = formerNames?.at(-1);
  return html`<tr class=${out ? 'out' : ''}>
    <td class="number">${no}</td>
    <th scope="row">
      ${pairText(names)} ${club === undefined ? nothing : html`<small class="side">${club}</small>`}
      ${last ? html`<small>${texts['entry-former']({ names: pairText(last) })}</small>` : nothing}
      ${out ? html`<small>${texts['entry-out']}</small>` : nothing}
      ${entry.way === 'online' ? html`<small>${view.phones?.words['way-online'] ?? nothing}</small>` : nothing}
    </th>
    <td class="actions">
      <button type="button" class="quiet" @click=${() => startSubstitution(view, entry)}>
        ${texts['entry-substitute']}
      </button>
      ${entryWay(view, state, entry)} ${newCardButton(view, entry)}
      ${
        out
          ? html`<button type="button" class="quiet" @click=${() => view.do({ type: 'return', entry: no })}>
              ${texts['entry-return']}
            </button>`
          : asking(
              view,
              {
                name: `withdraw-${no}`,
                label: texts['entry-withdraw'],
                question: texts['entry-withdraw-ask']({ no }),
                yes: texts['entry-withdraw'],
                isQuiet: true,
              },
              () => view.do({ type: 'withdraw', entry: no }),
            )
      }
    </td>
  </tr>`;
};

/** Whether a pair can still enter. */
const canEnter = ({ rounds, settings }: EveningState): boolean => {
  const last = rounds.at(-1);
  return !last || settings.stages[last.stage]?.kind === 'draw';
};

/** The page of the pairs. */
export const entriesPage = (view: View, state: EveningState): TemplateResult => {
  const { texts } = view;
  return html`<section class="sheet">
    <h2>${texts['tab-entries']}</h2>
    ${
      canEnter(state)
        ? namesForm(view, 'new-', texts['entry-add'], () => add(view))
        : html`<p>${texts['entry-closed']}</p>`
    }
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">${texts['entry-number']}</th>
            <th scope="col">${texts['entry-names']}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${state.entries.map((entry) => row(view, state, entry))}
        </tbody>
      </table>
    </div>
  </section>`;
};
