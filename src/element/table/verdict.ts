/** Whether an action that the visitor chose may be done now. */
export type Verdict = 'yes' | 'no';
