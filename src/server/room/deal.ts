import { hashOf } from '../identity.js';

/** What is told of a secret before any salt is named. */
export const promiseOf = (secret: string): string => hashOf(secret);

/** The seed of a game: the server's secret and what each seat has added. */
export const seedOf = (secret: string, salts: readonly (string | null)[]): string =>
  [secret, ...salts.map((salt) => salt ?? '')].join('.');
