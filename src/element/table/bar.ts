import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { say } from '../../i18n/text.js';
import { stockTexts } from '../../table/lines.js';
import { menuIcon, signalIcon, silentIcon, soundIcon, trickIcon } from '../shell/icons.js';
import { bothNames, suitSign, type Panel, type TemplateTopics } from './template-data.js';
import { placed, px } from './view/placed.js';
import { isFilled } from './feature.js';
import { scoreChip } from './score/score.js';

const announcementChip = (
  data: TemplateTopics<'cards' | 'model' | 'slot' | 'texts'>,
): TemplateResult | typeof nothing => {
  const {
    model,
    texts: { messages },
  } = data;
  if (!model.announcement) return nothing;
  const { schlag, trumpf } = model.announcement;
  return html`<div
    class=${classMap({ chip: true, announcement: true, known: model.stakes !== null || Boolean(schlag && trumpf) })}
    role="group"
    aria-label=${messages['label-announcement']}
  >
    <h3 class="sr-only">${messages['label-announcement']}</h3>
    ${schlag ? html`<span class="schlag" title=${bothNames(data, (of) => of.schlag(schlag))}><span class="word">${data.texts.markTerms(messages['word-schlag'])}</span> <strong>${messages.schlag(schlag)}</strong></span>` : html`<span class="told">${model.secret ? messages.secret : trumpf ? '' : messages['not-announced']}</span>`}
    ${
      trumpf
        ? html`<span class="trumpf" title=${bothNames(data, (of) => of.suit(trumpf), trumpf)}
            ><span class="word">${data.texts.markTerms(messages['word-trumpf'])}</span>
            <span class="named">${suitSign(data, trumpf)} <strong>${messages.suit(trumpf)}</strong></span></span
          >`
        : nothing
    }
    ${model.stakes ? html`<span class="told">${data.texts.markTerms(say(messages, model.stakes.value))}</span>` : nothing}
    ${model.peeked ? html`<span class="told bottom">${say(messages, { key: 'bottom-card', params: { card: model.peeked } })}</span>` : nothing}
    ${data.slot('announcement')}
  </div>`;
};

/** The visible cards of the stock for screen readers. The table shows the cards on the stock. */
const stockText = ({ model: { stockTop, stockSeen }, texts: { messages } }: TemplateTopics<'model' | 'texts'>) =>
  stockTexts(stockTop, stockSeen).map((text) => html`<p class="sr-only">${say(messages, text)}</p>`);

/** The button that switches the sound on and off. A narrow bar hides it, because the settings also have this switch. */
const soundTool = ({
  texts: { messages },
  preferences,
}: TemplateTopics<'preferences' | 'texts'>): TemplateResult | typeof nothing => {
  if (!preferences.canSet('sound')) return nothing;
  const isOn = preferences.of('sound');
  return html`<button
    class="tool"
    part="button"
    data-sound
    aria-label=${messages['prefer-sound']}
    title=${messages['prefer-sound']}
    aria-pressed=${isOn}
    @click=${() => preferences.set('sound', !isOn)}
  >
    ${isOn ? soundIcon : silentIcon}
  </button>`;
};

const tools = (data: TemplateTopics<'model' | 'panel' | 'preferences' | 'remote' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
    panel,
  } = data;
  const tool = (name: Panel, label: string, icon: TemplateResult) =>
    html`<button
      class="tool"
      part="button"
      data-panel=${name}
      aria-label=${label}
      title=${label}
      aria-expanded=${panel.open === name}
      @click=${() => panel.show(panel.open === name ? null : name)}
    >
      ${icon}
    </button>`;
  return html`<div class="tools">
    ${data.remote.controls?.tool()} ${tool('last-trick', messages['label-last-trick'], trickIcon)}
    ${model.signals ? tool('signals', messages['label-signals'], signalIcon) : nothing} ${soundTool(data)}
    ${tool('menu', messages['label-menu'], menuIcon)}
  </div>`;
};

/** The bar along the upper edge, with the score, the announcement and the tools. */
export const bar = (
  data: TemplateTopics<'cards' | 'model' | 'panel' | 'picture' | 'preferences' | 'remote' | 'slot' | 'texts'>,
): TemplateResult => {
  const { layout, sides } = data.model;
  const { x, y, width } = layout.bar;
  return html`<div
    class="bar"
    ${placed({ left: px(x), top: px(y), width: px(width), 'min-height': px(layout.minBarHeight) })}
  >
    ${
      isFilled(data.slot('score')) || sides.length === 0
        ? nothing
        : html`<h3 class="sr-only">${data.texts.messages['label-score']}</h3>
            ${scoreChip(data)}`
    }
    ${announcementChip(data)} ${stockText(data)}
    <slot name="toolbar"></slot>
    ${tools(data)}
  </div>`;
};
