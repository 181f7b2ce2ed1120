/** What goes over each wire, beside the game as it was: no card that the seat, or a looker-on, may not know by then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import WebSocket from 'ws';
import { replay } from '../../src/game/fair/fair-game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import type { Frame, UpdatePayload } from '../../src/online/frame.js';
import { ALL_CARDS, type Card } from '../../src/rules/card.js';
import { come, playOn, serve, until } from './served.js';

const cardsIn = (shown: unknown): readonly Card[] => {
  const text = JSON.stringify(shown, (name, value: unknown) => (name === 'rules' ? null : value));
  return ALL_CARDS.filter((card) => text.includes(`"${card}"`));
};

/** A place at which all is kept that comes over its wire. */
const place = () => {
  const heard: Frame[] = [];
  const openSocket = (address: string): WebSocket => {
    const socket = new WebSocket(address);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) heard.push(JSON.parse(data.toString()) as Frame);
    });
    return socket;
  };
  return { heard, openSocket };
};

/** The updates in order; what was told again was told once. */
const updatesIn = (heard: readonly Frame[]): readonly UpdatePayload[] => [
  ...new Map(
    heard.flatMap(([type, payload]) => (type === 'u' && payload.a !== null ? [[payload.n, payload] as const] : [])),
  ).values(),
];

for (const variant of ['suedtirol-blind', 'bayrisch'] as const)
  test(`Over no wire goes a card before its seat may know it: a whole game of ${variant}`, async (t) => {
    const { url } = await serve(t);
    const places = [place(), place(), place()] as const;
    const [first, second, third] = places;
    const one = await come(t, url, { create: { variant, players: 2, spectators: true } }, first);
    const two = await come(t, url, { table: one.table }, second);
    const looker = await come(t, url, { table: one.table }, { ...third, watch: true });
    await Promise.all([one.sit(0), two.sit(1)]);
    await Promise.all([one.ready(true), two.ready(true)]);
    await until('the game begins', () => one.connection && two.connection && looker.connection);
    await Promise.all([one, two].map((who) => playOn(who, () => who.board.stage === 'over')));
    const { record } = (await until('the proof', () => looker.proof)) as { readonly record: GameRecord };
    for (const [index, { heard }] of places.entries()) {
      const seat = index === 2 ? null : index;
      const updates = updatesIn(heard);
      assert.equal(updates.length, record.actions.length);
      const game = replay({ ...record, actions: [] });
      let known = new Set<Card>();
      let secret = 0;
      const look = (view: View): void => {
        if (view.phase === 'cut') known = new Set();
        for (const card of cardsIn(view)) known.add(card);
      };
      for (const [count, action] of record.actions.entries()) {
        game.act(action);
        look(game.view(seat));
        const told = cardsIn(updates[count]);
        assert.deepEqual(
          told.filter((card) => !known.has(card)),
          [],
          `${seat} after ${count + 1} actions`,
        );
        secret += ALL_CARDS.length - known.size;
      }
      assert.ok(secret > 200, 'there were cards to keep');
      assert.ok(!JSON.stringify(heard.filter(([type]) => type !== 'h')).includes('seed'));
      const types = heard.map(([type, payload]) => (type === 'h' && payload.record ? 'proof' : type));
      assert.ok(types.indexOf('proof') > types.lastIndexOf('u'), 'of its seed the hash alone before the game is over');
    }
  });
