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
  loadedChunks,
  newTable,
  one,
  press,
  settled,
  until,
  viewOf,
  type Attributes,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

const RATE = 44_100;

/** Renders the samples of these sounds for a number of seconds. */
async function renderSamples(cues: readonly Cue[], seconds: number, volume = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, seconds * RATE, RATE);
  createOutput(context).play(cues, 1, volume);
  return (await context.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The maximum duration of each sound, in seconds. */
const MAX_SECONDS: Readonly<Record<Sound, number>> = {
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

describe('sounds', () => {
  for (const [sound, seconds] of Object.entries(MAX_SECONDS) as readonly [Sound, number][])
    it(`the sound '${sound}' is audible, is not clipped and ends within ${seconds} s`, async () => {
      const samples = await renderSamples([{ sound, weight: 1, delay: 0 }], seconds + 0.1);
      assert.isAbove(peakOf(samples), 0.05);
      assert.isBelow(peakOf(samples), 0.95);
      assert.isBelow(peakOf(samples.slice(seconds * RATE)), 0.003);
    });

  it('the volume scales the level of a sound, and a volume of 0 is silent', async () => {
    const cues: readonly Cue[] = [{ sound: 'knock', weight: 1, delay: 0 }];
    const [full, half, none] = await Promise.all([1, 0.5, 0].map((volume) => renderSamples(cues, 1, volume)));
    assert.approximately(peakOf(half) / peakOf(full), 0.5, 0.01);
    assert.strictEqual(peakOf(none), 0);
  });

  it('sounds start after their delay, and simultaneous sounds are not clipped', async () => {
    const late = await renderSamples([{ sound: 'knock', weight: 1, delay: 500 }], 1);
    assert.strictEqual(peakOf(late.slice(0, 0.49 * RATE)), 0);
    assert.isAbove(peakOf(late), 0.05);
    const cues = (Object.keys(MAX_SECONDS) as readonly Sound[]).map((sound) => ({ sound, weight: 1, delay: 0 }));
    assert.isBelow(peakOf(await renderSamples([...cues, ...cues], 1)), 1);
  });
});

/** The page's audio contexts, and its started and stopped sounds. */
interface AudioLog {
  readonly contexts: readonly AudioContext[];
  readonly sounds: () => number;
  /** The number of stopped sounds. */
  readonly stopped: () => number;
  /** Resolves in the task in which the next sound starts. */
  readonly next: () => Promise<void>;
}

async function recordAudio(during: (audio: AudioLog) => Promise<void>): Promise<void> {
  const contexts: AudioContext[] = [];
  let [sounds, stopped] = [0, 0];
  let onStart = (): void => {};
  class RecordedContext extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  }
  const { prototype } = AudioBufferSourceNode;
  const start = Object.getOwnPropertyDescriptor(prototype, 'start') ?? {};
  const scheduled = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start');
  const startSound = (start.value ?? scheduled?.value) as (...when: readonly number[]) => void;
  function recordedStart(this: AudioBufferSourceNode, ...when: readonly number[]): void {
    sounds++;
    Reflect.apply(startSound, this, when);
    onStart();
  }
  const stopSound = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'stop')?.value as () => void;
  function recordedStop(this: AudioBufferSourceNode): void {
    stopped++;
    Reflect.apply(stopSound, this, []);
  }
  const next = (): Promise<void> => new Promise((resolve) => (onStart = resolve));
  const audio: AudioLog = { contexts, sounds: () => sounds, stopped: () => stopped, next };
  await patched(window, 'AudioContext', RecordedContext, () =>
    patched(prototype, 'start', recordedStart, () => patched(prototype, 'stop', recordedStop, () => during(audio))),
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

/** A table at which the announcement is complete and the visitor leads. */
async function tableAtPlay(attributes: Attributes = {}): Promise<WattenTable> {
  const table = newTable({ speed: 'fast', ...attributes });
  table.seats = ['human', scripted(), scripted(), scripted()];
  table.rules = { bidWhen: 'never' };
  await table.start({ setup: SETUP });
  await settled(table);
  await table.act({ type: 'announce-schlag', seat: 0, schlag: '8' });
  await until(() => viewOf(table).phase === 'play', 'Schlag and Trumpf are announced');
  await settled(table);
  return table;
}

const soundButton = (table: WattenTable): HTMLElement => one(table, '[data-sound]');
const isPressed = (table: WattenTable): string | null => soundButton(table).getAttribute('aria-pressed');
const waitUntilRunning = ({ contexts }: AudioLog): Promise<void> =>
  until(() => contexts[0]?.state === 'running', 'the audio context runs');

/** Waits until the visitor's card is played. */
async function playCardBy(table: WattenTable, pressing: () => Promise<void>): Promise<void> {
  const before = viewOf(table).hand.length;
  await pressing();
  await until(() => viewOf(table).hand.length < before, 'the card is played');
}

describe('sounds at a table', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 640, height: 700 }));
  afterEach(clearPage);

  it('a table without `sound` creates no audio context', async () => {
    await recordAudio(async ({ contexts }) => {
      const table = await tableAtPlay();
      assert.strictEqual(isPressed(table), 'false');
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      assert.isEmpty(contexts);
    });
  });

  it("with `sound`, sounds play from the visitor's first action until the visitor switches sound off", async function () {
    await needs(this, 'sound');
    await recordAudio(async (audio) => {
      const table = await tableAtPlay({ sound: '' });
      assert.strictEqual(isPressed(table), 'true');
      cardOf(table, 'EA').click();
      await until(() => viewOf(table).hand.length === 4, 'a click by script plays the card');
      assert.isEmpty(audio.contexts, 'no audio without an action of the visitor');
      await settled(table);
      await playCardBy(table, () => press(cardOf(table, 'LK')));
      await waitUntilRunning(audio);
      await until(() => audio.sounds() > 0, 'a sound plays');
      await settled(table);
      await press(soundButton(table));
      await until(() => isPressed(table) === 'false', 'the button has the new state');
      await until(() => audio.contexts[0].state === 'closed', 'the audio context is closed');
      const before = audio.sounds();
      await playCardBy(table, () => press(cardOf(table, 'HO')));
      await settled(table);
      assert.strictEqual(audio.sounds(), before);
      assert.lengthOf(audio.contexts, 1);
    });
  });

  it('pressing Enter on the sound button starts sound, and removing the table closes its audio context', async function () {
    await needs(this, 'sound');
    await recordAudio(async (audio) => {
      const table = await tableAtPlay();
      soundButton(table).focus();
      await key('Enter');
      await until(() => isPressed(table) === 'true', 'the button has the new state');
      await waitUntilRunning(audio);
      assert.isFalse(table.sound, 'the property is unchanged');
      await until(() => loadedChunks('sound-output').length === 1, 'the audio code is loaded');
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await until(() => audio.sounds() > 0, 'a sound plays');
      clearPage();
      await until(() => audio.contexts[0].state === 'closed', 'the audio context is closed');
      assert.lengthOf(audio.contexts, 1);
    });
  });

  it("the visitor's sound setting overrides the page's setting and is stored", async () => {
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
    await openPanel(table, 'settings');
    await until(() => all(table, '[data-preference=sound]').length === 1, 'the settings are open');
    await press(one(table, '[data-preference=sound]'));
    await until(() => isPressed(table) === 'false', 'the button in the bar has the new state');
    assert.deepEqual(JSON.parse(texts.get('watten-table-preferences:ton') ?? ''), { sort: 'off', sound: false });
  });

  it('no sound plays with speed="instant"', async () => {
    await recordAudio(async ({ contexts }) => {
      const table = await tableAtPlay({ sound: '', speed: 'instant' });
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      assert.isEmpty(contexts);
    });
  });

  it('no sound plays in a hidden tab', async function () {
    await needs(this, 'sound');
    await recordAudio(async (audio) => {
      const table = await tableAtPlay({ sound: '' });
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await waitUntilRunning(audio);
      await settled(table);
      await patched(document, 'hidden', true, async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await until(() => audio.contexts[0].state === 'suspended', 'the audio context is suspended');
        const before = audio.sounds();
        await playCardBy(table, () => press(cardOf(table, 'LK')));
        await settled(table);
        assert.strictEqual(audio.sounds(), before);
        assert.strictEqual(audio.contexts[0].state, 'suspended');
      });
      document.dispatchEvent(new Event('visibilitychange'));
      await waitUntilRunning(audio);
    });
  });

  it('sounds stop when the tab becomes hidden, even if the audio context is suspended late', async function () {
    await needs(this, 'sound');
    await recordAudio(async (audio) => {
      const table = await tableAtPlay({ sound: '' });
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await waitUntilRunning(audio);
      await settled(table);
      const begun = audio.next();
      const [context] = audio.contexts;
      await patched(
        context,
        'suspend',
        () => Promise.resolve(),
        async () => {
          cardOf(table, 'LK').click();
          await begun;
          const before = audio.stopped();
          await patched(document, 'hidden', true, async () => {
            document.dispatchEvent(new Event('visibilitychange'));
            assert.isAbove(audio.stopped(), before);
            const sounds = audio.sounds();
            await settled(table);
            assert.strictEqual(context.state, 'running');
            assert.strictEqual(audio.sounds(), sounds);
          });
          document.dispatchEvent(new Event('visibilitychange'));
        },
      );
    });
  });

  it('if the browser lacks AudioContext, a table with `sound` is playable and fires no errors', async () => {
    await patched(window, 'AudioContext', undefined, async () => {
      const table = await tableAtPlay({ sound: '' });
      const events = listen(table, ['watten-error']);
      await playCardBy(table, () => press(cardOf(table, 'EA')));
      await settled(table);
      await press(soundButton(table));
      await until(() => isPressed(table) === 'false', 'the button has the new state');
      assert.isEmpty(errorsOf(events));
      assert.lengthOf(all(table, '[data-sound]'), 1);
    });
  });
});
