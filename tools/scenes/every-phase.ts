import { BLUFF, CALL, DECIDE, FARBE, SHOW_SCHLAG, SHOW_TRUMPF, STRIKE, TAKE } from './decisions.js';
import { HANDS } from './hands.js';
import { isAsked, phase, type Scene } from './scene.js';

/** A scene for every kind of decision that a human makes at the table. */
export const EVERY_PHASE: Readonly<Record<string, Scene>> = {
  'a draw': { at: phase('draw') },
  'a cut': { setup: { dealer: 1 }, at: phase('cut') },
  'a Kritischer at the cut': TAKE,
  'another card at the cut': BLUFF,
  'a Schlag': { setup: { dealer: 3, hands: HANDS }, at: phase('announce') },
  'a Trumpf': { setup: { dealer: 0, hands: HANDS }, at: phase('announce') },
  'a card that gives the Schlag': SHOW_SCHLAG,
  'a card that gives the Trumpf': SHOW_TRUMPF,
  'a request for new cards': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schoeneres'],
    at: (view) => isAsked(view, 'schoeneres'),
  },
  'the first card': { setup: { dealer: 3, hands: HANDS, score: [13, 11] }, at: phase('play') },
  'the first card, with the Rechte': CALL,
  'a card among three': {
    variant: 'normal',
    players: 3,
    rules: { threePlayer: 'dealer-names-trump' },
    setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 3, 2] },
    at: phase('play'),
  },
  'a forced game': DECIDE,
  'an answer to a bid': { setup: { dealer: 3, hands: HANDS }, others: ['bid'], at: (view) => isAsked(view, 'bid') },
  'the last card of the bidder': FARBE,
  'the next hand, or points to strike': STRIKE,
  'the next game': { setup: { dealer: 3, hands: HANDS, score: [13, 13] }, at: phase('game-over') },
};
