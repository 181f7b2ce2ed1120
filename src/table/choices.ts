import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Schlag, Suit } from '../rules/card.js';
import { gestrichenChoice } from '../rules/score.js';
import type { Text } from '../i18n/text.js';

/** What is written or drawn on a button. */
export type Label =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'schlag'; readonly schlag: Schlag }
  | { readonly kind: 'suit'; readonly suit: Suit };

/** One thing the viewer may do, other than playing a card. */
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
    case 'next':
      return words({ key: view.phase === 'game-over' ? 'choice-next-game' : 'choice-next-hand' }, true);
    case 'play':
      return null;
  }
};

/** What the viewer may do now besides playing a card, in the order of the buttons. */
export const choicesIn = (view: View): readonly Choice[] =>
  view.legal.flatMap((action) => {
    const labelled = labelFor(action, view);
    return labelled ? [{ action, ...labelled }] : [];
  });
