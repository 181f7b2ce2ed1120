import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { MarkTerms, TermsOptions } from './terms-options.js';

const termsCode = lazyCode(() => import('./terms-code.js'), 'markTermsIn', 'glossary');

/** Marks terms in texts. The code loads when the visitor first moves the pointer, presses or types at the table. */
export const createTermMarks = (options: TermsOptions): MarkTerms => {
  const { host, frame, signal } = options;
  let mark: MarkTerms | null = null;
  const load = async (): Promise<void> => {
    // If the code cannot be loaded, the texts stay unmarked.
    const code = await termsCode.load().catch(() => null);
    if (code && !signal.aborted) mark ??= code.markTermsIn(options);
    host.requestUpdate();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    frame.addEventListener(type, () => void load(), { signal, once: true });
  return (text, marked) => mark?.(text, marked) ?? text;
};

/** Creates the explanations of game terms in the table's texts. */
export const createTerms = ({
  element: { host, frame, look, signal },
  panels,
  people: { names },
  picture: { presenter },
}: Topics<'element' | 'panels' | 'people' | 'picture'>): Feature => ({
  markTerms: createTermMarks({
    host,
    frame,
    look,
    names,
    now: () => presenter.snapshot.view,
    showRules: () => panels.show('rules'),
    signal,
  }),
});
