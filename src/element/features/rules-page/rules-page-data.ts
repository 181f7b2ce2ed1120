import type { TemplateTopics } from '../../table/template-data.js';

/** The template data that the page of the rules uses. */
export type RulesPageData = TemplateTopics<'cards' | 'texts'>;
