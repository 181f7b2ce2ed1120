import { nothing } from 'lit';
import type { TableModel } from '../../table/model.js';
import { tableTemplate } from './template.js';
import type { Feature } from './feature.js';
import type { PlayParts } from './play-parts.js';
import { pixelRatioAt } from './picture/showing.js';
import type { Extras, Slot, TemplateData } from './template-data.js';

/** A table at which no action is possible. */
const onlyShown = (model: TableModel): TableModel => ({
  ...model,
  hand: model.hand.map((card) => ({ ...card, action: null })),
  choices: [],
  cutting: null,
  signals: null,
  asked: false,
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
export const playTemplate = (
  { table, incoming, showing, panels, input, hand, features }: PlayParts,
  extras: Extras | null,
): unknown => {
  const { element, activity, game, people, picture, storage } = table;
  const { host, frame, look, preferences } = element;
  const isPlayed = activity ? activity.isPlayed === true : true;
  const { presenter, canvas } = showing;
  const { snapshot, model, notice } = presenter;
  const data: TemplateData = {
    model: isPlayed ? model : onlyShown(model),
    isPlayed,
    controls: activity?.prompt ?? first(features, (feature) => feature.promptTemplate?.()),
    recommended: first(features, (feature) => feature.recommended?.()),
    slot: createSlots(features, () => data),
    isTrainable: storage !== null && people.temperaments.length > 0,
    messages: look.messages,
    terms: first(features, (feature) => feature.markTerms) ?? ((text) => text),
    faces: showing.faces,
    pixelRatio: pixelRatioAt(frame),
    colourAid: host.colourAid,
    language: look.language,
    deck: look.deck,
    salzburgMessages: look.salzburgMessages,
    pace: picture.pace(),
    cardsInDom: canvas.isMissing,
    isPrinted: canvas.isPrinted,
    chalk: showing.chalk.for(model, snapshot.view.handNumber),
    panel: panels.open,
    showPanel: (panel) => panels.show(panel),
    panelTemplate: () => panels.template(data),
    notice,
    halt: game.halt(),
    secondsLeft: incoming.secondsLeft,
    timeShare: incoming.timeShare,
    away: incoming.away,
    hints: host.hints,
    preferences,
    extras,
    confirming: input.confirming,
    act: (action) => input.click(action),
    gestures: hand,
  };
  return tableTemplate(data);
};
