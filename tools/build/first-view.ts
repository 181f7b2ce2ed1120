/** Data with which a page shows a table before its script runs: `cdn/first-view.json` and `cdn/first-view/*.html`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

/** The data for one language. */
export interface FirstView {
  /**
   * Files that a visible table loads until its poster is complete, relative to the folder `cdn`, the most urgent first.
   * `watten-table.js` is excluded, because the page itself selects its URL.
   */
  readonly preload: readonly string[];
  /** Declarative shadow root of a table with default settings. */
  readonly poster: string;
}

const ENTRY = 'watten-table.js';
/** The module of a language that a table loads first. */
const TEXTS = /[\\/]i18n[\\/](?<language>[\w-]+)[\\/]table\.js$/;
const FAN = /[\\/]element[\\/]shell[\\/]poster-cards\.js$/;

const chunksOf = (bundle: OutputBundle): readonly OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns these files and all their direct and indirect static imports. */
function withImports(bundle: OutputBundle, files: readonly string[]): readonly string[] {
  const all = new Set(files);
  // The loop also visits the files that it adds.
  for (const file of all) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) all.add(imported);
  }
  return [...all];
}

/** Returns the files to preload, by language. */
function preloadsIn(bundle: OutputBundle): ReadonlyMap<string, readonly string[]> {
  const chunks = chunksOf(bundle);
  const filesWith = (pattern: RegExp): readonly string[] =>
    chunks.flatMap(({ fileName, moduleIds }) => (moduleIds.some((id) => pattern.test(id)) ? fileName : []));
  const fan = filesWith(FAN);
  const languages = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => TEXTS.exec(id)?.groups?.['language'] ?? []),
  );
  return new Map(
    [...new Set(languages)].sort().map((language) => {
      const texts = filesWith(new RegExp(`[\\\\/]i18n[\\\\/]${language}[\\\\/]table\\.js$`));
      // The fan appears last.
      const files = [[ENTRY], texts, fan].flatMap((entries) => withImports(bundle, entries));
      return [language, [...new Set(files)].filter((file) => file !== ENTRY)];
    }),
  );
}

const CUSTOM_PROPERTY = /(?<=[{;])(?<name>--_[\w-]+):[^;{}]*;?/g;

/** Removes the rules for drawings, and the tokens that no other rule uses. */
const smallPosterStyles = (styles: string): string => {
  const used = styles.replaceAll(/(?<=[{}])[^{}]*(?:svg|canvas)[^{}]*\{[^{}]*\}/g, '');
  const small = used.replaceAll(CUSTOM_PROPERTY, (all, name: string) => (used.includes(`var(${name})`) ? all : ''));
  return small === styles ? small : smallPosterStyles(small);
};

/** Returns the poster without the comments with which Lit would hydrate it, because the element renders it again. */
const smallPoster = (poster: string): string =>
  poster
    .replace(' shadowroot="open"', '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(
      /<style>(?<styles>[^]*?)<\/style>/g,
      (_all, styles: string) => `<style>${smallPosterStyles(styles)}</style>`,
    )
    .replaceAll(/\s+(?=[<>])/g, '')
    .replaceAll(/(?<=>)\s+/g, '');

async function posterIn(language: string): Promise<string> {
  const rendered = await collectResult(render(html`<watten-table lang=${language}></watten-table>`));
  const { poster } = /(?<poster><template [^]*<\/template>)/.exec(rendered)?.groups ?? {};
  if (poster === undefined) throw new Error(`The poster for '${language}' is missing in ${rendered}`);
  return smallPoster(poster);
}

const pasted = (
  language: string,
  { preload, poster }: FirstView,
): string => `<!-- Prefix each URL with the address of this folder. -->
${preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${ENTRY}"></script>
<watten-table lang="${language}">${poster}</watten-table>
`;

/**
 * Writes `first-view.json` with the data for each language, and HTML to paste for each language.
 * @param packageFolder folder with the built package for Node, which renders the posters
 */
export const firstView = (packageFolder: string): Plugin => ({
  name: 'first-view',
  async generateBundle(_options, bundle) {
    // Defines the element for Lit SSR.
    await import(pathToFileURL(join(packageFolder, 'node.js')).href);
    const views: Record<string, FirstView> = {};
    for (const [language, preload] of preloadsIn(bundle)) {
      // oxlint-disable-next-line no-await-in-loop -- rendering is synchronous apart from collecting its parts
      const view = { preload, poster: await posterIn(language) };
      views[language] = view;
      this.emitFile({ type: 'asset', fileName: `first-view/${language}.html`, source: pasted(language, view) });
    }
    this.emitFile({ type: 'asset', fileName: 'first-view.json', source: `${JSON.stringify(views, null, 2)}\n` });
  },
});
