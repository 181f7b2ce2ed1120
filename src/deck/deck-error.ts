/** The kind of rejected input. */
export type DeckErrorCode = 'unknown-card' | 'invalid-option';

/**
 * An error for a card without a drawing, or for an invalid option. The message contains the value and the valid ones.
 */
export class DeckError extends Error {
  override readonly name = 'DeckError';

  constructor(
    readonly code: DeckErrorCode,
    message: string,
  ) {
    super(message);
  }
}
