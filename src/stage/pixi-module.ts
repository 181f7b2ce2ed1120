/** The exports of pixi's chunk, passed to the code that draws with them. */
export type Pixi = typeof import('./pixi.js');
