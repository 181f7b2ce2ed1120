import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../i18n/de/table.js';
import type { OnlineMessages } from '../../../i18n/de/online.js';
import { say } from '../../../i18n/text.js';
import { ConnectionError } from '../../../online/connection-error.js';
import type { Seating, TableToOpen } from '../../../online/open-table.js';
import { quoted } from '../../../rules/input-error.js';
import { isVariant } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { AvoidedPeople } from './avoided.js';
import { joinOpenTable } from './join-open-table.js';
import type { LobbyActions } from './lobby-actions.js';
import { lobbyForm } from './lobby-form.js';
import { invitationTo, tableFrom } from './invitation.js';
import type { KeptSeat } from './kept-seat.js';
import { lobby } from './lobby.js';
import type { ErrorLike, Visit } from './visit.js';

/** Texts and their language, for the `lang` attribute. */
export interface Texts {
  readonly messages: OnlineMessages;
  readonly language: string;
}

/** Error codes with a text for the visitor. */
const CODES_WITH_TEXT = [
  'taken-over',
  'no-such-table',
  'wrong-key',
  'not-welcome',
  'unreachable',
  'too-many',
  'bad-name',
  'seat-taken',
  'game-under-way',
  'not-the-opener',
  'busy',
  'invalid-invitation',
  'invalid-code',
  'table-ended',
  'seat-reserved',
  'games-over',
  'no-open-tables',
] as const;

/** Describes an error for the visitor. */
export const problemIn = (messages: OnlineMessages, { code }: ErrorLike): string =>
  messages[`online-${CODES_WITH_TEXT.find((one) => one === code) ?? 'failed'}`];

/** Maximum displayed time, in minutes, until the next attempt. */
const MAX_RETRY_MINUTES = 60;

/** Formats the time until the next attempt. */
const timeUntil = (messages: OnlineMessages, ms: number): string =>
  ms < 60_000
    ? messages['online-seconds']({ seconds: Math.max(2, Math.ceil(ms / 1000)) })
    : messages['online-minutes']({ minutes: Math.min(Math.ceil(ms / 60_000), MAX_RETRY_MINUTES) });

/** The screen shown while the visitor joins a table. */
export const entering = ({
  messages,
  language,
  refusal,
  cancel,
}: Texts & { readonly refusal: ErrorLike | null; readonly cancel: () => void }): TemplateResult => {
  const wait = refusal?.retryAfter ?? null;
  const status =
    wait === null ? messages['online-connecting'] : messages['online-tries-again']({ time: timeUntil(messages, wait) });
  return html`<div class="lobby" tabindex="-1" lang=${language}>
    <p role="status">${status}</p>
    ${
      wait === null
        ? nothing
        : html`<button class="button" type="button" part="button" data-online="cancel" @click=${cancel}>
            ${messages['online-cancel']}
          </button>`
    }
  </div>`;
};

export interface LobbyFormScreen {
  readonly texts: Texts;
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly visit: Visit;
  readonly kept: KeptSeat | null;
  /** Id or code of the table in the invitation; null if none. */
  readonly invited: string | null;
  readonly problem: string | null;
  readonly avoided: AvoidedPeople;
  /** Reports an error to the visitor and to the page. */
  readonly failed: (error: ErrorLike) => void;
}

const invalidCode = (typed: string): ConnectionError =>
  new ConnectionError(
    'invalid-code',
    `Unknown table ${quoted(typed)}. Enter a table code, a table id or a link to a table.`,
  );

/** Returns the options for a new table from the page's settings. */
const tableToOpen = ({ variant, rules, players, target, level }: ElementHost, spectators: boolean): TableToOpen => ({
  ...{ variant, level, spectators },
  ...(Object.keys(rules).length > 0 && { rules }),
  ...(players && { players }),
  ...(target && { target }),
});

/** The lobby form in its current state. */
export const lobbyFormAt = ({
  texts,
  host,
  preferences,
  visit,
  kept,
  invited,
  problem,
  avoided,
  failed,
}: LobbyFormScreen): TemplateResult =>
  lobbyForm({
    ...texts,
    problem,
    name: preferences.of('playerName') ?? '',
    isNameFixed: !preferences.canSet('playerName'),
    isInvited: invited !== null,
    avoided: host.openTables ? avoided.entries : [],
    allow: (entry) => avoided.remove(entry),
    canGoBack: kept !== null && (kept.key !== null || invited === null),
    rename: (name) => preferences.set('playerName', name.trim() === '' ? null : name),
    joinIn: host.openTables
      ? () =>
          void visit.enter((server, options) =>
            joinOpenTable(server, tableToOpen(host, false), options, avoided.isAvoided),
          )
      : null,
    open: ({ spectators }) => void visit.enter({ create: tableToOpen(host, spectators) }),
    join: (typed, watch) => {
      const table = typed.trim() === '' ? invited : tableFrom(typed);
      if (table === null) failed(invalidCode(typed));
      else void visit.enter({ table }, { watch });
    },
    back: () => kept && void visit.enter({ table: kept.table }, { key: kept.key ?? undefined }),
  });

export interface LobbyScreen {
  readonly texts: Texts;
  readonly seating: Seating;
  /** Null until the messages have loaded. */
  readonly deckMessages: Messages | null;
  readonly actions: LobbyActions;
  readonly avoided: AvoidedPeople;
  /** Whether the page has given the visitor a place. */
  readonly isPlaced: boolean;
  /** Seconds until computers fill the free seats of an open table, or null. */
  readonly fillsIn: number | null;
  /** Whether the lobby covers a game. */
  readonly isOver: boolean;
  /** Whether the server's answer is overdue. */
  readonly isLate: boolean;
  readonly leave: () => void;
}

/** The lobby in its current state. */
export const lobbyAt = ({
  texts,
  seating,
  deckMessages,
  actions,
  avoided,
  fillsIn,
  isPlaced,
  isOver,
  isLate,
  leave,
}: LobbyScreen): TemplateResult => {
  const { messages } = texts;
  const { board, seat, table, status } = seating;
  const { variant, players, target } = board;
  const invitation = invitationTo(table, location.href);
  return lobby({
    ...texts,
    ...{ seating, board, seat, invitation, fillsIn, isPlaced, isOver, isLate, leave },
    // A newer server can offer a variant that this version does not support.
    title:
      deckMessages && isVariant(variant)
        ? say(deckMessages, { key: 'poster-text', params: { variant, players, target } })
        : messages['online-table'],
    notice: actions.notice,
    problem: actions.problem,
    isLeaving: actions.isLeaving,
    isLost: status === 'lost',
    request: (request) => actions.request(request),
    isAvoided: (person) => avoided.has(table, person),
    avoid: (person, on) => avoided.set(table, person, on),
    copy: () => void actions.copy(invitation, messages['online-copied']),
    // Some browsers do not support sharing.
    share: 'share' in navigator ? () => actions.share(invitation) : null,
    askToLeave: () => actions.askToLeave(true),
    stay: () => actions.askToLeave(false),
    close: () => actions.show(false),
  });
};
