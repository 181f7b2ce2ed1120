import { html, type TemplateResult } from 'lit';
import { PEOPLE, PERSON_IDS, type PersonId } from '../../../people/index.js';
import type { SeatModel } from '../../../table/model.js';
import { partyWord } from '../../table/seats.js';
import { peopleCode } from '../../table/people/lazy-people.js';
import { pictureRadioStyles } from '../../table/panels/picture-radio-styles.js';
import { pictureRadio } from '../../table/panels/picture-radio.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { windowOf } from '../../shell/window-of.js';
import { companionsStyles } from './companions-styles.js';

export const STYLES = [pictureRadioStyles, companionsStyles] as const;

type Data = TemplateTopics<'model' | 'preferences' | 'texts'>;

/** The chosen people, by seat; null means by chance. */
const chosenIn = ({ model, preferences }: Data): readonly (PersonId | null)[] =>
  model.seats.map((_, seat) => preferences.of('companions')?.[seat] ?? null);

/**
 * Chooses a person for a seat. A person sits at one seat only, so another seat with this person gets the chosen seat's
 * earlier person.
 */
const choose = (data: Data, seat: number, id: PersonId | null): void => {
  const before = chosenIn(data);
  const chosen = before.map((other, at) => {
    if (at === seat) return id;
    return id !== null && other === id ? (before[seat] ?? null) : other;
  });
  data.preferences.set('companions', chosen.some((one) => one !== null) ? chosen : null);
};

const seatRow = (data: Data, seatModel: SeatModel): TemplateResult => {
  const { seat, name } = seatModel;
  const { messages } = data.texts;
  const chosen = chosenIn(data)[seat];
  const party = partyWord(messages, seatModel);
  const option = (id: PersonId | null, picture: TemplateResult, label: string): TemplateResult =>
    pictureRadio({
      group: `companion-${seat}`,
      value: id ?? 'chance',
      isChosen: chosen === id,
      picture,
      label,
      choose: () => choose(data, seat, id),
    });
  return html`<fieldset class="pictures" data-seat=${seat}>
    <legend>${name}${party ? html` <small>${party}</small>` : ''}</legend>
    ${option(null, html`<span class="chance" aria-hidden="true">?</span>`, messages['companions-chance'])}
    ${PERSON_IDS.map((id) =>
      option(
        id,
        html`<span class="face" aria-hidden="true"><canvas data-person=${id}></canvas></span>`,
        PEOPLE[id].name,
      ),
    )}
  </fieldset>`;
};

/**
 * The people to choose from, for each seat with a computer.
 * @param temperaments temperaments by seat; null or missing for a seat without a computer
 */
export const companionsPanel = (data: Data, temperaments: readonly unknown[]): TemplateResult =>
  html`<div class="companions">
    <p>${data.texts.messages['companions-note']}</p>
    ${data.model.seats
      .filter(({ seat }) => temperaments[seat] !== null && temperaments[seat] !== undefined)
      .map((one) => seatRow(data, one))}
  </div>`;

/** Side length of a face, in CSS pixels. */
const SIDE = 52;
const MAX_PIXEL_RATIO = 2;

/** Draws the faces in the panel. Without their code, the panel shows only names. */
export const paintCompanions = async (frame: HTMLElement): Promise<void> => {
  const missing = frame.querySelectorAll<HTMLCanvasElement>('.companions .face:not([data-drawn]) canvas');
  if (missing.length === 0) return;
  const code = await peopleCode.load().catch(() => null);
  const painter = code?.createPainter({
    frame,
    isAtOnce: () => true,
    pixelRatio: () => Math.min(windowOf(frame).devicePixelRatio, MAX_PIXEL_RATIO),
  });
  for (const canvas of missing) {
    const id = canvas.dataset['person'] as PersonId;
    painter?.paint(canvas, { id, look: 'waiting', strength: 1, gaze: null, side: SIDE });
  }
};
