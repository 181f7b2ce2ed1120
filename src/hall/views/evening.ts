import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState } from '../../evening/state.js';
import { fileName, openFile, saveFile } from '../files.js';
import { field, onSubmit, type View } from '../view.js';

const announce = (view: View): void => {
  const text = view.desk.draft('announce').trim();
  if (text !== '' && view.do({ type: 'announce', text })) view.desk.clearDrafts('announce');
};

const openSaved = async (view: View): Promise<void> => {
  const text = await openFile('.json,application/json');
  if (text === null) return;
  try {
    view.desk.load(text);
  } catch {
    view.say(view.texts['evening-bad-file'], true);
  }
};

/** A button that asks before it does something that cannot be taken back. */
const asking = (view: View, name: string, label: string, question: string, yes: string, run: () => void) =>
  view.desk.draft(`ask-${name}`) === ''
    ? html`<button
        type="button"
        class="button"
        @click=${() => {
          view.desk.setDraft(`ask-${name}`, 'yes');
          view.focus(`[data-yes="${name}"]`);
        }}
      >
        ${label}
      </button>`
    : html`<div class="row" role="group" aria-label=${question}>
        <p>${question}</p>
        <button
          type="button"
          class="button danger"
          data-yes=${name}
          @click=${() => {
            view.desk.clearDrafts('ask-');
            run();
          }}
        >
          ${yes}
        </button>
        <button type="button" class="button" @click=${() => view.desk.clearDrafts('ask-')}>
          ${view.texts['entry-cancel']}
        </button>
      </div>`;

const undo = (view: View): TemplateResult | typeof nothing => {
  const { desk, texts } = view;
  const { undoes } = desk;
  if (!undoes) return nothing;
  const question = texts['evening-undo-ask']({ step: texts[`step-${undoes}`] });
  return asking(view, 'undo', texts['evening-undo'], question, texts['evening-undo'], () => desk.undo());
};

/** The page of the whole evening: files, projector, announcements. */
export const eveningPage = (view: View, state: EveningState, openScreen: () => void): TemplateResult => {
  const { desk, texts } = view;
  return html`<section class="sheet">
    <h2>${state.name}</h2>
    <p class=${desk.isKept ? '' : 'problem'}>${desk.isKept ? texts['evening-kept'] : texts['evening-not-kept']}</p>
    <div class="row">
      <button
        type="button"
        class="button primary"
        @click=${() => saveFile(`${fileName(state.name)}.json`, desk.save(), 'application/json')}
      >
        ${texts['evening-save']}
      </button>
      <button type="button" class="button" @click=${() => void openSaved(view)}>${texts['evening-open']}</button>
      <button type="button" class="button" @click=${openScreen}>${texts['screen-open']}</button>
    </div>
    ${
      state.finished
        ? nothing
        : html`<form class="row" @submit=${onSubmit(() => announce(view))}>
            ${field(view, 'announce', texts['evening-announce'], { maxLength: 300 })}
            <button class="button">${texts['evening-announce-do']}</button>
            ${
              state.announcements.at(-1)
                ? html`<button type="button" class="button" @click=${() => view.do({ type: 'announce', text: '' })}>
                    ${texts['evening-announce-end']}
                  </button>`
                : nothing
            }
          </form>`
    }
    ${undo(view)}
    ${asking(view, 'new', texts['evening-new'], texts['evening-new-ask'], texts['evening-new-do'], () => desk.clear())}
  </section>`;
};
