/** Pending reports to the operator, stored as strings by id. Each report is kept until its delivery succeeds. */
export interface Outbox {
  /** Stores a report. Resolves when the report is safely stored. An existing report with this id stays unchanged. */
  put(id: string, text: string): Promise<void>;
  ids(): Promise<readonly string[]>;
  /** Resolves to the report with this id, or null if the report has been removed. */
  read(id: string): Promise<string | null>;
  /**
   * Reserves a report for this process for `CLAIM_MS`. Resolves to false if another process has reserved the report. Always
   * resolves to true if the outbox is not shared.
   */
  claim(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Whether several processes share this outbox. If one dies, the others deliver its reports. */
  readonly isShared: boolean;
}

/** Time after which an unrenewed claim expires, in ms. */
export const CLAIM_MS = 6000;

export const createMemoryOutbox = (): Outbox => {
  const texts = new Map<string, string>();
  return {
    put(id, text) {
      if (!texts.has(id)) texts.set(id, text);
      return Promise.resolve();
    },
    ids: () => Promise.resolve([...texts.keys()]),
    read: (id) => Promise.resolve(texts.get(id) ?? null),
    claim: () => Promise.resolve(true),
    remove(id) {
      texts.delete(id);
      return Promise.resolve();
    },
    isShared: false,
  };
};
