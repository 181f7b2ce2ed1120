/** Releases a context at once. A browser allows about 16 contexts and collects unused ones late. */
export const releaseContext = (gl: WebGLRenderingContext | WebGL2RenderingContext): void =>
  gl.getExtension('WEBGL_lose_context')?.loseContext();

/** Whether WebGL is available. Uses a temporary canvas, because pixi must never get a used one. */
export function hasWebGL(page: Document): boolean {
  const canvas = page.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return false;
  const isUsable = !gl.isContextLost();
  releaseContext(gl);
  return isUsable;
}
