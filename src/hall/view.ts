import { html, type TemplateResult } from 'lit';
import type { EveningMessages } from '../i18n/de/evening.js';
import type { EveningEvent } from '../evening/event.js';
import type { EveningState } from '../evening/state.js';
import type { Desk } from './desk.js';
import type { PhonesView } from './online/phones-view.js';

/** The pages of a desk, in the order of an evening. */
export const PAGES = ['entries', 'round', 'results', 'standings', 'print', 'evening'] as const;

export type Page = (typeof PAGES)[number];

/** A line of text for the host, until the next one. */
export interface Message {
  readonly text: string;
  readonly isError: boolean;
}

/** The data and functions that the pages of a desk share. */
export interface View {
  readonly desk: Desk;
  readonly texts: EveningMessages;
  /** The desk's connection to a table server, or null if the page names none. */
  readonly phones: PhonesView | null;
  /** The address that printed codes open. */
  readonly address: string;
  readonly code: string;
  /** Shows a message and reads it to screen readers. */
  say(text: string, isError?: boolean): void;
  /** Applies an event and returns the state, or shows why the event is not possible and returns null. */
  do(event: EveningEvent): EveningState | null;
  /** Moves the focus to an element of the desk after the next rendering. */
  focus(selector: string): void;
  goTo(page: Page): void;
  /** Prints a sheet. */
  print(sheet: TemplateResult): void;
}

/** Options of an input. */
interface InputOptions {
  readonly type?: 'text' | 'number';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** The value that counts while the field is empty. */
  readonly value?: string;
  /** A class that sets the width. */
  readonly width?: 'narrow' | 'wide';
  readonly about?: string;
  /** The label for screen readers, if it says more than the visible label. */
  readonly spoken?: string;
}

/** Returns an input whose text is a draft, with its label. */
export const field = ({ desk }: View, name: string, label: string, options: InputOptions = {}): TemplateResult => {
  const {
    type = 'text',
    maxLength = 80,
    placeholder = '',
    value = '',
    width = 'wide',
    about,
    spoken = label,
  } = options;
  return html`<label class="field ${width}">
    <span>${label}</span>
    <input
      name=${name}
      type="text"
      inputmode=${type === 'number' ? 'numeric' : 'text'}
      maxlength=${maxLength}
      autocomplete="off"
      placeholder=${placeholder || value}
      aria-label=${spoken}
      .value=${desk.hasDraft(name) ? desk.draft(name) : value}
      @focus=${(event: FocusEvent) => type === 'number' && (event.target as HTMLInputElement).select()}
      @input=${(event: InputEvent) => desk.setDraft(name, (event.target as HTMLInputElement).value)}
    />
    ${about === undefined ? '' : html`<small>${about}</small>`}
  </label>`;
};

/** Options of a choice. */
interface ChoiceOptions {
  /** Values with their labels. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The value that counts before the host chooses another. */
  readonly value: string;
  readonly width?: 'narrow' | 'wide';
  /** Runs before a choice is kept. */
  readonly onChange?: () => void;
}

/** Returns a choice whose value is a draft, with its label. */
export const choice = (
  { desk }: View,
  name: string,
  label: string,
  { options, value, width = 'wide', onChange }: ChoiceOptions,
): TemplateResult => {
  const chosen = desk.draft(name) || value;
  return html`<label class="field ${width}">
    <span>${label}</span>
    <select
      name=${name}
      @change=${(event: Event) => {
        onChange?.();
        desk.setDraft(name, (event.target as HTMLSelectElement).value);
      }}
    >
      ${options.map(([each, text]) => html`<option value=${each} ?selected=${each === chosen}>${text}</option>`)}
    </select>
  </label>`;
};

/** Returns a draft as a whole number, or null for another text. */
export const numberIn = (text: string): number | null =>
  /^\s*[-−]?\d{1,4}\s*$/u.test(text) ? Number(text.replace('−', '-')) : null;

/** Runs a function on submit, without leaving the page. */
export const onSubmit =
  (run: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    run();
  };

/** Returns the names of a pair as one text. */
export const pairText = (names: readonly [string, string]): string => `${names[0]} / ${names[1]}`;
