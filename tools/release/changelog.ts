/** Calculates the next version and updates the changelog for a release. */
import { UsageError } from '../shared/command.js';

export const STEPS = ['major', 'minor', 'patch'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (word: string | undefined): word is Step => STEPS.some((step) => step === word);

/** Returns the next version: increments one number and sets the following ones to 0. */
export const nextVersion = (version: string, step: Step): string => {
  const index = STEPS.indexOf(step);
  return version
    .split('.')
    .map((part, at) => (at < index ? part : at === index ? Number(part) + 1 : 0))
    .join('.');
};

const UNRELEASED = '## Unreleased\n';

/**
 * Moves the unreleased changes in the changelog under a version.
 * @throws UsageError if there are no changes, or if a patch would add or remove a feature
 */
export function releasedAs(changelog: string, version: string, step: Step): string {
  const [before, ...rest] = changelog.split(UNRELEASED);
  const [changes = ''] = rest.join(UNRELEASED).split(/^## /m);
  if (!changes.includes('\n- '))
    throw new UsageError("There is nothing to release: CHANGELOG.md has no line under 'Unreleased'.");
  if (step === 'patch' && /^### (?:Added|Removed)/m.test(changes))
    throw new UsageError(
      'A patch release contains only fixes, but something was added or removed. Release a minor or major version.',
    );
  return `${before}${UNRELEASED}\n## ${version}\n${rest.join(UNRELEASED)}`;
}
