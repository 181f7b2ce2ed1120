import { executeServerCommand } from '@web/test-runner-commands';

type Ability = 'metrics' | 'touch' | 'media' | 'sound' | 'workers';

const can = (ability: Ability): Promise<boolean> => executeServerCommand('can', { name: ability });

/** Skips a test if the browser lacks an ability. See `can` in the runner's commands. Chromium has all abilities. */
export async function needs(test: Mocha.Context, ability: Ability): Promise<void> {
  if (!(await can(ability))) test.skip();
}
