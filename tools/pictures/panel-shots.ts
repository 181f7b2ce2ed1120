/** Screenshots of panels and other screens that are not a question of a game. */
import { createGame, type Action, type GameRecord } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { EVERY_PHASE } from '../scenes/every-phase.js';
import { HANDS } from '../scenes/hands.js';
import { phase, type Scene } from '../scenes/scene.js';
import { preferredAction } from '../scenes/scripted.js';
import { MENU, panel, SETTINGS, type Shot } from './shot.js';
import {
  advanceAndFreeze,
  connectToServer,
  load,
  moveMouse,
  playOn,
  press,
  replay,
  scrollTo,
  set,
  startGame,
  waitForElement,
  type Step,
} from './table-page.js';

const LEADS: Scene = { setup: { dealer: 3, hands: HANDS }, at: phase('play') };

/** Returns a match in its second game, after side 0 has lost a game without a point. */
function secondGame(): GameRecord {
  const game = createGame({ seed: 'stube', setup: { dealer: 1, score: [0, 13] } });
  while (game.view(0).gameNumber === 1) {
    const [seat] = game.toAct;
    const legal = game.legalActions(seat);
    const fold = seat % 2 === 0 && legal.find(({ type }) => type === 'fold');
    const bid = seat % 2 === 1 && legal.find(({ type }) => type === 'bid');
    game.act(fold || bid || legal[0]);
  }
  return game.record();
}

/** Returns a game up to the end of its first hand. */
function firstHand(): GameRecord {
  const game = createGame({ seed: 'stube', setup: { dealer: 3, hands: HANDS } });
  while (game.phase !== 'hand-over') {
    const [seat] = game.toAct;
    game.act(preferredAction(game.view(seat)) as Action);
  }
  return game.record();
}

/** The match, saved. */
const SECOND_GAME: Parameters<WattenTable['load']>[0] = { version: 1, game: secondGame(), seat: 0 };
const FIRST_HAND = firstHand();

const RULES: readonly Step[] = [...MENU, press(".rows [data-panel='rules']"), waitForElement('.panel.of-rules h4')];
const group = (name: string): Shot => ({
  scene: LEADS,
  steps: [...SETTINGS, scrollTo(`[data-group='${name}']`)],
});
const term = (name: string, scene: Scene): Shot => ({
  scene,
  // A note closes when the page changes its size.
  steps: [moveMouse, press(`.prompt [data-term='${name}']`), waitForElement('.note-on-term')],
  moving: true,
});
const puzzle = (id: string, ...steps: readonly Step[]): Shot => ({
  attributes: { puzzle: id },
  steps: [waitForElement('.puzzle'), ...steps],
});

const OPEN_ONLINE: readonly Step[] = [
  set({ playerName: 'Anna' }),
  connectToServer,
  press("[data-online='open']"),
  waitForElement('.lobby .qr'),
];

export const PANELS: Readonly<Record<string, Shot>> = {
  'menu-new-asks': { scene: LEADS, steps: [...MENU, press("[data-menu='new']"), waitForElement('.asking')] },
  'menu-lesson': { attributes: { lesson: 'watten' }, steps: [waitForElement('.lesson'), ...MENU] },
  'settings-playing': group('playing'),
  'settings-display': group('display'),
  'settings-feedback': group('feedback'),
  companions: {
    steps: [
      startGame(),
      ...SETTINGS,
      press("[data-panel='companions']"),
      waitForElement('.companions .face[data-drawn]'),
    ],
  },
  'same-deal': { steps: [startGame({ score: [14, 14] }), playOn('[data-again]')] },
  rules: { scene: LEADS, steps: RULES },
  'rules-cards': { scene: LEADS, steps: [...RULES, waitForElement('.of-rules .tiers'), scrollTo('.of-rules .tiers')] },
  term: term('schlag', EVERY_PHASE['a Schlag']),
  help: { attributes: { help: 'on' }, scene: EVERY_PHASE['a Trumpf'], steps: [waitForElement('.help')] },
  'help-play': { attributes: { help: 'on' }, scene: LEADS, steps: [waitForElement('.help')] },
  score: { steps: [load(SECOND_GAME), ...panel('score'), waitForElement('.schrift')] },
  'delete-stats': {
    attributes: { persist: 'shots' },
    scene: { setup: { dealer: 3, hands: HANDS, score: [14, 14] }, at: phase('game-over') },
    steps: [
      ...SETTINGS,
      press('.of-stats'),
      waitForElement('.stats'),
      press("[data-deletion='ask']"),
      waitForElement("[data-deletion='confirm']"),
    ],
  },
  'delete-all': {
    attributes: { persist: 'shots' },
    scene: LEADS,
    steps: [...panel('score'), press("[data-deletion='ask']"), waitForElement("[data-deletion='confirm']")],
  },
  'log-long': {
    steps: [load(SECOND_GAME), ...MENU, press(".rows [data-panel='log']"), waitForElement('.panel .lines')],
  },
  puzzle: puzzle('find-21'),
  'puzzle-tricks': puzzle('tricks-1', press('.played summary')),
  'puzzle-announce': puzzle('announce-3'),
  'puzzle-bid': puzzle('bid-12'),
  replay: { steps: [replay(FIRST_HAND, { seat: 0 }, 14), waitForElement('.replay')] },
  'replay-open': { steps: [replay(FIRST_HAND, { open: true }, 10), waitForElement('.replay')] },
  'online-door': { steps: [connectToServer, waitForElement('.lobby.door')] },
  'online-lobby': {
    steps: OPEN_ONLINE,
  },
  'online-stand-in': {
    steps: [
      ...OPEN_ONLINE,
      press("[data-place='0'] [data-online='sit']"),
      ...[1, 2, 3].map((seat) => press(`[data-place='${seat}'] [data-online='fill']`)),
      press("[data-online='ready']"),
      press("[data-online='table']"),
      press("[data-online='stand-in']"),
      press("[data-online='close']"),
      waitForElement(".prompt [data-online='play-on']"),
      waitForElement('.hand [data-card]'),
      waitForElement('.trick [data-card]'),
      advanceAndFreeze(600),
    ],
    moving: true,
  },
};
