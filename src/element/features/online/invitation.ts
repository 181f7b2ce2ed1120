/**
 * Prefix of the table's id in a page's address. The prefix and the id follow the `#`, so the page's server does not receive
 * the id.
 */
const NAME = 'watten-table=';

/** Maximum length of an id or code. Real ones are shorter. */
const LONGEST = 100;

/** The table to which an address invites the visitor. `damaged` contains an invitation that cannot be read. */
export type Invitation = { readonly table: string } | { readonly damaged: string };

/** Decodes percent-encoding; returns null if the encoding is invalid. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Returns the invitation after the first `#` in a text; null if none. */
export const invitationIn = (address: string): Invitation | null => {
  const fragment = address.includes('#') ? address.slice(address.indexOf('#') + 1) : '';
  // Other words can follow a pasted link.
  const [part] = fragment.split(/[&\s]/u).filter((one) => one.startsWith(NAME));
  if (part === undefined) return null;
  const table = decoded(part.slice(NAME.length)) ?? '';
  return table.trim() !== '' && table.length <= LONGEST ? { table } : { damaged: `#${part}` };
};

/** Lone surrogates, as at the end of a truncated text. `encodeURIComponent()` throws if a text contains one. */
const LONE_SURROGATES = /[\ud800-\udfff]/gu;

/** Returns a page's address with an invitation to a table. */
export const invitationTo = (table: string, page: string): string =>
  `${page.replace(/#.*$/su, '')}#${NAME}${encodeURIComponent(table.replaceAll(LONE_SURROGATES, '\ufffd'))}`;

/** Returns whether a text is an address or part of one, and therefore not a table's id or code. */
const isAddress = (text: string): boolean => /[/\\#?%]|^\w+:/u.test(text);

/**
 * Returns the table that the visitor has typed or pasted as a code, a table's id or an invitation; null for any other
 * text.
 */
export const tableFrom = (typed: string): string | null => {
  const text = typed.trim();
  const invitation = invitationIn(text);
  if (invitation) return 'table' in invitation ? invitation.table : null;
  return text === '' || text.length > LONGEST || isAddress(text) ? null : text;
};

/** Returns the key of a reserved seat from an address; null if none. */
export const keyIn = (address: string): string | null =>
  /[#&]watten-key=([\w-]{22,64})(?:&|$)/u.exec(address)?.[1] ?? null;
