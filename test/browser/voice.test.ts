import { assert } from '@open-wc/testing';
import type { Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { patch } from './patched.js';
import { clearPage, errorsOf, frames, listen, newTable, one, press, rootOf, settled, until, viewOf } from './table.js';
import { undrawn } from './undrawn.js';
import { unseen } from './unseen.js';

undrawn();

const SETUP: Setup = { dealer: 3, hands: HANDS };

interface Said {
  readonly text: string;
  readonly voice: { readonly name: string };
}

/** Stands in for the speech of a browser that has voices: those for tests have none. */
class SpeechOfTests extends EventTarget {
  readonly said: Said[] = [];
  cancelled = 0;
  readonly #voices = [
    { name: 'far', lang: 'de-DE', localService: false, default: true },
    { name: 'English', lang: 'en-GB', localService: true, default: true },
    { name: 'here', lang: 'de_AT', localService: true, default: false },
  ];
  getVoices = () => this.#voices;
  speak = (said: Said) => void this.said.push(said);
  cancel = () => void this.cancelled++;
}

/** Lets a browser have this speech until the test is over. */
function speaking(): SpeechOfTests {
  const speech = new SpeechOfTests();
  class Utterance extends EventTarget {
    voice = null;
    lang = '';
    pitch = 1;
    constructor(readonly text: string) {
      super();
    }
  }
  restore.push(patch(window, 'speechSynthesis', speech), patch(window, 'SpeechSynthesisUtterance', Utterance));
  return speech;
}
const restore: (() => void)[] = [];

async function begun(attributes: Readonly<Record<string, string>>): Promise<WattenTable> {
  const table = newTable({ speed: 'fast', talk: 'none', ...attributes });
  table.rules = { schoeneres: 'none', schlagtausch: 'none', bidWhen: 'never' };
  await table.start({ seed: 'stimme', setup: SETUP });
  await settled(table);
  return table;
}

const preference = (table: WattenTable, name: string): HTMLElement | null =>
  rootOf(table).querySelector(`[data-preference=${name}]`);

async function openSettings(table: WattenTable): Promise<void> {
  await press(one(table, '[data-panel=settings]'));
  await until(() => preference(table, 'sound'), 'the settings are open');
}

describe('the voice', () => {
  afterEach(() => {
    clearPage();
    for (const undo of restore.splice(0)) undo();
  });

  it('says what is called, and by whom, with a voice of this device in the language of the table', async () => {
    const speech = speaking();
    const table = await begun({ voice: '' });
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.said.length > 1, 'both have announced');
    const { announcement } = viewOf(table);
    assert.isDefined(announcement.schlag);
    const [own, other] = speech.said.map(({ text }) => text);
    assert.match(own ?? '', /^\p{Lu}\p{L}+!$/u, 'one’s own without a name');
    assert.match(other ?? '', /^\p{Lu}\p{L}+: \p{Lu}\p{L}+!$/u);
    assert.deepEqual([...new Set(speech.said.map(({ voice }) => voice.name))], ['here']);
    await table.stop();
    assert.isAbove(speech.cancelled, 0, 'it ends with the game');
  });

  it('is silent until it is switched on, beside the sound', async () => {
    const speech = speaking();
    const table = await begun({});
    await openSettings(table);
    await until(() => preference(table, 'voice'), 'it can be switched on');
    assert.strictEqual(preference(table, 'sound')?.nextElementSibling, preference(table, 'voice'));
    await press(preference(table, 'voice') as HTMLElement);
    await until(() => preference(table, 'voice')?.ariaChecked === 'true', 'it is on');
    assert.isEmpty(speech.said);
    await press(one(table, '.panel .tool'));
    await settled(table);
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.said.length > 0, 'it is heard');
  });

  it('falls silent when the tab is hidden, and says nothing there', async () => {
    const speech = speaking();
    const table = await begun({ voice: '' });
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => speech.said.length > 1, 'both have announced');
    const before = speech.cancelled;
    await unseen(async () => assert.isAbove(speech.cancelled, before, 'what is being said is broken off'));
    clearPage();
    speech.said.length = 0;
    const other = await begun({ voice: '' });
    await unseen(async () => {
      one(other, '[data-action=announce-schlag]').click();
      await until(() => viewOf(other).phase === 'play', 'the game goes on');
      await settled(other);
    });
    await frames(2);
    assert.deepEqual(
      speech.said.map(({ text }) => text),
      [],
    );
  });

  it('breaks nothing where the browser has no voice for it, and is not offered there', async () => {
    const table = await begun({ voice: '', lang: 'it' });
    const told = listen(table);
    await press(one(table, '[data-action=announce-schlag]'));
    await until(() => viewOf(table).phase === 'play', 'the game goes on');
    await openSettings(table);
    const isThere = speechSynthesis.getVoices().some(({ lang, localService }) => localService && /^it\b/.test(lang));
    if (!isThere) assert.isNull(preference(table, 'voice'));
    assert.isEmpty(errorsOf(told));
  });
});
