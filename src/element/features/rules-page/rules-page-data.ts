import type { TemplateData } from '../../table/template-data.js';

/** The template data that the page of the rules uses. */
export type RulesPageData = Pick<TemplateData, 'colourAid' | 'deck' | 'faces' | 'messages' | 'pixelRatio' | 'terms'>;
