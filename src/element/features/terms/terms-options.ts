import type { View } from '../../../game/view.js';
import type { RuleSet } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { Look } from '../../shell/look.js';
import type { TemplateTexts } from '../../table/template-data.js';

/** Marks the terms of a text; a press on one explains it. */
export type MarkTerms = TemplateTexts['markTerms'];

export interface TermsOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  /** Returns the game, or only the rules, that the explanations refer to. */
  readonly now: () => View | { readonly rules: RuleSet };
  /** Returns the names by seat. */
  readonly names?: () => readonly string[];
  /** Opens the rules; undefined if they are already open. */
  readonly showRules?: () => void;
  /** Aborts when the texts disappear. */
  readonly signal: AbortSignal;
}
