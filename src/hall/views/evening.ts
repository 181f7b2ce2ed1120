import { html, nothing, type TemplateResult } from 'lit';
import type { EveningState } from '../../evening/state.js';
import { fileName, openFile, saveFile } from '../files.js';
import { field, onSubmit, type View } from '../view.js';
import { asking } from './asking.js';
import { pauseForm } from './pause.js';
import { phonesPart } from './phones.js';

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

const undo = (view: View): TemplateResult | typeof nothing => {
  const { desk, texts } = view;
  const { undoes, undoRefusal } = desk;
  if (undoRefusal) return html`<p>${texts[`evening-undo-${undoRefusal}`]}</p>`;
  if (!undoes) return nothing;
  const question = texts['evening-undo-ask']({ step: texts[`step-${undoes}`] });
  return asking(view, { name: 'undo', label: texts['evening-undo'], question, yes: texts['evening-undo'] }, () =>
    desk.undo(),
  );
};

/** The page of the whole evening: files, projector, announcements. */
export const eveningPage = (view: View, state: EveningState, openScreen: () => void): TemplateResult => {
  const { desk, texts, phones } = view;
  const isOnServer = desk.link !== null && phones !== null && !phones.isGone;
  const kept = isOnServer ? phones.words['phones-kept'] : texts['evening-kept'];
  return html`<section class="sheet">
    <h2>${state.name}</h2>
    <p class=${desk.isKept ? '' : 'problem'}>${desk.isKept ? kept : texts['evening-not-kept']}</p>
    <div class="row">
      <button
        type="button"
        class="button primary"
        @click=${() => saveFile(`${fileName(state.name)}.json`, desk.save(), 'application/json')}
      >
        ${texts['evening-save']}
      </button>
      ${asking(
        view,
        {
          name: 'open',
          label: texts['evening-open'],
          question: texts['evening-open-ask'],
          yes: texts['evening-open-do'],
        },
        () => void openSaved(view),
      )}
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
    ${
      !state.finished && state.announcements.at(-1)
        ? html`<p>${texts['evening-announced']({ text: state.announcements.at(-1) ?? '' })}</p>`
        : nothing
    }
    ${pauseForm(view)} ${phonesPart(view)} ${undo(view)}
    ${asking(
      view,
      {
        name: 'new',
        label: texts['evening-new'],
        question: texts['evening-new-ask'],
        yes: texts['evening-new-do'],
      },
      () => desk.clear(),
    )}
  </section>`;
};
