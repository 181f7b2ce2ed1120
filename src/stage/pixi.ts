/** Re-exports the pixi modules that the stage needs. No other file imports pixi. This module needs a browser. */

// Without this import, pixi creates functions from strings, which a content security policy can forbid.
import 'pixi.js/unsafe-eval';

export { CanvasSource, Container, extensions, Sprite, Texture, WebGLRenderer } from 'pixi.js';
export type { DefaultBatchableMeshElement, InstructionSet, Renderer, RenderPipe } from 'pixi.js';
