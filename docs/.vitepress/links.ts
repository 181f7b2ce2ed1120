/** Links of the documentation to files of the repository that are not pages of the site. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Pages of the site that replace a file outside docs/. */
const REPLACED: Readonly<Record<string, string>> = {
  'README.md': '/index.md',
  'README.md#the-element': '/reference/element.md',
};

/** Files that `npm start` makes. */
const MADE = ['demo/watten.zip', 'demo/watten-table.zip'];

export type Target =
  /** A page of the site, another site, or a heading: VitePress handles it. */
  | { readonly kind: 'page'; readonly href: string }
  /** A page of the demo, next to the site. */
  | { readonly kind: 'demo'; readonly href: string }
  /** A source file, which the site does not have: its path in the repository. */
  | { readonly kind: 'source'; readonly path: string };

/**
 * Returns the target of a link.
 * @param page path of the Markdown file below docs/, such as `guides/plain-html.md`
 * @param root folder of the repository
 * @throws Error if the link leads to a file that does not exist
 */
export function targetOf(href: string, page: string, root: string): Target {
  if (/^(?:[a-z][a-z+.-]*:|#|\/)/i.test(href)) return { kind: 'page', href };
  const [file = '', hash] = href.split('#');
  const path = posix.join('docs', posix.dirname(page), file);
  const anchor = hash === undefined ? '' : `#${hash}`;
  const replacement = REPLACED[`${path}${anchor}`] ?? REPLACED[path];
  if (replacement !== undefined) return { kind: 'page', href: replacement };
  if (/^docs\/.*\.md$/.test(path) || (path.startsWith('docs') && /\/$|^$/.test(file))) return { kind: 'page', href };
  if (!MADE.includes(path) && !existsSync(join(root, path)))
    throw new Error(`docs/${page} links to ${href}, but ${path} does not exist.`);
  const isDemo = /^demo\/(?:[\w-]+\.(?:html|zip))?$/.test(path) || path === 'demo';
  if (!isDemo) return { kind: 'source', path };
  return { kind: 'demo', href: `/${path === 'demo' ? 'demo/' : path}${anchor}` };
}

/** Returns the id of a heading as GitHub makes it, so that links work on both. */
export const headingId = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
