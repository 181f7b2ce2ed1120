import type { TemplateTopics } from '../../table/template-data.js';

/** The template data that the rules page uses. */
export type RulesPageData = TemplateTopics<'cards' | 'texts'>;
