import { assert } from '@open-wc/testing';
import { connect, createGame } from '../../src/engine.js';
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
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** The visitor is the dealer and plays last. E8, a Linker, wins the trick. LO loses the hand. */
const HANDS = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];
const game = () => play(announced(HANDS, { rules: { bidWhen: 'never' } }), 'H9 H10 HK H7 H8 HO HA HU LA LK L7');

const waitForTrainer = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.trained[lang]'), 'the trainer is loaded');
const waitForAdvice = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.trainer'), 'the better card is shown');
const waitUntilPlayed = (table: WattenTable, card: string): Promise<void> =>
  until(() => !viewOf(table).hand.some((held) => held === card), `${card} is played`);

/** A table at this position of the game, with its trainer. */
async function trainerTable(attributes: Readonly<Record<string, string>> = {}): Promise<WattenTable> {
  const table = newTable({ trainer: '', ...attributes });
  await table.load({ version: 2, game: game().record(), seat: 0, games: null, gamesOver: 0, seed: null });
  await settled(table);
  await waitForTrainer(table);
  return table;
}

/** The lines about the trainer in the statistics. */
async function accountOf(table: WattenTable): Promise<readonly string[]> {
  await openPanel(table, 'settings');
  await until(() => rootOf(table).querySelector('.of-stats'), 'the settings are open');
  await press(one(table, '.of-stats'));
  await until(() => rootOf(table).querySelector('.panel.of-stats'), 'the statistics are open');
  return all(table, '.trainer-account [data-theme]').map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
}

describe('the trainer', () => {
  afterEach(clearPage);

  it('if the visitor chooses a weaker card, the trainer shows a better one and offers to take the card back', async () => {
    const table = await trainerTable();
    await press(cardOf(table, 'LO'));
    await waitForAdvice(table);
    assert.include(viewOf(table).hand, 'LO', 'no card is played yet');
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
    await waitUntilPlayed(table, 'LO');
    const [following, ...others] = await accountOf(table);
    assert.match(following ?? '', /^Zugeben 1 0 \d+,\d$/);
    assert.deepEqual(others, []);
  });

  it('the statistics ignore a card that the visitor took back', async () => {
    const hand = createGame({ seed: 'u4', rules: { bidWhen: 'never' }, setup: { dealer: 0, score: [10, 10] } });
    const { toAct } = hand;
    const isChoice = (): boolean => hand.view(0).hand.length === 3 && hand.toAct[0] === 0 && hand.phase === 'play';
    for (let seat = toAct[0]; !isChoice(); seat = hand.toAct[0]) {
      const legal = hand.legalActions(seat);
      hand.act(legal.find(({ type }) => type === 'play') ?? legal[0]);
    }
    const table = newTable({ trainer: '', undo: '' });
    await table.load({ version: 2, game: hand.record(), seat: 0, games: null, gamesOver: 0, seed: null });
    await settled(table);
    await waitForTrainer(table);
    table.speed = 'slow';
    await press(cardOf(table, 'SA'));
    await waitForAdvice(table);
    await press(one(table, '[data-trainer=go-on]'));
    await waitUntilPlayed(table, 'SA');
    assert.isNotEmpty(await accountOf(table));
    await press(one(table, '.panel [aria-label=Schließen]'));
    await press(one(table, '[data-undo]'));
    await until(() => viewOf(table).hand.includes('SA'), 'the card is back');
    assert.isEmpty(await accountOf(table));
  });

  it('the trainer praises a good card without interrupting play, and stores a tally that visitors can delete', async () => {
    const table = await trainerTable({ persist: 'trainer' });
    const words: string[] = [];
    const word = one(table, '.trained');
    const observer = new MutationObserver(() => words.push(word.textContent.trim()));
    observer.observe(word, { characterData: true, childList: true, subtree: true });
    await press(cardOf(table, 'E8'));
    await waitUntilPlayed(table, 'E8');
    await until(() => words.includes('Gut so.'), 'the praise is shown');
    observer.disconnect();
    assert.isNull(rootOf(table).querySelector('.trainer'));
    table.remove();

    const later = await trainerTable({ persist: 'trainer' });
    assert.deepEqual(await accountOf(later), ['Zugeben 1 1 0,0']);
    await press(one(later, '[data-deletion=ask]'));
    await until(() => rootOf(later).querySelector('[data-deletion=confirm]'), 'the confirmation is shown');
    await press(one(later, '[data-deletion=confirm]'));
    await until(() => !rootOf(later).querySelector('.trainer-account'), 'the account is cleared');
  });

  it('when the trainer advises against a card, Escape takes the card back and returns the focus to it', async () => {
    const table = await trainerTable();
    cardOf(table, 'LO').focus();
    await key('Enter');
    await waitForAdvice(table);
    await until(() => focused(table)?.matches('[data-trainer=take-back]'), 'the cancel button has the focus');
    await key('Escape');
    await until(() => focused(table) === cardOf(table, 'LO'), 'the card has the focus again');
    cardOf(table, 'E8').focus();
    await key('Enter');
    await waitUntilPlayed(table, 'E8');
  });

  it('if no other people play, the visitor can switch the trainer on and off in the settings', async () => {
    const table = newTable();
    await table.load({ version: 2, game: game().record(), seat: 0, games: null, gamesOver: 0, seed: null });
    await settled(table);
    assert.isNull(rootOf(table).querySelector('.trained'));
    const choose = async (): Promise<void> => {
      await openPanel(table, 'settings');
      await until(() => rootOf(table).querySelector('[data-preference=trainer]'), 'the settings are open');
      await press(one(table, '[data-preference=trainer]'));
      await key('Escape');
      await until(() => !rootOf(table).querySelector('.panel'), 'the settings are closed');
    };
    await choose();
    await waitForTrainer(table);
    await press(cardOf(table, 'LO'));
    await waitForAdvice(table);
    await press(one(table, '[data-trainer=take-back]'));
    await until(() => !rootOf(table).querySelector('.trainer'), 'the question is back');
    await choose();
    await until(() => !rootOf(table).querySelector('.trained'), 'the trainer is off');
    table.connection = connect(game(), 0);
    await settled(table);
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('[data-preference]'), 'the settings are open');
    assert.isNull(rootOf(table).querySelector('[data-preference=trainer]'));
  });

  it("the visitor can play the chosen card despite the trainer's advice", async () => {
    const table = await trainerTable();
    await press(cardOf(table, 'LO'));
    await waitForAdvice(table);
    await press(one(table, '[data-trainer=go-on]'));
    await waitUntilPlayed(table, 'LO');
  });

  it('with other people at the table, the trainer gives no advice and fires an error', async () => {
    const table = newTable({ trainer: '' });
    const events = listen(table);
    const codes = () => errorsOf(events).map(({ code }) => code);
    table.connection = connect(game(), 0);
    await settled(table);
    await until(() => codes().includes('trainer-not-alone'), 'the error fires');
    assert.isNull(rootOf(table).querySelector('.trained'));
    await press(cardOf(table, 'LO'));
    await waitUntilPlayed(table, 'LO');
    assert.deepEqual(codes(), ['trainer-not-alone'], 'the error fires once');
  });
});
