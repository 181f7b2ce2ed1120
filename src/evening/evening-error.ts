/** The kind of input that an evening rejected. */
export type EveningErrorCode =
  | 'invalid-settings'
  | 'invalid-entry'
  | 'unknown-entry'
  | 'invalid-event'
  | 'unknown-round'
  | 'unknown-match'
  | 'invalid-result'
  | 'not-now'
  | 'finished'
  | 'invalid-record'
  | 'unknown-record-version';

/** Error for an event, a setting or a record that an evening rejects. The evening stays as it was. */
export class EveningError extends Error {
  override readonly name = 'EveningError';

  constructor(
    readonly code: EveningErrorCode,
    message: string,
  ) {
    super(message);
  }
}
