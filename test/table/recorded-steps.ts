/** Helpers for tests of the view model: they record the moments of a game for one seat. */
import type { Action } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Messages } from '../../src/i18n/de/table.js';
import { de } from '../i18n/spoken.js';
import { say, type Text } from '../../src/i18n/text.js';
import { isBlind } from '../../src/rules/announce.js';
import { seatsOf, type Seat } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import { logLinesOf } from '../../src/table/lines.js';
import { modelOf, type TableModel } from '../../src/table/model.js';
import { momentsOf, stillSnapshot, type Moment } from '../../src/table/moments.js';
import { PEOPLE, PERSON_IDS } from '../../src/people/index.js';
import type { People } from '../../src/table/people.js';
import type { Snapshot } from '../../src/table/snapshot.js';
import { playAtRandom } from '../game/random-play.js';

/** The layout of a phone in portrait orientation. */
export const LAYOUT = layOut(390, 624);

/** Returns the people as a viewer sees them. `null` is a spectator. */
export const peopleAt = (rules: RuleSet, viewer: Seat | null = 0, messages: Messages = de): People => ({
  viewer: viewer ?? 0,
  seated: viewer !== null,
  blind: isBlind(rules),
  names: seatsOf(rules.players).map((seat) => (seat === viewer ? messages.you : PEOPLE[PERSON_IDS[seat]].name)),
});

/** Returns the model of a table at rest. */
export const modelFor = (view: View, messages: Messages = de): TableModel =>
  modelOf(stillSnapshot(view), LAYOUT, peopleAt(view.rules, view.seat, messages));

/** An accepted action as a seat receives it, and the moments that show it. */
export interface Step {
  readonly before: Snapshot;
  readonly action: Action;
  readonly happened: readonly Fact[];
  readonly view: View;
  readonly moments: readonly Moment[];
}

/** Records all further steps for this seat. `null` is a spectator. */
export const recordSteps = (game: Game, seat: Seat | null, messages: Messages = de): readonly Step[] => {
  const steps: Step[] = [];
  const people = peopleAt(game.rules, seat, messages);
  let before = stillSnapshot(game.view(seat));
  game.subscribe((_action, _happened, happeningFor) => {
    const { action, happened, view } = happeningFor(seat);
    const moments = momentsOf(before, action, happened, view, people);
    steps.push({ before, action, happened, view, moments });
    before = moments[moments.length - 1].snapshot;
  });
  return steps;
};

/** Plays a random game and records the steps for a seat, up to `length` actions. */
export const randomGame = (options: GameOptions, seat: Seat | null = 0, length = Infinity): readonly Step[] => {
  let steps: readonly Step[] = [];
  playAtRandom(options, (game, last) => {
    if (last === null) steps = recordSteps(game, seat);
    return steps.length < length;
  });
  return steps;
};

/** Plays actions and records the steps for a seat. */
export const recordActions = (game: Game, actions: readonly Action[], seat: Seat | null = 0): readonly Step[] => {
  const steps = recordSteps(game, seat);
  for (const action of actions) game.act(action);
  return steps;
};

/** Returns the moments of the last of these actions. */
export const lastMoments = (
  options: GameOptions,
  actions: readonly Action[],
  seat: Seat | null = 0,
): readonly Moment[] => recordActions(createGame(options), actions, seat).at(-1)?.moments ?? [];

/** Returns the log of a view as texts. */
export const logOf = (view: View, messages: Messages = de): readonly string[] =>
  logLinesOf(view.history, peopleAt(view.rules, view.seat, messages), view.rules).map((line) => say(messages, line));

/** Returns all texts for a given moment: status, choices, speech and the roles of cards. */
export const allTexts = (
  { status, choices, seats, hand, announcement }: TableModel,
  messages: Messages = de,
): readonly string[] => {
  const texts: readonly Text[] = [...status, ...seats.flatMap(({ speech }) => speech ?? [])];
  return [
    ...texts.map((text) => say(messages, text)),
    ...choices.map(({ label }) => {
      if (label.kind === 'text') return say(messages, label.text);
      return label.kind === 'schlag' ? messages.schlag(label.schlag) : messages.suit(label.suit);
    }),
    ...hand.flatMap(({ role }) => (role ? [messages[`role-${role}`]] : [])),
    ...(announcement?.schlag ? [`Schlag ${messages.schlag(announcement.schlag)}`] : []),
    ...(announcement?.trumpf ? [`Trumpf ${messages.suit(announcement.trumpf)}`] : []),
  ];
};
