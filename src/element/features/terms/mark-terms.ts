import { html, type TemplateResult } from 'lit';
import { createTermMarker, type TermMarker, type TextPiece } from '../../../explain/mark-terms.js';
import { regionalTermsOf } from '../../../explain/regional.js';
import { exampleOf, glossaryAt, termFacts } from '../../../explain/term-facts.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { Glossary, TermFacts, TermId } from '../../../i18n/glossary.js';
import { loadGuide, type LoadedGuide } from '../../../i18n/load-guide.js';
import type { Language } from '../../../i18n/languages.js';
import { termsStyles } from './terms-styles.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { MarkTerms, TermsOptions } from './terms-options.js';
import { createNote } from './note.js';

/** The glossary in one deck's terms, and the function that marks these terms. */
interface LoadedGlossary {
  readonly messages: Messages;
  /** The table's regional words, as one string. */
  readonly regional: string;
  readonly glossary: Glossary;
  readonly mark: TermMarker;
}

/** Marks up a term as `b`, because each `span` in the question is a line. */
const termTemplate = (text: string, term: TermId): TemplateResult =>
  html`<b class="term" role="button" tabindex="0" aria-haspopup="dialog" data-term=${term}>${text}</b>`;

/** A card's name with a hyphen. */
const HYPHENATED_NAME = /(\p{Lu}\p{L}*-\p{Lu}\p{L}*)/u;

/** Returns a text whose card names do not break at their hyphens. */
const withWholeNames = (text: string): readonly unknown[] =>
  text.split(HYPHENATED_NAME).map((piece, index) => (index % 2 ? html`<bdi class="whole-name">${piece}</bdi>` : piece));

const pieceTemplate = ({ text, term }: TextPiece): unknown => (term ? termTemplate(text, term) : withWholeNames(text));

/** Returns the facts that the explanations use, either about a game or only about the rules. */
const factsOf = (now: ReturnType<TermsOptions['now']>, names: readonly string[]): TermFacts => {
  if (!('announcement' in now)) return termFacts(now.rules);
  const { rules, announcement, dealer, forehand, value } = now;
  const called = (seat: number | null): string | null => (seat === null ? null : (names[seat] ?? null));
  return termFacts(rules, { announcement, value, dealer: called(dealer), forehand: called(forehand) });
};

const isActivation = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Creates the function that marks terms, and explains marked terms in the table's language. */
export const markTermsIn = (options: TermsOptions): MarkTerms => {
  const { host, frame, look, now, names, showRules, signal } = options;
  let wanted: Language | null = null;
  let part: LoadedGuide | null = null;
  let loaded: LoadedGlossary | null = null;
  adoptStyles(host, [termsStyles], signal);

  const followLanguage = async (): Promise<void> => {
    const { language } = look;
    if (language === wanted) return;
    wanted = language;
    const found = await loadGuide(language).catch(() => null);
    if (language !== wanted) return;
    [part, loaded] = [found, null];
    host.requestUpdate();
  };
  const currentGlossary = (): LoadedGlossary | null => {
    void followLanguage();
    const { messages } = look;
    const { rules } = now();
    const regional = regionalTermsOf(rules).join();
    if (!part || (loaded?.messages === messages && loaded.regional === regional)) return loaded;
    const glossary = part.glossaryIn(messages);
    loaded = { messages, regional, glossary, mark: createTermMarker(glossaryAt(rules, glossary)) };
    return loaded;
  };

  const note = createNote({ frame, signal });
  const explain = (at: HTMLElement): void => {
    const id = at.dataset.term as TermId;
    const entry = currentGlossary()?.glossary[id];
    if (!entry || !part) return;
    const facts = factsOf(now(), names?.() ?? []);
    note.open(at, {
      title: entry.name,
      lines: [entry.means(facts), exampleOf(id, entry, facts, part.notPlayed)],
      language: part.language,
      closeLabel: look.messages['label-close'],
      more: showRules && !at.closest('.book') ? { label: look.messages['label-rules'], show: showRules } : null,
    });
  };
  const termAt = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>('.term');
  /**
   * Returns the term in a close-up that was opened with a key. This makes the explanation of the card's role available to
   * keyboard users.
   */
  const termInCloseUp = (): HTMLElement | null => frame.querySelector<HTMLElement>('.close-up.key [data-term]');

  // A press on a term must not speed up the game or close anything, so that the text with the term stays visible.
  frame.addEventListener('pointerdown', (event) => termAt(event) && event.stopPropagation(), { signal, capture: true });
  frame.addEventListener(
    'click',
    (event) => {
      const at = termAt(event);
      if (!at) return;
      event.stopPropagation();
      explain(at);
    },
    { signal, capture: true },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      const at = termAt(event);
      if (!at || !isActivation(event)) return;
      event.preventDefault();
      event.stopPropagation();
      explain(at);
    },
    { signal, capture: true },
  );
  // Listens on the window, to handle the key before it closes the close-up.
  frame.ownerDocument.defaultView?.addEventListener(
    'keydown',
    (event) => {
      const at = isActivation(event) && event.composedPath().includes(frame) ? termInCloseUp() : null;
      if (!at) return;
      event.preventDefault();
      explain(at);
    },
    { signal, capture: true },
  );
  void followLanguage();
  return (text, marked) => {
    const mark = currentGlossary()?.mark;
    if (!mark) return withWholeNames(text);
    return mark(text, marked).map(pieceTemplate);
  };
};
