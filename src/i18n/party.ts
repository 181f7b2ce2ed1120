/** Some of the players, as texts refer to them for the viewer. */
export interface Party {
  /** `you`: only the viewer. `you-all`: the viewer and a partner. `they`: the others. `named`: players listed by name. */
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
  /** Points by side, first those of the side that the text is about. */
  readonly score: readonly number[];
  /** The names for each side, in the same order; `null` for the viewer's side. */
  readonly sides: readonly (string | null)[];
}
