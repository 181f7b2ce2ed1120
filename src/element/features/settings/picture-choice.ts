import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { BackName } from '../../../deck/deck.js';
import { EDELWEISS } from '../../../deck/backs/edelweiss.js';
import { LATTICE } from '../../../deck/backs/lattice.js';
import { ROSETTE } from '../../../deck/backs/rosette.js';
import { backDocument } from '../../../deck/svg.js';
import type { PREFERENCE_GROUPS } from '../../shell/settings/preferences.js';
import { pictureRadio } from '../../table/panels/picture-radio.js';
import type { TemplateTopics } from '../../table/template-data.js';

type Preference = (typeof PREFERENCE_GROUPS)[number]['preferences'][number];
/** A setting whose values the panel shows as pictures. */
export type PictureChoice = Extract<Preference, { readonly name: 'back' | 'surface' }>;

/** The drawings of the backs, created when the panel first shows them. */
const drawings = new Map<string, string>();

const drawingOf = (name: BackName): string => {
  const drawing =
    drawings.get(name) ??
    backDocument('', { rosette: ROSETTE, edelweiss: EDELWEISS, lattice: LATTICE }[name]).replace('<title></title>', '');
  drawings.set(name, drawing);
  return drawing;
};

/** A back as a drawing, or a surface, which the styles paint. */
const pictureOf = (preference: PictureChoice, value: string): TemplateResult =>
  html`<span class="swatch" aria-hidden="true" data-swatch=${value}
    >${preference.name === 'back' ? unsafeHTML(drawingOf(value as BackName)) : ''}</span
  >`;

/** A group of radio buttons, each with the picture and the name of a value. */
export const pictureRow = (
  { texts: { messages }, preferences }: TemplateTopics<'preferences' | 'texts'>,
  preference: PictureChoice,
): TemplateResult => {
  const { name, label, values } = preference;
  const chosen = preferences.of(name);
  return html`<fieldset class="pictures" data-preference=${name}>
    <legend>${messages[label]}</legend>
    ${values.map(([value, called]) =>
      pictureRadio({
        group: name,
        value,
        isChosen: value === chosen,
        picture: pictureOf(preference, value),
        label: messages[called],
        choose: () => preferences.set(name, value),
      }),
    )}
  </fieldset>`;
};
