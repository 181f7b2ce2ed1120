/** `.ci/run` on machines with and without root, apt-get and Redis. The test replaces npm and apt-get with scripts. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

interface Machine {
  readonly user?: number;
  readonly hasRedis?: boolean;
  /** The effect of `apt-get install` on the machine. */
  readonly apt?: 'installs' | 'fails' | 'missing';
  readonly env?: Readonly<Record<string, string>>;
}

/** The path of a command on this machine. */
const pathOf = (command: string): string => {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return stdout.trim();
};

/** Runs `.ci/run` on a machine with these properties. Returns the exit status, the output and the npm calls. */
const runOn = ({ user = 0, hasRedis = false, apt = 'installs', env = {} }: Machine) => {
  const home = mkdtempSync(join(tmpdir(), 'watten-ci-'));
  try {
    const [bin, ci] = [join(home, 'bin'), join(home, '.ci')];
    mkdirSync(bin);
    mkdirSync(ci);
    for (const command of ['bash', 'dirname', 'timeout', 'chmod']) symlinkSync(pathOf(command), join(bin, command));
    const script = (name: string, code: string): void => {
      writeFileSync(join(bin, name), `#!${pathOf('sh')}\n${code}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    const log = join(home, 'log');
    script('id', `echo ${user}`);
    script('npm', `echo "npm $* [\${WATTEN_REDIS-unset}]" >> ${log}`);
    if (hasRedis) script('redis-server', '');
    const redis = join(bin, 'redis-server');
    const installs = `case "$*" in *install*) echo '#!/bin/sh' > ${redis}; chmod +x ${redis};; esac`;
    if (apt !== 'missing')
      script('apt-get', apt === 'installs' ? `${installs}; echo noise; echo noise >&2` : 'exit 100');
    writeFileSync(join(ci, 'run'), readFileSync('.ci/run'));
    const { status, stdout, stderr } = spawnSync(join(bin, 'bash'), [join(ci, 'run')], {
      encoding: 'utf8',
      env: { PATH: bin, ...env },
    });
    assert.equal(stderr, '');
    return { status, stdout, npm: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] };
  } finally {
    rmSync(home, { recursive: true });
  }
};

const WITHOUT = ['npm ci [unset]', 'npm run docs [unset]', 'npm test [unset]'];
const REQUIRED = ['npm ci [required]', 'npm run docs [required]', 'npm test [required]'];

test('when root runs .ci/run, it installs redis-server and requires the Redis tests', () => {
  assert.deepEqual(runOn({}), { status: 0, stdout: '', npm: REQUIRED });
});

test('.ci/run requires the Redis tests if redis-server is already installed', () => {
  assert.deepEqual(runOn({ hasRedis: true, user: 1000 }), { status: 0, stdout: '', npm: REQUIRED });
  assert.deepEqual(runOn({ hasRedis: true, apt: 'fails' }), { status: 0, stdout: '', npm: REQUIRED });
});

test('.ci/run does not require the Redis tests if it cannot install redis-server', () => {
  assert.deepEqual(runOn({ user: 1000 }), { status: 0, stdout: '', npm: WITHOUT });
  assert.deepEqual(runOn({ apt: 'missing' }), { status: 0, stdout: '', npm: WITHOUT });
  assert.deepEqual(runOn({ apt: 'fails' }), {
    status: 0,
    stdout: 'redis-server could not be installed.\n',
    npm: WITHOUT,
  });
});

test('.ci/run keeps the value of `WATTEN_REDIS` if the variable is already set', () => {
  const env = { WATTEN_REDIS: 'required' };
  assert.deepEqual(runOn({ apt: 'missing', env }).npm, REQUIRED);
});
