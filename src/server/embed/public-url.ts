import type { IncomingHttpHeaders } from 'node:http';
import type { ServerSettings } from '../options.js';

/** The embed page's path below the server's URL. */
export const EMBED_PAGE = '/cdn/embed/embed.html';

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Returns the URL at which a client reaches this server, without a trailing slash, or null if the `Host` header is invalid.
 * @param prefix the part of the path before the server's own paths, such as `/p1`
 */
export const publicUrlOf = (
  headers: IncomingHttpHeaders,
  { embedUrl, behindProxy }: ServerSettings,
  prefix: string,
): string | null => {
  if (embedUrl !== null) return embedUrl.replace(/\/+$/, '');
  const forwarded = behindProxy ? String(headers['x-forwarded-proto'] ?? '') : '';
  const protocol = forwarded.split(',').at(-1)?.trim() === 'https' ? 'https:' : 'http:';
  const url = parseUrl(`${protocol}//${headers.host ?? ''}`);
  return url && `${url.origin}${prefix}`;
};

/**
 * Returns the URL of the embed page if the text is a URL of this server's embed page, else null. Accepts both `http` and
 * `https`, because a proxy that terminates TLS does not always report this.
 */
export const readEmbedUrl = (text: string, publicUrl: string): URL | null => {
  const [url, page] = [parseUrl(text), new URL(`${publicUrl}${EMBED_PAGE}`)];
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.host !== page.host || url.pathname !== page.pathname) return null;
  // A fragment is not part of the page's settings, and can contain the key of a seat.
  url.hash = '';
  return url;
};

/** Whether a request comes from a page of this server, such as the embed page. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, { embed, embedUrl }: ServerSettings): boolean => {
  const url = embed && origin !== undefined ? parseUrl(origin) : null;
  return url !== null && url.host === (embedUrl === null ? host : new URL(embedUrl).host);
};
