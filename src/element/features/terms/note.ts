import { boxIn } from '../../table/view/measured.js';

/** What a note says. */
export interface NoteText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly language: string;
  readonly closeLabel: string;
  /** Leads on; null: nothing does. */
  readonly more: { readonly label: string; readonly show: () => void } | null;
}

/** A note beside a word. One at a time: Escape, and a press anywhere else, takes it away. */
export interface Note {
  open(at: HTMLElement, text: NoteText): void;
}

export interface NoteOptions {
  readonly frame: HTMLElement;
  readonly signal: AbortSignal;
}

/** Between the note and its word, and the edges of the table, in CSS pixels. */
const GAP_PX = 6;
const WIDEST_PX = 300;

const make = <Name extends keyof HTMLElementTagNameMap>(
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

/** Puts it above its word, or below where there is more room. */
const put = (frame: HTMLElement, note: HTMLElement, at: HTMLElement): void => {
  // Of a word that goes on in another line its beginning.
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
    // Not every word can have the focus, and what was shown large has gone.
    if (focused() !== at) (before as HTMLElement | null)?.focus({ preventScroll: true });
  };
  /** Whoever leaves it by Tab is at its word again. */
  const leave = (event: KeyboardEvent): void => {
    const buttons = [...(shown?.note.querySelectorAll('button') ?? [])];
    const isLast = event.target === buttons.at(-1);
    const isFirst = event.target === buttons[0] || event.target === shown?.note;
    if (event.shiftKey ? !isFirst : !isLast) return;
    event.preventDefault();
    close();
  };
  const button = (text: Readonly<Record<string, string>>, act: () => void): HTMLElement => {
    const made = make('button', { part: 'button', ...text });
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
      if (event.code === 'Tab' && shown.note.contains(event.target as Node)) leave(event);
      if (event.key !== 'Escape') return;
      // What lies below stays open.
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
      const note = make('div', {
        class: 'note-on-term',
        role: 'dialog',
        tabindex: '-1',
        'aria-label': title,
        lang: language,
      });
      note.append(
        make('strong', { text: title }),
        button({ class: 'close', 'aria-label': closeLabel, text: '×' }, close),
      );
      for (const line of lines) note.append(make('p', { text: line }));
      const leadOn = (): void => {
        close();
        more?.show();
      };
      if (more) note.append(button({ class: 'more', text: more.label }, leadOn));
      frame.append(note);
      put(frame, note, at);
      shown = { note, at, before: focused() };
      at.setAttribute('aria-expanded', 'true');
      note.focus({ preventScroll: true });
    },
  };
};
