/** Releases a context at once: a browser allows about sixteen and collects unused ones late. */
export const releaseContext = (gl: WebGLRenderingContext | WebGL2RenderingContext): void =>
  gl.getExtension('WEBGL_lose_context')?.loseContext();

/** Whether WebGL can be had, found out on a canvas of no other use, since pixi must never see a used one. */
export function hasWebGL(page: Document): boolean {
  const canvas = page.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return false;
  const isUsable = !gl.isContextLost();
  releaseContext(gl);
  return isUsable;
}
