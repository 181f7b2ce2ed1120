import { html, nothing, type TemplateResult } from 'lit';
import type { EveningOptions } from '../../evening/evening.js';
import { pastedEntries, type PastedEntry } from '../../evening/pasted-entries.js';
import { openFile } from '../files.js';
import { field, onSubmit, pairText, type View } from '../view.js';
import { changes, formatProblem, presets, settingsOf } from './format.js';

/** Returns the pairs that occur more than once. */
const repeated = (entries: readonly PastedEntry[]): readonly string[] => {
  const texts = entries.map(({ names }) => pairText(names));
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))];
};

const begin = (view: View, entries: readonly PastedEntry[]): void => {
  const problem = formatProblem(view);
  if (problem) {
    view.say(problem.text, true);
    view.focus(`[name="${problem.field}"]`);
    return;
  }
  const options: EveningOptions = {
    name: view.desk.draft('start-name').trim() || view.texts['start-name-example'],
    code: view.code,
    settings: settingsOf(view),
    entries,
  };
  try {
    view.desk.begin(options);
    view.goTo('entries');
  } catch (error) {
    view.say((error as Error).message, true);
  }
};

/** Whether the pairs belong to two clubs, or the format does not need that. */
const fitsClubs = (view: View, entries: readonly PastedEntry[]): boolean =>
  settingsOf(view).stages[0]?.kind !== 'clubs' ||
  (new Set(entries.map(({ club }) => club?.toLowerCase())).size === 2 && entries.every(({ club }) => club));

const pairs = (view: View): TemplateResult => {
  const { texts, desk } = view;
  const text = desk.draft('start-pairs');
  const { entries, problems } = pastedEntries(text);
  const twice = repeated(entries);
  return html`<label class="field wide">
      <span>${texts['start-pairs']}</span>
      <textarea
        name="start-pairs"
        rows="10"
        spellcheck="false"
        placeholder=${texts['start-pairs-example']}
        .value=${text}
        @input=${(event: InputEvent) => desk.setDraft('start-pairs', (event.target as HTMLTextAreaElement).value)}
      ></textarea>
      <small>${texts['start-pairs-about']}</small>
    </label>
    <div class="notes" role="status">
      <p><b>${texts['start-recognised']({ count: entries.length })}</b></p>
      ${problems.slice(0, 5).map((problem) => html`<p class="problem">${texts['start-problem'](problem)}</p>`)}
      ${twice.length > 0 ? html`<p>${texts['start-twice']({ names: twice.slice(0, 3).join(', ') })}</p>` : nothing}
      ${entries.length > 1 && !fitsClubs(view, entries) ? html`<p class="problem">${texts['start-clubs']}</p>` : nothing}
      ${entries.length % 2 === 1 && entries.length > 1 ? html`<p>${texts['start-odd']}</p>` : nothing}
    </div>`;
};

/** The page that prepares an evening. */
export const startPage = (view: View): TemplateResult => {
  const { texts, desk } = view;
  const { entries, problems } = pastedEntries(desk.draft('start-pairs'));
  const addFile = async (): Promise<void> => {
    const text = await openFile('.csv,.txt,.tsv,text/csv,text/plain');
    if (text === null) return;
    const before = desk.draft('start-pairs').trim();
    desk.setDraft('start-pairs', before === '' ? text : `${before}\n${text}`);
  };
  const openSaved = async (): Promise<void> => {
    const text = await openFile('.json,application/json');
    if (text === null) return;
    try {
      desk.load(text);
    } catch {
      view.say(texts['evening-bad-file'], true);
    }
  };
  return html`<form class="sheet" @submit=${onSubmit(() => begin(view, entries))}>
    <h2>${texts['start-title']}</h2>
    ${field(view, 'start-name', texts['start-name'], { placeholder: texts['start-name-example'] })} ${presets(view)}
    ${changes(view)} ${pairs(view)}
    <div class="row">
      <button
        class="button primary"
        ?disabled=${entries.length < 2 || problems.length > 0 || !fitsClubs(view, entries)}
      >
        ${texts['start-begin']}
      </button>
      <button type="button" class="button" @click=${addFile}>${texts['start-file']}</button>
      <button type="button" class="button" @click=${openSaved}>${texts['start-open']}</button>
    </div>
    ${entries.length < 2 ? html`<small>${texts['start-few']}</small>` : nothing}
  </form>`;
};
