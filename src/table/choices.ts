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
  /** The consequence of the action, if the question does not state it; otherwise `null`. */
  readonly note: Text | null;
  /** Whether the viewer can only continue the game. */
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

/** Returns the note on a bid: opponents can fold and concede the current value. Answers to a bid need no note. */
const bidNote = (view: View, people: People): Text | undefined => {
  const { rules, dealer, pending, value } = view;
  if (pending) return undefined;
  const own = partyOf(rules, dealer ?? 0, people.viewer);
  return {
    key: 'note-bid',
    params: { ...opponentsIn(view, people), count: value, own: own.length > 1 ? 'you-all' : 'you' },
  };
};

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
    case 'decide': {
      const { value = 0, refusal = 0 } = gestrichenChoiceIn(view) ?? {};
      return action.play
        ? textButton({ key: 'choice-play-forced', params: { value } })
        : textButton({ key: 'choice-give-up', params: { refusal, ...opponentsIn(view, people) } });
    }
    case 'bid':
      return textButton({ key: 'choice-bid', params: { to: action.to } }, { note: bidNote(view, people) });
    case 'hold':
      return textButton({ key: 'choice-hold' });
    case 'fold':
      return textButton({ key: 'choice-fold' });
    case 'farbe':
      return textButton({ key: 'choice-farbe' });
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
    primary: isContinue && buttons.length === 1,
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
