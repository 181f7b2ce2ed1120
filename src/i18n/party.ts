/** Some of the players, as texts refer to them for the viewer. */
export interface Party {
  /** `you`: the viewer alone; `you-all`: the viewer and a partner; `they`: the others; `named`: only their names tell. */
  readonly who: 'you' | 'you-all' | 'they' | 'named';
  readonly names: readonly string[];
}

/** The player of an action: the viewer, or another player by name. */
export interface Doer {
  readonly name: string;
  readonly own: boolean;
}

/** A score with the sides. */
export interface Standing {
  /** Points by side, first those of whoever is spoken of or to. */
  readonly score: readonly number[];
  /** Who scores for each side, in the same order; null: the viewer, or the viewer and a partner. */
  readonly sides: readonly (string | null)[];
}
