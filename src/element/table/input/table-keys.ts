import type { Messages } from '../../../i18n/de/table.js';
import { rankOf, suitOf, type Card } from '../../../rules/card.js';
import type { Topics } from '../context.js';

/** Elements in which keys enter text or select options. A slider is not included, because it uses only the arrow keys. */
const TEXT_FIELDS = 'input:not([type=range]), select, textarea, [contenteditable]';

/** Whether the table ignores a key: a shortcut, a repeated key, or input for a field on the page. */
const isIgnored = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.repeat ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.composedPath().some((target) => (target as Partial<Element>).matches?.(TEXT_FIELDS));

/** The position that a key selects, from 0; null if none. On keyboards that need Shift for digits, Shift is optional. */
const positionOf = ({ key, code, shiftKey }: KeyboardEvent): number | null => {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]);
  return digit === undefined ? null : Number(digit) - 1;
};

const initialsOfCard = (messages: Messages, card: Card): readonly string[] =>
  [messages.card(card), messages.suit(suitOf(card)), messages.rank(rankOf(card))].map((name) => name.charAt(0));

/** A button's text without the decorative letter. */
const textOn = (button: HTMLElement): string =>
  (button.querySelector('.what, span:not([aria-hidden])') ?? button).textContent.trim();

const initialsOf = (messages: Messages, button: HTMLElement): readonly string[] => {
  const { card } = button.dataset;
  return card ? initialsOfCard(messages, card as Card) : [textOn(button).charAt(0)];
};

/**
 * Handles keys while the focus is at the table:
 *
 * - `1` to `9` focus the card or answer at that position. A second press activates it, as Enter does.
 * - A letter focuses the next card or answer whose suit, rank or word begins with that letter.
 * - Backspace takes the last card back.
 * - `?` lists all keys, `0` shows the last trick, `+` enlarges a card, and `-` opens the sheet for blind play.
 */
export const listenToKeys = ({
  element: { frame, look, signal },
  panels,
  picture,
}: Topics<'element' | 'panels' | 'picture'>): void => {
  const all = (selector: string): readonly HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(selector)];
  /** All cards and answers: cards first if the question asks for a card, otherwise answers first. */
  const targets = (): readonly HTMLElement[] => {
    const [cards, answers] = [
      all('.hand button.card'),
      all('.choices .button:enabled:not(details:not([open]) .button), .requests summary'),
    ];
    const asksForCards = cards.some((card) => card.ariaDisabled !== 'true');
    return asksForCards || answers.length === 0 ? [...cards, ...answers] : [...answers, ...cards];
  };
  const focused = (): Element | null => (frame.getRootNode() as ShadowRoot).activeElement;

  const focusOrClick = (position: number): boolean => {
    const target = targets()[position];
    if (target && target === focused()) target.click();
    else target?.focus();
    return target !== undefined;
  };
  const focusByInitial = (letter: string): boolean => {
    const { messages } = look;
    const lowerCase = letter.toLocaleLowerCase();
    const fitting = targets().filter((target) =>
      initialsOf(messages, target).some((initial) => initial.toLocaleLowerCase() === lowerCase),
    );
    const at = fitting.indexOf(focused() as HTMLElement);
    fitting[(at + 1) % fitting.length]?.focus();
    return fitting.length > 0;
  };
  const clickFirst = (selector: string): boolean => {
    const [button] = all(selector);
    button?.click();
    return button !== undefined;
  };
  const handle = (event: KeyboardEvent): boolean => {
    if (event.key === '?') {
      panels.show(panels.open === 'keys' ? null : 'keys');
      return true;
    }
    if (event.key === '0') {
      panels.show(panels.open === 'last-trick' ? null : 'last-trick');
      return true;
    }
    if (event.key === '+') {
      const card = focused()?.closest<HTMLElement>('[data-card]')?.dataset.card;
      picture.enlarge((card ?? null) as Card | null);
      return true;
    }
    if (panels.open) return false;
    if (event.key === '-') return clickFirst('[data-deduction]');
    if (event.key === 'Backspace') return clickFirst('[data-undo]');
    const position = positionOf(event);
    if (position !== null) return focusOrClick(position);
    return /^\p{L}$/u.test(event.key) && focusByInitial(event.key);
  };

  frame.addEventListener(
    'keydown',
    (event) => {
      if (!isIgnored(event) && handle(event)) event.preventDefault();
    },
    { signal },
  );
};
