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
import type { LobbyActions } from './lobby-actions.js';
import { door } from './door.js';
import { invitationTo, tableFrom } from './invitation.js';
import type { KeptSeat } from './kept-seat.js';
import { lobby } from './lobby.js';
import type { ErrorLike, Visit } from './visit.js';

/** What is said, and the language of it for those who hear it. */
export interface Texts {
  readonly messages: OnlineMessages;
  readonly language: string;
}

/** What went wrong and is told as what it was. */
const TOLD = [
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
] as const;

/** What went wrong, for whoever plays. */
export const problemIn = (messages: OnlineMessages, { code }: ErrorLike): string =>
  messages[`online-${TOLD.find((one) => one === code) ?? 'failed'}`];

/** A server is asked again after this time at the latest. */
const LONGEST_WAIT_MINUTES = 60;

/** How long until the server is asked again, for the visitor. */
const timeUntil = (messages: OnlineMessages, ms: number): string =>
  ms < 60_000
    ? messages['online-seconds']({ seconds: Math.max(2, Math.ceil(ms / 1000)) })
    : messages['online-minutes']({ minutes: Math.min(Math.ceil(ms / 60_000), LONGEST_WAIT_MINUTES) });

/** Shown while a table is looked for. */
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

export interface DoorScreen {
  readonly texts: Texts;
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly visit: Visit;
  readonly kept: KeptSeat | null;
  /** The table one is asked to; null: none. */
  readonly invited: string | null;
  readonly problem: string | null;
  /** Reports what cannot be done, to the visitor and to the page. */
  readonly failed: (error: ErrorLike) => void;
}

const invalidCode = (typed: string): ConnectionError =>
  new ConnectionError(
    'invalid-code',
    `${quoted(typed)} is no table; it can be the code of a table, its id or the link to it.`,
  );

/** A table as the page's attributes want it. */
const tableToOpen = ({ variant, rules, players, target, level }: ElementHost, spectators: boolean): TableToOpen => ({
  ...{ variant, level, spectators },
  ...(Object.keys(rules).length > 0 && { rules }),
  ...(players && { players }),
  ...(target && { target }),
});

/** The way in, as it is now. */
export const doorAt = ({
  texts,
  host,
  preferences,
  visit,
  kept,
  invited,
  problem,
  failed,
}: DoorScreen): TemplateResult =>
  door({
    ...texts,
    problem,
    name: preferences.of('playerName') ?? '',
    isInvited: invited !== null,
    canGoBack: kept !== null && (kept.key !== null || invited === null),
    rename: (name) => preferences.prefer('playerName', name.trim() === '' ? null : name),
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
  /** Null: they are not there yet. */
  readonly deckMessages: Messages | null;
  readonly actions: LobbyActions;
  /** Whether it lies over a game. */
  readonly isOver: boolean;
  /** Whether the server takes long to answer. */
  readonly isLate: boolean;
  readonly leave: () => void;
}

/** Who sits at a table, as it is now. */
export const lobbyAt = ({
  texts,
  seating,
  deckMessages,
  actions,
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
    ...{ seating, board, seat, invitation, isOver, isLate, leave },
    // A newer server may have a variant that this table does not know.
    title:
      deckMessages && isVariant(variant)
        ? say(deckMessages, { key: 'poster-text', params: { variant, players, target } })
        : messages['online-table'],
    notice: actions.notice,
    problem: actions.problem,
    isLeaving: actions.isLeaving,
    isLost: status === 'lost',
    wish: (wish) => actions.wish(wish),
    copy: () => void actions.copy(invitation, messages['online-copied']),
    // Not every browser has it.
    share: 'share' in navigator ? () => actions.share(invitation) : null,
    askToLeave: () => actions.askToLeave(true),
    stay: () => actions.askToLeave(false),
    close: () => actions.show(false),
  });
};
