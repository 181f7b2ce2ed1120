import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { speechLanguageOf, type Language } from '../../../i18n/languages.js';
import { hasVoice, voiceFor } from '../../../sound/voice.js';
import type { ElementHost } from '../../shell/host.js';
import { windowOf } from '../../shell/window-of.js';
import { PREFERENCE_GROUPS } from '../../shell/settings/preferences.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { pictureRow } from './picture-choice.js';
import { listedLanguages, listedTargets, listedVariants, type ListedValues } from './listed-values.js';

type Group = (typeof PREFERENCE_GROUPS)[number];
type Preference = Group['preferences'][number];
type Switch = Extract<Preference, { readonly values: readonly [string | true, string | false] }>;
type Select = Exclude<Preference, Switch | { readonly values: string }>;
type Named<Values extends string> = Extract<Preference, { readonly values: Values }>;
type Data = TemplateTopics<'advice' | 'panel' | 'preferences' | 'texts'>;

export interface PreferencesOptions {
  readonly host: ElementHost;
  /** The languages that the visitor can choose. */
  readonly languages: readonly Language[];
  /** Whether the table runs its own game, so that the visitor can choose settings for the next one. */
  readonly isOwn: boolean;
  /** Whether computers play seats for which the visitor can choose people. */
  readonly hasComputers: boolean;
}

/** Maximum length of a name. Real names are shorter. */
const LONGEST = 24;
/** Step of the volume, in percent. */
const VOLUME_STEP = 10;

const entryRow = ({ texts: { messages }, preferences }: Data, { name, label }: Named<'text'>) =>
  html`<label class="preference">
    <span>${messages[label]}</span>
    <input
      data-preference=${name}
      maxlength=${LONGEST}
      autocomplete="off"
      spellcheck="false"
      dir="auto"
      placeholder=${messages.you}
      .value=${preferences.of(name) ?? ''}
      @change=${({ target }: Event) => preferences.set(name, (target as HTMLInputElement).value.trim() || null)}
    />
  </label>`;

const sliderRow = ({ texts: { messages }, preferences }: Data, { name, label }: Named<'percentage'>) => {
  const value = preferences.of(name);
  return html`<label class="preference">
    <span>${messages[label]}</span>
    <input
      type="range"
      data-preference=${name}
      min="0"
      max="100"
      step=${VOLUME_STEP}
      aria-valuetext=${`${value} %`}
      ?disabled=${!preferences.of('sound') && !preferences.of('voice')}
      .value=${String(value)}
      @change=${({ target }: Event) => preferences.set(name, (target as HTMLInputElement).value)}
    />
  </label>`;
};

const switchRow = ({ texts: { messages }, preferences }: Data, { name, label, values: [on, off] }: Switch) => {
  const isOn = preferences.of(name) === on;
  return html`<button
    class="preference"
    part="button"
    role="switch"
    data-preference=${name}
    aria-checked=${isOn}
    @click=${() => preferences.set(name, isOn ? off : on)}
  >
    <span>${messages[label]}</span><span class="slide" aria-hidden="true"></span>
  </button>`;
};

/** A list of values. The empty value restores the page's setting. */
const listRow = (
  { texts: { messages }, preferences }: Data,
  { name, label }: Preference,
  { chosen, values }: ListedValues,
) =>
  html`<label class="preference">
    <span>${messages[label]}</span>
    <select
      data-preference=${name}
      @change=${({ target }: Event) => preferences.set(name, (target as HTMLSelectElement).value || null)}
    >
      ${values.map(([value, called]) => html`<option value=${value} .selected=${value === chosen}>${called}</option>`)}
    </select>
  </label>`;

const selectRow = (data: Data, preference: Select) =>
  listRow(data, preference, {
    chosen: data.preferences.of(preference.name),
    values: preference.values.map(([value, called]) => [value, data.texts.messages[called]] as const),
  });

/**
 * The switch for voices, shown if the browser has a voice for the language. Some browsers list their voices with a
 * delay.
 */
const voiceRow = (data: Data, row: Switch) => {
  const language = speechLanguageOf(data.texts.language);
  if (voiceFor(language)) return switchRow(data, row);
  const later = hasVoice(language).then((has) => (has ? switchRow(data, row) : nothing));
  return html`${until(later, nothing)}`;
};

const LISTS: Readonly<Record<Named<'listed'>['name'], (data: Data, options: PreferencesOptions) => ListedValues>> = {
  lang: (data, { languages }) => listedLanguages(data, languages),
  variant: (data, { host }) => listedVariants(data, host),
  target: (data, { host }) => listedTargets(data, host),
};

const isSwitch = (preference: Select | Switch): preference is Switch => typeof preference.values[0] !== 'object';

/** Returns whether the device can vibrate. Browsers on computers have the method too, so a touch screen is required. */
const canVibrate = (host: HTMLElement): boolean =>
  'vibrate' in navigator && windowOf(host).matchMedia('(any-pointer: coarse)').matches;

/** Returns whether the page and the device offer a preference. */
const isOffered = ({ advice, preferences }: Data, { name }: Preference, host: HTMLElement): boolean => {
  if (name === 'haptics' && !canVibrate(host)) return false;
  if (name === 'trainer' && !advice.isTrainable) return false;
  return preferences.canSet(name);
};

const row = (data: Data, preference: Preference, options: PreferencesOptions) => {
  if (!isOffered(data, preference, options.host)) return nothing;
  if (preference.name === 'voice') return voiceRow(data, preference);
  if (preference.name === 'back' || preference.name === 'surface') return pictureRow(data, preference);
  switch (preference.values) {
    case 'text':
      return entryRow(data, preference);
    case 'percentage':
      return sliderRow(data, preference);
    case 'listed':
      return listRow(data, preference, LISTS[preference.name](data, options));
  }
  return isSwitch(preference) ? switchRow(data, preference) : selectRow(data, preference);
};

/** The button that opens the panel for the people at the other seats. */
const companionsRow = ({ texts: { messages }, panel }: Data) =>
  html`<button
    class="preference"
    part="button"
    data-panel="companions"
    aria-haspopup="dialog"
    @click=${() => panel.show('companions')}
  >
    <span>${messages['label-companions']}</span><span class="further" aria-hidden="true">›</span>
  </button>`;

const nextGameRows = (data: Data, { preferences }: Group, options: PreferencesOptions) => [
  ...(options.isOwn ? preferences.map((preference) => row(data, preference, options)) : []),
  options.hasComputers && data.preferences.canSet('companions') ? companionsRow(data) : nothing,
];

/** A group of settings under a heading. Empty if the visitor can choose none of them. */
const groupOf = (data: Data, group: Group, options: PreferencesOptions) => {
  const { name, label, preferences } = group;
  const rows =
    name === 'next-game'
      ? nextGameRows(data, group, options)
      : preferences.map((preference) => row(data, preference, options));
  if (rows.every((one) => one === nothing)) return nothing;
  const heading = data.texts.messages[label];
  return html`<div class="preference-group" role="group" aria-label=${heading} data-group=${name}>
    <h4>${heading}</h4>
    ${rows}
  </div>`;
};

/** The visitor's preferences, in groups. */
export const preferencesPanel = (data: Data, options: PreferencesOptions): TemplateResult =>
  html`<div class="preferences">${PREFERENCE_GROUPS.map((group) => groupOf(data, group, options))}</div>`;
