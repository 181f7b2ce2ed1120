import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createOutput } from '../../src/sound/sound-output.js';
import type { Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import type { Cue, Sound } from '../../src/table/sounds.js';
import { key } from './keys.js';
import { patched } from './patched.js';
import { scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  cardOf,
  clearPage,
  errorsOf,
  listen,
  loadedAs,
  newTable,
  one,
  press,
  settled,
  until,
  viewOf,
  type Attributes,
} from './table.js';
import { undrawn } from './undrawn.js';
import { needs } from './engine.js';

undrawn();

const RATE = 44_100;

/** What is to be heard of these in so many seconds. */
async function rendered(cues: readonly Cue[], seconds: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, seconds * RATE, RATE);
  createOutput(context).play(cues, 1);
  return (await context.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Longest, in seconds. */
const SECONDS: Readonly<Record<Sound, number>> = {
  slap: 0.4,
  deal: 0.3,
  shuffle: 1.2,
  cut: 0.5,
  chalk: 0.7,
  knock: 0.5,
  'game-won': 2.5,
  'game-lost': 2,
  retourschneider: 2.5,
};

describe('a sound', () => {
  for (const [sound, seconds] of Object.entries(SECONDS) as readonly [Sound, number][])
    it(`${sound} is heard, is not clipped and ends in time`, async () => {
      const samples = await rendered([{ sound, weight: 1, delay: 0 }], seconds + 0.1);
      assert.isAbove(peakOf(samples), 0.05);
      assert.isBelow(peakOf(samples), 0.95);
      assert.isBelow(peakOf(samples.slice(seconds * RATE)), 0.003);
    });

  it('comes when it is due, and many at once are not clipped', async () => {
    const late = await rendered([{ sound: 'knock', weight: 1, delay: 500 }], 1);
    assert.strictEqual(peakOf(late.slice(0, 0.49 * RATE)), 0);
    assert.isAbove(peakOf(late), 0.05);
    const cues = (Object.keys(SECONDS) as readonly Sound[]).map((sound) => ({ sound, weight: 1, delay: 0 }));
    assert.isBelow(peakOf(await rendered([...cues, ...cues], 1)), 1);
  });
});

/** What becomes of the sound of a page: each context that it makes, and each sound in it. */
interface Heard {
  readonly contexts: readonly AudioContext[];
  readonly sounds: () => number;
  /** How many of the sounds were broken off. */
  readonly stopped: () => number;
  /** Resolves when the next sound begins, in the same task. */
  readonly next: () => Promise<void>;
}

async function hearing(during: (heard: Heard) => Promise<void>): Promise<void> {
  const contexts: AudioContext[] = [];
  let [sounds, stopped] = [0, 0];
  let begins = (): void => {};
  class Noted extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  }
  const { prototype } = AudioBufferSourceNode;
  const start = Object.getOwnPropertyDescriptor(prototype, 'start') ?? {};
  const scheduled = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start');
  const begin = (start.value ?? scheduled?.value) as (...when: readonly number[]) => void;
  function noted(this: AudioBufferSourceNode, ...when: readonly number[]): void {
    sounds++;
    Reflect.apply(begin, this, when);
    begins();
  }
  const end = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'stop')?.value as () => void;
  function ended(this: AudioBufferSourceNode): void {
    stopped++;
    Reflect.apply(end, this, []);
  }
  const next = (): Promise<void> => new Promise((resolve) => (begins = resolve));
  const heard: Heard = { contexts, sounds: () => sounds, stopped: () => stopped, next };
  await patched(window, 'AudioContext', Noted, () =>
    patched(prototype, 'start', noted, () => patched(prototype, 'stop', ended, () => during(heard))),
  );
}

const SETUP: Setup = {
  dealer: 3,
  hands: [
    ['EA', 'LK', 'HO', 'SU', 'E7'],
    ['LA', 'HK', 'SO', 'EU', 'L8'],
    ['HA', 'SK', 'EO', 'LU', 'H9'],
    ['SA', 'EK', 'LO', 'HU', 'S10'],
  ],
};

/** A table at which all is announced, and the human leads. */
async function tableAtPlay(attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ speed: 'fast', ...attributes });
  table.seats = ['human', scripted(), scripted(), scripted()];
  table.rules = { bidWhen: 'never' };
  await table.start({ setup: SETUP });
  await settled(table);
  await table.act({ type: 'announce-schlag', seat: 0, schlag: '8' });
  await until(() => viewOf(table).phase === 'play', 'all is announced');
  await settled(table);
  return table;
}

const soundButton = (table: WattenTable): HTMLElement => one(table, '[data-sound]');
const isPressed = (table: WattenTable): string | null => soundButton(table).getAttribute('aria-pressed');
const runs = ({ contexts }: Heard): Promise<void> => until(() => contexts[0]?.state === 'running', 'it can be heard');

/** The human has played, and it is to be seen. */
async function playedBy(table: WattenTable, pressing: () => Promise<void>): Promise<void> {
  const before = viewOf(table).hand.length;
  await pressing();
  await until(() => viewOf(table).hand.length < before, 'the card is played');
}

describe('the sound of a table', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 640, height: 700 }));
  afterEach(clearPage);

  it('is off: whatever the visitor does, nothing is made that could be heard', async () => {
    await hearing(async ({ contexts }) => {
      const table = await tableAtPlay();
      assert.strictEqual(isPressed(table), 'false');
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      assert.isEmpty(contexts);
    });
  });

  it('waits for the visitor to do something; then cards are heard, until it is switched off', async function () {
    await needs(this, 'sound');
    await hearing(async (heard) => {
      const table = await tableAtPlay({ sound: '' });
      assert.strictEqual(isPressed(table), 'true');
      cardOf(table, 'EA').click();
      await until(() => viewOf(table).hand.length === 4, 'a click of the page counts');
      assert.isEmpty(heard.contexts, 'but is nothing that the visitor did');
      await settled(table);
      await playedBy(table, () => press(cardOf(table, 'LK')));
      await runs(heard);
      await until(() => heard.sounds() > 0, 'cards are heard');
      await settled(table);
      await press(soundButton(table));
      await until(() => isPressed(table) === 'false', 'the button says so');
      await until(() => heard.contexts[0].state === 'closed', 'nothing is held on to');
      const before = heard.sounds();
      await playedBy(table, () => press(cardOf(table, 'HO')));
      await settled(table);
      assert.strictEqual(heard.sounds(), before);
      assert.lengthOf(heard.contexts, 1);
    });
  });

  it('is switched on by the button, with a key too, and goes with the table', async function () {
    await needs(this, 'sound');
    await hearing(async (heard) => {
      const table = await tableAtPlay();
      soundButton(table).focus();
      await key('Enter');
      await until(() => isPressed(table) === 'true', 'the button says so');
      await runs(heard);
      assert.isFalse(table.sound, 'what the page has set stays');
      await until(() => loadedAs('sound-output').length === 1, 'it is loaded');
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await until(() => heard.sounds() > 0, 'cards are heard');
      clearPage();
      await until(() => heard.contexts[0].state === 'closed', 'it goes with the table');
      assert.lengthOf(heard.contexts, 1);
    });
  });

  it('is as the page says until the guest chooses, in the settings too, and then kept', async () => {
    const texts = new Map([['watten-table-preferences:ton', '{"sort":"off"}']]);
    const storage = {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
      removeItem: (name: string) => void texts.delete(name),
    };
    const table = newTable({ sound: '', persist: 'ton' });
    table.storage = storage;
    await table.start({ setup: SETUP });
    await settled(table);
    assert.strictEqual(isPressed(table), 'true');
    await press(one(table, "[data-panel='settings']"));
    await until(() => all(table, '[data-preference=sound]').length === 1, 'the settings are open');
    await press(one(table, '[data-preference=sound]'));
    await until(() => isPressed(table) === 'false', 'the button in the bar says so, too');
    assert.deepEqual(JSON.parse(texts.get('watten-table-preferences:ton') ?? ''), { sort: 'off', sound: false });
  });

  it('is not there where all happens at once', async () => {
    await hearing(async ({ contexts }) => {
      const table = await tableAtPlay({ sound: '', speed: 'instant' });
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      assert.isEmpty(contexts);
    });
  });

  it('is silent in a hidden tab', async function () {
    await needs(this, 'sound');
    await hearing(async (heard) => {
      const table = await tableAtPlay({ sound: '' });
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await runs(heard);
      await settled(table);
      await patched(document, 'hidden', true, async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await until(() => heard.contexts[0].state === 'suspended', 'it rests');
        const before = heard.sounds();
        await playedBy(table, () => press(cardOf(table, 'LK')));
        await settled(table);
        assert.strictEqual(heard.sounds(), before);
        assert.strictEqual(heard.contexts[0].state, 'suspended');
      });
      document.dispatchEvent(new Event('visibilitychange'));
      await runs(heard);
    });
  });

  it('is broken off when the tab is hidden, and nothing is heard there though the device takes its time', async function () {
    await needs(this, 'sound');
    await hearing(async (heard) => {
      const table = await tableAtPlay({ sound: '' });
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await runs(heard);
      await settled(table);
      const begun = heard.next();
      const [context] = heard.contexts;
      await patched(
        context,
        'suspend',
        () => Promise.resolve(),
        async () => {
          cardOf(table, 'LK').click();
          await begun;
          const before = heard.stopped();
          await patched(document, 'hidden', true, async () => {
            document.dispatchEvent(new Event('visibilitychange'));
            assert.isAbove(heard.stopped(), before);
            const sounds = heard.sounds();
            await settled(table);
            assert.strictEqual(context.state, 'running');
            assert.strictEqual(heard.sounds(), sounds);
          });
          document.dispatchEvent(new Event('visibilitychange'));
        },
      );
    });
  });

  it('is missed by nobody where a browser has none', async () => {
    await patched(window, 'AudioContext', undefined, async () => {
      const table = await tableAtPlay({ sound: '' });
      const told = listen(table, ['watten-error']);
      await playedBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      await press(soundButton(table));
      await until(() => isPressed(table) === 'false', 'the button says so');
      assert.isEmpty(errorsOf(told));
      assert.lengthOf(all(table, '[data-sound]'), 1);
    });
  });
});
