import { assert, aTimeout, nextFrame } from '@open-wc/testing';
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import type { Action, Card, View } from '../../src/engine.js';
import { isMyTurn } from '../../tools/scenes/scene.js';
import { closeUpCode } from '../../src/element/features/close-up/lazy-close-up.js';
import { menuCode } from '../../src/element/features/menu/menu.js';
import { lastTrickCode } from '../../src/element/features/last-trick/last-trick.js';
import { panelsContent } from '../../src/element/features/panels/panels.js';
import { reviewCode } from '../../src/element/features/review/review.js';
import { rulesCode } from '../../src/element/features/rules-page/rules.js';
import { settingsCode } from '../../src/element/features/settings/settings.js';
import { signalsCode } from '../../src/element/features/signals/signals.js';
import { slateCode } from '../../src/element/features/slate/lazy-slate.js';
import { wholeHandCode } from '../../src/element/features/whole-hand/whole-hand.js';
import { panelsCode } from '../../src/element/table/panels/panels.js';
import { tightCode } from '../../src/element/table/picture/lazy-tight.js';
import { de } from '../i18n/spoken.js';
import type { WattenTable } from '../../src/index.js';
import '../../src/index.js';
import { screenBox } from './screen-box.js';

// Loads lazy code before the tests, so that they do not wait for it. `loading.test.ts` tests lazy loading.
const PANELS = [
  ...[
    panelsCode,
    panelsContent,
    lastTrickCode,
    menuCode,
    reviewCode,
    rulesCode,
    settingsCode,
    signalsCode,
    wholeHandCode,
  ],
];
await Promise.all([...PANELS, slateCode, closeUpCode, tightCode].map((code) => code.load()));

/**
 * Waits for a condition. The default limit is much longer than the wait on a slow machine. Afterwards, no timer keeps
 * the table in memory.
 */
export async function until(isThere: () => unknown, message: string, timeout = 45_000): Promise<void> {
  const start = performance.now();
  while (!isThere()) {
    const waited = performance.now() - start;
    if (waited > timeout) throw new Error(`Timeout: ${message}`);
    // Polling takes time that the table could use, so the intervals grow.
    await aTimeout(Math.max(4, Math.min(20, waited / 8)));
  }
}

export type Attributes = Readonly<Record<string, string>>;

const places: HTMLElement[] = [];
/** Values of `persist` in use. Another test file in the same browser can use different values. */
const persisted = new Set<string>();

/** Adds a container for a table to the page. `clearPage` removes all containers. */
export function place(width?: number): HTMLElement {
  document.body.style.margin = '0';
  const box = document.createElement('div');
  if (width !== undefined) box.style.width = `${width}px`;
  document.body.append(box);
  places.push(box);
  return box;
}

export function tableIn(box: HTMLElement, attributes: Attributes = {}): WattenTable {
  const table = document.createElement('watten-table');
  for (const [name, value] of Object.entries({ lang: 'de', speed: 'instant', ...attributes }))
    table.setAttribute(name, value);
  if (attributes.persist) persisted.add(attributes.persist);
  box.append(table);
  return table;
}

export const newTable = (attributes: Attributes = {}): WattenTable => tableIn(place(), attributes);

/** Removes a container and keeps no reference to the container. */
export function removeTable(box: HTMLElement): void {
  box.remove();
  places.splice(places.indexOf(box), 1);
}

export function clearPage(): void {
  for (const box of places.splice(0)) box.remove();
  for (const name of persisted)
    for (const kept of ['', '-stats', '-preferences', '-lesson', '-puzzle', '-help'])
      localStorage.removeItem(`watten-table${kept}:${name}`);
  persisted.clear();
}

export function rootOf(table: WattenTable): ShadowRoot {
  if (!table.shadowRoot) throw new Error('The table has no shadow root.');
  return table.shadowRoot;
}

export const all = <E extends HTMLElement>(table: WattenTable, selector: string): readonly E[] => [
  ...rootOf(table).querySelectorAll<E>(selector),
];

export function one(table: WattenTable, selector: string): HTMLElement {
  const found = rootOf(table).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No element of the table matches ${selector}.`);
  return found;
}

export const texts = (table: WattenTable, selector: string): readonly string[] =>
  all(table, selector).map((element) => (element.textContent ?? '').trim());

/** The question, the players to act or the result. */
export const statusOf = (table: WattenTable): string => texts(table, '[part=status] > *').join(' ');

/** A card of the hand. */
export const cardOf = (table: WattenTable, id: Card): HTMLElement => one(table, `.hand [data-card=${id}]`);

const data = (elements: readonly HTMLElement[], ...names: readonly string[]): readonly (readonly string[])[] =>
  elements.map((element) => names.map((name) => element.dataset[name] ?? ''));

export const PLAYABLE = ".hand .card[aria-disabled='false']";

export function viewOf(table: WattenTable): View {
  const { view } = table;
  if (!view) throw new Error('The table has no game.');
  return view;
}

/**
 * The state that a visitor can see, and the controls that a visitor can press. Cards are sorted, because the visitor can
 * reorder them.
 */
export interface Sight {
  readonly hand: readonly string[];
  readonly trick: readonly string[];
  readonly score: readonly number[];
  readonly due: readonly number[];
  readonly announced: string;
  readonly choices: readonly string[];
  readonly playable: readonly string[];
}

/** The score with the visitor's side first, from the bar or the slate. */
function scoreOn(table: WattenTable): readonly number[] {
  const score = one(table, '[part=score]');
  const totals = [...score.querySelectorAll('.total .points')];
  if (totals.length > 0) return totals.map((points) => Number(points.textContent));
  const line = (score.querySelector('.sr-only')?.textContent ?? '').match(/\d+/g) ?? [];
  return line.map(Number);
}

/** The visible state, read only from the DOM. */
export const sightOf = (table: WattenTable): Sight => ({
  hand: data(all(table, '.hand [data-card]'), 'card').flat().sort(),
  trick: data(all(table, '.trick [data-card]'), 'seat', 'card').map((played) => played.join(' ')),
  score: scoreOn(table),
  due: data(all(table, '.seat.due'), 'seat')
    .map(([seat]) => Number(seat))
    .sort((first, second) => first - second),
  announced: texts(table, '.announcement strong').join(' '),
  choices: data(all(table, '.prompt .button[data-action]'), 'action').flat().sort(),
  playable: data(all(table, PLAYABLE), 'card').flat().sort(),
});

/** The face-up cards of the draw for the deal, one per seat. */
function drawn({ history }: View): readonly string[] {
  const cards = history.flatMap((entry) => (entry.type === 'drawn' ? [`${entry.seat} ${entry.card}`] : []));
  return cards.slice(cards.length % 2 === 0 ? -2 : -1);
}

/** The kind of control for an action: a card in the hand, a sign in the panel or a button. */
function controlFor(action: Action): 'card' | 'sign' | 'button' {
  if (action.type === 'show' || (action.type === 'play' && !action.call)) return 'card';
  return action.type === 'signal' ? 'sign' : 'button';
}

/** The trick on the table: the current one or, after a hand that was won by tricks, the last one. */
const trickIn = ({ trick, result, lastTrick }: View): View['trick'] =>
  result?.reason === 'tricks' ? (lastTrick?.cards ?? []) : trick;

/** Whether the table has the result of a hand next to the cards, so that the visitor's remaining cards stay visible. */
const isResultBeside = (): boolean =>
  Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector('.side .prompt'));

/** The visitor's visible cards. After a hand, the result takes their place if the visitor has a card in the trick. */
const visibleHand = (view: View, isOver: boolean): readonly Card[] =>
  isOver && !isResultBeside() && trickIn(view).some(({ seat }) => seat === view.seat) ? [] : view.hand;

/** The visible state expected for a view at a German table. */
export const expectedSight = (view: View): Sight => {
  const { schlag, trumpf } = view.announcement;
  const own = (view.seat ?? 0) % view.score.length;
  const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
  return {
    hand: [...visibleHand(view, isOver)].sort(),
    trick: view.phase === 'draw' ? drawn(view) : trickIn(view).map(({ seat, card }) => `${seat} ${card}`),
    score: [...view.score.slice(own), ...view.score.slice(0, own)],
    due: isOver ? [] : [...view.toAct],
    announced: [schlag && de.schlag(schlag), trumpf && de.suit(trumpf)].filter(Boolean).join(' '),
    choices: view.legal.flatMap((action) => (controlFor(action) === 'button' ? [action.type] : [])).sort(),
    playable: view.legal
      .flatMap((action) => (controlFor(action) === 'card' && 'card' in action && action.card ? [action.card] : []))
      .sort(),
  };
};

const hasExpectedControls = (table: WattenTable): boolean => {
  const { view } = table;
  if (!view || !isMyTurn(view) || !rootOf(table).querySelector('[part=score]')) return false;
  // Several seats can draw in any order. The other seats draw automatically.
  if (view.phase === 'draw' && view.toAct.length > 1) return false;
  const shown = sightOf(table);
  const due = expectedSight(view);
  return String(shown.choices) === String(due.choices) && String(shown.playable) === String(due.playable);
};

/** Waits until it is the visitor's turn and all controls are shown. */
export async function settled(table: WattenTable): Promise<View> {
  await until(() => hasExpectedControls(table), 'it is the visitor’s turn');
  return viewOf(table);
}

async function scrollToCentre(button: HTMLElement): Promise<readonly [x: number, y: number]> {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  await nextFrame();
  const { left, top, width, height } = screenBox(button);
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Clicks the centre of a button with the mouse, or the element that covers this point. */
export async function press(button: HTMLElement): Promise<void> {
  const [x, y] = await scrollToCentre(button);
  await sendMouse({ type: 'click', position: [x, y] });
}

/** Taps the centre of a button. */
export async function tap(button: HTMLElement): Promise<void> {
  await executeServerCommand('touch', { type: 'tap', position: await scrollToCentre(button) });
}

/** URLs of the loaded chunks with this name. */
export const loadedChunks = (name: string): readonly string[] =>
  performance.getEntriesByType('resource').flatMap((file) => (file.name.includes(`/${name}-`) ? [file.name] : []));

const actionsOf = (table: WattenTable): readonly Action[] => table.save()?.game.actions ?? [];

/** The visitor's action that results from pressing an element, as recorded by the game. */
export async function actionBy(table: WattenTable, pressControl: () => Promise<void>): Promise<Action> {
  const before = actionsOf(table).length;
  const own = (): Action | undefined =>
    actionsOf(table)
      .slice(before)
      .find(({ seat }) => seat === viewOf(table).seat);
  await pressControl();
  await until(own, 'the press takes effect');
  return own() as Action;
}

/** The label of a button, without its note. */
const labelOf = (button: HTMLElement): string => ((button.querySelector('.what') ?? button).textContent ?? '').trim();

/** The labels of the prompt's buttons, without notes. */
export const labelsOf = (table: WattenTable): readonly string[] => all(table, '.prompt .button').map(labelOf);

/** The prompt's button with this label. */
export function buttonNamed(table: WattenTable, words: string): HTMLElement {
  const button = all(table, '.prompt .button').find((candidate) => labelOf(candidate) === words);
  if (!button) throw new Error(`No button is labelled "${words}", only ${labelsOf(table).join(', ')}.`);
  return button;
}

export interface FiredEvent {
  readonly type: string;
  readonly detail: unknown;
}

export const EVENT_TYPES = [
  'watten-start',
  'watten-phase',
  'watten-turn',
  'watten-action',
  'watten-deal',
  'watten-announce',
  'watten-bid',
  'watten-trick',
  'watten-hand-end',
  'watten-game-end',
  'watten-replay',
  'watten-lesson',
  'watten-puzzle',
  'watten-stop',
  'watten-people',
  'watten-error',
] as const;

/** Records the events of a table, except `watten-before-action`. */
export function listen(table: WattenTable, types: readonly (typeof EVENT_TYPES)[number][] = EVENT_TYPES): FiredEvent[] {
  const events: FiredEvent[] = [];
  for (const type of types) {
    table.addEventListener(type, (event) => {
      events.push({ type, detail: JSON.parse(JSON.stringify(event.detail)) });
    });
  }
  return events;
}

export const errorsOf = (
  events: readonly FiredEvent[],
): readonly { readonly code: string; readonly message: string }[] =>
  events.filter(({ type }) => type === 'watten-error').map(({ detail }) => detail as { code: string; message: string });

/** The saved game as text, for comparison. */
export const recordOf = (table: WattenTable): string => {
  const saved = table.save();
  assert.isNotNull(saved);
  return JSON.stringify(saved);
};

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

/** Opens a panel with its row in the menu. */
export async function openPanel(table: WattenTable, panel: 'log' | 'rules' | 'settings'): Promise<void> {
  one(table, ".tools [data-panel='menu']").click();
  await until(() => rootOf(table).querySelector(`.rows [data-panel=${panel}]`), 'the menu is open');
  one(table, `.rows [data-panel=${panel}]`).click();
  await until(() => rootOf(table).querySelector(`.panel.of-${panel}`), `the panel ${panel} is open`);
}
