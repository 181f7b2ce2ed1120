/** How a table is named in the address of the page it is at: behind `#`, which no server of that page gets to see. */
const NAME = 'watten-table=';

/** More than any id, and than what somebody types by hand. */
const LONGEST = 100;

/** The table that an address invites to; `damaged` where the address names one that cannot be read. */
export type Invitation = { readonly table: string } | { readonly damaged: string };

/** Undoes percent-encoding; null if the text is not encoded correctly. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The invitation behind the first `#` of a text; null if there is none. */
export const invitationIn = (address: string): Invitation | null => {
  const fragment = address.includes('#') ? address.slice(address.indexOf('#') + 1) : '';
  // A link that was pasted with words behind it ends where they begin.
  const [part] = fragment.split(/[&\s]/u).filter((one) => one.startsWith(NAME));
  if (part === undefined) return null;
  const table = decoded(part.slice(NAME.length)) ?? '';
  return table.trim() !== '' && table.length <= LONGEST ? { table } : { damaged: `#${part}` };
};

/** Half a character, as a text that was cut may end with. It cannot be encoded. */
const LONE_SURROGATES = /[\ud800-\udfff]/gu;

/** The address of a page at which a table stands. */
export const invitationTo = (table: string, page: string): string =>
  `${page.replace(/#.*$/su, '')}#${NAME}${encodeURIComponent(table.replaceAll(LONE_SURROGATES, '\ufffd'))}`;

/** An address, or a part of one, that no table is called by. */
const isAddress = (text: string): boolean => /[/\\#?%]|^\w+:/u.test(text);

/**
 * The table that somebody has typed or pasted: a code that was spoken, a table's id, or the whole invitation.
 * Null if the text is none of these.
 */
export const tableFrom = (typed: string): string | null => {
  const text = typed.trim();
  const invitation = invitationIn(text);
  if (invitation) return 'table' in invitation ? invitation.table : null;
  return text === '' || text.length > LONGEST || isAddress(text) ? null : text;
};

/** The key of a seat that is reserved for whoever has this address; null: there is none. */
export const keyIn = (address: string): string | null =>
  /[#&]watten-key=([\w-]{22,64})(?:&|$)/u.exec(address)?.[1] ?? null;
