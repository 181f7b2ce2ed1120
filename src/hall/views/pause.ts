import { html, nothing, type TemplateResult } from 'lit';
import { onSubmit, field, type View } from '../view.js';

/** The draft that pauses the projector. Its text is on the projector, after a prefix that is there without a text too. */
const PAUSE = 'screen-pause';
const PREFIX = 'text:';

/** Returns the text on the paused projector, empty for a dark one, or null while the projector is not paused. */
export const pauseOf = ({ desk }: { readonly desk: Pick<View['desk'], 'draft'> }): string | null => {
  const pause = desk.draft(PAUSE);
  return pause.startsWith(PREFIX) ? pause.slice(PREFIX.length) : null;
};

const end = (view: View): TemplateResult =>
  html`<button type="button" class="button" @click=${() => view.desk.clearDrafts(PAUSE)}>
    ${view.texts['screen-pause-end']}
  </button>`;

const start = (view: View): void => {
  view.desk.setDraft(PAUSE, `${PREFIX}${view.desk.draft('pause-text').trim()}`);
  view.say(view.texts['screen-paused']({ text: pauseOf(view) ?? '' }));
};

/** The form that pauses the projector, or ends the pause. */
export const pauseForm = (view: View): TemplateResult => {
  const note = pauseNote(view);
  if (note !== nothing) return html`${note}`;
  return html`<form class="row" @submit=${onSubmit(() => start(view))}>
    ${field(view, 'pause-text', view.texts['screen-pause-text'], {
      maxLength: 300,
    })}
    <button class="button">${view.texts['screen-pause']}</button>
    <small>${view.texts['screen-pause-about']}</small>
  </form>`;
};

/** A note that the projector is paused, so that the host does not forget it. */
export const pauseNote = (view: View): TemplateResult | typeof nothing => {
  const text = pauseOf(view);
  if (text === null) return nothing;
  return html`<div class="row">
    <p><b>${view.texts['screen-paused']({ text })}</b></p>
    ${end(view)}
  </div>`;
};
