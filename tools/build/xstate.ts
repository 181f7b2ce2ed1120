import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';

/*
 * A game is one actor of one machine, without other actors, time, parallel regions, final states, listeners or persisted
 * snapshots. This file lists the unused code for each file of xstate.
 */

/** A replacement for `setup` with only the features that the machine needs. Other features would enlarge the bundle. */
const ENTRY = `
export { c as createActor } from './raise-effbee0c.esm.js';
export { a as assign } from './assign-1f0d7720.esm.js';
import { S as StateMachine } from './StateMachine-ae06a22b.esm.js';
export const setup = ({ actors, actions, guards, delays, schemas }) => ({
  createMachine: (config) => new StateMachine({ ...config, schemas }, { actors, actions, guards, delays }),
});
`;

/** A system for a single actor: no clock, no inspection. */
const SYSTEM = `function createSystem(rootActor, { clock, logger }) {
  const nothing = () => {};
  return {
    _bookId: () => 'x:' + idCounter++,
    _register: nothing,
    _unregister: nothing,
    _relay: (source, target, event) => target._send(event),
    scheduler: { cancelAll: nothing },
    start: nothing,
    _clock: clock,
    _logger: logger,
  };
}
`;

interface Changes {
  /** Functions that are never called. Each is replaced by an empty function. */
  readonly functions?: readonly string[];
  readonly methods?: readonly string[];
  /** Patterns of other code to remove. All matches are removed. */
  readonly cut?: readonly RegExp[];
}

const CHANGES: Readonly<Record<string, Changes>> = {
  'raise-effbee0c.esm.js': {
    functions: [
      // Other actors.
      'resolveReferencedActor',
      'resolveSpawn',
      'executeSpawn',
      'resolveStop',
      'unregisterRecursively',
      'executeStop',
      'stopChildren',
      'createInvokeId',
      'getChildren',
      // Time, and events that a machine sends to itself.
      'createScheduledEventId',
      'createAfterEvent',
      'resolveCancel',
      'executeCancel',
      'resolveRaise',
      'executeRaise',
      // Parallel regions and final states.
      'transitionParallelNode',
      'hasIntersection',
      'isInFinalState',
      'getMachineOutput',
      'resolveOutput',
      'createDoneStateEvent',
      'createDoneActorEvent',
      // Persisted snapshots.
      'persistContext',
      'serializeHistoryValue',
      'getPersistedSnapshot',
      'resolveStateValue',
      'getStateNodes',
      // Listeners, and combined guards.
      'toObserver',
      'checkStateIn',
      'checkNot',
      'checkAnd',
      'checkOr',
      'getAllOwnEventDescriptors',
    ],
    methods: ['subscribe', 'select', 'on', 'stop', '_stop', 'attachDevTools', 'toJSON', 'getPersistedSnapshot'],
    cut: [
      /^ +(?:this\.|actorScope\.|this\._actorScope\.)system\._sendInspectionEvent\(\{[^]*?^ +\}\);\n/gm,
      /^ {4}if \(this\.options\.devTools\) \{[^]*?^ {4}\}\n/gm,
      /^ {6}(?:stopChild: child|emit: emittedEvent) => \{[^]*?^ {6}\},\n/gm,
      /^import \{ devToolsAdapter \}.*\n/gm,
    ],
  },
  'StateMachine-ae06a22b.esm.js': {
    functions: ['toSerializableAction'],
    methods: ['get definition', 'toJSON', 'provide', 'resolveState', 'getPersistedSnapshot', 'restoreSnapshot'],
    cut: [/^ +this\.(?:getPersistedSnapshot|restoreSnapshot) = .*\n/gm],
  },
  'assign-1f0d7720.esm.js': { functions: ['createSpawner'] },
};

const MODULE = /\/node_modules\/xstate\/dist\/(?<file>[\w.-]+)$/;

const changed = (file: string, code: string): Error =>
  new Error(`xstate has changed: ${code} was not found as expected in ${file} (tools/build/xstate.ts).`);

function replaced(file: string, code: string, pattern: RegExp, replacement: string): string {
  const rest = code.replace(pattern, replacement);
  if (rest === code) throw changed(file, String(pattern));
  return rest;
}

function withChanges(file: string, code: string, { functions = [], methods = [], cut = [] }: Changes): string {
  let rest = code;
  for (const pattern of cut) rest = replaced(file, rest, pattern, '');
  for (const name of functions)
    rest = replaced(
      file,
      rest,
      new RegExp(`^(?:function |const )${name}\\b[^]*?^\\};?\\n`, 'm'),
      `function ${name}() {}\n`,
    );
  for (const name of methods) rest = replaced(file, rest, new RegExp(`^  ${name}\\([^]*?^  \\}\\n`, 'gm'), '');
  return rest;
}

/** Removes unused xstate code from a bundle. Fails if the expected code is not found in xstate. */
export const withoutUnusedXstate = (): Plugin => {
  const unusedChanges = new Set<string>();
  return {
    name: 'without-unused-xstate',
    buildStart() {
      unusedChanges.clear();
      for (const file of Object.keys(CHANGES)) unusedChanges.add(file);
    },
    async load(id) {
      const file = MODULE.exec(id)?.groups?.['file'];
      if (file === 'xstate.esm.js') return ENTRY;
      const changes = file === undefined ? undefined : CHANGES[file];
      if (file === undefined || !changes) return null;
      unusedChanges.delete(file);
      const code = withChanges(file, await readFile(id, 'utf8'), changes);
      return file.startsWith('raise-') ? replaced(file, code, /^function createSystem\([^]*?^\}\n/m, SYSTEM) : code;
    },
    buildEnd(error) {
      if (!error && unusedChanges.size > 0)
        this.error(`xstate has changed: no module imports ${[...unusedChanges].join(', ')} (tools/build/xstate.ts).`);
    },
  };
};
