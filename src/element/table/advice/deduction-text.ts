import { toJson } from '../../../base/to-json.js';
import type { DeductionMessages } from '../../../i18n/de/deduction.js';
import { isolated } from '../../../i18n/text.js';
import type { Because } from '../../../players/deduction/because.js';
import type { Deduction, Excluded } from '../../../players/deduction/deduce.js';
import type { Finding } from '../../../players/deduction/findings.js';
import type { Schlag, Suit } from '../../../rules/card.js';
import type { Seat } from '../../../rules/seats.js';
import { actorAt, type People } from '../../../table/people.js';

/** A Schlag or a Trumpf on the sheet for blind play. */
export type Entry =
  | { readonly kind: 'schlag'; readonly schlag: Schlag }
  | { readonly kind: 'trumpf'; readonly trumpf: Suit };

/** The sentences about an entry on the sheet, and the numbers of the tricks to which the sentences refer. */
export interface EntryExplanation {
  readonly sentences: readonly string[];
  readonly tricks: readonly number[];
}

type Doer = ReturnType<typeof actorAt>;

const doer = (people: People, seat: Seat): Doer => {
  const { name, own } = actorAt(people, seat);
  return { name: isolated(name) as string, own };
};

const textOf = (texts: DeductionMessages, key: string, params: object): string => {
  const text = texts[key as keyof DeductionMessages] as string | ((params: object) => string);
  return typeof text === 'string' ? text : text(params);
};

/** The reason why a pair is excluded, as a sentence. */
export const reasonText = (texts: DeductionMessages, { key, params }: Because, people: People): string => {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    name === 'seat' || name === 'other' ? doer(people, value as Seat) : value,
  ]);
  return textOf(texts, key, Object.fromEntries(named) as object);
};

/** The conclusion from a single trick, as a sentence. */
export const findingText = (
  texts: DeductionMessages,
  { seat, card, beatenCard, statement: { key, ...params } }: Finding,
  people: People,
): string => {
  const taker = doer(people, seat);
  const fact =
    beatenCard === null
      ? texts['trick-took']({ seat: taker, card })
      : texts['trick-beat']({ seat: taker, card, beaten: beatenCard });
  return textOf(texts, `tells-${key}`, { fact, ...params });
};

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

export const isOf = (entry: Entry, pair: { readonly schlag: Schlag; readonly trumpf: Suit }): boolean =>
  entry.kind === 'schlag' ? pair.schlag === entry.schlag : pair.trumpf === entry.trumpf;

/** The first sentence about an entry, with any pairs in which the entry is possible. */
const possibilitySentence = (texts: DeductionMessages, { possible, excluded }: Deduction, entry: Entry): string => {
  const [open, out] = [possible, excluded].map((pairs) => pairs.filter((pair) => isOf(entry, pair)));
  if (entry.kind === 'schlag') {
    if (!open?.length) return texts['schlag-out'](entry);
    const truempfe = open.map(({ trumpf }) => trumpf);
    return out?.length ? texts['schlag-open']({ ...entry, truempfe }) : texts['schlag-free'](entry);
  }
  if (!open?.length) return texts['trumpf-out'](entry);
  const schlaege = open.map(({ schlag }) => schlag);
  return out?.length ? texts['trumpf-open']({ ...entry, schlaege }) : texts['trumpf-free'](entry);
};

/** An entry's excluded pairs, grouped by reason. */
const byReason = (excluded: readonly Excluded[], entry: Entry): readonly (readonly [Excluded, ...Excluded[]])[] => {
  const groups = new Map<string, [Excluded, ...Excluded[]]>();
  for (const pair of excluded) {
    if (!isOf(entry, pair)) continue;
    const reason = toJson([pair.because, pair.tricks]);
    const group = groups.get(reason);
    if (group) group.push(pair);
    else groups.set(reason, [pair]);
  }
  return [...groups.values()];
};

/** The sentences about a selected entry: whether the entry is possible, and the reasons for excluded pairs. */
export const explainEntry = (
  texts: DeductionMessages,
  deduction: Deduction,
  entry: Entry,
  people: People,
): EntryExplanation => {
  const groups = byReason(deduction.excluded, entry);
  const isOut = !deduction.possible.some((pair) => isOf(entry, pair));
  const sentences = groups.map((group) => {
    const why = reasonText(texts, group[0].because, people);
    if (isOut && groups.length === 1) return why;
    return entry.kind === 'schlag'
      ? texts['not-with-truempfe']({ truempfe: group.map(({ trumpf }) => trumpf), why })
      : texts['not-with-schlaege']({ schlaege: group.map(({ schlag }) => schlag), why });
  });
  return {
    sentences: [possibilitySentence(texts, deduction, entry), ...sentences],
    tricks: unique(groups.flatMap(([{ tricks }]) => tricks)),
  };
};
