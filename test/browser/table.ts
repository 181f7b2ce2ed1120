import { assert, aTimeout, nextFrame } from '@open-wc/testing';
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import type { Action, Card, View } from '../../src/engine.js';
import { isMyTurn } from '../../tools/scenes/scene.js';
import { closeUpCode } from '../../src/element/features/close-up/lazy-close-up.js';
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

// What is loaded when it is first wanted is here already: nobody waits for it. `loading.test.ts` does without.
const PANELS = [
  ...[panelsCode, panelsContent, lastTrickCode, reviewCode, rulesCode, settingsCode, signalsCode, wholeHandCode],
];
await Promise.all([...PANELS, slateCode, closeUpCode, tightCode].map((code) => code.load()));

/**
 * Waits for what comes in its own time: by default far longer than it takes on a slow machine. No timer outlives it that
 * would keep the table it looks at.
 */
export async function until(isThere: () => unknown, what: string, timeout = 45_000): Promise<void> {
  const start = performance.now();
  while (!isThere()) {
    const waited = performance.now() - start;
    if (waited > timeout) throw new Error(`Timeout: ${what}`);
    // Looking costs time that what is waited for could use.
    await aTimeout(Math.max(4, Math.min(20, waited / 8)));
  }
}

export type Attributes = Readonly<Record<string, string>>;

const places: HTMLElement[] = [];
/** Under which names tables were to keep things. Another file of tests may be at its own in the same browser. */
const persisted = new Set<string>();

/** A place on the page for a table; all of them go with `clearPage`. */
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

/** Takes a place off the page and keeps no hold of it. */
export function leave(box: HTMLElement): void {
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
  if (!found) throw new Error(`There is no ${selector} at the table.`);
  return found;
}

export const texts = (table: WattenTable, selector: string): readonly string[] =>
  all(table, selector).map((element) => (element.textContent ?? '').trim());

/** What is asked, who is awaited or how it ended. */
export const statusOf = (table: WattenTable): string => texts(table, '[part=status] span').join(' ');

/** A card of the hand. */
export const cardOf = (table: WattenTable, id: Card): HTMLElement => one(table, `.hand [data-card=${id}]`);

const data = (elements: readonly HTMLElement[], ...names: readonly string[]): readonly (readonly string[])[] =>
  elements.map((element) => names.map((name) => element.dataset[name] ?? ''));

export const PLAYABLE = ".hand .card[aria-disabled='false']";

export function viewOf(table: WattenTable): View {
  const { view } = table;
  if (!view) throw new Error('There is no game at the table.');
  return view;
}

/** What a guest can read and press; in which order the cards are held is up to the guest. */
export interface Sight {
  readonly hand: readonly string[];
  readonly trick: readonly string[];
  readonly score: readonly number[];
  readonly due: readonly number[];
  readonly announced: string;
  readonly choices: readonly string[];
  readonly playable: readonly string[];
}

/** The viewer's side first, whether the score stands in the bar or on the slate. */
function scoreOn(table: WattenTable): readonly number[] {
  const score = one(table, '[part=score]');
  const totals = [...score.querySelectorAll('.total .points')];
  if (totals.length > 0) return totals.map((points) => Number(points.textContent));
  const line = (score.querySelector('.sr-only')?.textContent ?? '').match(/\d+/g) ?? [];
  return line.map(Number);
}

/** What the page shows, read from the DOM alone. */
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

/** The cards that lie open while seats draw for the deal, one each: of the last draw, or of the one under way. */
function drawn({ history }: View): readonly string[] {
  const cards = history.flatMap((entry) => (entry.type === 'drawn' ? [`${entry.seat} ${entry.card}`] : []));
  return cards.slice(cards.length % 2 === 0 ? -2 : -1);
}

/** How an action is done: at a card of the hand, at a sign of the panel, or at a button of its own. */
function controlFor(action: Action): 'card' | 'sign' | 'button' {
  if (action.type === 'show' || (action.type === 'play' && !action.call)) return 'card';
  return action.type === 'signal' ? 'sign' : 'button';
}

/** What has to be shown of a view at a German table. */
export const sightFrom = (view: View): Sight => {
  const { schlag, trumpf } = view.announcement;
  const own = (view.seat ?? 0) % view.score.length;
  const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
  return {
    hand: [...view.hand].sort(),
    trick: view.phase === 'draw' ? drawn(view) : view.trick.map(({ seat, card }) => `${seat} ${card}`),
    score: [...view.score.slice(own), ...view.score.slice(0, own)],
    due: isOver ? [] : [...view.toAct],
    announced: [schlag && de.schlag(schlag), trumpf && de.suit(trumpf)].filter(Boolean).join(' '),
    choices: view.legal.flatMap((action) => (controlFor(action) === 'button' ? [action.type] : [])).sort(),
    playable: view.legal
      .flatMap((action) => (controlFor(action) === 'card' && 'card' in action && action.card ? [action.card] : []))
      .sort(),
  };
};

const buttonsAreThere = (table: WattenTable): boolean => {
  const { view } = table;
  if (!view || !isMyTurn(view) || !rootOf(table).querySelector('[part=score]')) return false;
  // Several draw at once; the others do so by themselves.
  if (view.phase === 'draw' && view.toAct.length > 1) return false;
  const shown = sightOf(table);
  const due = sightFrom(view);
  return String(shown.choices) === String(due.choices) && String(shown.playable) === String(due.playable);
};

/** Waits until the human is asked and can press what he may do. */
export async function settled(table: WattenTable): Promise<View> {
  await until(() => buttonsAreThere(table), 'the human is asked');
  return viewOf(table);
}

async function seen(button: HTMLElement): Promise<readonly [x: number, y: number]> {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  await nextFrame();
  const { left, top, width, height } = screenBox(button);
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** A click of the mouse at the middle of a button; what lies above it gets it instead. */
export async function press(button: HTMLElement): Promise<void> {
  const [x, y] = await seen(button);
  await sendMouse({ type: 'click', position: [x, y] });
}

/** A finger on the middle of a button. */
export async function tap(button: HTMLElement): Promise<void> {
  await executeServerCommand('touch', { type: 'tap', position: await seen(button) });
}

/** What the page has loaded of the source of this name, which is imported when it is needed. */
export const loadedAs = (name: string): readonly string[] =>
  performance.getEntriesByType('resource').flatMap((file) => (file.name.includes(`/${name}-`) ? [file.name] : []));

const actionsOf = (table: WattenTable): readonly Action[] => table.save()?.game.actions ?? [];

/** What the human does at the table by pressing something, as the game took it. */
export async function actionBy(table: WattenTable, pressing: () => Promise<void>): Promise<Action> {
  const before = actionsOf(table).length;
  const own = (): Action | undefined =>
    actionsOf(table)
      .slice(before)
      .find(({ seat }) => seat === viewOf(table).seat);
  await pressing();
  await until(own, 'the press counts');
  return own() as Action;
}

/** What stands on a button, without the note on what comes of it. */
const labelOf = (button: HTMLElement): string => ((button.querySelector('.what') ?? button).textContent ?? '').trim();

/** What stands on each of the buttons, without notes. */
export const labelsOf = (table: WattenTable): readonly string[] => all(table, '.prompt .button').map(labelOf);

/** The button with these words on it. */
export function named(table: WattenTable, words: string): HTMLElement {
  const button = all(table, '.prompt .button').find((candidate) => labelOf(candidate) === words);
  if (!button) throw new Error(`There is no button "${words}", only ${labelsOf(table).join(', ')}.`);
  return button;
}

export interface Told {
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

/** Writes down the events of a table, but for what it says before it acts. */
export function listen(table: WattenTable, types: readonly (typeof EVENT_TYPES)[number][] = EVENT_TYPES): Told[] {
  const told: Told[] = [];
  for (const type of types) {
    table.addEventListener(type, (event) => {
      told.push({ type, detail: JSON.parse(JSON.stringify(event.detail)) });
    });
  }
  return told;
}

export const errorsOf = (told: readonly Told[]): readonly { readonly code: string; readonly message: string }[] =>
  told.filter(({ type }) => type === 'watten-error').map(({ detail }) => detail as { code: string; message: string });

/** The saved game as text, to be compared. */
export const recordOf = (table: WattenTable): string => {
  const saved = table.save();
  assert.isNotNull(saved);
  return JSON.stringify(saved);
};

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}
