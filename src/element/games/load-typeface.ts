import { loadModule } from '../shell/load-module.js';
import { windowOf } from '../shell/window-of.js';

/** Name of the typeface on a page, also in `shellStyles`. A page has no other typeface of this name. */
const FAMILY = 'Watten Vollkorn';

/**
 * Width and vertical metrics that match Georgia, so that text keeps its place when the typeface replaces it. Bold Georgia is
 * wider than regular Georgia.
 */
const METRICS = { ascentOverride: '92%', descentOverride: '22%', lineGapOverride: '10%' };

/** TypeScript does not know `sizeAdjust` yet. Browsers without it show the typeface a little smaller. */
type Descriptors = FontFaceDescriptors & { readonly sizeAdjust: string };

const DESCRIPTORS: Readonly<Record<'REGULAR' | 'BOLD', Descriptors>> = {
  REGULAR: { ...METRICS, sizeAdjust: '104%', weight: '400' },
  BOLD: { ...METRICS, sizeAdjust: '108%', weight: '700' },
};

const bytesOf = (base64: string): ArrayBuffer => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes.buffer;
};

/** An element that renders again with the typeface. */
type TypefaceHost = HTMLElement & { requestUpdate(): void };

/** The documents that have the typeface or are about to have it. */
const added = new WeakMap<Document, Promise<void>>();

/** Adds the typeface to a document, because browsers ignore `@font-face` inside a shadow root. */
const addTo = async (host: TypefaceHost): Promise<void> => {
  const { REGULAR, BOLD } = await loadModule(() => import('../../typeface/vollkorn.js'), 'REGULAR', 'BOLD');
  const { FontFace } = windowOf(host);
  const faces = [
    new FontFace(FAMILY, bytesOf(REGULAR), DESCRIPTORS.REGULAR),
    new FontFace(FAMILY, bytesOf(BOLD), DESCRIPTORS.BOLD),
  ];
  // Both weights appear together, so that text changes only once.
  for (const loaded of await Promise.all(faces.map((face) => face.load()))) host.ownerDocument.fonts.add(loaded);
};

/** Whether the visitor has asked the browser to load less data. */
const savesData = (host: TypefaceHost): boolean => {
  const { navigator } = windowOf(host);
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
};

/**
 * Loads the table's typeface, once per document, and renders the table with it. The table keeps the page's font if
 * `--watten-font` is set, and the system's font if the visitor saves data or the typeface cannot be loaded.
 */
export const loadTypeface = async (host: TypefaceHost): Promise<void> => {
  const hasOwnFont = windowOf(host).getComputedStyle(host).getPropertyValue('--watten-font').trim() !== '';
  if (hasOwnFont || savesData(host)) return;
  const { ownerDocument } = host;
  const adding = added.get(ownerDocument) ?? addTo(host);
  added.set(ownerDocument, adding);
  await adding.then(
    () => host.requestUpdate(),
    () => added.delete(ownerDocument),
  );
};
