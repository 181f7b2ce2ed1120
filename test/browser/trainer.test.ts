import { assert } from '@open-wc/testing';
import { connect } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { announced, play } from '../players/played.js';
import { focused, key } from './keys.js';
import {
  all,
  cardOf,
  clearPage,
  errorsOf,
  listen,
  newTable,
  one,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** The human, the dealer, is the last to play: with E8 the trick goes to its Linker later on, with LO the hand is lost. */
const HANDS = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];
const game = () => play(announced(HANDS, { rules: { bidWhen: 'never' } }), 'H9 H10 HK H7 H8 HO HA HU LA LK L7');

const trainerIsThere = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.trained[lang]'), 'the trainer is there');
const isToldBetter = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.trainer'), 'it is told what would be better');
const isPlayed = (table: WattenTable, card: string): Promise<void> =>
  until(() => !viewOf(table).hand.some((held) => held === card), `${card} is played`);

/** A table at that place of the game, with its trainer. */
async function asked(attributes: Readonly<Record<string, string>> = {}): Promise<WattenTable> {
  const table = newTable({ trainer: '', ...attributes });
  await table.load({ version: 2, game: game().record(), seat: 0, games: null, gamesOver: 0, seed: null });
  await settled(table);
  await trainerIsThere(table);
  return table;
}

/** What is told of the trainer's account in the statistics. */
async function accountOf(table: WattenTable): Promise<readonly string[]> {
  await press(one(table, '[data-panel=settings]'));
  await until(() => rootOf(table).querySelector('.of-stats'), 'the settings are open');
  await press(one(table, '.of-stats'));
  await until(() => rootOf(table).querySelector('.panel.of-stats'), 'the statistics are open');
  return all(table, '.trainer-account [data-theme]').map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
}

describe('the trainer', () => {
  afterEach(clearPage);

  it('tells of a worse card before it is played, lets it be taken back once, and keeps account', async () => {
    const table = await asked();
    await press(cardOf(table, 'LO'));
    await isToldBetter(table);
    assert.include(viewOf(table).hand, 'LO', 'nothing is played yet');
    assert.match(texts(table, '.trainer .status')[0] ?? '', /^Besser wäre Eichel-Achter: .*Spiel zu gewinnen, um/su);
    assert.match(one(table, '.live').textContent, /Eichel-Achter/);
    assert.deepEqual(
      all(table, '.hand .hinted').map(({ dataset }) => dataset.card),
      ['E8'],
    );
    await assert.isAccessible(table, { ignoredRules: ['region'] });
    await press(one(table, '[data-trainer=take-back]'));
    await until(() => !rootOf(table).querySelector('.trainer'), 'the question is back');
    await press(cardOf(table, 'LO'));
    await isPlayed(table, 'LO');
    const [following, ...others] = await accountOf(table);
    assert.match(following ?? '', /^Zugeben 1 0 \d+,\d$/);
    assert.deepEqual(others, []);
  });

  it('says a word of a good card, which is played at once, and is kept and cleared with the statistics', async () => {
    const table = await asked({ persist: 'trainer' });
    const words: string[] = [];
    const word = one(table, '.trained');
    const observer = new MutationObserver(() => words.push(word.textContent.trim()));
    observer.observe(word, { characterData: true, childList: true, subtree: true });
    await press(cardOf(table, 'E8'));
    await isPlayed(table, 'E8');
    await until(() => words.includes('Gut so.'), 'the word is said');
    observer.disconnect();
    assert.isNull(rootOf(table).querySelector('.trainer'));
    table.remove();

    const later = await asked({ persist: 'trainer' });
    assert.deepEqual(await accountOf(later), ['Zugeben 1 1 0,0']);
    await press(one(later, '[data-deletion=ask]'));
    await until(() => rootOf(later).querySelector('[data-deletion=confirm]'), 'it is asked');
    await press(one(later, '[data-deletion=confirm]'));
    await until(() => !rootOf(later).querySelector('.trainer-account'), 'the account is cleared');
  });

  it('is answered by keyboard: Escape takes back, and the focus goes to the card again', async () => {
    const table = await asked();
    cardOf(table, 'LO').focus();
    await key('Enter');
    await isToldBetter(table);
    await until(() => focused(table)?.matches('[data-trainer=take-back]'), 'the harmless answer has the focus');
    await key('Escape');
    await until(() => focused(table) === cardOf(table, 'LO'), 'the card has it again');
    cardOf(table, 'E8').focus();
    await key('Enter');
    await isPlayed(table, 'E8');
  });

  it('is switched on and off by the guest in the settings, where nobody else plays', async () => {
    const table = newTable();
    await table.load({ version: 2, game: game().record(), seat: 0, games: null, gamesOver: 0, seed: null });
    await settled(table);
    assert.isNull(rootOf(table).querySelector('.trained'));
    const choose = async (): Promise<void> => {
      await press(one(table, '[data-panel=settings]'));
      await until(() => rootOf(table).querySelector('[data-preference=trainer]'), 'the settings are open');
      await press(one(table, '[data-preference=trainer]'));
      await key('Escape');
      await until(() => !rootOf(table).querySelector('.panel'), 'they are closed');
    };
    await choose();
    await trainerIsThere(table);
    await press(cardOf(table, 'LO'));
    await isToldBetter(table);
    await press(one(table, '[data-trainer=take-back]'));
    await until(() => !rootOf(table).querySelector('.trainer'), 'the question is back');
    await choose();
    await until(() => !rootOf(table).querySelector('.trained'), 'it is off');
    table.connection = connect(game(), 0);
    await settled(table);
    await press(one(table, '[data-panel=settings]'));
    await until(() => rootOf(table).querySelector('[data-preference]'), 'the settings are open');
    assert.isNull(rootOf(table).querySelector('[data-preference=trainer]'));
  });

  it('goes on with what was chosen, if that is wanted', async () => {
    const table = await asked();
    await press(cardOf(table, 'LO'));
    await isToldBetter(table);
    await press(one(table, '[data-trainer=go-on]'));
    await isPlayed(table, 'LO');
  });

  it('says nothing in a game with others, and the page hears why', async () => {
    const table = newTable({ trainer: '' });
    const told = listen(table);
    const codes = () => errorsOf(told).map(({ code }) => code);
    table.connection = connect(game(), 0);
    await settled(table);
    await until(() => codes().includes('trainer-not-alone'), 'the error is told');
    assert.isNull(rootOf(table).querySelector('.trained'));
    await press(cardOf(table, 'LO'));
    await isPlayed(table, 'LO');
    assert.deepEqual(codes(), ['trainer-not-alone'], 'once');
  });
});
