/** Kinds of action fields except `seat`, worded for error messages. */
export type FieldKind = 'a string' | 'a number' | 'true or false' | 'a number or omitted' | 'true, false or omitted';

/** Whether an untrusted value is of this kind. */
export const isOfKind = (value: unknown, kind: FieldKind): boolean => {
  switch (kind) {
    case 'a string':
      return typeof value === 'string';
    case 'a number':
      return typeof value === 'number';
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number or omitted':
      return value === undefined || typeof value === 'number';
    case 'true, false or omitted':
      return value === undefined || typeof value === 'boolean';
  }
};
