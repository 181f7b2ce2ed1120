import { html, nothing, type TemplateResult } from 'lit';
import { signsOf, type Sign } from '../../../game/sign.js';
import { isSuit } from '../../../i18n/card-names.js';
import { kritischerOfSign } from '../../../rules/critical-signs.js';
import { bothNames, suitSign, type TemplateTopics } from '../../table/template-data.js';

/**
 * The available signals, each as a face with its meaning. A description of the gesture is visible until the face is
 * drawn. Screen readers can always read the description.
 */
export const signsPanel = (data: TemplateTopics<'cards' | 'input' | 'model' | 'panel' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
    input: { act },
    panel,
  } = data;
  const give = (sign: Sign): void => {
    const action = model.signals?.find((signal) => signal.sign === sign);
    if (!action) return;
    panel.show(null);
    act(action);
  };
  const tip = (sign: Sign) =>
    bothNames(data, (of) => of.meaning(sign, kritischerOfSign(model, sign)), isSuit(sign) ? sign : undefined);
  return html`<div class="signals">
    ${signsOf(model).map(
      (sign) =>
        html`<button
          class="button"
          part="button"
          data-sign=${sign}
          title=${tip(sign)}
          ?disabled=${!model.signals?.some((signal) => signal.sign === sign)}
          @click=${() => give(sign)}
        >
          <span class="face" aria-hidden="true"><canvas data-face=${sign}></canvas></span>
          <span class="gesture">${messages.gesture(sign)}<span class="sr-only">: </span></span>
          <strong
            >${isSuit(sign) ? suitSign(data, sign) : nothing}${messages.meaning(sign, kritischerOfSign(model, sign))}</strong
          >
        </button>`,
    )}
  </div>`;
};
