/** How a table is named in the address of the page it is at: behind `#`, which no server of that page gets to see. */
const NAME = 'watten-table=';

/** The table that an address invites to; null: none. */
export const tableIn = (address: string): string | null => {
  const { hash } = new URL(address, 'http://localhost');
  const part = hash
    .slice(1)
    .split('&')
    .find((one) => one.startsWith(NAME));
  return part ? decodeURIComponent(part.slice(NAME.length)) : null;
};

/** The address of a page at which a table stands. */
export const invitationTo = (table: string, page: string): string =>
  `${page.replace(/#.*$/su, '')}#${NAME}${encodeURIComponent(table)}`;

/** What somebody has typed or pasted: a code that was spoken, a table's id, or the whole invitation. */
export const tableFrom = (typed: string): string => tableIn(typed.trim()) ?? typed.trim();
