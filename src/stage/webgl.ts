/** Gives a context back at once: a browser allows about sixteen, and sweeps them up late. */
export const giveBack = (gl: WebGLRenderingContext | WebGL2RenderingContext): void =>
  gl.getExtension('WEBGL_lose_context')?.loseContext();

/** Whether WebGL can be had, found out on a canvas of no other use, since pixi must never see a used one. */
export function hasWebGL(page: Document): boolean {
  const canvas = page.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return false;
  const works = !gl.isContextLost();
  giveBack(gl);
  return works;
}
