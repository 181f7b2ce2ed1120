/** Markdown of the repository as pages of the site: with live examples, and with links that lead to the site's pages. */
import { Marked, type Tokens } from 'marked';
import { escaped } from './escaped.js';
import { languageOf } from './examples.js';
import { highlighted } from './highlight.js';

/** As GitHub names a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

interface Options {
  /** Where a link of the repository leads to on the site; null: nowhere, its text alone stands. */
  readonly link: (href: string) => string | null;
  /** The page of the live example of this number, from 0. */
  readonly example: (number: number) => string;
}

const figure = (code: string, page: string, language: string): string => `<figure class="live">
<iframe src="${page}" title="The example, running" loading="lazy" class="${language}"></iframe>
<figcaption><a href="${page}">on a page of its own</a></figcaption>
<pre tabindex="0"><code>${highlighted(code, language)}</code></pre>
</figure>
`;

export function rendered(markdown: string, { link, example }: Options): string {
  let examples = 0;
  const marked = new Marked({
    renderer: {
      code({ text, lang }: Tokens.Code) {
        const language = languageOf(lang);
        if (language) return figure(text, example(examples++), language);
        return `<pre tabindex="0"><code>${highlighted(text, lang)}</code></pre>\n`;
      },
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const target = link(href);
        const text = this.parser.parseInline(tokens);
        return target === null ? text : `<a href="${escaped(target)}">${text}</a>`;
      },
      table({ header, rows }: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>\n`;
        return `<div class="wide" tabindex="0"><table>\n<thead>${row(header, 'th')}</thead>\n<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>\n</table></div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
