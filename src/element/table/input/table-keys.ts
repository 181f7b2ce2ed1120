import type { Messages } from '../../../i18n/de/table.js';
import { rankOf, suitOf, type Card } from '../../../rules/card.js';
import type { Topics } from '../context.js';

/** Where keys write or choose something; on a slider only the arrows do. */
const WRITTEN_IN = 'input:not([type=range]), select, textarea, [contenteditable]';

/** What does nothing at a table: keys with others held down, held down themselves, or meant for a field of the page. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.repeat ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.composedPath().some((target) => (target as Partial<Element>).matches?.(WRITTEN_IN));

/** Which place a key names, from 0; null: none. Where digits are written with Shift they count without it. */
const placeOf = ({ key, code, shiftKey }: KeyboardEvent): number | null => {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? (shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]);
  return digit === undefined ? null : Number(digit) - 1;
};

const initialsOfCard = (messages: Messages, card: Card): readonly string[] =>
  [messages.card(card), messages.suit(suitOf(card)), messages.rank(rankOf(card))].map((name) => name.charAt(0));

/** What a button begins with, for those who read it: a letter drawn on it is its sign. */
const wordsOn = (button: HTMLElement): string =>
  (button.querySelector('.what, span:not([aria-hidden])') ?? button).textContent.trim();

const initialsOf = (messages: Messages, button: HTMLElement): readonly string[] => {
  const { card } = button.dataset;
  return card ? initialsOfCard(messages, card as Card) : [wordsOn(button).charAt(0)];
};

/**
 * Keys for what can be done, while the focus is at the table: a digit goes to the card or the answer at that place, and
 * pressed there again does what Enter does; a letter goes to the next one whose suit, rank or word begins with it; a
 * question mark lists all keys, 0 shows the last trick, and a minus sign the sheet of who plays blind.
 */
export const listenToKeys = ({
  element: { frame, look, signal },
  panels,
  picture,
}: Topics<'element' | 'panels' | 'picture'>): void => {
  const all = (selector: string): readonly HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(selector)];
  /** Cards first where they are asked for, else the answers. */
  const things = (): readonly HTMLElement[] => {
    const [cards, answers] = [all('.hand button.card'), all('.choices .button:enabled')];
    const asksForCards = cards.some((card) => card.ariaDisabled !== 'true');
    return asksForCards || answers.length === 0 ? [...cards, ...answers] : [...answers, ...cards];
  };
  const focused = (): Element | null => (frame.getRootNode() as ShadowRoot).activeElement;

  const goTo = (place: number): boolean => {
    const thing = things()[place];
    if (thing && thing === focused()) thing.click();
    else thing?.focus();
    return thing !== undefined;
  };
  const goToInitial = (letter: string): boolean => {
    const { messages } = look;
    const wanted = letter.toLocaleLowerCase();
    const fitting = things().filter((thing) =>
      initialsOf(messages, thing).some((initial) => initial.toLocaleLowerCase() === wanted),
    );
    const at = fitting.indexOf(focused() as HTMLElement);
    fitting[(at + 1) % fitting.length]?.focus();
    return fitting.length > 0;
  };
  const opensSheet = (): boolean => {
    const [button] = all('[data-deduction]');
    button?.click();
    return button !== undefined;
  };
  const does = (event: KeyboardEvent): boolean => {
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
    if (event.key === '-') return opensSheet();
    const place = placeOf(event);
    if (place !== null) return goTo(place);
    return /^\p{L}$/u.test(event.key) && goToInitial(event.key);
  };

  frame.addEventListener(
    'keydown',
    (event) => {
      if (!isMeantElsewhere(event) && does(event)) event.preventDefault();
    },
    { signal },
  );
};
