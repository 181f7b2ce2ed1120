/** Child process of `crew.ts` that plays deals and returns their outcomes. */
import { playDeal, type Job } from './jobs.js';

/** The deals of a job that one process plays. */
export interface DealsToPlay {
  readonly job: Job;
  readonly deals: readonly number[];
}

process.on('message', ({ job, deals }: DealsToPlay) => {
  process.send?.(deals.map((deal) => playDeal(job, deal)));
});
