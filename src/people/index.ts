/** Data about the people at the table, small enough for every page. The drawings in `drawings.ts` load when needed. */

/** A person's temperament: one of the four temperaments of computer players. */
export type PersonTemperament = 'careful' | 'bold' | 'sly' | 'talkative';

/** One of the eight people. */
export interface PersonData {
  /** The name, the same in every language. */
  readonly name: string;
  /** The age in years. */
  readonly age: number;
  readonly temperament: PersonTemperament;
}

/** The eight people, two of each temperament. */
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

/** The ids of all people. */
export const PERSON_IDS = Object.keys(PEOPLE) as readonly PersonId[];
