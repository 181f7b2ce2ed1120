import { html, nothing, type TemplateResult } from 'lit';
import type { OnlineMessages } from '../../../i18n/de/online.js';
import type { Avoided } from './avoided.js';

/** Data for the lobby form: a name, and a table to open or to join. */
export interface LobbyFormData {
  readonly messages: OnlineMessages;
  readonly language: string;
  readonly name: string;
  /** Whether the page has locked the name. */
  readonly isNameFixed: boolean;
  /** Whether the visitor has an invitation to a table. */
  readonly isInvited: boolean;
  /** Whether the visitor can return to a previous table. */
  readonly canGoBack: boolean;
  /** Error message; null if none. */
  readonly problem: string | null;
  readonly rename: (name: string) => void;
  /** Takes a seat at an open table; null if the page has no open tables. */
  readonly joinIn: (() => void) | null;
  readonly open: (options: { readonly spectators: boolean }) => void;
  /** @param table the entered code or link; empty for the table in the invitation */
  readonly join: (table: string, watch: boolean) => void;
  readonly back: () => void;
  /** The people and tables at which the visitor does not want to play. */
  readonly avoided: readonly Avoided[];
  /** Removes an entry from the avoided ones. */
  readonly allow: (entry: Avoided) => void;
}

/** Maximum name length that the server accepts. */
const LONGEST_NAME = 20;

const fieldOf = (event: Event, name: string): HTMLInputElement | null =>
  (event.target as Element).closest('form')?.querySelector<HTMLInputElement>(`[name='${name}']`) ?? null;

/** Returns whether the required fields are filled in. The browser marks the empty ones. */
const isFilled = (event: Event, ...names: readonly string[]): boolean =>
  names.every((name) => fieldOf(event, name)?.reportValidity() ?? true);

/** Button that takes a seat at an open table. */
const joinInButton = (messages: OnlineMessages, press: (event: Event) => void): TemplateResult =>
  html`<div class="ways">
    <button class="button primary" type="button" part="button" data-online="join-in" @click=${press}>
      ${messages['online-join-in']}
    </button>
  </div>`;

/** The options to open a table, and to join one with its code. */
const waysToTable = (
  messages: OnlineMessages,
  {
    isPrimary,
    open,
    joining,
  }: { readonly isPrimary: boolean; readonly open: (event: Event) => void; readonly joining: TemplateResult },
): TemplateResult =>
  html`<div class="way">
      <button
        class="button ${isPrimary ? 'primary' : ''}"
        type="button"
        part="button"
        data-online="open"
        @click=${open}
      >
        ${messages['online-open']}
      </button>
      <label class="check"><input type="checkbox" name="spectators" checked />${messages['online-may-watch']}</label>
    </div>
    <div class="way">
      <label
        >${messages['online-code']}<input
          name="code"
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
      /></label>
      ${joining}
    </div>`;

/** The people with whom the visitor does not want to play again, each with a button that ends this. */
const avoidedList = ({ messages, avoided, allow }: LobbyFormData): TemplateResult | typeof nothing => {
  if (avoided.length === 0) return nothing;
  const nameOf = ({ guest, name, shown }: Avoided): string =>
    guest === null ? messages['online-avoided-table'] : (shown ?? name ?? messages['online-somebody']);
  return html`<details class="avoiding">
    <summary>${messages['online-avoid']}</summary>
    <p class="notes">${messages['online-avoid-about']}</p>
    <ul>
      ${avoided.map(
        (entry) =>
          html`<li>
            <bdi>${nameOf(entry)}</bdi>
            <button
              class="button quiet"
              type="button"
              part="button"
              data-online="allow"
              aria-label=${`${messages['online-allow']}: ${nameOf(entry)}`}
              @click=${() => allow(entry)}
            >
              ${messages['online-allow']}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
};

export const lobbyForm = (data: LobbyFormData): TemplateResult => {
  const { messages, isInvited, problem, canGoBack } = data;
  const joinIn = isInvited ? null : data.joinIn;
  const take = (event: Event): void => data.rename(fieldOf(event, 'name')?.value ?? '');
  const join = (event: Event, watch: boolean): void => {
    event.preventDefault();
    take(event);
    const needed = watch ? ['code'] : ['name', 'code'];
    if (isFilled(event, ...needed)) data.join(fieldOf(event, 'code')?.value ?? '', watch);
  };
  const open = (event: Event): void => {
    take(event);
    if (isFilled(event, 'name')) data.open({ spectators: fieldOf(event, 'spectators')?.checked ?? false });
  };
  const press = (event: Event): void => {
    take(event);
    if (isFilled(event, 'name')) joinIn?.();
  };
  const joining = html`<div class="ways">
    <button class="button ${isInvited ? 'primary' : ''}" part="button" data-online="join">
      ${messages[joinIn ? 'online-join-table' : 'online-join']}
    </button>
    <button
      class="button"
      type="button"
      part="button"
      data-online="watch"
      @click=${(event: Event) => join(event, true)}
    >
      ${messages['online-watch']}
    </button>
  </div>`;
  return html`<form
    class="lobby door"
    tabindex="-1"
    lang=${data.language}
    @submit=${(event: Event) => join(event, false)}
  >
    <h2>${messages[joinIn ? 'online-title-open' : 'online-title']}</h2>
    <p>${messages[isInvited ? 'online-invited' : joinIn ? 'online-about-open' : 'online-about']}</p>
    <p class="problem" role="alert">${problem ?? nothing}</p>
    ${canGoBack ? html`<button class="button primary" type="button" part="button" data-online="back" @click=${data.back}>${messages['online-back']}</button>` : nothing}
    <label
      >${messages['online-name']}<input
        name="name"
        required
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        ?readonly=${data.isNameFixed}
        .value=${data.name}
        @change=${take}
    /></label>
    ${joinIn ? joinInButton(messages, press) : nothing}
    ${isInvited ? joining : waysToTable(messages, { isPrimary: !joinIn, open, joining })} ${avoidedList(data)}
  </form>`;
};
