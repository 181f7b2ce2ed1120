/** The exports of the lazy-loaded pixi module. */
export type Pixi = typeof import('./pixi.js');
