import { html, nothing, svg, type TemplateResult } from 'lit';
import type { OnlineMessages } from '../../../i18n/de/online.js';
import type { Board, BoardSeat } from '../../../online/frame.js';
import type { Seating } from '../../../online/open-table.js';
import { seatAfter, seatsOf, type Seat } from '../../../rules/seats.js';
import { closeIcon } from './icons.js';
import { qrCode } from './qr-code.js';

/** A person at an open table whom the visitor can avoid. */
interface AvoidablePerson {
  readonly guest: number;
  readonly name: string | null;
}

/** Data for an online table's lobby: its seats and the invitation. */
export interface LobbyData {
  readonly messages: OnlineMessages;
  readonly language: string;
  readonly seating: Seating;
  readonly board: Board;
  readonly seat: Seat | null;
  /** Description of the game: variant, players and target. */
  readonly title: string;
  /** Whether the page has given the visitor a place, so that an invitation makes no sense. */
  readonly isPlaced: boolean;
  /** The invitation link to this table. */
  readonly invitation: string;
  /** Confirmation of the last action, for a live region. */
  readonly notice: string | null;
  /** Error message from the server; null if none. */
  readonly problem: string | null;
  /** Seconds until computers fill the free seats of an open table, or null. */
  readonly fillsIn: number | null;
  /** Whether the lobby covers a game. */
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** Whether the server's answer is overdue. */
  readonly isLate: boolean;
  /** Waits for a request, which the server can refuse. */
  readonly request: (request: Promise<void>) => void;
  /** Whether the visitor does not want to play with a person again. */
  readonly isAvoided: (person: AvoidablePerson) => boolean;
  readonly avoid: (person: AvoidablePerson, on: boolean) => void;
  readonly copy: () => void;
  /** Shares the invitation; null if the browser cannot share. */
  readonly share: (() => void) | null;
  /** Whether the lobby asks the visitor to confirm leaving the running game. */
  readonly isLeaving: boolean;
  readonly askToLeave: () => void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/** Positions of the seats by number of players, clockwise from the viewer. */
const POSITIONS: Readonly<Record<number, readonly string[]>> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

/** Number of votes that send a person away from an open table. */
const VOTES_TO_SEND_AWAY = 2;

/** Time limits for a turn, in seconds; null means no limit. */
const TURN_LIMITS_S: readonly (number | null)[] = [null, 30, 60, 120, 300];
/** The same for open tables. */
const OPEN_TURN_LIMITS_S: readonly (number | null)[] = [30, 45, 60];

const nameOf = ({ messages }: Pick<LobbyData, 'messages'>, { name }: BoardSeat): string =>
  name ?? messages['online-somebody'];

const button = (what: string, label: string, press: () => void, kind = ''): TemplateResult =>
  html`<button class="button ${kind}" part="button" type="button" data-online=${what} @click=${press}>
    ${label}
  </button>`;

/** Returns whether the visitor's seat is reserved. A reserved seat stays theirs, so they cannot change seats. */
const hasReservedSeat = ({ board, seat }: LobbyData): boolean =>
  seat !== null && (board.seats[seat]?.reserved ?? false);

/** Buttons with which a visitor without a seat waits for a computer's seat at an open table. */
const waitButtons = (
  { messages, seating, board, seat: own, request }: LobbyData,
  at: Seat,
  { by, next }: BoardSeat,
): readonly TemplateResult[] => {
  if (!board.open || board.stage !== 'playing' || own !== null) return [];
  if (board.waits === at)
    return [button('stop-waiting', messages['online-stop-waiting'], () => request(seating.sit(null)), 'quiet')];
  if (by !== 'computer' || next !== undefined) return [];
  return [
    button(
      'sit',
      messages['online-sit-next'],
      () => request(seating.sit(at)),
      board.waits === undefined ? 'primary' : '',
    ),
  ];
};

/** Button with which a visitor who is not the host votes to send a person away. */
const voteButtons = (data: LobbyData, at: Seat, seat: BoardSeat): readonly TemplateResult[] => {
  const { messages, seating, board, seat: own, request } = data;
  if (!board.open || board.opener || own === null || board.players === 2 || seat.by !== 'human') return [];
  const hasVoted = seat.voted ?? false;
  const voters = board.seats.filter(({ by }, other) => by === 'human' && other !== at).length;
  if (voters < VOTES_TO_SEND_AWAY && !hasVoted) return [];
  const label = messages[hasVoted ? 'online-keep' : 'online-vote']({ name: nameOf(data, seat) });
  return [button('vote', label, () => request(seating.vote(at, !hasVoted)), 'quiet')];
};

const seatButtons = (data: LobbyData, at: Seat, seat: BoardSeat): readonly TemplateResult[] => {
  const { messages, seating, board, request } = data;
  const isBetween = board.stage !== 'playing';
  const isMine = at === data.seat;
  return [
    ...(isBetween && !hasReservedSeat(data) && seat.by !== 'human'
      ? [button('sit', messages['online-sit'], () => request(seating.sit(at)), data.seat === null ? 'primary' : '')]
      : []),
    ...waitButtons(data, at, seat),
    ...(isBetween && board.opener && seat.by === null
      ? [button('fill', messages['online-fill'], () => request(seating.fill(at, 'computer')))]
      : []),
    ...(isBetween && board.opener && seat.by === 'computer'
      ? [button('empty', messages['online-empty'], () => request(seating.fill(at, null)))]
      : []),
    ...(board.opener && seat.by === 'human' && !isMine && !seat.reserved
      ? [
          button(
            'remove',
            messages['online-remove']({ name: nameOf(data, seat) }),
            () => request(seating.remove(at)),
            'quiet',
          ),
        ]
      : []),
    ...(isMine ? [] : voteButtons(data, at, seat)),
  ];
};

/**
 * Returns a note with the name of a seat's partner; false if the partner is not a person or the seat is the visitor's.
 */
const partnerNote = ({ messages, board, seat: own }: LobbyData, at: Seat): string | false => {
  if (board.players !== 4 || at === own) return false;
  const opposite = seatAfter(board.players, at, 2);
  const partner = board.seats[opposite];
  if (partner?.by !== 'human') return false;
  return opposite === own
    ? messages['online-with-you']
    : messages['online-with']({ name: nameOf({ messages }, partner) });
};

const seatTemplate = (data: LobbyData, at: Seat, place: string): TemplateResult => {
  const { messages, board } = data;
  const seat = board.seats[at];
  if (!seat) return html``;
  const { by, here, ready, standIn, votes, next } = seat;
  const isMine = at === data.seat;
  const notes = [
    isMine && messages['online-you'],
    partnerNote(data, at),
    by === 'human' && !here && messages['online-away'],
    standIn && messages['online-stands-in'],
    board.stage !== 'playing' && by === 'human' && ready && messages['online-agreed'],
    votes !== undefined && messages['online-votes']({ votes }),
    next !== undefined && messages['online-next']({ name: next || messages['online-somebody'] }),
  ].filter(Boolean);
  return html`<li class="place ${place} ${by ?? 'free'} ${isMine ? 'mine' : ''}" data-place=${at}>
    <strong
      >${ready && board.stage !== 'playing' ? html`<span aria-hidden="true">✓ </span>` : nothing}<bdi
        >${by === 'human' ? nameOf(data, seat) : messages[by === 'computer' ? 'online-computer' : 'online-free']}</bdi
      ></strong
    >
    ${notes.length > 0 ? html`<span class="notes">${notes.join(', ')}</span>` : nothing} ${seatButtons(data, at, seat)}
  </li>`;
};

const seats = (data: LobbyData): TemplateResult => {
  const { players } = data.board;
  const first = data.seat ?? 0;
  const places = seatsOf(players).map((steps) => ({
    at: seatAfter(players, first, steps),
    place: POSITIONS[players]?.[steps] ?? '',
  }));
  return html`<ul class="places of-${players}" aria-label=${data.messages['online-seats']}>
    ${places.map(({ at, place }) => seatTemplate(data, at, place))}
  </ul>`;
};

/** Returns whether a visitor without a seat is a spectator, or has no free seat to choose. */
const isSpectator = ({ watches, seats: all }: Board): boolean =>
  watches === true || all.every(({ by }) => by === 'human');

/** Returns a sentence about the table's state; null during a game. */
const sentenceOf = (data: LobbyData): string | null => {
  const { messages, board, seat, isLost, isLate } = data;
  if (isLost) return messages['online-lost'];
  if (isLate) return messages['online-no-answer'];
  if (board.waits !== undefined) return messages['online-waits-for-hand'];
  if (board.stage === 'playing') return null;
  if (board.lastGame) return messages['online-games-over'];
  if (seat === null) return messages[isSpectator(board) ? 'online-you-watch' : 'online-sit-first'];
  if (board.seats.some(({ by }) => by === null))
    return messages[board.open ? 'online-open-fills' : 'online-seats-open'];
  const isAwaited = ({ by, here, ready, standIn }: BoardSeat): boolean =>
    by === 'human' && !ready && (here || !standIn);
  const late = board.seats.filter((one, at) => at !== seat && isAwaited(one));
  const isReady = board.seats[seat]?.ready ?? false;
  if (late.length === 0 || !isReady) return messages['online-seats-open'];
  return messages['online-waits-for']({ names: late.map((one) => nameOf(data, one)).join(', ') });
};

/** The time until computers fill the free seats. The sentence above contains the rule, so screen readers skip each second. */
const fillTime = ({ messages, seat, isLost, isLate, fillsIn }: LobbyData): TemplateResult | typeof nothing =>
  fillsIn === null || seat === null || isLost || isLate
    ? nothing
    : html`<p class="fills" aria-hidden="true">${messages['online-fills-in']({ seconds: fillsIn })}</p>`;

/** A QR code, always dark on white so that phones can read it reliably. */
const qrTemplate = (code: readonly (readonly boolean[])[], label: string): TemplateResult => {
  const size = code.length + 8;
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join('');
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"/><path d=${path} fill="#000"/>`}
  </svg>`;
};

const invitation = (data: LobbyData): TemplateResult | typeof nothing => {
  const { messages, seating, notice, share, isOver, board } = data;
  if (data.isPlaced) return nothing;
  const code = qrCode(data.invitation);
  return html`<details class="invite" ?open=${!isOver && board.stage === 'sitting' && !board.open}>
    <summary>${messages['online-invite']}</summary>
    <div class="ways">
      ${button('copy', messages['online-copy'], data.copy)}
      ${share ? button('share', messages['online-share'], share) : nothing}
    </div>
    <p class="notice" role="status">${notice ?? nothing}</p>
    ${
      seating.code === ''
        ? nothing
        : html`<p class="code">
            ${messages['online-say-code']}<strong dir="ltr" translate="no">${seating.code}</strong>
          </p>`
    }
    ${code ? qrTemplate(code, messages['online-qr']) : nothing}
    <label class="link"
      >${messages['online-link']}<input
        readonly
        .value=${data.invitation}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    /></label>
  </details>`;
};

const turnLabel = (messages: OnlineMessages, seconds: number | null): string => {
  if (seconds === null) return messages['online-no-limit'];
  return seconds < 60
    ? messages['online-seconds']({ seconds })
    : messages['online-minutes']({ minutes: Math.round(seconds / 60) });
};

/** The time limit for a turn, which the host can change. */
const turnTime = ({ messages, board, seating, request }: LobbyData): TemplateResult => {
  const now = board.turnTimeout === null ? null : board.turnTimeout / 1000;
  const usual = board.open ? OPEN_TURN_LIMITS_S : TURN_LIMITS_S;
  const choices = usual.includes(now) ? usual : [...usual, now];
  const choose = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    request(seating.limitTurns(value === '' ? null : Number(value) * 1000));
  };
  return html`<label class="turn"
    >${messages['online-turn']}${
      board.opener
        ? html`<select data-online="turn" @change=${choose}>
            ${choices.map((choice) => html`<option value=${choice ?? ''} ?selected=${choice === now}>${turnLabel(messages, choice)}</option>`)}
          </select>`
        : html`<span>${turnLabel(messages, now)}</span>`
    }</label
  >`;
};

/** The people at an open table with whom the visitor may not want to play again. */
const avoiding = ({ messages, board, seat: own, isAvoided, avoid }: LobbyData): unknown => {
  const people = board.seats.flatMap(({ guest, name }, at) =>
    guest === undefined || at === own ? [] : { guest, name },
  );
  if (!board.open || people.length === 0) return nothing;
  return html`<details class="avoiding">
    <summary>${messages['online-avoid']}</summary>
    <p class="notes">${messages['online-avoid-about']}</p>
    ${people.map(
      (person) =>
        html`<label class="check"
          ><input
            type="checkbox"
            data-online="avoid"
            .checked=${isAvoided(person)}
            @change=${({ target }: Event) => avoid(person, (target as HTMLInputElement).checked)}
          /><bdi>${person.name ?? messages['online-somebody']}</bdi></label
        >`,
    )}
  </details>`;
};

/** Button with which the host draws partners by lot. */
const drawButton = ({ messages, board, seating, request }: LobbyData): unknown => {
  const people = board.seats.filter(({ by }) => by === 'human').length;
  const canDraw = board.opener && board.stage !== 'playing' && board.players === 4 && people > 1 && !board.lastGame;
  if (!canDraw) return nothing;
  return html`<div class="ways">
    ${button('draw-seats', messages['online-draw-seats'], () => request(seating.drawSeats()), 'quiet')}
  </div>`;
};

/** Question that asks the visitor to confirm leaving a running game. */
const leaveQuestion = ({ messages, stay, leave }: LobbyData): TemplateResult =>
  html`<div class="leaving" role="group" aria-label=${messages['online-leave']}>
    <p id="leave-asks">${messages['online-leave-asks']}</p>
    <div class="ways">
      <button
        class="button primary"
        part="button"
        type="button"
        data-online="stay"
        aria-describedby="leave-asks"
        @click=${stay}
      >
        ${messages['online-stay']}
      </button>
      ${button('leave-now', messages['online-leave'], leave)}
    </div>
  </div>`;

/** Buttons for the visitor's own actions: get ready, use a stand-in, stand up and leave. */
const ownButtons = (data: LobbyData): TemplateResult => {
  if (data.isLeaving) return leaveQuestion(data);
  const { messages, board, seat, seating, request } = data;
  const own = seat === null ? null : board.seats[seat];
  const isBetween = board.stage !== 'playing';
  const ready = own?.ready ?? false;
  const agree =
    own && isBetween && !board.lastGame
      ? button(
          'ready',
          messages[ready ? 'online-not-ready' : board.stage === 'over' ? 'online-again' : 'online-ready'],
          () => request(seating.ready(!ready)),
          ready ? '' : 'primary',
        )
      : nothing;
  const standIn =
    own && !isBetween
      ? button('stand-in', messages[own.standIn ? 'online-play-on' : 'online-stand-in'], () =>
          request(seating.standIn(!own.standIn)),
        )
      : nothing;
  const stand =
    own && isBetween && !hasReservedSeat(data)
      ? button('stand', messages['online-stand'], () => request(seating.sit(null)), 'quiet')
      : nothing;
  return html`<div class="ways actions">
    ${agree} ${standIn} ${stand}
    ${data.isPlaced ? nothing : button('leave', messages['online-leave'], own && !isBetween ? data.askToLeave : data.leave, 'quiet')}
  </div>`;
};

/** Selector for the focusable elements. */
const FOCUSABLE = 'button, input, select, summary';

/**
 * Handles keys while the lobby covers a game: Tab stays in the lobby, and Escape closes the leave question or the
 * lobby.
 */
const onKeyDown = ({ isOver, isLeaving, stay, close }: LobbyData, event: KeyboardEvent): void => {
  if (!isOver) return;
  if (event.key === 'Escape') (isLeaving ? stay : close)();
  if (event.code !== 'Tab') return;
  const box = event.currentTarget as HTMLElement;
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);
  const [first, last] = [all[0], all.at(-1)];
  const isAtEnd = event.shiftKey ? event.target === first || event.target === box : event.target === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/** An online table's lobby, with its seats and all actions. */
export const lobby = (data: LobbyData): TemplateResult => {
  const { messages, board, isOver, problem } = data;
  const watching = board.others.map((name) => name || messages['online-somebody']).join(', ');
  return html`<section
    class="lobby ${isOver ? 'over' : ''}"
    role=${isOver ? 'dialog' : 'region'}
    aria-label=${messages['online-table']}
    lang=${data.language}
    tabindex="-1"
    @keydown=${(event: KeyboardEvent) => onKeyDown(data, event)}
  >
    <header>
      <h2>${data.title}</h2>
      ${isOver ? html`<button class="tool" part="button" data-online="close" aria-label=${messages['online-close']} @click=${data.close}>${closeIcon}</button>` : nothing}
    </header>
    <p class="problem" role="alert">${problem ?? nothing}</p>
    <div class="who">
      ${seats(data)} ${board.players === 4 ? html`<p class="opposite">${messages['online-opposite']}</p>` : nothing}
      ${drawButton(data)}
      <p class="sentence" role="status">${sentenceOf(data) ?? nothing}</p>
      ${fillTime(data)} ${ownButtons(data)}
    </div>
    <div class="more">
      ${invitation(data)} ${turnTime(data)} ${avoiding(data)}
      ${watching === '' ? nothing : html`<p>${messages['online-watching']({ names: watching })}</p>`}
    </div>
  </section>`;
};
