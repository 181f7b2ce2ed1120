/** Checks a page's lessons before the table shows any of them. Errors name the location and the problem. */
import { indexed } from '../base/list-of.js';
import type { Action } from '../game/action.js';
import { schlaegeOf } from '../rules/announce.js';
import { SUITS } from '../rules/card.js';
import { listWithOr, InputError, quoted } from '../rules/input-error.js';
import { defineRules } from '../rules/variants.js';
import { offeredChoices, judge } from './judge.js';
import { LESSON_TOPICS, type Lesson, type LessonStep } from './lesson.js';
import { createStepGame } from './create-step-game.js';

type Fields = Readonly<Record<string, unknown>>;

const refuse = (where: string, message: string): never => {
  throw new InputError('invalid-lesson', `${where} ${message}`);
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value as an object. Checks that it has all required fields and no unknown ones. */
const readFields = (
  where: string,
  value: unknown,
  required: readonly string[],
  optional: readonly string[],
): Fields => {
  if (!isObject(value)) return refuse(where, `must be an object, not ${quoted(value)}.`);
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) refuse(where, `needs '${missing}'.`);
  const known = [...required, ...optional];
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) refuse(where, `has no field ${quoted(unknown)}; its fields are ${listWithOr(known)}.`);
  return value;
};

const readList = (where: string, value: unknown, least: number): readonly unknown[] => {
  if (Array.isArray(value) && value.length >= least) return value;
  return refuse(where, `must be a ${least > 0 ? 'non-empty ' : ''}list, not ${quoted(value)}.`);
};

const checkText = (where: string, value: unknown): void => {
  const texts = isObject(value) ? Object.values(value) : [value];
  if (texts.length === 0 || texts.some((text) => typeof text !== 'string' || text === ''))
    refuse(where, `must be a string, or strings by language such as { de: '…', en: '…' }, not ${quoted(value)}.`);
};

const checkActionLikes = (where: string, likes: readonly unknown[]): void => {
  for (const [at, like] of indexed(likes))
    if (!isObject(like) || typeof like['type'] !== 'string')
      refuse(
        `${where}[${at}]`,
        `must be an action or some of its fields, such as { type: 'play' }, not ${quoted(like)}.`,
      );
};

const checkOneOf = (where: string, value: unknown, valid: readonly string[]): void => {
  if (typeof value !== 'string' || !valid.includes(value))
    refuse(where, `must be ${listWithOr(valid)}, not ${quoted(value)}.`);
};

const STEP_FIELDS = ['text', 'setup', 'seat', 'expect'];
const OPTIONAL_STEP_FIELDS = ['before', 'script', 'wrong', 'right', 'shows', 'suits'];

const checkStep = (where: string, value: unknown): void => {
  const step = readFields(where, value, STEP_FIELDS, OPTIONAL_STEP_FIELDS);
  const { setup, seat } = step;
  checkText(`${where}.text`, step['text']);
  if (!isObject(setup)) refuse(`${where}.setup`, `must be an object such as { dealer: 0 }, not ${quoted(setup)}.`);
  if (typeof seat !== 'number') refuse(`${where}.seat`, `must be a seat such as 0, not ${quoted(seat)}.`);
  if (step['right'] !== undefined) checkText(`${where}.right`, step['right']);
  for (const list of ['before', 'script']) readList(`${where}.${list}`, step[list] ?? [], 0);
  for (const [at, topic] of indexed(readList(`${where}.shows`, step['shows'] ?? [], 0)))
    checkOneOf(`${where}.shows[${at}]`, topic, LESSON_TOPICS);
  if (typeof (step['suits'] ?? false) !== 'boolean')
    refuse(`${where}.suits`, `must be true or false, not ${quoted(step['suits'])}.`);
  checkActionLikes(`${where}.expect`, readList(`${where}.expect`, step['expect'], 1));
  for (const [at, choice] of indexed(readList(`${where}.wrong`, step['wrong'] ?? [], 0))) {
    const { action, text } = readFields(`${where}.wrong[${at}]`, choice, ['action', 'text'], []);
    checkActionLikes(`${where}.wrong[${at}].action`, [action]);
    checkText(`${where}.wrong[${at}].text`, text);
  }
};

/** Checks the form of a lesson's last page. */
const checkEnd = (where: string, value: unknown): void => {
  const { order, remember } = readFields(where, value, [], ['order', 'remember']);
  for (const [at, text] of indexed(readList(`${where}.remember`, remember ?? [], 0)))
    checkText(`${where}.remember[${at}]`, text);
  if (order !== undefined)
    checkOneOf(`${where}.order.trumpf`, readFields(`${where}.order`, order, ['schlag', 'trumpf'], [])['trumpf'], SUITS);
};

/** Checks that the rules of the lesson have the Schlag on its last page. */
const checkOrder = (where: string, { variant = 'suedtirol', rules, end }: Lesson): void => {
  if (end?.order) checkOneOf(`${where}.end.order.schlag`, end.order.schlag, schlaegeOf(defineRules(variant, rules)));
};

/** Runs a function and adds the location in the lesson to its error. */
const attempt = <T>(where: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    return refuse(where, `cannot be played: ${(error as Error).message}`);
  }
};

/**
 * Checks that a step's game can be created and offers a right choice and all wrong ones. Also checks that the script
 * can follow each right choice.
 */
const checkPlayable = (where: string, lesson: Lesson, index: number, step: LessonStep): void => {
  const view = attempt(where, () => createStepGame(lesson, index).view(step.seat));
  const choices = offeredChoices(step, view);
  const right = choices.filter((action) => judge(step, action).isRight);
  if (right.length === 0)
    refuse(
      `${where}.expect`,
      `matches no possible action of seat ${step.seat}. Possible actions: ${listWithOr(view.legal) || 'none'}.`,
    );
  const texts = choices.map((action) => judge(step, action).text);
  for (const [at, { text }] of indexed(step.wrong ?? []))
    if (!texts.includes(text))
      refuse(`${where}.wrong[${at}]`, 'is never shown: its action matches no remaining choice.');
  for (const action of right)
    attempt(`${where}.script`, () => {
      const game = createStepGame(lesson, index);
      for (const next of [action, ...(step.script ?? [])] as readonly Action[]) game.act(next);
    });
};

/**
 * Checks a page's lessons: their form, and that each step can be set up and solved.
 * @throws InputError `invalid-lesson`, with the location and the problem
 */
export const readLessons = (value: unknown): readonly Lesson[] => {
  const ids = new Set<unknown>();
  return readList('lessons', value, 0).map((given, at) => {
    const where = `lessons[${at}]`;
    const lesson = readFields(where, given, ['id', 'title', 'steps'], ['variant', 'rules', 'end']);
    const { id, title } = lesson;
    if (typeof id !== 'string' || !/^[\w-]+$/.test(id))
      refuse(`${where}.id`, `must consist of letters, digits and hyphens, not ${quoted(id)}.`);
    if (ids.has(id)) refuse(`${where}.id`, `must be unique, but another lesson also has the id ${quoted(id)}.`);
    ids.add(id);
    checkText(`${where}.title`, title);
    const steps = readList(`${where}.steps`, lesson['steps'], 1);
    for (const [index, step] of indexed(steps)) checkStep(`${where}.steps[${index}]`, step);
    if (lesson['end'] !== undefined) checkEnd(`${where}.end`, lesson['end']);
    const read = lesson as unknown as Lesson;
    for (const [index, step] of indexed(read.steps)) checkPlayable(`${where}.steps[${index}]`, read, index, step);
    checkOrder(where, read);
    return read;
  });
};
