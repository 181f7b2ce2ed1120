import { loadModule } from '../../shell/load-module.js';

/** Loads the code for the rules page and for the rules over the poster. */
export const loadRulesCode = () => loadModule(() => import('./rules-page-code.js'), 'createRulesPage');
