/** The tab that plays a stored game. If two tabs claim a game, the higher claim wins. */
export interface Holder {
  readonly tab: string;
  /** The previous tab's claim, plus one. */
  readonly claim: number;
}

/** Returns the holder of an unchecked stored game; null if the game has none, as in games from earlier versions. */
export const holderOf = (stored: unknown): Holder | null => {
  const { tab, claim } = Object((Object(stored) as { readonly holder?: unknown }).holder) as Partial<Holder>;
  return typeof tab === 'string' && Number.isSafeInteger(claim) ? { tab, claim: claim as number } : null;
};
