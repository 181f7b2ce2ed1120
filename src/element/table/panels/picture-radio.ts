import { html, type TemplateResult } from 'lit';

/** A radio button that shows its value as a picture. */
export interface PictureRadio {
  /** The name that all radio buttons of a group share. */
  readonly group: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly picture: TemplateResult;
  readonly label: string;
  readonly choose: () => void;
}

/** Renders a radio button as its picture with the label below. */
export const pictureRadio = ({ group, value, isChosen, picture, label, choose }: PictureRadio): TemplateResult =>
  html`<label class="pictured">
    <input type="radio" name=${group} value=${value} .checked=${isChosen} @change=${choose} />${picture}<span
      >${label}</span
    >
  </label>`;
