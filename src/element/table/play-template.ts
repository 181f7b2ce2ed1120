import { nothing } from 'lit';
import type { TableModel } from '../../table/model.js';
import { tableTemplate } from './template.js';
import type { TableContext } from './context.js';
import type { Feature } from './feature.js';
import type { HandInput } from './input/hand-input.js';
import type { TableInput } from './input/table-input.js';
import type { Incoming } from './incoming.js';
import type { Panels } from './panels/panels.js';
import { pixelRatioAt, type Showing } from './picture/showing.js';
import type { Slot, TemplateData } from './template-data.js';

/** Everything that a running game is rendered from. */
export interface PlayParts {
  readonly table: TableContext;
  readonly incoming: Incoming;
  readonly showing: Showing;
  readonly panels: Panels;
  readonly input: TableInput;
  readonly hand: HandInput;
  readonly features: readonly Feature[];
}

/** A table at which no action is possible. */
const onlyShown = (model: TableModel): TableModel => ({
  ...model,
  hand: model.hand.map((card) => ({ ...card, action: null })),
  choices: [],
  cutting: null,
  signals: null,
  isOwnTurn: false,
});

/** The first result of the features that is not empty. */
const first = <T>(features: readonly Feature[], of: (feature: Feature) => T | null | undefined): T | null => {
  for (const feature of features) {
    const found = of(feature);
    if (found) return found;
  }
  return null;
};

/** Renders slots, each once per render of the table. */
const createSlots = (features: readonly Feature[], data: () => TemplateData): TemplateData['slot'] => {
  const rendered = new Map<Slot, readonly unknown[]>();
  return (slot, marked) => {
    const known = rendered.get(slot);
    if (known) return known;
    const contents = features.flatMap(({ slots }) => {
      const content = slots?.[slot];
      return content ? [content(data(), marked) ?? nothing] : [];
    });
    rendered.set(slot, contents);
    return contents;
  };
};

/** The game as it is now, rendered. */
export const playTemplate = ({ table, incoming, showing, panels, input, hand, features }: PlayParts): unknown => {
  const { host, look, controls, isPlayed = !controls, preferences } = table;
  const { presenter, canvas } = showing;
  const { snapshot, model, notice } = presenter;
  const data: TemplateData = {
    model: isPlayed ? model : onlyShown(model),
    isPlayed,
    controls: controls ?? first(features, (feature) => feature.promptTemplate?.()),
    recommended: first(features, (feature) => feature.recommended?.()),
    slot: createSlots(features, () => data),
    isTrainable: !controls && table.stats !== undefined && table.temperaments.length > 0,
    messages: look.messages,
    terms: first(features, (feature) => feature.markTerms) ?? ((text) => text),
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
    panel: panels.open,
    showPanel: (panel) => panels.show(panel),
    panelTemplate: () => panels.template(data),
    notice,
    halt: table.halt(),
    secondsLeft: incoming.secondsLeft,
    timeShare: incoming.timeShare,
    away: incoming.away,
    hints: host.hints,
    preferences,
    extras: table.extras?.() ?? null,
    confirming: input.confirming,
    act: (action) => input.click(action),
    gestures: hand,
  };
  return tableTemplate(data);
};
