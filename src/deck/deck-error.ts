/** Which kind of input was refused. */
export type DeckErrorCode = 'unknown-card' | 'invalid-option';

/** A card that has no drawing, or an option that cannot be so. The message says what was wrong and what would be right. */
export class DeckError extends Error {
  override readonly name = 'DeckError';

  constructor(
    readonly code: DeckErrorCode,
    message: string,
  ) {
    super(message);
  }
}
