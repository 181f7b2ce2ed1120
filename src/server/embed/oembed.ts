/** Answers of the oEmbed endpoint. See https://oembed.com, version 1.0. */
import { quoted } from '../../rules/input-error.js';
import { escapeHtml } from './escape-html.js';
import { EMBED_PAGE, readEmbedUrl } from './public-url.js';

/** Size of an embedded table without `maxwidth` and `maxheight`, in px. */
const [DEFAULT_WIDTH, DEFAULT_HEIGHT] = [800, 700];
const DAY_S = 86_400;
const TITLE = 'Watten';

interface OembedAnswer {
  readonly status: 200 | 400 | 404 | 501;
  readonly answer: Readonly<Record<string, unknown>>;
}

const refusal = (status: 400 | 404 | 501, code: string, message: string): OembedAnswer => ({
  status,
  answer: { code, message },
});

/**
 * Returns the HTML for a page. WordPress hides the quotation as soon as the frame reports its height, and adds `data-secret`
 * to both tags. The quotation remains as a link if WordPress removes the frame, such as in a feed.
 *
 * The frame's width is relative, because WordPress removes the style: a width in pixels would not fit a phone. A width and
 * a height in pixels would also let the editor keep their ratio, so that the reported height would have no effect.
 */
const htmlOf = (url: string, width: number, height: number): string => {
  const escaped = escapeHtml(url);
  return (
    `<blockquote class="wp-embedded-content"><a href="${escaped}">${TITLE}</a></blockquote>` +
    `<iframe class="wp-embedded-content" title="${TITLE}" src="${escaped}" width="100%" height="${height}"` +
    ` frameborder="0" style="border: 0; max-width: ${width}px" allow="clipboard-write; fullscreen" allowfullscreen></iframe>`
  );
};

/** Reads a number of pixels. Returns null if the text is invalid. */
const readPixels = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

/** Answers a request for the HTML of an embed URL. Ignores unknown parameters, because WordPress sends `dnt`. */
export const answerOembed = (parameters: URLSearchParams, publicUrl: string): OembedAnswer => {
  const example = `${publicUrl}${EMBED_PAGE}`;
  const format = parameters.get('format') || 'json';
  if (format !== 'json') return refusal(501, 'unknown-format', `'format' must be 'json', not ${quoted(format)}.`);
  const sizes = [];
  for (const [name, size] of [
    ['maxwidth', DEFAULT_WIDTH],
    ['maxheight', DEFAULT_HEIGHT],
  ] as const) {
    const text = parameters.get(name) || String(size);
    const max = readPixels(text);
    if (max === null)
      return refusal(
        400,
        'malformed',
        `'${name}' must be a whole number of pixels from 1 to 999999, not ${quoted(text)}.`,
      );
    sizes.push(Math.min(max, size));
  }
  const [width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT] = sizes;
  const given = parameters.get('url') ?? '';
  if (given === '')
    return refusal(400, 'malformed', `'url' is missing. It must be a URL of the embed page, such as '${example}'.`);
  const url = readEmbedUrl(given, publicUrl)?.href;
  if (url === undefined)
    return refusal(
      404,
      'not-found',
      `'url' must be a URL of the embed page, such as '${example}', not ${quoted(given)}.`,
    );
  return {
    status: 200,
    answer: {
      ...{ version: '1.0', type: 'rich', title: TITLE, provider_name: TITLE, provider_url: `${publicUrl}/` },
      ...{ cache_age: DAY_S, width, height, html: htmlOf(url, width, height) },
    },
  };
};

/** Inserts the link by which WordPress finds the oEmbed endpoint. `query`: the page's query with `?`, or an empty string. */
export const withOembedLink = (html: string, publicUrl: string, query: string): string => {
  const page = encodeURIComponent(`${publicUrl}${EMBED_PAGE}${query}`);
  const href = escapeHtml(`${publicUrl}/oembed?url=${page}`);
  const link = `<link rel="alternate" type="application/json+oembed" title="${TITLE}" href="${href}" />`;
  return html.replace('</head>', () => `${link}</head>`);
};
