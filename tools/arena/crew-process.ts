/** A child process of `crew.ts`: plays deals and sends back their outcomes. */
import { playDeal, type Job } from './jobs.js';

/** Deals of a job for one process. */
export interface DealsToPlay {
  readonly job: Job;
  readonly deals: readonly number[];
}

process.on('message', ({ job, deals }: DealsToPlay) => {
  process.send?.(deals.map((deal) => playDeal(job, deal)));
});
