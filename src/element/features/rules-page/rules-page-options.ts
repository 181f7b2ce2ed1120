import type { View } from '../../../game/view.js';
import type { RuleSet } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { Look } from '../../shell/look.js';

export interface RulesPageOptions {
  readonly host: ElementHost;
  readonly look: Pick<Look, 'language'>;
  /** Of the game whose cards stand in order, or the rules alone. */
  readonly view: () => View | { readonly rules: RuleSet };
  /** Aborts when the page is shown no more. */
  readonly signal: AbortSignal;
}
