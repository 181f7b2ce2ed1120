import { html, nothing, type TemplateResult } from 'lit';
import { itemAt } from '../../rules/item-at.js';
import { VARIANT_IDS } from '../../rules/variants.js';
import type { EveningOptions } from '../../evening/evening.js';
import { pastedEntries, type PastedEntry } from '../../evening/pasted-entries.js';
import { PRESETS, type PresetName } from '../../evening/presets.js';
import type { KnockoutStage, Settings, Stage } from '../../evening/settings.js';
import { openFile } from '../files.js';
import { field, numberIn, onSubmit, pairText, type View } from '../view.js';

const NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** Returns the preset that the host has chosen. */
const presetOf = ({ desk }: View): PresetName => {
  const chosen = desk.draft('start-preset') as PresetName;
  return NAMES.includes(chosen) ? chosen : itemAt(NAMES, 0);
};

/** Returns a number that the host has changed, or the number of the preset. */
const changed = ({ desk }: View, name: string, preset: number): number => numberIn(desk.draft(name)) ?? preset;

const changedStage = (view: View, stage: Stage): Stage => {
  if (stage.kind === 'draw')
    return {
      ...stage,
      rounds: changed(view, 'format-rounds', stage.rounds),
      games: changed(view, 'format-games', stage.games),
    };
  if (stage.kind === 'groups')
    return {
      ...stage,
      size: changed(view, 'format-size', stage.size),
      games: changed(view, 'format-games', stage.games),
      through: changed(view, 'format-through', stage.through),
    };
  return {
    ...stage,
    ...(stage.of !== 'all' && { of: changed(view, 'format-knockout', stage.of) }),
    bestOf: changed(view, 'format-best-of', stage.bestOf),
  };
};

/** Returns the settings of the chosen preset with the host's changes. */
const settingsOf = (view: View): Settings => {
  const preset = PRESETS[presetOf(view)];
  const tables = numberIn(view.desk.draft('format-tables'));
  const variant = view.desk.draft('format-variant') as Settings['variant'];
  return {
    ...preset,
    ...(VARIANT_IDS.includes(variant) && { variant }),
    target: changed(view, 'format-target', preset.target),
    stages: preset.stages.map((stage) => changedStage(view, stage)),
    ...(tables !== null && { tables }),
  };
};

/** Returns the pairs that occur more than once. */
const repeated = (entries: readonly PastedEntry[]): readonly string[] => {
  const texts = entries.map(({ names }) => pairText(names));
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))];
};

const presets = (view: View): TemplateResult =>
  html`<fieldset class="presets">
    <legend>${view.texts['start-preset']}</legend>
    ${NAMES.map(
      (name) =>
        html`<label class="preset">
          <input
            type="radio"
            name="start-preset"
            value=${name}
            .checked=${presetOf(view) === name}
            @change=${() => {
              view.desk.clearDrafts('format-');
              view.desk.setDraft('start-preset', name);
            }}
          />
          <span><b>${view.texts[`preset-${name}`]}</b> ${view.texts[`preset-${name}-about`]}</span>
        </label>`,
    )}
  </fieldset>`;

/** A number of the format that the host can change. */
interface FormatNumber {
  readonly name: string;
  readonly label: string;
  /** The number of the preset. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the numbers of a stage. */
const numbersOfStage = ({ texts }: View, stage: Stage): readonly FormatNumber[] => {
  const number = (name: string, label: string, value: number, min: number, max: number): FormatNumber => ({
    ...{ name: `format-${name}`, label, value, min, max },
  });
  if (stage.kind === 'draw')
    return [
      number('rounds', texts['start-rounds'], stage.rounds, 1, 30),
      number('games', texts['start-games'], stage.games, 1, 9),
    ];
  if (stage.kind === 'groups')
    return [
      number('size', texts['start-size'], stage.size, 3, 16),
      number('through', texts['start-through'], stage.through, 1, 16),
      number('games', texts['start-games'], stage.games, 1, 9),
    ];
  return stage.of === 'all' ? [] : [number('knockout', texts['start-knockout'], stage.of, 2, 64)];
};

/** Returns the numbers of the chosen preset. */
const numbersOf = (view: View): readonly FormatNumber[] => {
  const { target, stages } = PRESETS[presetOf(view)];
  return [
    { name: 'format-target', label: view.texts['start-target'], value: target, min: 5, max: 21 },
    ...stages.flatMap((stage) => numbersOfStage(view, stage)),
  ];
};

/** Returns the first number that the host has changed to a text or a number out of range. */
const invalidNumber = (view: View): FormatNumber | undefined =>
  numbersOf(view).find(({ name, min, max }) => {
    const text = view.desk.draft(name).trim();
    const number = numberIn(text);
    return text !== '' && (number === null || number < min || number > max);
  });

const GAMES_OF_KNOCKOUT = [1, 3, 5, 7, 9];

/** The choice of the number of games in the knock-out. */
const bestOfField = ({ texts, desk }: View, stage: KnockoutStage): TemplateResult => {
  const chosen = numberIn(desk.draft('format-best-of')) ?? stage.bestOf;
  return html`<label class="field narrow">
    <span>${texts['start-best-of']}</span>
    <select
      name="format-best-of"
      @change=${(event: Event) => desk.setDraft('format-best-of', (event.target as HTMLSelectElement).value)}
    >
      ${GAMES_OF_KNOCKOUT.map((games) => html`<option value=${games} ?selected=${games === chosen}>${games}</option>`)}
    </select>
  </label>`;
};

const begin = (view: View, entries: readonly PastedEntry[]): void => {
  const invalid = invalidNumber(view);
  if (invalid) {
    view.say(view.texts['start-number'](invalid), true);
    view.focus(`[name="${invalid.name}"]`);
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

const changes = (view: View): TemplateResult => {
  const { texts, desk } = view;
  const preset = PRESETS[presetOf(view)];
  const variant = desk.draft('format-variant') || preset.variant;
  return html`<details class="changes">
    <summary>${texts['start-change']}</summary>
    <div class="row">
      <label class="field wide">
        <span>${texts['start-variant']}</span>
        <select
          name="format-variant"
          @change=${(event: Event) => desk.setDraft('format-variant', (event.target as HTMLSelectElement).value)}
        >
          ${VARIANT_IDS.map((id) => html`<option value=${id} ?selected=${id === variant}>${texts['variant-name']({ id })}</option>`)}
        </select>
      </label>
      ${numbersOf(view).map(({ name, label, value }) =>
        field(view, name, label, { type: 'number', value: String(value), width: 'narrow', maxLength: 4 }),
      )}
      ${preset.stages.map((stage) => (stage.kind === 'knockout' ? bestOfField(view, stage) : nothing))}
      ${field(view, 'format-tables', texts['start-tables'], {
        type: 'number',
        width: 'narrow',
        maxLength: 3,
        about: texts['start-tables-about'],
      })}
    </div>
  </details>`;
};

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
      <button class="button primary" ?disabled=${entries.length < 2 || problems.length > 0}>
        ${texts['start-begin']}
      </button>
      <button type="button" class="button" @click=${addFile}>${texts['start-file']}</button>
      <button type="button" class="button" @click=${openSaved}>${texts['start-open']}</button>
    </div>
    ${entries.length < 2 ? html`<small>${texts['start-few']}</small>` : nothing}
  </form>`;
};
