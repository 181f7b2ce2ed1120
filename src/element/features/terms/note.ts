import { boxIn } from '../../table/view/measured.js';

/** A note's text. */
export interface NoteText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly language: string;
  readonly closeLabel: string;
  /** A button for more information; null if none. */
  readonly more: { readonly label: string; readonly show: () => void } | null;
}

/** A note next to a term. Only one note is open. Escape or a press outside closes it. */
export interface Note {
  open(at: HTMLElement, text: NoteText): void;
}

export interface NoteOptions {
  readonly frame: HTMLElement;
  readonly signal: AbortSignal;
}

/** Distance, in CSS pixels, of the note from its term and from the table's edges. */
const GAP_PX = 6;
const WIDEST_PX = 300;

const createChild = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (key === 'text') element.textContent = value;
    else element.setAttribute(key, value);
  }
  return element;
};

/** Positions the note above its term, or below the term if there is more room there. */
const position = (frame: HTMLElement, note: HTMLElement, at: HTMLElement): void => {
  // If a term wraps, the note refers to its first line.
  const word = boxIn(frame, at, at.getClientRects()[0]);
  const [top, bottom] = [word.y, word.y + word.height];
  const width = Math.min(WIDEST_PX, frame.clientWidth - 2 * GAP_PX);
  const [above, below] = [top - 2 * GAP_PX, frame.clientHeight - bottom - 2 * GAP_PX];
  const isBelow = below > above;
  const styles = {
    left: `${Math.max(GAP_PX, Math.min(word.x + word.width / 2 - width / 2, frame.clientWidth - width - GAP_PX))}px`,
    width: `${width}px`,
    'max-height': `${Math.max(above, below)}px`,
    [isBelow ? 'top' : 'bottom']: `${isBelow ? bottom + GAP_PX : frame.clientHeight - top + GAP_PX}px`,
  };
  for (const [name, value] of Object.entries(styles)) note.style.setProperty(name, value);
};

export const createNote = ({ frame, signal }: NoteOptions): Note => {
  let shown: { readonly note: HTMLElement; readonly at: HTMLElement; readonly before: Element | null } | null = null;
  const focused = (): Element | null => (frame.getRootNode() as ShadowRoot).activeElement;

  const close = (): void => {
    if (!shown) return;
    const { note, at, before } = shown;
    shown = null;
    const hadFocus = note.contains(focused());
    note.remove();
    at.removeAttribute('aria-expanded');
    if (!hadFocus) return;
    at.focus({ preventScroll: true });
    // Some terms cannot receive the focus, and a close-up with the term may have disappeared.
    if (focused() !== at) (before as HTMLElement | null)?.focus({ preventScroll: true });
  };
  /** Closes the note when Tab leaves it, and returns the focus to its term. */
  const onTab = (event: KeyboardEvent): void => {
    const buttons = [...(shown?.note.querySelectorAll('button') ?? [])];
    const isLast = event.target === buttons.at(-1);
    const isFirst = event.target === buttons[0] || event.target === shown?.note;
    if (event.shiftKey ? !isFirst : !isLast) return;
    event.preventDefault();
    close();
  };
  const button = (text: Readonly<Record<string, string>>, act: () => void): HTMLElement => {
    const made = createChild('button', { part: 'button', ...text });
    made.addEventListener('click', act);
    return made;
  };

  frame.addEventListener('pointerdown', ({ target }) => !(target as Element).closest('.note-on-term') && close(), {
    signal,
    capture: true,
  });
  frame.addEventListener(
    'keydown',
    (event) => {
      if (!shown) return;
      if (event.code === 'Tab' && shown.note.contains(event.target as Node)) onTab(event);
      if (event.key !== 'Escape') return;
      // A panel below the note stays open.
      event.stopPropagation();
      close();
    },
    { signal, capture: true },
  );
  frame.ownerDocument.defaultView?.addEventListener('resize', close, { signal });
  signal.addEventListener('abort', close);

  return {
    open(at, { title, lines, language, closeLabel, more }) {
      const again = shown?.at === at;
      close();
      if (again) return;
      const note = createChild('div', {
        class: 'note-on-term',
        role: 'dialog',
        tabindex: '-1',
        'aria-label': title,
        lang: language,
      });
      note.append(
        createChild('strong', { text: title }),
        button({ class: 'close', 'aria-label': closeLabel, text: '×' }, close),
      );
      for (const line of lines) note.append(createChild('p', { text: line }));
      const showMore = (): void => {
        close();
        more?.show();
      };
      if (more) note.append(button({ class: 'more', text: more.label }, showMore));
      frame.append(note);
      position(frame, note, at);
      shown = { note, at, before: focused() };
      at.setAttribute('aria-expanded', 'true');
      note.focus({ preventScroll: true });
    },
  };
};
