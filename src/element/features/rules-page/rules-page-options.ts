import type { View } from '../../../game/view.js';
import type { RuleSet } from '../../../rules/variants.js';
import type { ElementHost } from '../../shell/host.js';
import type { Look } from '../../shell/look.js';

export interface RulesPageOptions {
  readonly host: ElementHost;
  readonly look: Pick<Look, 'language'>;
  /** Returns the view of the game whose card order the page shows or, if there is no game, only the rules. */
  readonly view: () => View | { readonly rules: RuleSet };
  /** Aborts when the rules page disappears. */
  readonly signal: AbortSignal;
}
