/** The guides to a tournament evening in German, Italian and English, compared with the desk. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { PRESETS } from '../../src/evening.js';
import { evening as german, type EveningMessages } from '../../src/i18n/de/evening.js';
import { evening as english } from '../../src/i18n/en/evening.js';
import { evening as italian } from '../../src/i18n/it/evening.js';
import { phones as germanPhones, type PhoneMessages } from '../../src/i18n/de/phones.js';
import { phones as englishPhones } from '../../src/i18n/en/phones.js';
import { phones as italianPhones } from '../../src/i18n/it/phones.js';
import { season as germanSeason } from '../../src/i18n/de/season.js';
import { season as englishSeason } from '../../src/i18n/en/season.js';
import { season as italianSeason } from '../../src/i18n/it/season.js';
import { SCENES } from '../../tools/docs/desk-pictures.js';

const GUIDES: readonly (readonly [
  page: string,
  messages: EveningMessages,
  phones: PhoneMessages,
  season: Readonly<Record<string, unknown>>,
])[] = [
  ['docs/de/evening.md', german, germanPhones, germanSeason],
  ['docs/it/evening.md', italian, italianPhones, italianSeason],
  ['docs/guides/evening.md', english, englishPhones, englishSeason],
];

const read = (page: string): Promise<string> => readFile(new URL(`../../${page}`, import.meta.url), 'utf8');

/** Returns the texts without values, and the texts of the first round. */
const textsOf = (messages: EveningMessages): ReadonlySet<string> =>
  new Set([
    ...Object.values(messages).filter((text) => typeof text === 'string'),
    messages['round-draw']({ number: 1 }),
    messages['round-close']({ number: 1 }),
  ]);

for (const [page, messages, phones, season] of GUIDES) {
  test(`every bold text in ${page} is a text of the desk`, async () => {
    const texts = new Set([...textsOf(messages), ...Object.values(phones), ...Object.values(season)]);
    const bold = [...(await read(page)).matchAll(/\*\*(?<text>[^*]+)\*\*/g)].map(
      ({ groups }) => groups?.['text'] ?? '',
    );
    assert.ok(bold.length > 40, `${bold.length} texts`);
    assert.deepEqual(
      bold.filter((text) => !texts.has(text)),
      [],
    );
  });

  test(`${page} describes every preset in three sentences`, async () => {
    const rows = [...(await read(page)).matchAll(/^\| \*\*(?<name>[^*]+)\*\* \| [^|]+ \| (?<course>[^|]+) \|$/gm)];
    assert.deepEqual(
      rows.map(({ groups }) => groups?.['name']),
      (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((name) => messages[`preset-${name}`]),
    );
    for (const { groups } of rows)
      assert.equal(groups?.['course']?.replaceAll('K.-o.', 'KO').match(/\./g)?.length, 3, groups?.['name']);
  });

  test(`${page} shows every picture of the desk once, with an alternative text`, async () => {
    const shown = [
      ...(await read(page)).matchAll(/^<DeskPicture scene="(?<scene>\w+)" alt="(?<alt>[^"]{20,})" \/>$/gm),
    ];
    const scenes = shown.map(({ groups }) => groups?.['scene'] ?? '');
    assert.equal(scenes.length, Object.keys(SCENES).length);
    assert.deepEqual(new Set(scenes), new Set(Object.keys(SCENES)));
  });
}
