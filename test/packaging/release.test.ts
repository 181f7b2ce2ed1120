/** Tests of the release tool. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nextVersion, releasedAs } from '../../tools/release/changelog.js';

test('nextVersion() increments one component of the version and resets the lower components to 0', () => {
  assert.equal(nextVersion('1.2.3', 'patch'), '1.2.4');
  assert.equal(nextVersion('1.2.9', 'minor'), '1.3.0');
  assert.equal(nextVersion('1.2.3', 'major'), '2.0.0');
});

test('releasedAs() moves the unreleased changes under a heading for the version and changes nothing else', () => {
  const before = '# Changelog\n\n## Unreleased\n\n### Changed\n\n- A.\n\n## 0.1.0\n\n- B.\n';
  assert.equal(
    releasedAs(before, '0.1.1', 'patch'),
    '# Changelog\n\n## Unreleased\n\n## 0.1.1\n\n### Changed\n\n- A.\n\n## 0.1.0\n\n- B.\n',
  );
});

test('releasedAs() throws if there are no unreleased changes or if a patch release adds a feature', () => {
  assert.throws(() => releasedAs('## Unreleased\n\n## 0.1.0\n\n- B.\n', '0.1.1', 'patch'), /nothing to release/);
  const added = '## Unreleased\n\n### Added\n\n- A.\n\n## 0.1.0\n';
  assert.throws(() => releasedAs(added, '0.1.1', 'patch'), /something was added or removed/);
  assert.match(releasedAs(added, '0.2.0', 'minor'), /## 0\.2\.0\n\n### Added/);
});

test('the version is the same in all files, and the changelog has a section for unreleased changes', () => {
  assert.match(readFileSync('CHANGELOG.md', 'utf8'), /^## Unreleased\n/m);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const lock = readFileSync('package-lock.json', 'utf8').slice(0, 400);
  assert.equal(lock.split(`"version": "${version}"`).length, 3, 'the version is twice in the lock file');
  assert.ok(readFileSync('src/element/shell/version.ts', 'utf8').includes(`'${version}'`));
});
