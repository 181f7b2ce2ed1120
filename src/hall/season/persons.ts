import { html, nothing, type TemplateResult } from 'lit';
import { indexed } from '../../base/list-of.js';
import { eachOf } from '../../element/table/view/each-of.js';
import { itemAt } from '../../rules/item-at.js';
import { guestsOfSeason, type Guest } from '../../season/standings.js';
import type { Member, SeasonState } from '../../season/state.js';
import { asking } from '../views/asking.js';
import { HEADING, onFields, type SeasonView } from './season-view.js';

/** The value of the choice that makes a guest a new member. No member has an empty id. */
const NEW = '';

const sorted = (members: readonly Member[], language: string): readonly Member[] => {
  const { compare } = new Intl.Collator(language);
  return [...members].sort((one, other) => compare(one.name, other.name));
};

const assign = (view: SeasonView, { name }: Guest, member: string, index: number): void => {
  const state = member === NEW ? view.do({ type: 'add-member', name }) : view.do({ type: 'assign', member, name });
  if (!state) return;
  const owner = state.members.find(({ id }) => id === member)?.name ?? name;
  view.say(view.texts['guest-assigned']({ name, member: owner }));
  // The next guest is now at the same index.
  const left = guestsOfSeason(state).length;
  view.focus(left === 0 ? HEADING : `[data-guest="${Math.min(index, left - 1)}"]`);
};

const guestRow = (view: SeasonView, members: readonly Member[], guest: Guest, index: number): TemplateResult => {
  const { texts } = view;
  return html`<li>
    <form class="row" @submit=${onFields((text) => assign(view, guest, text('owner'), index))}>
      <label class="field wide">
        <span>${texts['guest-owner']({ name: guest.name })}</span>
        <select name="owner" data-guest=${index}>
          <option value=${NEW}>${texts['guest-new']}</option>
          ${eachOf(
            members,
            ({ id }) => id,
            ({ id, name }) => html`<option value=${id}>${name}</option>`,
          )}
        </select>
      </label>
      <button class="button">${texts['guest-assign']}</button>
      <p>${texts['guest-evenings']({ count: guest.evenings.length })}</p>
    </form>
  </li>`;
};

const guestList = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts, language } = view;
  const guests = guestsOfSeason(state);
  const members = sorted(state.members, language);
  const addAll = (): void => {
    for (const { name } of guests) view.do({ type: 'add-member', name });
    view.focus(HEADING);
  };
  return html`<section class="sheet">
    <h2 tabindex="-1" data-heading>${texts['guests-title']}</h2>
    ${
      guests.length === 0
        ? html`<p>${texts['guests-none']}</p>`
        : html`<p>${texts['guests-about']}</p>
            ${asking(
              view,
              {
                name: 'all',
                label: texts['guests-all'],
                question: texts['guests-all-ask']({ count: guests.length }),
                yes: texts['guests-all'],
              },
              addAll,
            )}
            <ul class="sheets">
              ${eachOf(
                indexed(guests),
                ([, { name }]) => name,
                ([index, guest]) => guestRow(view, members, guest, index),
              )}
            </ul>`
    }
  </section>`;
};

/** A question before two members become one. */
const mergeQuestion = (view: SeasonView, member: Member, members: readonly Member[]): TemplateResult => {
  const { texts, desk } = view;
  const others = members.filter(({ id }) => id !== member.id);
  const field = `into-${member.id}`;
  const into = others.find(({ id }) => id === desk.draft(field)) ?? itemAt(others, 0);
  return html`<div class="row">
    <label class="field wide">
      <span>${texts['member-merge']}</span>
      <select @change=${(event: Event) => desk.setDraft(field, (event.target as HTMLSelectElement).value)}>
        ${eachOf(
          others,
          ({ id }) => id,
          ({ id, name }) => html`<option value=${id} ?selected=${id === into.id}>${name}</option>`,
        )}
      </select>
    </label>
    ${asking(
      view,
      {
        name: `merge-${member.id}`,
        label: texts['member-merge-do'],
        question: texts['member-merge-ask']({ one: member.name, other: into.name }),
        yes: texts['member-merge-do'],
      },
      () => {
        view.do({ type: 'merge-members', member: member.id, into: into.id });
        view.focus(HEADING);
      },
    )}
  </div>`;
};

const memberRow = (view: SeasonView, member: Member, members: readonly Member[]): TemplateResult => {
  const { texts } = view;
  const { id, name, aliases } = member;
  return html`<li>
    <details>
      <summary>
        ${name}
        ${aliases.length === 0 ? nothing : html`<small>${texts['member-aliases']({ names: aliases.join(', ') })}</small>`}
      </summary>
      <div class="member">
        <form
          class="row"
          @submit=${onFields((text) => view.do({ type: 'rename-member', member: id, name: text('name') }))}
        >
          <label class="field wide">
            <span>${texts.name}</span>
            <input type="text" name="name" maxlength="40" autocomplete="off" .value=${name} />
          </label>
          <button class="button">${texts['member-rename']}</button>
        </form>
        ${members.length > 1 ? mergeQuestion(view, member, members) : nothing}
        <div class="row">
          ${aliases.map(
            (alias) =>
              html`<button
                type="button"
                class="button"
                @click=${() => view.do({ type: 'unassign', member: id, name: alias })}
              >
                ${texts['member-unassign']({ name: alias })}
              </button>`,
          )}
          ${asking(
            view,
            {
              name: `remove-${id}`,
              label: texts['member-remove'],
              question: texts['member-remove-ask']({ name }),
              yes: texts['member-remove'],
            },
            () => {
              view.do({ type: 'remove-member', member: id });
              view.focus(HEADING);
            },
          )}
        </div>
      </div>
    </details>
  </li>`;
};

/** The page of guests and members. */
export const personsPage = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts, language } = view;
  const members = sorted(state.members, language);
  const add = onFields((text, form) => {
    if (view.do({ type: 'add-member', name: text('name') })) form.reset();
  });
  return html`<div class="stack">
    ${guestList(view, state)}
    <section class="sheet">
      <h2>${texts['members-title']}</h2>
      <form class="row" @submit=${add}>
        <label class="field wide">
          <span>${texts.name}</span>
          <input type="text" name="name" maxlength="40" autocomplete="off" />
        </label>
        <button class="button">${texts['member-add']}</button>
      </form>
      ${members.length === 0 ? html`<p>${texts['members-none']}</p>` : nothing}
      <ul class="sheets members">
        ${eachOf(
          members,
          ({ id }) => id,
          (member) => memberRow(view, member, members),
        )}
      </ul>
    </section>
  </div>`;
};
