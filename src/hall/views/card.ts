import { html, type TemplateResult } from 'lit';
import type { View } from '../view.js';

/** The page that the code of a printed pair card opens on a phone. */
export const cardPage = ({ texts }: View, no: string, prepare: () => void): TemplateResult =>
  html`<section class="sheet">
    <h2>${texts['card-title']({ no: Number(no) })}</h2>
    <p>${texts['card-about']}</p>
    <button type="button" class="button" @click=${prepare}>${texts['start-title']}</button>
  </section>`;
