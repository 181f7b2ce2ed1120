import { executeServerCommand } from '@web/test-runner-commands';

/** Skips a test where the engine cannot do this: see `can` of the runner's commands. Chromium can do all of it. */
export async function needs(
  test: Mocha.Context,
  ability: 'metrics' | 'touch' | 'media' | 'sound' | 'workers',
): Promise<void> {
  if (!(await executeServerCommand('can', { name: ability }))) test.skip();
}
