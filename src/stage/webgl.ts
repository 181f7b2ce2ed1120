/** Releases a context at once. A browser allows about 16 contexts and collects unused ones late. */
export const releaseContext = (gl: WebGLRenderingContext | WebGL2RenderingContext): void =>
  gl.getExtension('WEBGL_lose_context')?.loseContext();

/** One texture for a card and one for its shadow. With eight or more textures, software rendering takes 50 % longer. */
const TEXTURES_PER_BATCH = 2;
/**
 * The extensions that sprites need, and the one that speeds up drawing on some graphics cards. Each request can wait for the
 * graphics process, and pixi requests twenty.
 */
const NEEDED_EXTENSIONS = [
  'WEBGL_lose_context',
  'OES_vertex_array_object',
  'OES_element_index_uint',
  'ANGLE_instanced_arrays',
  'WEBGL_provoking_vertex',
];

/**
 * Gives a new canvas the context for the cards. The stage creates the context instead of pixi, so that pixi never gets a
 * lost context. The drawing buffer is preserved for partial redraws.
 * @throws {Error} if WebGL is not available
 */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | WebGLRenderingContext {
  const attributes: WebGLContextAttributes = {
    alpha: true,
    antialias: false,
    premultipliedAlpha: true,
    stencil: true,
    preserveDrawingBuffer: true,
  };
  const gl = canvas.getContext('webgl2', attributes) ?? canvas.getContext('webgl', attributes);
  if (!gl) throw new Error('The stage needs WebGL, which this browser lacks.');
  if (gl.isContextLost()) throw new Error('The WebGL context was lost immediately. Try again later.');
  // pixi halves a number until a shader compiles. On a lost context no shader compiles, and the page would freeze.
  const getShaderParameter = gl.getShaderParameter.bind(gl);
  gl.getShaderParameter = (shader: WebGLShader, name: number): unknown => getShaderParameter(shader, name) ?? true;
  // pixi's shader tests each texture of a batch for each pixel, and software rendering reads them all.
  const getParameter = gl.getParameter.bind(gl);
  gl.getParameter = (name: number): unknown =>
    name === gl.MAX_TEXTURE_IMAGE_UNITS ? TEXTURES_PER_BATCH : getParameter(name);
  const getExtension = gl.getExtension.bind(gl);
  const getNeeded = (name: string): unknown => (NEEDED_EXTENSIONS.includes(name) ? getExtension(name) : null);
  Object.assign(gl, { getExtension: getNeeded });
  return gl;
}
