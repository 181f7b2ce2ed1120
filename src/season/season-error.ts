import { inputChecks } from '../rules/input-checks.js';

/** The kind of input that a season rejected. */
export type SeasonErrorCode =
  | 'invalid-settings'
  | 'invalid-member'
  | 'unknown-member'
  | 'name-taken'
  | 'unknown-name'
  | 'invalid-evening'
  | 'unknown-evening'
  | 'unfinished-evening'
  | 'evening-taken'
  | 'invalid-event'
  | 'invalid-record'
  | 'unknown-record-version';

/** Error for an event, a setting, an evening or a record that a season rejects. The season stays as it was. */
export class SeasonError extends Error {
  override readonly name = 'SeasonError';

  constructor(
    readonly code: SeasonErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export const { checkFields, checkList, checkNumber, checkOneOf, checkBoolean, checkText } =
  inputChecks<SeasonErrorCode>((code, message) => new SeasonError(code, message));
