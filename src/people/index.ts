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
  /** Whether the person is a woman, for words with a gender. */
  readonly isWoman: boolean;
}

/** The eight people, two of each temperament. */
export const PEOPLE = {
  moidl: { name: 'Moidl', age: 70, temperament: 'careful', isWoman: true },
  luis: { name: 'Luis', age: 55, temperament: 'bold', isWoman: false },
  rosa: { name: 'Rosa', age: 30, temperament: 'sly', isWoman: true },
  sepp: { name: 'Sepp', age: 40, temperament: 'talkative', isWoman: false },
  zenz: { name: 'Zenz', age: 60, temperament: 'careful', isWoman: true },
  hias: { name: 'Hias', age: 20, temperament: 'bold', isWoman: false },
  resi: { name: 'Resi', age: 45, temperament: 'talkative', isWoman: true },
  vinz: { name: 'Vinz', age: 75, temperament: 'sly', isWoman: false },
} as const satisfies Readonly<Record<string, PersonData>>;

export type PersonId = keyof typeof PEOPLE;

/** The ids of all people. */
export const PERSON_IDS = Object.keys(PEOPLE) as readonly PersonId[];
