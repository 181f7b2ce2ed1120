import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../../base/list-of.js';
import { TIES, type PointsRule, type SeasonSettings, type SeasonTie } from '../../season/settings.js';
import type { SeasonState } from '../../season/state.js';
import { fileName, saveFile } from '../files.js';
import { numberIn } from '../view.js';
import { asking } from '../views/asking.js';
import { HEADING, onFields, openSeason, type SeasonView } from './season-view.js';

const RULES: readonly PointsRule['by'][] = ['place', 'points', 'wins'];
/** Points by place that a host sees first after another rule. */
const FIRST_LIST = [10, 8, 7, 6, 5, 4, 3, 2];
/** Number of criteria that a host can choose. */
const SHOWN_TIES = 3;

/** Thrown with a text for the host if a field has an invalid value. */
class InvalidField extends Error {}

/** Returns the number of a field. */
const numberOf = (view: SeasonView, text: string, label: string, min: number, max: number): number => {
  const number = numberIn(text);
  if (number === null || number < min || number > max)
    throw new InvalidField(view.texts['settings-number']({ label, min, max }));
  return number;
};

/** Returns the points of a list such as `10, 8, 6`. */
const listIn = ({ texts }: SeasonView, text: string): readonly number[] => {
  const numbers = text.split(/[\s,;]+/u).filter((each) => each !== '');
  const list = numbers
    .map(numberIn)
    .filter((number): number is number => number !== null && number >= 0 && number <= 1000);
  if (list.length === 0 || list.length !== numbers.length || list.length > 200)
    throw new InvalidField(texts['settings-list-wrong']);
  return list;
};

/** Returns the settings of the form's fields. */
const settingsIn = (view: SeasonView, text: (name: string) => string): Partial<SeasonSettings> => {
  const { texts } = view;
  const by = RULES.find((rule) => rule === text('by')) ?? 'place';
  const ties = listOf(SHOWN_TIES, (index) => TIES.find((tie) => tie === text(`tie-${index}`))).filter(
    (tie): tie is SeasonTie => tie !== undefined,
  );
  if (new Set(ties).size < ties.length) throw new InvalidField(texts['settings-tie-twice']);
  return {
    points:
      by === 'place'
        ? {
            by,
            list: listIn(view, text('list')),
            others: numberOf(view, text('others'), texts['settings-others'], 0, 1000),
          }
        : { by },
    best: text('best') === '' ? null : numberOf(view, text('best'), texts['settings-best'], 1, 400),
    minimum: text('minimum') === '' ? 0 : numberOf(view, text('minimum'), texts['settings-minimum'], 0, 400),
    ties,
    guests: text('guests') === 'on',
  };
};

const change = (view: SeasonView, text: (name: string) => string): void => {
  try {
    const settings = settingsIn(view, text);
    if (view.do({ type: 'change-settings', settings })) view.say(view.texts['settings-saved']);
  } catch (error) {
    if (!(error instanceof InvalidField)) throw error;
    view.say(error.message, true);
  }
};

const numberField = (name: string, label: string, value: string, about?: string): TemplateResult =>
  html`<label class="field narrow">
    <span>${label}</span>
    <input type="text" inputmode="numeric" name=${name} maxlength="4" autocomplete="off" .value=${value} />
    ${about === undefined ? nothing : html`<small>${about}</small>`}
  </label>`;

const pointsFields = (view: SeasonView, { points }: SeasonSettings): TemplateResult => {
  const { texts, desk } = view;
  const chosen = RULES.find((rule) => rule === desk.draft('by')) ?? points.by;
  const { list, others } = points.by === 'place' ? points : { list: FIRST_LIST, others: 1 };
  return html`<div class="row">
    <label class="field wide">
      <span>${texts['settings-points']}</span>
      <select name="by" @change=${(event: Event) => desk.setDraft('by', (event.target as HTMLSelectElement).value)}>
        ${RULES.map((rule) => html`<option value=${rule} ?selected=${rule === chosen}>${texts[`points-${rule}`]}</option>`)}
      </select>
    </label>
    ${
      chosen === 'place'
        ? html`<label class="field wide">
              <span>${texts['settings-list']}</span>
              <input type="text" name="list" maxlength="900" autocomplete="off" .value=${list.join(', ')} />
            </label>
            ${numberField('others', texts['settings-others'], String(others))}`
        : nothing
    }
  </div>`;
};

const tieFields = ({ texts }: SeasonView, { ties }: SeasonSettings): readonly TemplateResult[] =>
  listOf(
    SHOWN_TIES,
    (index) =>
      html`<label class="field wide">
        <span>${texts['settings-tie']({ number: index + 1 })}</span>
        <select name="tie-${index}">
          <option value="">${texts['tie-none']}</option>
          ${TIES.map((tie) => html`<option value=${tie} ?selected=${tie === ties[index]}>${texts[`tie-${tie}`]}</option>`)}
        </select>
      </label>`,
  );

const settingsForm = (view: SeasonView, { settings }: SeasonState): TemplateResult => {
  const { texts } = view;
  const { best, minimum, guests } = settings;
  return html`<form class="sheet" @submit=${onFields((text) => change(view, text))}>
    <h2>${texts['settings-title']}</h2>
    ${pointsFields(view, settings)}
    <div class="row">
      ${numberField('best', texts['settings-best'], best === null ? '' : String(best), texts['settings-best-about'])}
      ${numberField('minimum', texts['settings-minimum'], String(minimum))}
    </div>
    <div class="row">${tieFields(view, settings)}</div>
    <label class="check">
      <input type="checkbox" name="guests" .checked=${guests} />
      <span>${texts['settings-guests']}</span>
    </label>
    <button class="button primary">${texts['settings-save']}</button>
  </form>`;
};

const files = (view: SeasonView, { name }: SeasonState): TemplateResult => {
  const { texts, desk } = view;
  return html`<div class="row">
    <button
      type="button"
      class="button primary"
      @click=${() => saveFile(`${fileName(name)}.json`, desk.save(), 'application/json')}
    >
      ${texts['season-save']}
    </button>
    ${
      desk.undoes === null
        ? nothing
        : asking(
            view,
            {
              name: 'undo',
              label: texts.undo,
              question: texts['undo-ask']({ step: texts[`step-${desk.undoes}`] }),
              yes: texts.undo,
            },
            () => {
              desk.undo();
              view.focus(HEADING);
            },
          )
    }
    ${asking(
      view,
      { name: 'open', label: texts['season-open'], question: texts['season-open-ask'], yes: texts['season-open-do'] },
      () => void openSeason(view),
    )}
    ${asking(
      view,
      { name: 'new', label: texts['season-new'], question: texts['season-new-ask'], yes: texts['season-new-do'] },
      () => desk.clear(),
    )}
  </div>`;
};

/** The page of the season: its file, its name and its settings. */
export const seasonPage = (view: SeasonView, state: SeasonState): TemplateResult => {
  const { texts, desk } = view;
  return html`<div class="stack">
    <section class="sheet">
      <h2 tabindex="-1" data-heading>${texts['tab-season']}</h2>
      <p class=${desk.isKept ? '' : 'problem'}>${desk.isKept ? texts['season-kept'] : texts['season-not-kept']}</p>
      ${files(view, state)}
      <form class="row" @submit=${onFields((text) => view.do({ type: 'rename-season', name: text('name') }))}>
        <label class="field wide">
          <span>${texts['start-name']}</span>
          <input type="text" name="name" maxlength="80" autocomplete="off" .value=${state.name} />
        </label>
        <button class="button">${texts['member-rename']}</button>
      </form>
    </section>
    ${settingsForm(view, state)}
  </div>`;
};

/** The page that begins a season. */
export const beginPage = (view: SeasonView): TemplateResult => {
  const { texts, desk } = view;
  const begin = onFields((text) => desk.begin((text('name') || texts['start-name-example']).slice(0, 80)));
  return html`<form class="sheet" @submit=${begin}>
    <h2 tabindex="-1" data-heading>${texts['start-title']}</h2>
    <p>${texts['start-about']}</p>
    <label class="field">
      <span>${texts['start-name']}</span>
      <input type="text" name="name" maxlength="80" autocomplete="off" placeholder=${texts['start-name-example']} />
    </label>
    <div class="row">
      <button class="button primary">${texts['start-begin']}</button>
      <button type="button" class="button" @click=${() => void openSeason(view)}>${texts['start-open']}</button>
    </div>
  </form>`;
};
