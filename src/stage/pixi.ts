/** The only file that imports pixi: what the stage needs of it, and no more. Importing it needs a browser. */

// Without this pixi builds functions from text, which pages with a content security policy forbid.
import 'pixi.js/unsafe-eval';

export { CanvasSource, Container, extensions, getTestContext, Sprite, Texture, WebGLRenderer } from 'pixi.js';
export type { DefaultBatchableMeshElement, InstructionSet, Renderer, RenderPipe } from 'pixi.js';
