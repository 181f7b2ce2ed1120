import type { Entry } from '../../evening/state.js';
import { keyOfRole, roleInKey, type KeyedRole } from '../../evening/role-keys.js';

/** The evening on a server that an address opens, and the role in it. */
export interface OnlineRole {
  /** The evening's id, or its code for spectators. */
  readonly evening: string;
  /** The key of the role, or null for spectators. */
  readonly key: string | null;
  readonly as: 'host' | 'guest' | KeyedRole;
}

const ID = /^[\w-]{16}$/u;

/** Returns the part of an address after `#` that opens an evening of a server. */
export const onlineHash = (
  facts: { readonly evening: string; readonly key?: string } | { readonly watch: string; readonly key?: string },
): string => `#${new URLSearchParams(facts).toString()}`;

/** Returns the address of one person of a pair, who plays online. */
export const personAddress = (
  { address }: { readonly address: string },
  { evening, keys }: { readonly evening: string; readonly keys: string },
  { no, newCards }: Pick<Entry, 'no' | 'newCards'>,
  person: 1 | 2,
): string => address + onlineHash({ evening, key: keyOfRole(keys, `${no}-${person}`, newCards) });

/** Returns the evening and the role in the part of an address after `#`, or null. */
export const onlineRoleIn = (hash: string): OnlineRole | null => {
  const facts = new URLSearchParams(hash.replace(/^#/u, ''));
  const code = (facts.get('watch') ?? '').trim().toLowerCase();
  const key = facts.get('key');
  if (code !== '') {
    const role = key === null ? null : roleInKey(key);
    return role === null ? { evening: code, key: null, as: 'guest' } : { evening: code, key, as: role };
  }
  const evening = facts.get('evening') ?? '';
  if (!ID.test(evening)) return null;
  return { evening, key, as: key === null ? 'guest' : (roleInKey(key) ?? 'host') };
};
