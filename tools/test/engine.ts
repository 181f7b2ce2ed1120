import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';

/** In which engines browser tests run. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** A browser engine as the runner of browser tests wants it. */
export interface Engine {
  readonly launcher: BrowserLauncher;
  readonly commands: TestRunnerPlugin<never>;
  /** How many pages are open at once, at most. */
  readonly pages: number;
}

/** An engine is not on this machine. The message says what is missing and how to get it. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}
