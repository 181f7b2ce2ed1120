import type { View } from '../../../game/view.js';
import type { RuleSet } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { Look } from '../../shell/look.js';
import type { TemplateTexts } from '../../table/template-data.js';

/** Marks the terms in a text. A press on a marked term explains it. */
export type MarkTerms = TemplateTexts['markTerms'];

export interface TermsOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  /** Returns the view of the game to which the explanations refer or, if there is no game, only the rules. */
  readonly now: () => View | { readonly rules: RuleSet };
  /** Returns the names by seat. */
  readonly names?: () => readonly string[];
  /** Opens the rules; undefined if they are already open. */
  readonly showRules?: () => void;
  /** Aborts when the texts disappear. */
  readonly signal: AbortSignal;
}
