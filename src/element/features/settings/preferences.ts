import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { speechLanguageOf } from '../../../i18n/languages.js';
import { hasVoice, voiceFor } from '../../../sound/voice.js';
import { PREFERENCES } from '../../shell/settings/preferences.js';
import type { TemplateTopics } from '../../table/template-data.js';

type Preference = (typeof PREFERENCES)[number];
type Switch = Extract<Preference, { readonly values: readonly [string | true, string | false] }>;
type Entry = Extract<Preference, { readonly values: 'text' }>;
type Select = Exclude<Preference, Switch | Entry>;

const isEntry = (preference: Preference): preference is Entry => preference.values === 'text';
const isSwitch = (preference: Exclude<Preference, Entry>): preference is Switch =>
  typeof preference.values[0] !== 'object';

/** Maximum length of a name. Real names are shorter. */
const LONGEST = 24;

const entryRow = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  { name, label }: Entry,
) =>
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

const switchRow = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  { name, label, values: [on, off] }: Switch,
) => {
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

const selectRow = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  { name, label, values }: Select,
) => {
  const chosen = preferences.of(name);
  return html`<label class="preference">
    <span>${messages[label]}</span>
    <select
      data-preference=${name}
      @change=${({ target }: Event) => preferences.set(name, (target as HTMLSelectElement).value)}
    >
      ${values.map(([value, called]) => html`<option value=${value} .selected=${value === chosen}>${messages[called]}</option>`)}
    </select>
  </label>`;
};

/**
 * The switch for voices, shown if the browser has a voice for the language. Some browsers list their voices with a
 * delay.
 */
const voiceRow = (data: TemplateTopics<'preferences' | 'texts'>, row: Switch) => {
  const language = speechLanguageOf(data.texts.language);
  if (voiceFor(language)) return switchRow(data, row);
  const later = hasVoice(language).then((has) => (has ? switchRow(data, row) : nothing));
  return html`${until(later, nothing)}`;
};

/** The visitor's preferences as a list, followed by another switch. */
export const preferencesPanel = (
  data: TemplateTopics<'advice' | 'preferences' | 'texts'>,
  last: unknown,
): TemplateResult =>
  html`<div class="preferences">
    ${PREFERENCES.map((preference) => {
      if (isEntry(preference)) return entryRow(data, preference);
      if (preference.name === 'voice') return voiceRow(data, preference);
      if (preference.name === 'haptics' && !('vibrate' in navigator)) return nothing;
      if (preference.name === 'trainer' && !data.advice.isTrainable) return nothing;
      return isSwitch(preference) ? switchRow(data, preference) : selectRow(data, preference);
    })}${last}
  </div>`;
