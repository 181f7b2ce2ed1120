import { assert } from '@open-wc/testing';
import type { Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { patch } from './patched.js';
import {
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  press,
  rootOf,
  settled,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { inHiddenTab } from './unseen.js';

skipDrawing();

const SETUP: Setup = { dealer: 3, hands: HANDS };

interface Spoken {
  readonly text: string;
  readonly volume: number;
  readonly voice: { readonly name: string };
}

/** Replaces `speechSynthesis`, because test browsers have no voices. */
class FakeSpeech extends EventTarget {
  readonly spoken: Spoken[] = [];
  cancelled = 0;
  readonly #voices = [
    { name: 'far', lang: 'de-DE', localService: false, default: true },
    { name: 'English', lang: 'en-GB', localService: true, default: true },
    { name: 'here', lang: 'de_AT', localService: true, default: false },
  ];
  getVoices = () => this.#voices;
  speak = (spoken: Spoken) => void this.spoken.push(spoken);
  cancel = () => void this.cancelled++;
}

/** Installs a fake `speechSynthesis` until the end of the test. */
function installSpeech(): FakeSpeech {
  const speech = new FakeSpeech();
  class Utterance extends EventTarget {
    voice = null;
    lang = '';
    pitch = 1;
    volume = 1;
    constructor(readonly text: string) {
      super();
    }
  }
  restore.push(patch(window, 'speechSynthesis', speech), patch(window, 'SpeechSynthesisUtterance', Utterance));
  return speech;
}
const restore: (() => void)[] = [];

async function startGame(attributes: Readonly<Record<string, string>>): Promise<WattenTable> {
  const table = newTable({ speed: 'fast', talk: 'none', ...attributes });
  table.rules = { schoeneres: 'none', schlagtausch: 'none', bidWhen: 'never' };
  await table.start({ seed: 'stimme', setup: SETUP });
  await settled(table);
  return table;
}

const preference = (table: WattenTable, name: string): HTMLElement | null =>
  rootOf(table).querySelector(`[data-preference=${name}]`);

async function openSettings(table: WattenTable): Promise<void> {
  await openPanel(table, 'settings');
  await until(() => preference(table, 'sound'), 'the settings are open');
}

describe('spoken calls', () => {
  afterEach(() => {
    clearPage();
    for (const undo of restore.splice(0)) undo();
  });

  it("a local voice in the table's language speaks calls and the names of the other players", async () => {
    const speech = installSpeech();
    const table = await startGame({ voice: '' });
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.spoken.length > 1, 'both calls are spoken');
    const { announcement } = viewOf(table);
    assert.isDefined(announcement.schlag);
    const [own, other] = speech.spoken.map(({ text }) => text);
    assert.match(own ?? '', /^\p{Lu}\p{L}+!$/u, 'the visitor’s call has no name');
    assert.match(other ?? '', /^\p{Lu}\p{L}+: \p{Lu}\p{L}+!$/u);
    assert.deepEqual([...new Set(speech.spoken.map(({ voice }) => voice.name))], ['here']);
    await table.stop();
    assert.isAbove(speech.cancelled, 0, 'stop() cancels the speech');
  });

  it('the voice is off by default, and the visitor can switch it on next to the sound setting', async () => {
    const speech = installSpeech();
    const table = await startGame({});
    await openSettings(table);
    await until(() => preference(table, 'voice'), 'the setting is shown');
    assert.strictEqual(preference(table, 'sound')?.nextElementSibling, preference(table, 'voice'));
    await press(preference(table, 'voice') as HTMLElement);
    await until(() => preference(table, 'voice')?.ariaChecked === 'true', 'the voice is on');
    assert.isEmpty(speech.spoken);
    const volume = preference(table, 'volume') as HTMLInputElement;
    volume.value = '30';
    volume.dispatchEvent(new Event('change'));
    await press(one(table, '.panel .tool'));
    await settled(table);
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.spoken.length > 0, 'a call is spoken');
    assert.strictEqual(speech.spoken[0]?.volume, 0.3, 'at the chosen volume');
  });

  it('speech stops when the tab becomes hidden, and the table speaks no calls in a hidden tab', async () => {
    const speech = installSpeech();
    const table = await startGame({ voice: '' });
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.spoken.length > 1, 'both calls are spoken');
    const before = speech.cancelled;
    await inHiddenTab(async () => assert.isAbove(speech.cancelled, before, 'the speech is cancelled'));
    clearPage();
    speech.spoken.length = 0;
    const other = await startGame({ voice: '' });
    await inHiddenTab(async () => {
      one(other, '[data-action=announce-schlag]').click();
      await until(() => viewOf(other).phase === 'play', 'the game continues');
      await settled(other);
    });
    await frames(2);
    assert.deepEqual(
      speech.spoken.map(({ text }) => text),
      [],
    );
  });

  it('if no voice matches the language, the settings offer no speech and the game continues', async () => {
    const table = await startGame({ voice: '', lang: 'it' });
    const events = listen(table);
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => viewOf(table).phase === 'play', 'the game continues');
    await openSettings(table);
    const isThere = speechSynthesis.getVoices().some(({ lang, localService }) => localService && /^it\b/.test(lang));
    if (!isThere) assert.isNull(preference(table, 'voice'));
    assert.isEmpty(errorsOf(events));
  });
});
