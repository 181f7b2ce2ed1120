import { loadModule } from '../../shell/load-module.js';

/** Loads the code of the rules page and of the rules over the poster. */
export const loadRulesCode = () => loadModule(() => import('./rules-page-code.js'), 'createRulesPage');
