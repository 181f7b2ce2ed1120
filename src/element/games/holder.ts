/** The tab that plays a stored game. Of two tabs the one with the higher claim holds it. */
export interface Holder {
  readonly tab: string;
  /** One more than the claim of the tab before. */
  readonly claim: number;
}

/** Who holds a stored game, which may be anything; null if it does not say, as games of earlier versions. */
export const holderOf = (stored: unknown): Holder | null => {
  const { tab, claim } = Object((Object(stored) as { readonly holder?: unknown }).holder) as Partial<Holder>;
  return typeof tab === 'string' && Number.isSafeInteger(claim) ? { tab, claim: claim as number } : null;
};
