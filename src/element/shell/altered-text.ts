/** Selector for the live regions, into which the table writes text between two updates. */
const LIVE = '.live';

const removesText = ({ target, removedNodes }: MutationRecord): boolean =>
  // A shadow root has no `closest()`, and is never inside a live region.
  !(target as Partial<Element>).closest?.(LIVE) &&
  [...removedNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);

/** Detects text nodes that other code, such as a page translator, removes from a shadow root. */
export interface AlteredText {
  /** Returns whether text was removed since the last call. Lit would keep updating the detached text node. */
  check(): boolean;
  /** Ignores the changes so far, because the table made them. */
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
