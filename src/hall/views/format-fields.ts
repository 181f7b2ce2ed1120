/** A number of the format that the host can change. */
export interface FormatNumber {
  readonly name: string;
  readonly label: string;
  /** The number of the preset. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** A reason against a format, and the field to change. */
export interface FormatProblem {
  readonly text: string;
  readonly field: string;
}
