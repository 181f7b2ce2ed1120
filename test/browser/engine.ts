import { executeServerCommand } from '@web/test-runner-commands';

type Ability = 'metrics' | 'touch' | 'media' | 'sound' | 'workers';

const can = (ability: Ability): Promise<boolean> => executeServerCommand('can', { name: ability });

/** Skips a test where the engine cannot do this: see `can` of the runner's commands. Chromium can do all of it. */
export async function needs(test: Mocha.Context, ability: Ability): Promise<void> {
  if (!(await can(ability))) test.skip();
}
