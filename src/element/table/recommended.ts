import { html } from 'lit';
import type { Action } from '../../game/action.js';
import { haveSameFields } from '../../rules/same-fields.js';
import { hintIcon } from '../shell/icons.js';
import type { TemplateTopics } from './template-data.js';

/** Whether a feature recommends this action. */
export const isRecommended = ({ advice: { recommended } }: TemplateTopics<'advice'>, action: Action | null): boolean =>
  Boolean(recommended && action && haveSameFields(recommended, action));

/** The mark on a recommended action. */
export const recommendedMark = html`<span class="hint-mark" aria-hidden="true">${hintIcon}</span>`;
