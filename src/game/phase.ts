/** The phase of a game: the kind of action that the game waits for. */
export type Phase = 'draw' | 'cut' | 'announce' | 'decide' | 'play' | 'answer' | 'hand-over' | 'game-over';
