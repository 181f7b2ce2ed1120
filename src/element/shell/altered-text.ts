/** Selector of the live regions: the table writes text into them between two updates. */
const LIVE = '.live';

const removesText = ({ target, removedNodes }: MutationRecord): boolean =>
  // The shadow root is no element and has no `closest()`. It is in no live region.
  !(target as Partial<Element>).closest?.(LIVE) &&
  [...removedNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);

/** Detects text nodes that other code removes from a shadow root, as page translators do. */
export interface AlteredText {
  /** Returns whether any text was removed since the last call. Lit would keep writing into the detached node. */
  check(): boolean;
  /** Ignores the changes so far: the table made them. */
  skip(): void;
}

export const watchText = (root: ShadowRoot): AlteredText => {
  let isAltered = false;
  const note = (records: readonly MutationRecord[]): void => {
    isAltered ||= records.some(removesText);
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
