import { toJson } from '../../../base/to-json.js';
import { html, noChange, nothing, svg, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { keyed } from 'lit/directives/keyed.js';
import { eachOf } from '../../table/view/each-of.js';
import { chalkDust, type SlateShape } from '../../../deck/slate-chalk.js';
import { slateBoard, slateSections, slateSponge, type SlateSection, type SlateSize } from '../../../deck/slate.js';
import type { SideModel, TableModel } from '../../../table/model.js';
import { bummerlMarks, slateLines } from '../../../table/slate.js';
import { svgShape } from '../../table/score/chalk-sign.js';

/** A slate's content. */
export interface SlateContent {
  readonly size: SlateSize;
  readonly model: {
    readonly rows: TableModel['rows'];
    readonly sides: readonly Pick<SideModel, 'score' | 'gestrichen' | 'bummerlKinds'>[];
  };
  /** Names by column. */
  readonly names: readonly string[];
}

const shapes = (all: readonly SlateShape[]) => all.map((shape) => svgShape(shape));

/** Returns whether the sponge wipes a section when the next game begins. */
const isOfGame = ({ kind }: SlateSection): boolean => kind === 'entry' || kind === 'score' || kind === 'gestrichen';

/**
 * Draws a slate and compares it with the previous one, so that new sections are animated and removed ones are wiped
 * away.
 */
class SlateDrawing extends Directive {
  #drawn = '';
  #people = '';
  #data: readonly SlateSection[] = [];
  /** Keys of the sections that appear without animation on the first render; null before that render. */
  #old: ReadonlySet<string> | null = null;
  #wiped: { readonly number: number; readonly height: number; readonly shapes: readonly SlateShape[] } = {
    number: 0,
    height: 0,
    shapes: [],
  };

  render({ size, model, names }: SlateContent): TemplateResult | typeof noChange {
    const people = names.join('\n');
    if (people !== this.#people) this.#forget();
    this.#people = people;
    const columns = model.sides.map((side, column) => ({
      name: names[column] ?? '',
      score: side.score,
      gestrichen: side.gestrichen,
      bummerl: bummerlMarks(side),
    }));
    const writing = { columns, rows: size.lines > 0 ? slateLines(model, size.lines) : [] };
    // The table renders whenever a card moves, but the slate changes only once per hand.
    const drawn = toJson([size, writing]);
    if (drawn === this.#drawn) return noChange;
    this.#drawn = drawn;

    const data = slateSections(size, writing);
    const gone = this.#data.filter(isOfGame);
    const keys = new Set(data.map(({ key }) => key));
    if (gone.length > 0 && !gone.some(({ key }) => keys.has(key))) {
      this.#wiped = {
        number: this.#wiped.number + 1,
        height: size.height,
        shapes: gone.flatMap((part) => part.shapes),
      };
    }
    this.#old ??= keys;
    this.#data = data;
    return this.#picture(size, this.#old);
  }

  /** Starts a new slate when the players change. */
  #forget(): void {
    this.#data = [];
    this.#old = null;
    this.#wiped = { ...this.#wiped, height: 0, shapes: [] };
  }

  #picture(size: SlateSize, old: ReadonlySet<string>): TemplateResult {
    const { number, height } = this.#wiped;
    const isWiped = number > 0 && height === size.height;
    return html`<svg class="board" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        ${shapes(slateBoard(size))} ${isWiped ? keyed(number, this.#ghost()) : nothing}
        ${eachOf(
          this.#data,
          ({ key }) => key,
          ({ key, kind, shapes: drawn }) =>
            svg`<g class=${old.has(key) ? kind : `${kind} fresh`}>${shapes(drawn)}${old.has(key) ? nothing : svg`<g class="dust">${shapes(chalkDust(drawn, key))}</g>`}</g>`,
        )}
        ${isWiped ? keyed(number, svg`<g class="sponge">${shapes(slateSponge())}</g>`) : nothing}
      </g>
    </svg>`;
  }

  /** The faint traces of the previous game, and the sections that the sponge wipes away. */
  #ghost() {
    const { shapes: gone, height } = this.#wiped;
    // The clip path is relative to the group's size, so an invisible path makes the group as high as the slate.
    return svg`<g class="ghost">${shapes(gone)}</g><g class="wiped"><path d="M0,0V${height}" />${shapes(gone)}</g>`;
  }
}

/** The slate as a drawing, as in `<div>${slateDrawing(content)}</div>`. */
export const slateDrawing = directive(SlateDrawing);
