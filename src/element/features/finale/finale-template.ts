import { listOf } from '../../../base/list-of.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Deck } from '../../../deck/deck.js';
import { expand } from '../../../deck/expand.js';
import { LEVELS } from '../../../deck/level.js';
import { paletteFor } from '../../../deck/palette.js';
import { MUSICIAN_BOX, musicians } from '../../../deck/salzburg/musicians.js';
import type { Drawing } from '../../../deck/shape.js';
import { suitSvg } from '../../../deck/sign.js';
import { VERDICT_SIZE, verdictSections } from '../../../deck/slate-verdict.js';
import { isWritable } from '../../../deck/slate-letters.js';
import { svgPath } from '../../../deck/svg.js';
import type { Messages } from '../../../i18n/de/table.js';
import { SUITS } from '../../../rules/card.js';
import type { Finale } from '../../../table/finale.js';
import type { Box } from '../../../table/picture.js';
import { svgShape } from '../../table/score/chalk-sign.js';
import { placed, px } from '../../table/view/placed.js';

export interface FinaleData {
  readonly finale: Finale;
  readonly messages: Messages;
  readonly deck: Deck;
  readonly colourAid: boolean;
  /** The area for the scene, in CSS pixels, within the table. */
  readonly area: Box;
  /** Factor for the duration of every animation. */
  readonly pace: number;
}

const musicianTemplate = (name: string, drawing: Drawing): TemplateResult => {
  const palette = paletteFor(false);
  const shapes = expand(drawing, LEVELS.normal)
    .map((shape) => svgPath(shape, palette))
    .join('');
  return html`<div class="musician ${name}">
    ${unsafeHTML(`<svg viewBox="${MUSICIAN_BOX}"><g fill="none" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`)}
  </div>`;
};

/** Number of flying suit signs. */
const SIGNS = 20;

/**
 * A flying suit sign. Its index determines its position and start time, so that all signs spread evenly over the scene.
 */
const flyingSign = ({ deck, colourAid }: FinaleData, index: number): TemplateResult => {
  const golden = (index * 0.618) % 1;
  const turn = index * 2.4;
  return html`<span
    class="sign"
    ${placed({
      left: `${Math.round(3 + golden * 90)}%`,
      top: `${Math.round(4 + ((index * 0.37) % 1) * 84)}%`,
      '--_turn': `${Math.round(Math.sin(turn) * 200)}deg`,
      '--_late': String(Math.round(((index * 0.29) % 1) * 70) / 100),
      '--_size': String(Math.round(70 + 50 * Math.abs(Math.cos(turn))) / 100),
    })}
    >${unsafeHTML(suitSvg(SUITS[index % SUITS.length] ?? 'H', { deck, colourAid }))}</span
  >`;
};

/** Returns the slate's title. */
const titleOf = ({ finale: { outcome, winners }, messages }: FinaleData): string =>
  outcome === 'watched' ? winners.join(' & ') : messages[`finale-${outcome}`];

/** The finale: the slate with the score and, unless the visitor's side has lost, the two musicians of the suit Laub. */
export const finaleTemplate = (data: FinaleData): TemplateResult => {
  const { finale, messages, area, pace } = data;
  const { width, height } = area;
  const { outcome, kind, score, marks } = finale;
  const isWide = width > height * 0.95;
  const shape = isWide ? 1000 / 620 : 600 / 860;
  const wide = Math.min(width * 0.96, height * 0.94 * shape, isWide ? 1100 : 700);
  const isRetour = kind === 'retourschneider';
  const title = titleOf(data);
  const parts = verdictSections({
    title,
    kind: kind === 'normal' ? null : messages[`finale-${kind}`],
    score,
    marks,
    ink: isRetour ? 'gelb' : 'kreide',
  });
  const cheers = outcome !== 'lost';
  const { drummer, fifer } = musicians();
  return html`<div
    class="finale ${outcome} ${kind} ${isWide ? 'wide' : 'tall'}"
    aria-hidden="true"
    ${placed({ '--_pace': String(pace), '--_wide': px(wide), '--_high': px(wide / shape) })}
  >
    <div
      class="scene"
      ${placed({ left: px(area.x + (width - wide) / 2), top: px(area.y + (height - wide / shape) / 2) })}
    >
      ${cheers ? listOf(SIGNS, (index) => flyingSign(data, index)) : nothing}
      <div class="verdict">
        <svg viewBox="0 0 ${VERDICT_SIZE.width} ${VERDICT_SIZE.height}">
          <g fill="none" stroke-linecap="round" stroke-linejoin="round">
            ${parts.map((part) => svg`<g class=${part.kind}>${part.shapes.map((drawn) => svgShape(drawn))}</g>`)}
          </g>
        </svg>
        ${isWritable(title) ? nothing : html`<span class="plain">${title}</span>`}
      </div>
      ${cheers ? html`${musicianTemplate('drummer', drummer)}${musicianTemplate('fifer', fifer)}` : nothing}
    </div>
  </div>`;
};
