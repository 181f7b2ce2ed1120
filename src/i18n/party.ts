/** Some of the table, as they are spoken of to whoever looks. */
export interface Party {
  /** `you`: the viewer alone; `you-all`: the viewer and a partner; `they`: the others; `named`: only their names tell. */
  readonly who: 'you' | 'you-all' | 'they' | 'named';
  readonly names: readonly string[];
}

/** Who does something: the viewer, or somebody by name. */
export interface Doer {
  readonly name: string;
  readonly own: boolean;
}
