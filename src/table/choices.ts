import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import { gestrichenChoiceIn } from '../rules/score.js';
import { isAnnouncer, opponentsOf, partyOf, seatsOf } from '../rules/seats.js';
import type { Party } from '../i18n/party.js';
import type { Text } from '../i18n/text.js';
import { hasAgreed, nameOf, partyAt, type People } from './people.js';

/** The text or drawing on a button. */
export type Label =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'schlag'; readonly schlag: Schlag }
  | { readonly kind: 'suit'; readonly suit: Suit };

/** An action available to the viewer, except playing or showing a card and giving a signal. */
export interface Choice {
  readonly action: Action;
  readonly label: Label;
  /** The consequence of the action; `null` if it has none to state. */
  readonly note: Text | null;
  /** Whether the action only continues the game. */
  readonly primary: boolean;
}

/** Returns the name of the other announcer, who answers a request for Schöneres or a Schlagtausch. */
const otherAnnouncer = ({ dealer, forehand, seat }: View, people: People): string =>
  nameOf(people, (seat === dealer ? forehand : dealer) ?? 0);

/** Returns the name of the other player who has not looked at their cards. */
const otherBlindPlayer = ({ rules, players, dealer, seat }: View, people: People): string => {
  const other = seatsOf(players).find((one) => one !== seat && !isAnnouncer(rules, dealer ?? 0, one));
  return nameOf(people, other ?? 0);
};

/** Returns the viewer's opponents in this hand. */
export const opponentsIn = ({ rules, dealer }: View, people: People): Party =>
  partyAt(people, opponentsOf(rules, dealer ?? 0, people.viewer));

/** The content of a choice's button. */
interface ButtonContent {
  readonly label: Label;
  readonly note?: Text | undefined;
  /** Whether the choice only continues the game. */
  readonly isContinue?: boolean;
}

const textButton = (text: Text, extra: Omit<ButtonContent, 'label'> = {}): ButtonContent => ({
  label: { kind: 'text', text },
  ...extra,
});

/** Returns the form in which texts address the viewer's party in this hand. */
export const addressIn = ({ rules, dealer }: View, { viewer }: People): 'you' | 'you-all' =>
  partyOf(rules, dealer ?? 0, viewer).length > 1 ? 'you-all' : 'you';

/** Returns the note on a bid: opponents can fold and concede the value that the hand has without this bid. */
const bidNote = (view: View, people: People): Text => ({
  key: 'note-bid',
  params: {
    ...opponentsIn(view, people),
    count: view.pending?.type === 'bid' ? view.pending.to : view.value,
    own: addressIn(view, people),
  },
});

/** Returns the buttons of a gestrichen player who decides whether to play, with their consequences. */
const decideButton = (isPlayed: boolean, view: View, people: People): ButtonContent => {
  const { value = 0, refusal = 0 } = gestrichenChoiceIn(view) ?? {};
  return isPlayed
    ? textButton({ key: 'choice-play-forced' }, { note: { key: 'note-play-forced', params: { value } } })
    : textButton(
        { key: 'choice-fold' },
        { note: { key: 'note-fold', params: { ...opponentsIn(view, people), count: refusal } } },
      );
};

/** Returns the buttons that answer a bid without raising it, with their consequences. */
const bidAnswerButton = (type: 'hold' | 'fold' | 'farbe', view: View, people: People): ButtonContent => {
  const { pending, value: count } = view;
  switch (type) {
    case 'hold':
      return textButton(
        { key: 'choice-hold' },
        { note: { key: 'value', params: { value: pending?.type === 'bid' ? pending.to : count } } },
      );
    case 'fold':
      return textButton(
        { key: 'choice-fold' },
        { note: { key: 'note-fold', params: { ...opponentsIn(view, people), count } } },
      );
    case 'farbe':
      return textButton(
        { key: 'choice-farbe' },
        { note: { key: 'note-farbe', params: { count, own: addressIn(view, people) } } },
      );
  }
};

const buttonFor = (action: Action, view: View, people: People): ButtonContent | null => {
  switch (action.type) {
    case 'draw':
      return textButton({ key: 'choice-draw' }, { isContinue: true });
    case 'cut':
      return textButton({ key: 'choice-cut' }, { isContinue: true });
    case 'take': {
      if (!action.accept) return textButton({ key: 'choice-leave' });
      const isBluff = view.peeked && !view.rules.critical.includes(view.peeked);
      return textButton({ key: isBluff ? 'choice-bluff' : 'choice-take' });
    }
    case 'announce-schlag':
      return { label: { kind: 'schlag', schlag: action.schlag } };
    case 'announce-trumpf':
      return { label: { kind: 'suit', suit: action.trumpf } };
    case 'ask-schoeneres':
    case 'ask-schlagtausch': {
      const request = action.type === 'ask-schoeneres' ? 'schoeneres' : 'schlagtausch';
      const note: Text = { key: `note-${request}`, params: { name: otherAnnouncer(view, people) } };
      return textButton({ key: `choice-${request}` }, { note });
    }
    case 'ask-swap-hands':
      return textButton(
        { key: 'choice-swap-hands' },
        { note: { key: 'note-swap-hands', params: { name: otherBlindPlayer(view, people) } } },
      );
    case 'answer':
      return textButton({ key: action.accept ? 'choice-agree' : 'choice-refuse' });
    case 'decide':
      return decideButton(action.play, view, people);
    case 'bid':
      return textButton({ key: 'choice-bid', params: { to: action.to } }, { note: bidNote(view, people) });
    case 'hold':
    case 'fold':
    case 'farbe':
      return bidAnswerButton(action.type, view, people);
    case 'strike':
      return textButton({ key: 'choice-strike' }, { note: { key: 'note-strike' } });
    case 'next':
      return textButton(
        { key: view.phase === 'game-over' ? 'choice-next-game' : 'choice-next-hand' },
        { isContinue: true },
      );
    case 'play':
      return action.call ? textButton({ key: 'choice-call', params: { card: action.card } }) : null;
    case 'show':
    case 'signal':
    case 'reveal':
      return null;
  }
};

/** Returns the actions available to the viewer, except cards and signals, in the order of the buttons. */
export const choicesIn = (view: View, people: People): readonly Choice[] => {
  const buttons = view.legal.flatMap((action) => {
    const isDone = action.type === 'next' && hasAgreed(people);
    const button = isDone ? null : buttonFor(action, view, people);
    return button ? [{ action, button }] : [];
  });
  return buttons.map(({ action, button: { label, note = null, isContinue = false } }) => ({
    action,
    label,
    note,
    primary: isContinue,
  }));
};

/** Returns the signals that the viewer can give now. */
export const signalsIn = (view: View): readonly ActionOf<'signal'>[] =>
  view.legal.filter((action): action is ActionOf<'signal'> => action.type === 'signal');

/** Returns the action that plays or shows a pressed card of the hand, or `null` if neither is legal. */
export const cardActionIn = (view: View, card: Card): Action | null =>
  view.legal.find(
    (action) => (action.type === 'play' || action.type === 'show') && action.card === card && !('call' in action),
  ) ?? null;

/** Returns the action that plays the last card of the hand, or `null` if the viewer can also do something else. */
export const lastCardIn = ({ hand, legal }: Pick<View, 'hand' | 'legal'>): ActionOf<'play'> | null => {
  const [action] = legal;
  return hand.length === 1 && legal.length === 1 && action?.type === 'play' ? action : null;
};
