import { html, type TemplateResult } from 'lit';
import { deletionTools } from '../../table/panels/deletion-template.js';
import { scoreTable } from '../../table/score/score-table.js';
import type { Deletion, TemplateTopics } from '../../table/template-data.js';

/** Panel with the whole match score. */
export const scorePanel = (
  data: TemplateTopics<'model' | 'picture' | 'texts'>,
  deletion: Deletion | null,
): TemplateResult =>
  html`<div class="lines schrift" tabindex="0">${scoreTable(data)}</div>
    ${deletionTools(data.texts.messages, deletion)}`;
