import { html, nothing, type TemplateResult } from 'lit';
import { EveningError } from '../../evening/evening-error.js';
import type { Evening } from '../../evening/evening.js';
import { eveningResult } from '../../season/evening-result.js';
import { SeasonError } from '../../season/season-error.js';
import { guestsOfSeason } from '../../season/standings.js';
import type { SeasonEvening, SeasonState } from '../../season/state.js';
import { openFile } from '../files.js';
import { readContent } from '../storage.js';
import { asking } from '../views/asking.js';
import { dayText } from './day-text.js';
import { readSeason } from './season-file.js';
import { typedEntries, typedProblemText } from './typed-evening.js';
import { HEADING, onFields, type SeasonView } from './season-view.js';

/** Returns the name and the day of an evening. */
const titleOf = ({ language }: SeasonView, { name, date }: SeasonEvening): string =>
  `${name}, ${dayText(date, language, 'long')}`;

/** Returns the evening of a file, or null after a message about the file. */
const eveningIn = ({ texts, say }: SeasonView, text: string): Evening | null => {
  const file = readSeason(text);
  const isSeason = 'season' in file || ['file-broken', 'file-version'].includes(file.problem.key);
  try {
    const { evening } = isSeason ? { evening: null } : readContent(text.replace(/^\u{FEFF}/u, ''));
    if (evening) return evening;
  } catch (error) {
    if (!(error instanceof EveningError || error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  say(isSeason ? texts['evening-is-season'] : texts['evening-bad'], true);
  return null;
};

/** Returns the results of an evening, or null after a message. */
const resultsOf = ({ texts, say }: SeasonView, evening: Evening, date: string): SeasonEvening | null => {
  try {
    return eveningResult(evening, date === '' ? {} : { date });
  } catch (error) {
    if (!(error instanceof SeasonError)) throw error;
    const isPlayed = evening.state.rounds.length > 0;
    const reason = isPlayed ? texts['evening-no-date'] : texts['evening-bad'];
    say(error.code === 'unfinished-evening' ? texts['evening-unfinished'] : reason, true);
    return null;
  }
};

const addEvening = async (view: SeasonView, date: string): Promise<void> => {
  const { desk, texts, say } = view;
  const text = await openFile('.json,application/json');
  const evening = text === null ? null : eveningIn(view, text);
  const results = evening && resultsOf(view, evening, date);
  if (!results) return;
  const before = desk.season?.state;
  const state = view.do({ type: 'add-evening', evening: results });
  if (!state) return;
  const title = titleOf(view, results);
  say(
    state === before
      ? texts['evening-same']({ evening: title })
      : texts['evening-added']({ evening: title, guests: guestsOfSeason(state).length }),
  );
};

/** Returns an id that no evening of the season has. */
const freeId = ({ evenings }: SeasonState, date: string): string => {
  let number = 1;
  while (evenings.some(({ id }) => id === `typed-${date}-${number}`)) number++;
  return `typed-${date}-${number}`;
};

/** Adds an evening that the host has typed. Returns whether that worked. */
const addTyped = (view: SeasonView, state: SeasonState, text: (name: string) => string): boolean => {
  const { texts, say } = view;
  const [date, name] = [text('typed-date'), text('typed-name')];
  const entries = typedEntries(text('typed-pairs'));
  if (date === '' || name === '') {
    say(texts['typed-fill'], true);
    view.focus(`[name="${date === '' ? 'typed-date' : 'typed-name'}"]`);
    return false;
  }
  if ('line' in entries || entries.length === 0) {
    say('line' in entries ? typedProblemText(texts, entries) : texts['typed-none'], true);
    view.focus('[name="typed-pairs"]');
    return false;
  }
  const evening: SeasonEvening = { id: freeId(state, date), date, name, entries };
  const after = view.do({ type: 'add-evening', evening });
  if (after) say(texts['evening-added']({ evening: titleOf(view, evening), guests: guestsOfSeason(after).length }));
  return after !== null;
};

/** The form for an evening without a file. */
const typedForm = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts } = view;
  return html`<details>
    <summary>${texts['typed-title']}</summary>
    <form
      @submit=${onFields((text, form) => {
        if (addTyped(view, state, text)) form.reset();
      })}
    >
      <div class="row">
        <label class="field narrow">
          <span>${texts['evening-date']}</span>
          <input type="date" name="typed-date" />
        </label>
        <label class="field wide">
          <span>${texts['typed-name']}</span>
          <input type="text" name="typed-name" maxlength="80" autocomplete="off" />
        </label>
      </div>
      <label class="field wide">
        <span>${texts['typed-pairs']}</span>
        <textarea name="typed-pairs" rows="6" placeholder=${texts['typed-pairs-example']}></textarea>
        <small>${texts['typed-pairs-about']}</small>
      </label>
      <button class="button primary">${texts['typed-add']}</button>
    </form>
  </details>`;
};

const row = (view: SeasonView, evening: SeasonEvening): TemplateResult => {
  const { texts } = view;
  const { id, entries } = evening;
  const title = titleOf(view, evening);
  const winners = entries.find(({ place }) => place === 1)?.names.join(' / ');
  return html`<li>
    <p>
      <b>${title}</b><br />
      ${texts['evening-pairs']({ count: entries.length })}${winners === undefined ? nothing : html`, 1. ${winners}`}
    </p>
    ${asking(
      view,
      {
        name: `evening-${id}`,
        label: texts['evening-remove'],
        question: texts['evening-remove-ask']({ evening: title }),
        yes: texts['evening-remove'],
        isQuiet: true,
      },
      () => {
        view.do({ type: 'remove-evening', evening: id });
        view.focus(HEADING);
      },
    )}
  </li>`;
};

/** The page of the evenings. */
export const eveningsPage = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts } = view;
  const { evenings } = state;
  return html`<section class="sheet">
    <h2 tabindex="-1" data-heading>${texts['tab-evenings']}</h2>
    <form class="row" @submit=${onFields((text) => void addEvening(view, text('date')))}>
      <label class="field narrow">
        <span>${texts['evening-date']}</span>
        <input type="date" name="date" />
        <small>${texts['evening-date-about']}</small>
      </label>
      <button class="button primary">${texts['evening-add']}</button>
      <small>${texts['evening-add-about']}</small>
    </form>
    ${typedForm(view, state)} ${evenings.length === 0 ? html`<p>${texts['table-none']}</p>` : nothing}
    <ul class="sheets">
      ${[...evenings].reverse().map((evening) => row(view, evening))}
    </ul>
  </section>`;
};
