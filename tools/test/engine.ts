import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';

/** Engines for browser tests. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** A browser engine with everything that the test runner needs. */
export interface Engine {
  readonly launcher: BrowserLauncher;
  readonly commands: TestRunnerPlugin<never>;
  /** Maximum number of open pages. */
  readonly pages: number;
}

/** Error for an engine that is not installed. The message names the missing program and explains the installation. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}
