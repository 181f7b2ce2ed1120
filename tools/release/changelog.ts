/** The next version, and the changelog when it is released. */
import { UsageError } from '../shared/command.js';

export const STEPS = ['major', 'minor', 'patch'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (word: string | undefined): word is Step => STEPS.some((step) => step === word);

/** `1.2.3` one step on: what is smaller than the step begins at 0. */
export const nextVersion = (version: string, step: Step): string => {
  const place = STEPS.indexOf(step);
  return version
    .split('.')
    .map((part, at) => (at < place ? part : at === place ? Number(part) + 1 : 0))
    .join('.');
};

const UNRELEASED = '## Unreleased\n';

/**
 * The changelog with what was unreleased under a version.
 * @throws UsageError if nothing is, or if something was added and the step is a patch
 */
export function releasedAs(changelog: string, version: string, step: Step): string {
  const [before, ...rest] = changelog.split(UNRELEASED);
  const [changes = ''] = rest.join(UNRELEASED).split(/^## /m);
  if (!changes.includes('\n- '))
    throw new UsageError("There is nothing to release: CHANGELOG.md has no line under 'Unreleased'.");
  if (step === 'patch' && /^### (?:Added|Removed)/m.test(changes))
    throw new UsageError(
      'A patch mends what was there; something was added or removed: release a minor or a major version.',
    );
  return `${before}${UNRELEASED}\n## ${version}\n${rest.join(UNRELEASED)}`;
}
