import { nothing } from 'lit';
import type { TableModel } from '../../table/model.js';
import { tableTemplate } from './template.js';
import type { Feature } from './feature.js';
import { first, type PlayParts } from './play-parts.js';
import { pixelRatioAt } from './picture/showing.js';
import type { OnlineControls, Slot, TemplateData } from './template-data.js';

/** Returns the model without actions, for a visitor who only watches. */
const withoutActions = (model: TableModel): TableModel => ({
  ...model,
  hand: model.hand.map((card) => ({ ...card, action: null })),
  choices: [],
  cutting: null,
  signals: null,
  isOwnTurn: false,
});

/** Renders each slot once per table render. */
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

/** Renders the game's current state. */
export const playTemplate = (
  { table, incoming, showing, panels, input, hand, features }: PlayParts,
  online: OnlineControls | null,
): unknown => {
  const { element, activity, game, people, picture, storage } = table;
  const { host, frame, look, preferences } = element;
  const isPlayed = activity ? activity.isPlayed === true : true;
  const { presenter, canvas, images, chalk } = showing;
  const { snapshot, notice } = presenter;
  const shown = isPlayed ? presenter.model : withoutActions(presenter.model);
  const model = activity?.adaptModel?.(shown) ?? shown;
  const { deck, language, messages, salzburgMessages } = look;
  const data: TemplateData = {
    model,
    texts: {
      messages,
      salzburgMessages,
      language,
      markTerms: first(features, (feature) => feature.markTerms) ?? ((text) => text),
    },
    cards: { deck, images, colourAid: preferences.of('colourAid'), pixelRatio: pixelRatioAt(frame) },
    picture: {
      pace: picture.pace(),
      cardsInDom: canvas.isMissing,
      isPrinted: canvas.isPrinted,
      chalk: chalk.for(model, snapshot.view.handNumber),
    },
    prompt: { notice, replacement: activity?.prompt ?? first(features, (feature) => feature.promptTemplate?.()) },
    input: {
      isPlayed,
      halt: game.halt(),
      hasUndo: host.undo && game.undo !== null,
      confirming: input.confirming,
      act: (action) => input.click(action),
      gestures: hand,
    },
    advice: {
      hasHints: host.hints,
      isTrainable: storage !== null && people.temperaments.length > 0,
      recommended: first(features, (feature) => feature.recommended?.()),
    },
    remote: {
      away: incoming.away,
      secondsLeft: incoming.secondsLeft,
      timeShare: incoming.timeShare,
      controls: online,
    },
    panel: {
      open: panels.open,
      show: (panel) => panels.show(panel),
      template: () => panels.template(data),
    },
    preferences,
    slot: createSlots(features, () => data),
  };
  return tableTemplate(data);
};
