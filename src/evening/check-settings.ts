import { indexed } from '../base/list-of.js';
import { InputError, listWithOr, quoted } from '../rules/input-error.js';
import { defineRules, VARIANT_IDS } from '../rules/variants.js';
import { checkBoolean, checkFields, checkList, checkNumber, checkOneOf, type Fields } from './checks.js';
import { EveningError } from './evening-error.js';
import type { ClubStage, DrawStage, GroupStage, KnockoutStage, Score, Settings, Stage, Tie } from './settings.js';
import { WAYS } from './way.js';

const CODE = 'invalid-settings';
const TIES: readonly Tie[] = ['wins', 'points', 'own', 'given', 'difference', 'bummerl', 'direct', 'lot'];
const FIELDS = ['variant', 'rules', 'target', 'stages', 'score', 'ties', 'absence', 'tables', 'way'];
const MOST_POINTS = 100;

const numberIn = (label: string, fields: Fields, field: string, range: readonly [number, number]): number =>
  checkNumber(CODE, `'${field}' of ${label}`, fields[field], range);

const thirdOf = (label: string, { third, of }: Fields): KnockoutStage['third'] => {
  if (third !== 'from-standings')
    return checkOneOf(CODE, `'third' of ${label}`, third, [true, false, 'from-standings']);
  if (of === 2) return third;
  throw new EveningError(CODE, `'third' of ${label} can be 'from-standings' only if 'of' is 2, not ${quoted(of)}.`);
};

/** Checks the fields of each kind of stage. */
const STAGES: { readonly [Kind in Stage['kind']]: (label: string, value: unknown) => Stage & { kind: Kind } } = {
  draw: (label, value): DrawStage => {
    const fields = checkFields(CODE, label, value, ['kind', 'rounds', 'games', 'winnersStay']);
    const stay = fields['winnersStay'];
    return {
      kind: 'draw',
      rounds: numberIn(label, fields, 'rounds', [1, 30]),
      games: numberIn(label, fields, 'games', [1, 9]),
      ...(stay !== undefined && { winnersStay: checkBoolean(CODE, `'winnersStay' of ${label}`, stay) }),
    };
  },
  groups: (label, value): GroupStage => {
    const fields = checkFields(CODE, label, value, ['kind', 'size', 'games', 'through']);
    const size = numberIn(label, fields, 'size', [3, 16]);
    return {
      kind: 'groups',
      size,
      games: numberIn(label, fields, 'games', [1, 9]),
      through: numberIn(label, fields, 'through', [1, size]),
    };
  },
  clubs: (label, value): ClubStage => {
    const fields = checkFields(CODE, label, value, ['kind', 'legs', 'games']);
    return {
      kind: 'clubs',
      legs: numberIn(label, fields, 'legs', [1, 4]),
      games: numberIn(label, fields, 'games', [1, 9]),
    };
  },
  knockout: (label, value): KnockoutStage => {
    const fields = checkFields(CODE, label, value, ['kind', 'of', 'bestOf', 'third']);
    return {
      kind: 'knockout',
      of: fields['of'] === 'all' ? 'all' : numberIn(label, fields, 'of', [2, 1024]),
      bestOf: checkOneOf(CODE, `'bestOf' of ${label}`, fields['bestOf'], [1, 3, 5, 7, 9]),
      third: thirdOf(label, fields),
    };
  },
};

const checkStage = (value: unknown, index: number): Stage => {
  const label = `Stage ${index + 1}`;
  const kind = typeof value === 'object' && value !== null ? (value as Fields)['kind'] : undefined;
  const kinds = Object.keys(STAGES) as Stage['kind'][];
  return STAGES[checkOneOf(CODE, `'kind' of ${label}`, kind, kinds)](label, value);
};

const checkStages = (value: unknown): readonly Stage[] => {
  const stages = checkList(CODE, `'stages'`, value).map(checkStage);
  if (stages.length === 0) throw new EveningError(CODE, `'stages' must contain at least one stage.`);
  for (const [index, stage] of indexed(stages)) {
    const { kind } = stage;
    if (kind === 'draw' && index > 0)
      throw new EveningError(CODE, `Stage ${index + 1} is 'draw', which is possible only as the first stage.`);
    if (kind === 'knockout' && index < stages.length - 1)
      throw new EveningError(CODE, `Stage ${index + 1} is 'knockout', which is possible only as the last stage.`);
    if (stage.kind === 'knockout' && stage.third === 'from-standings' && index === 0)
      throw new EveningError(CODE, `'third' of Stage 1 can be 'from-standings' only after another stage.`);
    if (kind === 'clubs' && stages.length > 1)
      throw new EveningError(CODE, `Stage ${index + 1} is 'clubs', which is possible only as the only stage.`);
    if (kind === 'groups' && stages[index - 1]?.kind === 'draw')
      throw new EveningError(CODE, `Stage ${index + 1} is 'groups', which is not possible after 'draw'.`);
  }
  return stages;
};

const checkScore = (value: unknown): Score => {
  const fields = checkFields(CODE, `'score'`, value, ['win', 'own', 'bonus', 'bye']);
  const bonus =
    fields['bonus'] === undefined ? undefined : checkFields(CODE, `'bonus'`, fields['bonus'], ['zero', 'comeback']);
  const bonusOf = (name: 'zero' | 'comeback') =>
    bonus?.[name] === undefined ? {} : { [name]: numberIn(`'bonus'`, bonus, name, [0, MOST_POINTS]) };
  const bye = fields['bye'] === undefined ? undefined : checkList(CODE, `'bye'`, fields['bye']);
  if (bye && bye.length !== 2)
    throw new EveningError(CODE, `'bye' must be a list of two numbers, not ${quoted(fields['bye'])}.`);
  const [own, other] = bye?.map((points) => checkNumber(CODE, `Each number of 'bye'`, points, [0, MOST_POINTS])) ?? [];
  return {
    win: numberIn(`'score'`, fields, 'win', [0, MOST_POINTS]),
    own: checkBoolean(CODE, `'own' of 'score'`, fields['own']),
    ...(bonus && { bonus: { ...bonusOf('zero'), ...bonusOf('comeback') } }),
    ...(own !== undefined && other !== undefined && { bye: [own, other] as const }),
  };
};

/** Checks the variant and its options with the rules themselves. */
const checkRules = ({ variant, rules, target }: Pick<Settings, 'variant' | 'rules' | 'target'>): void => {
  try {
    defineRules(variant, { ...rules, target });
  } catch (error) {
    if (error instanceof InputError) throw new EveningError(CODE, error.message);
    throw error;
  }
};

/**
 * Returns a checked copy of settings.
 * @throws EveningError `invalid-settings`, with the valid values
 */
export const checkSettings = (value: unknown): Settings => {
  const fields = checkFields(CODE, `'settings'`, value, FIELDS);
  const ties = checkList(CODE, `'ties'`, fields['ties']).map((tie) =>
    checkOneOf(CODE, `Each criterion in 'ties'`, tie, TIES),
  );
  const twice = ties.find((tie, index) => ties.indexOf(tie) < index);
  if (twice) throw new EveningError(CODE, `'ties' contains '${twice}' twice. Each criterion can occur once.`);
  if (ties.length === 0) throw new EveningError(CODE, `'ties' must contain at least one of ${listWithOr(TIES)}.`);
  const settings: Settings = {
    variant: checkOneOf(CODE, `'variant'`, fields['variant'], VARIANT_IDS),
    ...(fields['rules'] !== undefined && { rules: fields['rules'] as NonNullable<Settings['rules']> }),
    target: checkNumber(CODE, `'target'`, fields['target'], [5, 21]),
    stages: checkStages(fields['stages']),
    score: checkScore(fields['score']),
    ties,
    absence: checkOneOf(CODE, `'absence'`, fields['absence'], ['computer', 'referee'] as const),
    ...(fields['tables'] !== undefined && { tables: checkNumber(CODE, `'tables'`, fields['tables'], [1, 500]) }),
    ...(fields['way'] !== undefined && { way: checkOneOf(CODE, `'way'`, fields['way'], WAYS) }),
  };
  checkRules(settings);
  return settings;
};
