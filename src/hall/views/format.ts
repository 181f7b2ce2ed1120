import { html, nothing, type TemplateResult } from 'lit';
import { itemAt } from '../../rules/item-at.js';
import { VARIANT_IDS } from '../../rules/variants.js';
import { PRESETS, type PresetName } from '../../evening/presets.js';
import type { KnockoutStage, Settings, Stage } from '../../evening/settings.js';
import { choice, field, numberIn, type View } from '../view.js';
import type { FormatNumber, FormatProblem } from './format-fields.js';
import { chosenWay, wayChoice } from './way.js';
import { ownBase, ownDescription, ownFields, ownNumbers, ownProblem } from './own-format.js';

const NAMES = Object.keys(PRESETS) as readonly PresetName[];
/** The formats that the host can choose: the presets, and one with a score of the host. */
const FORMATS = [...NAMES, 'own'] as const;

type Format = (typeof FORMATS)[number];

/** Returns the format that the host has chosen. */
const formatOf = ({ desk }: View): Format => {
  const chosen = desk.draft('start-preset') as Format;
  return FORMATS.includes(chosen) ? chosen : itemAt(NAMES, 0);
};

/** Returns the settings before the host's changes of numbers. */
const baseOf = (view: View): Settings => {
  const format = formatOf(view);
  return format === 'own' ? ownBase(view) : PRESETS[format];
};

/** Returns a number that the host has changed, or the number of the preset. */
const changed = ({ desk }: View, name: string, preset: number): number => numberIn(desk.draft(name)) ?? preset;

const changedStage = (view: View, stage: Stage): Stage => {
  if (stage.kind === 'knockout') {
    const of = stage.of === 'all' ? stage.of : changed(view, 'format-knockout', stage.of);
    // A final without semi-finals has no losers to play for third place.
    const usual = stage.third && of === 2 ? 'from-standings' : stage.third;
    const third = view.desk.draft('format-third') === 'no' ? false : usual;
    return { ...stage, of, third, bestOf: changed(view, 'format-best-of', stage.bestOf) };
  }
  const games = changed(view, 'format-games', stage.games);
  if (stage.kind === 'draw') return { ...stage, rounds: changed(view, 'format-rounds', stage.rounds), games };
  if (stage.kind === 'clubs') return { ...stage, legs: changed(view, 'format-legs', stage.legs), games };
  return {
    ...stage,
    size: changed(view, 'format-size', stage.size),
    games,
    through: changed(view, 'format-through', stage.through),
  };
};

/** Returns the settings of the chosen format with the host's changes. */
export const settingsOf = (view: View): Settings => {
  const base = baseOf(view);
  const tables = numberIn(view.desk.draft('format-tables'));
  const variant = view.desk.draft('format-variant') as Settings['variant'];
  return {
    ...base,
    ...(VARIANT_IDS.includes(variant) && { variant }),
    target: changed(view, 'format-target', base.target),
    stages: base.stages.map((stage) => changedStage(view, stage)),
    ...(tables !== null && { tables }),
    ...chosenWay(view),
  };
};

/** Returns the numbers of a stage. */
const numbersOfStage = (view: View, stage: Stage): readonly FormatNumber[] => {
  const { texts } = view;
  const number = (name: string, label: string, value: number, min: number, max: number): FormatNumber => ({
    ...{ name: `format-${name}`, label, value, min, max },
  });
  if (stage.kind === 'knockout')
    return stage.of === 'all' ? [] : [number('knockout', texts['start-knockout'], stage.of, 2, 64)];
  const games = number('games', texts['start-games'], stage.games, 1, 9);
  if (stage.kind === 'draw') return [number('rounds', texts['start-rounds'], stage.rounds, 1, 30), games];
  if (stage.kind === 'clubs') return [number('legs', texts['start-legs'], stage.legs, 1, 4), games];
  const size = changed(view, 'format-size', stage.size);
  return [
    number('size', texts['start-size'], stage.size, 3, 16),
    number('through', texts['start-through'], stage.through, 1, Math.max(1, Math.min(16, size))),
    games,
  ];
};

/** Returns the numbers of the chosen format. */
const numbersOf = (view: View): readonly FormatNumber[] => {
  const { target, stages } = baseOf(view);
  return [
    { name: 'format-target', label: view.texts['start-target'], value: target, min: 5, max: 21 },
    ...stages.flatMap((stage) => numbersOfStage(view, stage)),
    { name: 'format-tables', label: view.texts['start-tables'], value: 1, min: 1, max: 500 },
    ...(formatOf(view) === 'own' ? ownNumbers(view) : []),
  ];
};

/** Returns the first reason why the evening cannot begin with the host's changes, or null. */
export const formatProblem = (view: View): FormatProblem | null => {
  const wrong = numbersOf(view).find(({ name, min, max }) => {
    const text = view.desk.draft(name).trim();
    const number = numberIn(text);
    return text !== '' && (number === null || number < min || number > max);
  });
  if (wrong) return { text: view.texts['start-number'](wrong), field: wrong.name };
  return formatOf(view) === 'own' ? ownProblem(view) : null;
};

/** Returns the description of a format with a sentence about the match for third place, if there is one. */
const withThird = ({ texts }: View, about: string, { stages }: Settings): string => {
  const { third } = stages.find((stage): stage is KnockoutStage => stage.kind === 'knockout') ?? { third: false };
  if (third === false) return about;
  return `${about} ${texts[third === true ? 'format-third' : 'format-third-standings']}`;
};

/** The choice of the format. */
export const presets = (view: View): TemplateResult => {
  const { texts, desk } = view;
  const chosen = formatOf(view);
  const about = (format: Format): string => {
    const settings = chosen === format ? settingsOf(view) : null;
    if (format !== 'own') return withThird(view, texts[`preset-${format}-about`], settings ?? PRESETS[format]);
    return settings ? withThird(view, ownDescription(view, settings), settings) : texts['preset-own-about'];
  };
  return html`<fieldset class="presets">
    <legend>${texts['start-preset']}</legend>
    ${FORMATS.map(
      (format) =>
        html`<label class="preset">
          <input
            type="radio"
            name="start-preset"
            value=${format}
            .checked=${chosen === format}
            @change=${() => {
              desk.clearDrafts('format-');
              desk.setDraft('start-preset', format);
            }}
          />
          <span><b>${texts[`preset-${format}`]}</b> ${about(format)}</span>
        </label>`,
    )}
  </fieldset>`;
};

const GAMES_OF_KNOCKOUT = [1, 3, 5, 7, 9];

/** The choice of the number of games in the knock-out. */
const bestOfField = (view: View, stage: KnockoutStage): TemplateResult =>
  choice(view, 'format-best-of', view.texts['start-best-of'], {
    options: GAMES_OF_KNOCKOUT.map((games) => [String(games), String(games)]),
    value: String(stage.bestOf),
    width: 'narrow',
  });

/** The choice whether there is a match for third place. */
const thirdField = ({ desk, texts }: View): TemplateResult =>
  html`<label class="check">
    <input
      type="checkbox"
      name="format-third"
      .checked=${desk.draft('format-third') !== 'no'}
      @change=${(event: Event) =>
        desk.setDraft('format-third', (event.target as HTMLInputElement).checked ? 'yes' : 'no')}
    />
    ${texts['round-third']}
  </label>`;

/** The fields that change the chosen format. A score of the host has no preset, so that its fields are open. */
export const changes = (view: View): TemplateResult => {
  const { texts } = view;
  const base = baseOf(view);
  const isOwn = formatOf(view) === 'own';
  const numbers = numbersOf(view).filter(({ name }) => name !== 'format-tables' && !name.startsWith('own-'));
  return html`<details class="changes" .open=${isOwn}>
    <summary>${texts['start-change']}</summary>
    ${isOwn ? ownFields(view) : nothing}
    <div class="row">
      ${choice(view, 'format-variant', texts['start-variant'], {
        options: VARIANT_IDS.map((id) => [id, texts['variant-name']({ id })]),
        value: base.variant,
      })}
      ${numbers.map(({ name, label, value }) =>
        field(view, name, label, { type: 'number', value: String(value), width: 'narrow', maxLength: 4 }),
      )}
      ${base.stages.map((stage) => (stage.kind === 'knockout' ? html`${bestOfField(view, stage)} ${thirdField(view)}` : nothing))}
      ${field(view, 'format-tables', texts['start-tables'], {
        type: 'number',
        width: 'narrow',
        maxLength: 3,
        about: texts['start-tables-about'],
      })}
      ${wayChoice(view)}
    </div>
  </details>`;
};
