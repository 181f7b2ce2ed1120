import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { SideModel, TableModel } from '../../../table/model.js';
import { bummerlMarks } from '../../../table/slate.js';
import type { TemplatePicture, TemplateTopics } from '../template-data.js';

/** The name of a side: the player's name with two or three players, otherwise "we" or "they". */
export const nameOfSide = (messages: Messages, { name, ours }: SideModel): string =>
  name ?? (ours ? messages.us : messages.them);

/** Slots for the Bummerl next to each score in the bar, by number of sides. */
const PLACES = { 2: 4, 3: 2 } as const;

/**
 * A side's Bummerl as on the slate, or as a number until the code for chalk has loaded.
 * @param most number of slots, as in `bummerlSigns`
 */
export const bummerlIn = (chalk: TemplatePicture['chalk'], side: SideModel, most: number) =>
  chalk?.bummerlSigns(bummerlMarks(side), most) ??
  html`<span class="signs" aria-hidden="true"><span class="count">${side.bummerl}</span></span>`;

/** A side's Bummerl next to its score. */
const bummerlBeside = (
  { texts: { messages }, picture: { chalk } }: TemplateTopics<'picture' | 'texts'>,
  side: SideModel,
  sides: number,
) =>
  side.bummerl > 0
    ? html`${bummerlIn(chalk, side, sides === 3 ? PLACES[3] : PLACES[2])}<span class="sr-only"
          >${say(messages, { key: 'bummerl', params: { count: side.bummerl } })}</span
        >`
    : nothing;

/** An invisible button over the score that opens the whole Schrift. */
export const wholeScoreButton = ({ texts: { messages }, panel }: TemplateTopics<'panel' | 'texts'>): TemplateResult =>
  html`<button
    class="whole"
    part="button"
    data-panel="score"
    aria-label=${messages['whole-score']}
    aria-haspopup="dialog"
    aria-expanded=${panel.open === 'score'}
    @click=${() => panel.show(panel.open === 'score' ? null : 'score')}
  ></button>`;

/** The gestrichen sides, for screen readers. */
const strokes = (messages: Messages, sides: readonly SideModel[]) => {
  const struck = sides.filter(({ gestrichen }) => gestrichen);
  return struck.length > 0
    ? html`<span class="sr-only"
        >${struck.map((side) => nameOfSide(messages, side)).join(', ')}: ${messages['gestrichen-means']}</span
      >`
    : nothing;
};

/** The meaning of the marks next to a score. */
const marksMeaning = (messages: Messages, { gestrichen, bummerl }: SideModel): string | typeof nothing =>
  [gestrichen && messages['gestrichen-means'], bummerl > 0 && messages['bummerl-means']].filter(Boolean).join(' ') ||
  nothing;

const sideClasses = ({ ours, gestrichen }: SideModel) => classMap({ points: true, ours, theirs: !ours, gestrichen });

/** Number of points from which a hand is an event. */
const MANY_POINTS = 4;

/** The class of a table after a hand for many points: `lost-many` or `won-many` for a player, otherwise empty. */
export const gainClass = ({ sides, people }: TableModel): string => {
  const winner = sides.find(({ gain }) => (gain ?? 0) >= MANY_POINTS);
  if (!winner || !people.seated) return '';
  return winner.ours ? 'won-many' : 'lost-many';
};

/** The points from the finished hand below the totals, with a dash for no points, as on a slate. The prompt says the same. */
const gains = (sides: readonly SideModel[]): TemplateResult =>
  html`<span class="extra gains" aria-hidden="true"
    >${sides.map(({ gain }) => html`<span class=${classMap({ gain: true, many: (gain ?? 0) >= MANY_POINTS })}>${gain ? `+${gain}` : '–'}</span>`)}</span
  >`;

/** Joins the names of two partners. A narrow table shows each name in one line. */
const PAIR = ' & ';

/** The score in the bar, for a table without room for the slate. */
export const scoreChip = (data: TemplateTopics<'model' | 'panel' | 'picture' | 'texts'>): TemplateResult => {
  const {
    model,
    texts: { messages },
  } = data;
  const { sides, tricks, target } = model;
  const hasPairs = sides.some(({ name }) => name?.includes(PAIR));
  return html`<div
    class=${classMap({ chip: true, score: true, three: sides.length === 3, pairs: hasPairs })}
    part="score"
    role="group"
    aria-label=${messages['label-score']}
  >
    <div class="totals">
      ${sides.map(
        (side) =>
          html`<div class="total" title=${marksMeaning(messages, side)}>
            <span class="side" dir="auto">${nameOfSide(messages, side).replace(PAIR, ' &\n')}</span>
            <span
              ><span class=${sideClasses(side)}>${side.score}</span> ${bummerlBeside(data, side, sides.length)}</span
            >
          </div>`,
      )}
    </div>
    ${
      sides.some(({ gain }) => gain)
        ? gains(sides)
        : html`<span class="extra"
            >${say(messages, tricks)}<span class="roomy">
              · ${say(messages, { key: 'target', params: { target } })}</span
            ></span
          >`
    }
    ${strokes(messages, sides)} ${wholeScoreButton(data)}
  </div>`;
};
