/** Where a game stands. */
export type Phase = 'draw' | 'cut' | 'announce' | 'decide' | 'play' | 'answer' | 'hand-over' | 'game-over';
