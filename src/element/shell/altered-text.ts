/** The region of announcements: the table writes into it as text, between two updates. */
const LIVE = '.live';

const tookText = ({ target, removedNodes }: MutationRecord): boolean =>
  // The shadow root itself is in no region.
  !(target as Partial<Element>).closest?.(LIVE) &&
  [...removedNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);

/** Watches a shadow root for texts that something other than the table takes away, as page translators do. */
export interface AlteredText {
  /** Whether any text has been taken since the last call. Lit would go on to write into it, unseen. */
  check(): boolean;
  /** The table has changed its texts itself. */
  skip(): void;
}

export const watchText = (root: ShadowRoot): AlteredText => {
  let isAltered = false;
  const note = (records: readonly MutationRecord[]): void => {
    isAltered ||= records.some(tookText);
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  return {
    check() {
      note(observer.takeRecords());
      const was = isAltered;
      isAltered = false;
      return was;
    },
    skip: () => void observer.takeRecords(),
  };
};
