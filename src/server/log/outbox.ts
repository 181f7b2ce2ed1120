/** What the host is still to be told, kept until it has been: texts by id. */
export interface Outbox {
  /** Keeps a text; resolves when it is safe. One that is there under this id stays as it is. */
  put(id: string, text: string): Promise<void>;
  ids(): Promise<readonly string[]>;
  /** Null: there is none under this id any more. */
  read(id: string): Promise<string | null>;
  /**
   * Reserves a text for this process, for `CLAIM_MS` from now. False: another process has it.
   * Processes that do not share their outbox always get it.
   */
  claim(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Whether other processes have the same outbox: what one of them leaves when it dies is for the others. */
  readonly isShared: boolean;
}

/** A claim that is not renewed ends after this time. */
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
