/** A process that does what `crew.ts` tells it to. */
import { outcomeOf, type Job } from './jobs.js';

/** Some deals of a job. */
export interface Order {
  readonly job: Job;
  readonly deals: readonly number[];
}

process.on('message', ({ job, deals }: Order) => {
  process.send?.(deals.map((deal) => outcomeOf(job, deal)));
});
