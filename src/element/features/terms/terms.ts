import type { View } from '../../../game/view.js';
import type { RuleSet } from '../../../rules/variants.js';
import { guideCode } from '../../table/parts.js';
import type { ElementHost } from '../../shell/host.js';
import type { TemplateData } from '../../table/template-data.js';
import type { Look } from '../../shell/look.js';

export interface GuideOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  /** What is explained by: a game, or the rules alone. */
  readonly now: () => View | { readonly rules: RuleSet };
  /** By seat. */
  readonly names?: () => readonly string[];
  /** Shows the rules; left out: they are shown already. */
  readonly showRules?: () => void;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** Explains the terms of the game where they stand. */
export interface Guide {
  readonly terms: TemplateData['terms'];
}

/** The texts of a table have their terms marked as soon as somebody is there to touch them: what does that is loaded then. */
export const createGuide = (options: GuideOptions): Guide => {
  const { host, frame, signal } = options;
  let opened: Guide | null = null;
  const open = async (): Promise<void> => {
    // Without it the texts are there all the same.
    const code = await guideCode.load().catch(() => null);
    if (code && !signal.aborted) opened ??= code.openGuide(options);
    host.requestUpdate();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    frame.addEventListener(type, () => void open(), { signal, once: true });
  return { terms: (text, told) => opened?.terms(text, told) ?? text };
};
