/** Kinds of action fields except `seat`, worded for error messages. */
export type FieldKind = 'a text' | 'a number' | 'true or false' | 'a number or left out' | 'true or false or left out';

/** Whether an untrusted value is of this kind. */
export const isOfKind = (value: unknown, kind: FieldKind): boolean => {
  switch (kind) {
    case 'a text':
      return typeof value === 'string';
    case 'a number':
      return typeof value === 'number';
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number or left out':
      return value === undefined || typeof value === 'number';
    case 'true or false or left out':
      return value === undefined || typeof value === 'boolean';
  }
};
