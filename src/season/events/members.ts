import { quoted } from '../../rules/input-error.js';
import { MAX_NAME_LENGTH } from '../../evening/checks.js';
import { keysOf, nameKey } from '../name-key.js';
import { checkList, checkText, SeasonError } from '../season-error.js';
import type { Member, SeasonState } from '../state.js';
import { memberOf, type Handler } from './handler.js';

const CODE = 'invalid-member';
/** Maximum number of members. */
const MAX_MEMBERS = 5000;
const MAX_ALIASES = 50;
const MEMBER_ID = /^[\w-]{1,60}$/u;

const checkName = (label: string, value: unknown): string => checkText(CODE, label, value, MAX_NAME_LENGTH);

/** Returns the member with a name or alias. */
const memberNamed = ({ members }: SeasonState, name: string): Member | undefined => {
  const key = nameKey(name);
  return members.find((member) => keysOf(member).has(key));
};

/** Checks that no other member has a name. */
const checkFree = (state: SeasonState, name: string, own?: Member): void => {
  const owner = memberNamed(state, name);
  if (owner && owner.id !== own?.id)
    throw new SeasonError(
      'name-taken',
      `${quoted(name)} is already a name of member ${quoted(owner.id)}, ${quoted(owner.name)}.`,
    );
};

/** Returns aliases without repetitions and without the name. */
const aliasesFor = (name: string, aliases: readonly string[]): readonly string[] => {
  const keys = aliases.map(nameKey);
  const found = aliases.filter(
    (alias, index) => nameKey(alias) !== nameKey(name) && keys.indexOf(nameKey(alias)) === index,
  );
  if (found.length > MAX_ALIASES)
    throw new SeasonError(CODE, `A member can have ${MAX_ALIASES} aliases at most, not ${found.length}.`);
  return found;
};

const withMember = (state: SeasonState, member: Member): SeasonState => ({
  ...state,
  members: state.members.map((one) => (one.id === member.id ? member : one)),
});

const without = (state: SeasonState, { id }: Member): SeasonState => ({
  ...state,
  members: state.members.filter((one) => one.id !== id),
});

/** Returns the next unused id. */
const nextId = ({ members }: SeasonState): string => {
  const numbers = members.map(({ id }) => Number(/^m(?<number>\d{1,9})$/u.exec(id)?.groups?.['number'] ?? 0));
  return `m${Math.max(0, ...numbers) + 1}`;
};

const addMember: Handler = {
  fields: ['name', 'id', 'aliases'],
  apply: (state, event) => {
    if (state.members.length >= MAX_MEMBERS)
      throw new SeasonError(CODE, `A season can have ${MAX_MEMBERS} members at most.`);
    const id = event['id'] === undefined ? nextId(state) : event['id'];
    if (typeof id !== 'string' || !MEMBER_ID.test(id) || state.members.some((member) => member.id === id))
      throw new SeasonError(
        CODE,
        `'id' of a member must be an unused text of 1 to 60 letters, digits, hyphens and underscores, not ${quoted(id)}.`,
      );
    const name = checkName(`'name' of member ${quoted(id)}`, event['name']);
    const aliases = checkList(
      CODE,
      `'aliases' of member ${quoted(id)}`,
      event['aliases'] === undefined ? [] : event['aliases'],
    ).map((alias) => checkName(`Each alias of member ${quoted(id)}`, alias));
    for (const each of [name, ...aliases]) checkFree(state, each);
    return { ...state, members: [...state.members, { id, name, aliases: aliasesFor(name, aliases) }] };
  },
};

const renameMember: Handler = {
  fields: ['member', 'name'],
  apply: (state, event) => {
    const member = memberOf(state, event['member']);
    const name = checkName(`'name'`, event['name']);
    checkFree(state, name, member);
    if (name === member.name) return state;
    return withMember(state, { ...member, name, aliases: aliasesFor(name, [...member.aliases, member.name]) });
  },
};

const removeMember: Handler = {
  fields: ['member'],
  apply: (state, event) => without(state, memberOf(state, event['member'])),
};

const assign: Handler = {
  fields: ['member', 'name'],
  apply: (state, event) => {
    const member = memberOf(state, event['member']);
    const name = checkName(`'name'`, event['name']);
    checkFree(state, name, member);
    if (memberNamed(state, name)) return state;
    return withMember(state, { ...member, aliases: aliasesFor(member.name, [...member.aliases, name]) });
  },
};

const unassign: Handler = {
  fields: ['member', 'name'],
  apply: (state, event) => {
    const member = memberOf(state, event['member']);
    const key = nameKey(checkName(`'name'`, event['name']));
    const aliases = member.aliases.filter((alias) => nameKey(alias) !== key);
    if (aliases.length === member.aliases.length)
      throw new SeasonError(
        'unknown-name',
        `${quoted(event['name'])} must be an alias of member ${quoted(member.id)}, ${quoted(member.name)}.`,
      );
    return withMember(state, { ...member, aliases });
  },
};

const mergeMembers: Handler = {
  fields: ['member', 'into'],
  apply: (state, event) => {
    const member = memberOf(state, event['member']);
    const into = memberOf(state, event['into'], `'into'`);
    if (member === into)
      throw new SeasonError('invalid-event', `'member' and 'into' must be two members, not both ${quoted(into.id)}.`);
    const aliases = aliasesFor(into.name, [...into.aliases, member.name, ...member.aliases]);
    return withMember(without(state, member), { ...into, aliases });
  },
};

/** The events of members. */
export const MEMBER_EVENTS = {
  'add-member': addMember,
  'rename-member': renameMember,
  'remove-member': removeMember,
  assign,
  unassign,
  'merge-members': mergeMembers,
};
