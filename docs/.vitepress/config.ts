/** The documentation site. `npm run docs` in the repository builds it to demo/docs, next to the pages of the demo. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type LocaleConfig, type MarkdownRenderer } from 'vitepress';
import { exampleName, examplePage, examplesIn, liveLanguage } from './examples.js';
import { headingId, targetOf } from './links.js';
import { type Language, sidebarOf } from './sidebar.js';
import { useStackedTables } from './stacked-tables.js';

const docs = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const base = '/demo/docs/';

type MarkdownToken = ReturnType<MarkdownRenderer['parse']>[number];

interface PageEnv {
  readonly relativePath?: string;
  /** Live examples rendered so far. */
  examples?: number;
}

/** Links to demo pages leave the site; links to source files become text with the path as its tooltip. */
function linkRepositoryFiles(tokens: readonly MarkdownToken[], page: string): void {
  let isSource = false;
  for (const token of tokens) {
    if (token.type === 'link_close' && isSource) {
      [token.type, token.tag, isSource] = ['source_close', 'span', false];
    } else if (token.type === 'link_open') {
      const target = targetOf(token.attrGet('href') ?? '', page, root);
      if (target.kind === 'source') {
        [token.type, token.tag, isSource] = ['source_open', 'span', true];
        token.attrs = [
          ['class', 'source'],
          ['title', target.path],
        ];
      } else token.attrSet('href', target.href);
      if (target.kind === 'demo') token.attrSet('target', '_self');
    }
  }
}

function useRepositoryLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const { relativePath = '' } = env as PageEnv;
    for (const { children } of tokens) if (children) linkRepositoryFiles(children, relativePath);
  });
  // VitePress would add the base of the site.
  const linkOpen = md.renderer.rules.link_open;
  md.renderer.rules.link_open = (tokens, index, options, env, self) =>
    tokens[index]?.attrGet('target') === '_self'
      ? self.renderToken(tokens, index, options)
      : (linkOpen?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options));
}

/** Shows a live example above its code, and hides the code of charts. */
function useLiveExamples(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules;
  if (!fence) throw new Error('VitePress has no renderer for fenced code.');
  md.renderer.rules.fence = (tokens, index, options, env: PageEnv, self) => {
    const token = tokens[index];
    const language = liveLanguage(token?.info ?? '');
    if (token?.info === 'mermaid')
      return `<details class="details"><summary>The chart as Mermaid code, which GitHub draws</summary>${fence(tokens, index, options, env, self)}</details>\n`;
    if (!token || !language) return fence(tokens, index, options, env, self);
    env.examples = (env.examples ?? 0) + 1;
    const name = exampleName(env.relativePath ?? '', env.examples - 1);
    token.info = language;
    const code = fence(tokens, index, options, env, self);
    return `<LiveExample src="${base}live/${name}.html" language="${language}">${code}</LiveExample>\n`;
  };
}

const TEXTS = {
  en: { docs: 'Documentation', reference: 'Reference', rules: 'Rules', demo: 'Build your table' },
  de: {
    docs: 'Anleitung',
    demo: 'Tisch einrichten',
    skip: 'Zum Inhalt',
    onThisPage: 'Auf dieser Seite',
    menu: 'Menü',
    top: 'Nach oben',
    previous: 'Zurück',
    next: 'Weiter',
    appearance: 'Darstellung',
    dark: 'Dunkle Darstellung',
    light: 'Helle Darstellung',
    languages: 'Sprache wechseln',
  },
  it: {
    docs: 'Guida',
    demo: 'Configura il tavolo',
    skip: 'Vai al contenuto',
    onThisPage: 'In questa pagina',
    menu: 'Menu',
    top: 'Torna su',
    previous: 'Precedente',
    next: 'Successiva',
    appearance: 'Aspetto',
    dark: 'Aspetto scuro',
    light: 'Aspetto chiaro',
    languages: 'Cambia lingua',
  },
} as const;

/** A link to the demo, which is outside of the site; see theme/SiteLink.vue. */
const demoLink = (text: string): DefaultTheme.NavItem => ({
  component: 'SiteLink',
  props: { text, href: '/demo/' },
});

function translation(language: 'de' | 'it'): LocaleConfig<DefaultTheme.Config> {
  if (!existsSync(join(docs, language, 'index.md'))) return {};
  const words = TEXTS[language];
  return {
    [language]: {
      label: language === 'de' ? 'Deutsch' : 'Italiano',
      lang: language,
      themeConfig: {
        nav: [{ text: words.docs, link: `/${language}/` }, demoLink(words.demo)],
        outline: { level: [2, 3], label: words.onThisPage },
        sidebarMenuLabel: words.menu,
        returnToTopLabel: words.top,
        docFooter: { prev: words.previous, next: words.next },
        darkModeSwitchLabel: words.appearance,
        darkModeSwitchTitle: words.dark,
        lightModeSwitchTitle: words.light,
        langMenuLabel: words.languages,
        skipToContentLabel: words.skip,
      },
    },
  };
}

const sidebar = (language: Language): DefaultTheme.SidebarItem[] =>
  sidebarOf(language, docs).map(({ text, items }) => ({ text, items: [...items], collapsed: language === 'en' }));

/** An acorn, for the tab of the browser. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8a5a2b" d="M7 15q0 11 9 14q9-3 9-14z"/><path fill="#5a3715" d="M5 14q1-8 11-8t11 8q-11 4-22 0z"/><path stroke="#5a3715" stroke-width="3" d="M16 7q0-3 2-5" fill="none"/></svg>`;

const SEARCH: DefaultTheme.LocalSearchOptions = {
  miniSearch: {
    // Error codes such as `invalid-option` stay whole.
    options: { tokenize: (text) => text.split(/[\s.,;:()<>"'`{}|/]+/) },
    searchOptions: {
      combineWith: 'AND',
      fuzzy: 0.15,
      prefix: true,
      boost: { title: 4, text: 2, titles: 1 },
      // A reader who searches for an error code wants its fix before the functions that throw it.
      boostDocument: (id: string) => (id.includes('/troubleshooting') ? 4 : 1),
    },
  },
  locales: {
    de: {
      translations: {
        button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
        modal: {
          displayDetails: 'Auszüge zeigen',
          resetButtonTitle: 'Suche löschen',
          backButtonTitle: 'Suche schließen',
          noResultsText: 'Keine Treffer für',
          footer: { selectText: 'auswählen', navigateText: 'blättern', closeText: 'schließen' },
        },
      },
    },
    it: {
      translations: {
        button: { buttonText: 'Cerca', buttonAriaLabel: 'Cerca' },
        modal: {
          displayDetails: 'Mostra estratti',
          resetButtonTitle: 'Cancella ricerca',
          backButtonTitle: 'Chiudi ricerca',
          noResultsText: 'Nessun risultato per',
          footer: { selectText: 'scegli', navigateText: 'scorri', closeText: 'chiudi' },
        },
      },
    },
  },
};

export default defineConfig({
  title: 'watten-table',
  description: 'The card game Watten as a web component',
  lang: 'en',
  base,
  outDir: '../demo/docs',
  cacheDir: './.vitepress/cache',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  lastUpdated: false,
  locales: { root: { label: 'English', lang: 'en' }, ...translation('de'), ...translation('it') },
  markdown: {
    anchor: { slugify: headingId },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      useRepositoryLinks(md);
      useLiveExamples(md);
      useStackedTables(md);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('watten-') } } },
  themeConfig: {
    nav: [
      { text: TEXTS.en.docs, link: sidebar('en')[0]?.items?.[0]?.link ?? '/' },
      { text: TEXTS.en.reference, link: '/reference/element' },
      { text: TEXTS.en.rules, link: '/RULES' },
      demoLink(TEXTS.en.demo),
    ],
    sidebar: { '/': sidebar('en'), '/de/': sidebar('de'), '/it/': sidebar('it') },
    outline: { level: [2, 3] },
    // Few pages are translated: the language menu leads to the home page of a language.
    i18nRouting: false,
    search: { provider: 'local', options: SEARCH },
    externalLinkIcon: true,
  },
  /** Writes the pages of the live examples. */
  async buildEnd({ outDir, pages }) {
    await mkdir(join(outDir, 'live'), { recursive: true });
    const written = pages.map(async (page) => {
      const examples = examplesIn(await readFile(join(docs, page), 'utf8'));
      await Promise.all(
        examples.map((example, index) => {
          const name = exampleName(page, index);
          return writeFile(join(outDir, 'live', `${name}.html`), examplePage(example, `Example ${name}`));
        }),
      );
    });
    await Promise.all(written);
  },
});
