import { isReviewable } from '../../players/advice/judged.js';
import { linesOf } from '../../table/lines.js';
import { logParts } from '../../table/log.js';
import type { TableModel } from '../../table/model.js';
import { closeUpCode } from './parts.js';
import { tableTemplate } from './template.js';
import type { Aids } from './aids.js';
import type { AtTable } from './context.js';
import type { HandHold } from './input/hand-input.js';
import type { Handling } from './input/table-input.js';
import type { Incoming } from './incoming.js';
import type { Panels } from './panels/panels.js';
import { pixelRatioAt, type Showing } from './picture/showing.js';

/** What is at hand when a game is rendered. */
export interface PlayParts {
  readonly table: AtTable;
  readonly incoming: Incoming;
  readonly showing: Showing;
  readonly aids: Aids;
  readonly panels: Panels;
  readonly handling: Handling;
  readonly hold: HandHold;
  /** The notice that the game is not stored. */
  readonly unsaved: () => unknown;
}

/** A table at which nothing can be done. */
const onlyShown = (model: TableModel): TableModel => ({
  ...model,
  hand: model.hand.map((card) => ({ ...card, action: null })),
  choices: [],
  cutting: null,
  signals: null,
  asked: false,
});

/** Whether the sheet has room beside what stands in place of the prompt, which may be large. */
const hasRoom = ({ layout }: TableModel): boolean => layout.form !== 'side' && layout.width >= 360;

/** The game as it is now, rendered. */
export const playTemplate = ({
  table,
  incoming,
  showing,
  aids,
  panels,
  handling,
  hold,
  unsaved,
}: PlayParts): unknown => {
  const { host, look, controls, isPlayed = !controls, hasSheet, preferences } = table;
  const { presenter, canvas } = showing;
  const { snapshot, model, notice } = presenter;
  const { advisor } = aids;
  const trainer = aids.training?.trainer ?? null;
  return tableTemplate({
    model: isPlayed ? model : onlyShown(model),
    isPlayed,
    controls: controls ?? trainer?.controls ?? null,
    trainer,
    isTrainable: aids.training?.isPossible ?? false,
    messages: look.messages,
    hintMessages: look.hintMessages,
    hintLanguage: look.hintLanguage,
    terms: aids.guide.terms,
    faces: showing.faces,
    pixelRatio: pixelRatioAt(table.frame),
    colourAid: host.colourAid,
    language: look.language,
    deck: look.deck,
    salzburgMessages: look.salzburgMessages,
    pace: table.pace(),
    cardsInDom: canvas.isMissing,
    isPrinted: canvas.isPrinted,
    chalk: showing.chalk.for(model, snapshot.view.handNumber),
    slate: showing.slate.templateFor(model, snapshot.view.handNumber),
    ...panels.data,
    // In a record everything is shown, in a lesson it is told.
    deducing: model.secret && (controls ? hasSheet && hasRoom(model) : true) ? aids.deduction.data : null,
    log: () => logParts(linesOf(snapshot.view.history, table.people(), snapshot.view.rules)),
    notice,
    halt: table.halt(),
    secondsLeft: incoming.secondsLeft,
    timeShare: incoming.timeShare,
    away: incoming.away,
    hints: host.hints,
    hint: host.hints ? advisor.hint : 'none',
    askHint: () => void advisor.showHint(),
    help: aids.help(),
    // Its button comes together with the others.
    reviewable: isReviewable(snapshot.view) && model.wholeHand !== null,
    review: advisor.review,
    reviewFailed: advisor.hasReviewFailed,
    lookBack: () => void advisor.lookBack(),
    preferences,
    extras: table.extras?.() ?? null,
    confirming: handling.confirming,
    enlarged: handling.enlarged,
    closeUp: closeUpCode.code?.closeUp ?? null,
    act: (action) => handling.click(action),
    hold,
    unsaved,
  });
};
