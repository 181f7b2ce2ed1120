import type { Messages } from '../../../i18n/de/table.js';
import { say } from '../../../i18n/text.js';
import type { Card } from '../../../rules/card.js';
import type { RoleName } from '../../../rules/why-won.js';

/** The name of a card's role under the announcement: a Kritischer's own name, or an empty string for a plain card. */
export const roleWord = (messages: Messages, role: RoleName | null, card: Card): string => {
  if (role === 'kritischer') return say(messages, { key: 'name-kritischer', params: { card } });
  return role === null ? '' : messages[`role-${role}`];
};

/** The long form of a role's name, such as "Max, Kritischer". */
export const roleAtLength = (messages: Messages, role: RoleName | null, card: Card): string => {
  const [word, kind] = [roleWord(messages, role, card), role === null ? '' : messages[`role-${role}`]];
  return word === kind ? word : `${word}, ${kind}`;
};
