import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import { gestrichenChoice } from '../rules/score.js';
import type { Text } from '../i18n/text.js';

/** What is written or drawn on a button. */
export type Label =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'schlag'; readonly schlag: Schlag }
  | { readonly kind: 'suit'; readonly suit: Suit };

/** One thing the viewer may do, other than playing or showing a card, and other than a signal. */
export interface Choice {
  readonly action: Action;
  readonly label: Label;
  /** The one a guest is most likely to look for. */
  readonly primary: boolean;
}

const labelFor = (action: Action, view: View): { label: Label; primary: boolean } | null => {
  const words = (text: Text, primary = false) => ({ label: { kind: 'text', text } as const, primary });
  switch (action.type) {
    case 'draw':
      return words({ key: 'choice-draw' }, true);
    case 'cut':
      return words({ key: 'choice-cut' }, true);
    case 'take': {
      if (!action.accept) return words({ key: 'choice-leave' });
      return view.peeked && !view.rules.critical.includes(view.peeked)
        ? words({ key: 'choice-bluff' })
        : words({ key: 'choice-take' }, true);
    }
    case 'announce-schlag':
      return { label: { kind: 'schlag', schlag: action.schlag }, primary: false };
    case 'announce-trumpf':
      return { label: { kind: 'suit', suit: action.trumpf }, primary: false };
    case 'ask-schoeneres':
      return words({ key: 'choice-schoeneres' });
    case 'ask-schlagtausch':
      return words({ key: 'choice-schlagtausch' });
    case 'answer':
      return words({ key: action.accept ? 'choice-agree' : 'choice-refuse' });
    case 'decide': {
      const { value = 0, refusal = 0 } = gestrichenChoice(view.rules, view.score) ?? {};
      return action.play
        ? words({ key: 'choice-play-forced', params: { value } }, true)
        : words({ key: 'choice-give-up', params: { refusal } });
    }
    case 'bid':
      return words({ key: 'choice-bid', params: { to: action.to } });
    case 'hold':
      return words({ key: 'choice-hold' }, true);
    case 'fold':
      return words({ key: 'choice-fold' });
    case 'farbe':
      return words({ key: 'choice-farbe' });
    case 'strike':
      return words({ key: 'choice-strike' });
    case 'next':
      return words({ key: view.phase === 'game-over' ? 'choice-next-game' : 'choice-next-hand' }, true);
    case 'play':
      return action.call ? words({ key: 'choice-call', params: { card: action.card } }) : null;
    case 'show':
    case 'signal':
    case 'reveal':
      return null;
  }
};

/** What the viewer may do now besides cards and signals, in the order of the buttons. */
export const choicesIn = (view: View): readonly Choice[] =>
  view.legal.flatMap((action) => {
    const labelled = labelFor(action, view);
    return labelled ? [{ action, ...labelled }] : [];
  });

/** The signals the viewer may give now. */
export const signalsIn = (view: View): readonly ActionOf<'signal'>[] =>
  view.legal.filter((action): action is ActionOf<'signal'> => action.type === 'signal');

/** What a card of the hand does when it is pressed: it is played, or shown; null if it may not be now. */
export const cardActionIn = (view: View, card: Card): Action | null =>
  view.legal.find(
    (action) => (action.type === 'play' || action.type === 'show') && action.card === card && !('call' in action),
  ) ?? null;
