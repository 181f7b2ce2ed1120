import { html, nothing, type TemplateResult } from 'lit';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** Creates the button that repeats a finished game against computer players with the same deal. */
export const createAgain = ({ game, picture: { presenter } }: Topics<'game' | 'picture'>): Feature | null => {
  const { startAgain } = game;
  if (!startAgain) return null;
  /** Whether the game is over and another one can follow. */
  const isOffered = (): boolean => {
    const { phase, legal } = presenter.snapshot.view;
    return phase === 'game-over' && legal.some(({ type }) => type === 'next');
  };
  const button = ({
    texts: { messages },
    input: { halt },
  }: TemplateTopics<'input' | 'texts'>): TemplateResult | typeof nothing =>
    isOffered()
      ? html`<button class="button" part="button" data-again ?disabled=${halt !== null} @click=${startAgain}>
          <span class="what">${messages['choice-same-deal']}</span
          ><span class="note">${messages['note-same-deal']}</span>
        </button>`
      : nothing;
  return { slots: { 'answer-button': button } };
};
