/** The faces page, demo/people.html, as served with the build. */
import { assert, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LOOKS, SIGNS } from '../../src/people/drawings.js';
import { PERSON_IDS } from '../../src/people/index.js';
import { only, runs } from '../runs.js';

const frame = document.createElement('iframe');

const page = (): Document => {
  if (!frame.contentDocument) throw new Error('The faces page is not loaded.');
  return frame.contentDocument;
};
const all = <E extends HTMLElement>(selector: string): readonly E[] => [...page().querySelectorAll<E>(selector)];
const pictures = (): readonly string[] => all<HTMLImageElement>('#sheet img[width="96"]').map(({ src }) => src);

/** Sets a control as a visitor does. */
function choose(name: string, value: string): void {
  const control = page().querySelector<HTMLSelectElement>(`#switches [name=${name}]`);
  if (!control) throw new Error(`The page has no control '${name}'.`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the faces page', () => {
  before(async () => {
    await setViewport({ width: 1440, height: 900 });
    frame.style.cssText = 'border: 0; display: block; height: 100vh; width: 100%';
    frame.src = '/demo/people.html';
    document.body.append(frame);
    await waitUntil(() => frame.contentDocument?.querySelector('#sheet[aria-busy=false]'), 'the faces are drawn', {
      timeout: 50_000,
    });
  });
  after(() => frame.remove());

  it('the faces page shows every expression and sign of each person in two sizes, and every silhouette', async () => {
    const faces = Object.keys(LOOKS).length + Object.keys(SIGNS).length;
    assert.deepEqual(
      all('[data-person]').map(({ dataset }) => dataset.person),
      [...PERSON_IDS],
    );
    assert.lengthOf(new Set(pictures()), PERSON_IDS.length * faces);
    assert.lengthOf(all('#sheet img[width="44"]'), PERSON_IDS.length * faces);
    assert.lengthOf(all('#shadows img'), PERSON_IDS.length);
    await Promise.all(all<HTMLImageElement>('[data-person=moidl] img').map((image) => image.decode()));
  });

  it('controls on the faces page change its language and the gaze of the faces', () => {
    const heads = { de: 'Die Leute', it: 'Le persone', en: 'The people' };
    for (const [lang, head] of Object.entries(runs(only(heads, 'it'), heads))) {
      choose('lang', lang);
      assert.strictEqual(page().querySelector('h1')?.textContent, head);
      assert.notInclude(page().body.textContent, 'undefined');
    }
    const before = pictures();
    choose('gaze', 'left');
    const shut = all('#sheet li').filter(({ dataset }) => dataset.face === 'alone').length;
    const moved = pictures().filter((src, i) => src !== before[i]).length;
    assert.isAtLeast(moved, before.length - 2 * shut);
  });

  it('the faces page fits the width of a phone', async () => {
    await setViewport({ width: 320, height: 568 });
    // Some browsers do not allow a window as narrow as a phone.
    frame.style.width = '320px';
    await waitUntil(() => page().documentElement.clientWidth === 320, 'the page has this width', { timeout: 20_000 });
    assert.isAtMost(page().documentElement.scrollWidth, 320);
  });
});
