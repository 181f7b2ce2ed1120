/** Texts to be reported to the operator, by id. Each is kept until the report succeeds. */
export interface Outbox {
  /** Stores a text and resolves when it is safe. An existing text with this id stays unchanged. */
  put(id: string, text: string): Promise<void>;
  ids(): Promise<readonly string[]>;
  /** Resolves to the text with this id; null if it has been removed. */
  read(id: string): Promise<string | null>;
  /**
   * Reserves a text for this process, for `CLAIM_MS` from now. Resolves to false if another process has reserved it, and
   * always to true if the outbox is not shared.
   */
  claim(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Whether several processes use this outbox. They then report the texts of a process that has died. */
  readonly isShared: boolean;
}

/** Time after which a claim expires unless it is renewed, in ms. */
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
