/** The check before an action: its verdicts, their order, and the sources of actions to which each check applies. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOn, type ActionSource, type Situation, type Verdict } from '../../src/element/table/verdict.js';
import type { Action } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import { itemAt } from '../../src/rules/item-at.js';
import { defineRules } from '../../src/rules/variants.js';
import { announced, gameAtScore, CUTTER, DEALER, FOREHAND } from '../game/table.js';
import { modelFor, peopleAt } from '../table/recorded-steps.js';

/** A game in which the forehand leads to the first trick. */
const game = announced();
const view = game.view(FOREHAND);
const { hand } = modelFor(view);
const playing = hand.flatMap(({ action }) => action ?? []);
const card = itemAt(playing, 0);

/** The same hand while it is another seat's turn. */
const idleHand = hand.map((held) => ({ ...held, action: null }));

/** A game in which the dealer's side is gestrichen and must decide. */
const gestrichen = announced(undefined, { variant: 'tirol', setup: gameAtScore(defineRules('tirol').target - 2, 4) });
const giveUp: Action = { type: 'decide', seat: 0, play: false };

const agree = (): Promise<boolean> => Promise.resolve(true);

const READY: Situation = {
  handAtPress: hand,
  halt: null,
  isClosed: false,
  view,
  shownView: view,
  people: peopleAt(game.rules, FOREHAND),
  ask: null,
};
const DECIDING: Situation = {
  ...READY,
  handAtPress: [],
  view: gestrichen.view(0),
  shownView: gestrichen.view(0),
  people: peopleAt(gestrichen.rules),
};

const verdict = (action: Action, source: ActionSource, changes: Partial<Situation>, from = READY): Verdict['kind'] =>
  verdictOn(action, source, { ...from, ...changes }).kind;

/** Returns the verdicts as the reasons against an action are removed one by one. */
const verdictsOf = (
  action: Action,
  source: ActionSource,
  reasons: readonly Partial<Situation>[],
  from?: Situation,
): readonly Verdict['kind'][] =>
  [...reasons, {}].map((_, index) => verdict(action, source, Object.assign({}, ...reasons.slice(index)), from));

const NOT_OFFERED = { view: { ...view, legal: [] } };
const REASONS = [
  { handAtPress: idleHand },
  { halt: 'paused' },
  { isClosed: true },
  NOT_OFFERED,
  { ask: agree },
] as const satisfies readonly Partial<Situation>[];

test('a click on a card must pass four checks in this order: hand at the press, halt, closed game and legality', () => {
  assert.deepEqual(verdictsOf(card, 'click', REASONS), ['not-yet', 'halted', 'closed', 'not-offered', 'yes', 'yes']);
});

test('a confirmed choice skips the check of the hand at the press, and the check by a feature comes last', () => {
  assert.deepEqual(verdictsOf(card, 'choice', REASONS), ['halted', 'halted', 'closed', 'not-offered', 'ask', 'yes']);
});

test('the table rejects an act() call only during a halt and otherwise leaves the check to the game', () => {
  assert.deepEqual(verdictsOf(card, 'page', REASONS), ['halted', 'halted', 'yes', 'yes', 'yes', 'yes']);
});

test('after all checks, a click that gives away points asks for confirmation, but a confirmed choice does not', () => {
  const reasons = [{ halt: 'lost' }, { isClosed: true }, { view: { ...DECIDING.view, legal: [] } }] as const;
  assert.deepEqual(verdictsOf(giveUp, 'click', reasons, DECIDING), ['halted', 'closed', 'not-offered', 'confirm']);
  assert.equal(verdict(giveUp, 'click', { ask: agree }, DECIDING), 'confirm', 'confirmed before a feature checks it');
  assert.equal(verdict(giveUp, 'choice', {}, DECIDING), 'yes');
  assert.equal(verdict({ ...giveUp, play: true }, 'click', {}, DECIDING), 'yes');
});

test("a verdict contains the halt, the confirmation question or a feature's check", () => {
  assert.deepEqual(verdictOn(card, 'page', { ...READY, halt: 'lost' }), { kind: 'halted', halt: 'lost' });
  assert.deepEqual(verdictOn(card, 'choice', { ...READY, ask: agree }), { kind: 'ask', ask: agree });
  const asked = verdictOn(giveUp, 'click', DECIDING);
  assert.equal(asked.kind === 'confirm' && asked.confirmation.question.key, 'confirm-give-up');
});

test('only pointer clicks on cards are checked against the hand at the time of the press', () => {
  assert.equal(verdict(card, 'click', { handAtPress: null }), 'yes', 'a key');
  assert.equal(verdict(card, 'click', { handAtPress: hand }), 'yes', 'the card could be played then');
  assert.equal(verdict(card, 'click', { handAtPress: [] }), 'not-yet', 'the card was not in the hand then');
  const bid = view.legal.find(({ type }) => type === 'bid');
  assert.ok(bid, 'the forehand can bid');
  assert.equal(verdict(bid, 'click', { handAtPress: idleHand }), 'yes');
});

test('while a cut is due, the visitor can cut the pack at any position', () => {
  const cutting = createGame({ seed: 'verdict', setup: { dealer: DEALER } });
  const cut: Action = { type: 'cut', seat: CUTTER, at: 9 };
  assert.equal(verdict(cut, 'choice', { view: cutting.view(CUTTER) }), 'yes');
  assert.equal(verdict(cut, 'choice', {}), 'not-offered', 'after the cut');
});
