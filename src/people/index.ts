/** Who sits at the table: light enough for every page. How they are drawn is in `drawings.ts`, to be loaded when needed. */

/** A person's temperament, as the computer players have it. */
export type PersonTemperament = 'careful' | 'bold' | 'sly' | 'talkative';

/** One of the eight people. */
export interface PersonData {
  /** What everybody calls them, in every language. */
  readonly name: string;
  /** In years. */
  readonly age: number;
  readonly temperament: PersonTemperament;
}

/** The eight people, two of every temperament. */
export const PEOPLE = {
  moidl: { name: 'Moidl', age: 70, temperament: 'careful' },
  luis: { name: 'Luis', age: 55, temperament: 'bold' },
  rosa: { name: 'Rosa', age: 30, temperament: 'sly' },
  sepp: { name: 'Sepp', age: 40, temperament: 'talkative' },
  zenz: { name: 'Zenz', age: 60, temperament: 'careful' },
  hias: { name: 'Hias', age: 20, temperament: 'bold' },
  resi: { name: 'Resi', age: 45, temperament: 'talkative' },
  vinz: { name: 'Vinz', age: 75, temperament: 'sly' },
} as const satisfies Readonly<Record<string, PersonData>>;

export type PersonId = keyof typeof PEOPLE;

/** Everybody's id. */
export const PERSON_IDS = Object.keys(PEOPLE) as readonly PersonId[];
