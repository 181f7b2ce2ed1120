import { inputChecks } from '../rules/input-checks.js';
import { quoted } from '../rules/input-error.js';
import { EveningError, type EveningErrorCode } from './evening-error.js';
import type { Names } from './state.js';

export type { Fields } from '../rules/input-checks.js';

/** Maximum number of entries. */
export const MAX_ENTRIES = 1024;
/** Maximum length of a person's name and of a club's name. */
export const MAX_NAME_LENGTH = 40;

export const { checkFields, checkList, checkNumber, checkOneOf, checkBoolean, checkText } =
  inputChecks<EveningErrorCode>((code, message) => new EveningError(code, message));

/** Returns a value as the names of a pair. */
export const checkNames = (label: string, value: unknown): Names => {
  const names = checkList('invalid-entry', label, value);
  if (names.length !== 2)
    throw new EveningError('invalid-entry', `${label} must be a list of two names, not ${quoted(value)}.`);
  const [one, other] = names.map((name, index) =>
    checkText('invalid-entry', `Name ${index + 1} of ${label}`, name, MAX_NAME_LENGTH),
  ) as [string, string];
  return [one, other];
};
