/** The URL parameters of `embed.html`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { readParameters } from '../../src/embed/parameters.js';

const COLOURS = ['teal', '#8fd3ff', '#222', 'rgb(10 20 30 / 50%)'];

const read = (search: string, servers: readonly string[] = [], address = 'https://inn.example/watten/embed.html') =>
  readParameters(search, { address, servers, supports: (_property, value) => COLOURS.includes(value) });

const attributesIn = (search: string, servers?: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(read(search, servers).attributes);

test('every attribute of the element is a valid parameter', () => {
  const settings: readonly Setting<unknown>[] = Object.values(SETTINGS);
  const names = [...settings.flatMap(({ attribute = [] }) => attribute), 'lang'];
  assert.ok(names.length > 30);
  const values: Readonly<Record<string, string>> = { server: 'https://inn.example/' };
  for (const name of names) {
    const { attributes, warnings } = read(`?${name}=${values[name] ?? ''}`);
    assert.deepEqual([[...attributes.keys()], warnings], [[name], []]);
  }
});

test('a parameter sets the attribute of the same name to the decoded value', () => {
  assert.deepEqual(attributesIn('?variant=bayrisch&lang=it&rules=farbe+refusal%3D3&persist=inn'), {
    variant: 'bayrisch',
    lang: 'it',
    rules: 'farbe refusal=3',
    persist: 'inn',
  });
});

test('a boolean parameter is on with an empty value, true, 1 or its name, and off with false or 0', () => {
  assert.deepEqual(attributesIn('?hints&undo=true&sound=1&voice=voice&trainer=false&haptics=0'), {
    hints: '',
    undo: '',
    sound: '',
    voice: '',
  });
});

test('an invalid boolean value is ignored with a warning that lists the valid values', () => {
  const { attributes, warnings } = read('?hints=perhaps');
  assert.equal(attributes.size, 0);
  assert.deepEqual(warnings, ["Ignored the URL parameter 'hints': it must be 'true' or 'false', not 'perhaps'."]);
});

test('an unknown parameter is ignored with a warning that lists the valid parameters', () => {
  for (const name of ['colour', 'style', 'onclick', 'id', 'constructor', 'font']) {
    const { attributes, properties, warnings } = read(`?${name}=x&deck=french`);
    assert.deepEqual([...attributes.keys(), ...properties.keys()], ['deck']);
    assert.equal(warnings.length, 1);
    assert.match(
      warnings[0] ?? '',
      new RegExp(`^Unknown URL parameter '${name}'. Valid parameters: variant, .*accent`),
    );
  }
});

test('a server at the origin of the page or at a listed origin is accepted', () => {
  assert.deepEqual(attributesIn('?server=https://inn.example/tables/'), { server: 'https://inn.example/tables' });
  assert.deepEqual(attributesIn('?server=/'), { server: 'https://inn.example' });
  assert.deepEqual(attributesIn('?server=https://tables.example', ['https://tables.example']), {
    server: 'https://tables.example',
  });
});

test('a server at another origin is ignored with a warning that lists the valid origins', () => {
  const others = ['https://evil.example', '//evil.example', 'https://inn.example:444', 'http://inn.example'];
  const invalid = ['javascript:alert(1)', 'data:text/html,x', 'https://inn.example@evil.example', 'https://'];
  for (const server of [...others, ...invalid]) {
    const { attributes, warnings } = read(`?server=${encodeURIComponent(server)}`, ['https://tables.example']);
    assert.equal(attributes.size, 0, server);
    assert.match(warnings.join(), /it must be a URL at https:\/\/inn\.example or https:\/\/tables\.example, not /);
  }
});

test('a page without an origin accepts no server', () => {
  assert.equal(read('?server=file:///tables', [], 'file:///watten/embed.html').attributes.size, 0);
});

test('player-name stays editable if settings would remove its field', () => {
  assert.equal(attributesIn('?player-name=Anna&settings=none')['settings'], 'player-name');
  assert.equal(attributesIn('?settings=speed+sound&player-name=Anna')['settings'], 'speed sound player-name');
  assert.equal(attributesIn('?settings=player-name+speed&player-name=Anna')['settings'], 'player-name speed');
  assert.equal(attributesIn('?settings=none')['settings'], 'none');
});

test('colours and the radius become CSS custom properties', () => {
  const { properties, warnings } = read('?accent=8fd3ff&text=teal&table=rgb(10+20+30+/+50%25)&radius=4&surface=%23222');
  assert.deepEqual(Object.fromEntries(properties), {
    '--watten-accent': '#8fd3ff',
    '--watten-text': 'teal',
    '--watten-table': 'rgb(10 20 30 / 50%)',
    '--watten-radius': '4px',
    '--watten-surface': '#222',
  });
  assert.deepEqual(warnings, []);
  assert.equal(read('?radius=1.5rem').properties.get('--watten-radius'), '1.5rem');
});

test('surface sets the attribute if its value is not a colour', () => {
  const { attributes, properties } = read('?surface=walnut&surface=222');
  assert.equal(attributes.get('surface'), 'walnut');
  assert.equal(properties.get('--watten-surface'), '#222');
});

test('a value that is not a plain colour or length is ignored with a warning', () => {
  const supportsAll = (search: string) =>
    readParameters(search, { address: 'https://inn.example/', servers: [], supports: () => true });
  const values = ['var(--x)', 'red;background:url(//evil.example)', 'url(//evil.example)', 'rgb(attr(x))', '', 'a b'];
  for (const value of values) {
    const { properties, warnings } = supportsAll(`?accent=${encodeURIComponent(value)}`);
    assert.deepEqual([properties.size, warnings.length], [0, 1], value);
  }
  assert.match(read('?text=reddish').warnings.join(), /'text': it must be a CSS colour .*, not 'reddish'/);
  assert.match(read('?radius=50%25').warnings.join(), /'radius': it must be a length .*, not '50%'/);
});

test('offline is a parameter of the page, not an attribute', () => {
  assert.deepEqual([read('?offline').isOffline, read('?offline').attributes.size], [true, 0]);
  assert.equal(read('?offline=false').isOffline, false);
  assert.equal(read('').isOffline, false);
});
