import type { View } from '../../../game/view.js';
import type { TableElement, TablePeople } from '../context.js';
import type { Incoming } from '../incoming.js';
import type { PeopleOptions } from '../play-options.js';
import { peopleOf, isAmongComputers, recordedOf, talkersOf, type KnownPeople } from './company.js';

/** Combines the connection's people with the names and temperaments from the page, the visitor and the options. */
export const createPeople = (
  { host, look, preferences }: Pick<TableElement, 'host' | 'look' | 'preferences'>,
  { names, temperaments, companions }: PeopleOptions,
  incoming: () => Pick<Incoming, 'persons' | 'view'>,
): TablePeople => {
  const known = (): KnownPeople => ({
    names: host.names,
    playerName: preferences.of('playerName'),
    persons: incoming().persons,
    ownNames: names,
    companions,
    temperaments,
  });
  const view = (): View => incoming().view;
  const current = (): ReturnType<TablePeople['current']> => peopleOf(view(), known(), look.messages.you);
  return {
    current,
    names: () => current().names,
    talkers: () => (preferences.of('talk') === 'none' ? [] : talkersOf(known())),
    isAmongComputers: () => isAmongComputers(view(), known()),
    temperaments,
    recorded: () => recordedOf(view(), known()),
  };
};
