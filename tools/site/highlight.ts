/** Code as HTML in which comments, strings, keywords and names are marked, made once with the site: pages run nothing for it. */
import { escaped } from './escaped.js';

/** What is marked, in the order in which it is looked for; `docs.css` has a colour for each. */
type Kinds = Readonly<Record<string, RegExp>>;

const SCRIPT: Kinds = {
  comment: /\/\/.*|\/\*[^]*?\*\//,
  string: /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/,
  keyword:
    /\b(?:as|async|await|break|case|class|const|continue|declare|default|delete|else|export|extends|false|finally|for|from|function|if|implements|import|in|infer|instanceof|interface|keyof|let|module|namespace|new|null|of|readonly|return|satisfies|switch|this|throw|true|try|type|typeof|undefined|void|while)\b(?!\s*:)/,
  number: /\b\d[\d_]*(?:\.\d+)?\b/,
};

const STYLE: Kinds = {
  comment: /\/\*[^]*?\*\//,
  string: /'[^'\n]*'|"[^"\n]*"/,
  name: /--[\w-]+|[\w-]+(?=\s*:\s)/,
  keyword: /@[\w-]+|::?[a-z-]+/,
  number: /#[\da-f]{3,8}\b|\b\d[\d.]*(?:px|rem|em|%|fr|dvh|svh)?/,
};

const TAGS: Kinds = {
  comment: /<!--[^]*?-->/,
  string: /"[^"]*"/,
  keyword: /<\/?[a-z][\w-]*|\/?>/,
  name: /[@:#]?[a-z][\w:.-]*(?==)/,
};

const SHELL: Kinds = { comment: /#.*/, string: /'[^'\n]*'|"[^"\n]*"/ };

const marked = (code: string, kinds: Kinds): string => {
  const any = new RegExp(
    Object.entries(kinds)
      .map(([kind, { source }]) => `(?<${kind}>${source})`)
      .join('|'),
    'g',
  );
  let html = '';
  let at = 0;
  for (const found of code.matchAll(any)) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escaped(code.slice(at, found.index))}<span class="${kind}">${escaped(found[0])}</span>`;
    at = found.index + found[0].length;
  }
  return html + escaped(code.slice(at));
};

/** What stands between these tags is code of another language. */
const INSIDE = /(?<=<(?<tag>script|style)\b[^>]*>)[^]*?(?=<\/\k<tag>>)/g;

/** Markup: its tags, and the scripts and styles in it. */
const markup = (code: string): string => {
  let html = '';
  let at = 0;
  for (const found of code.matchAll(INSIDE)) {
    html +=
      marked(code.slice(at, found.index), TAGS) + marked(found[0], found.groups?.['tag'] === 'style' ? STYLE : SCRIPT);
    at = found.index + found[0].length;
  }
  return html + marked(code.slice(at), TAGS);
};

const script = (code: string): string => marked(code, SCRIPT);

const LANGUAGES: Readonly<Record<string, (code: string) => string>> = {
  js: script,
  ts: script,
  tsx: script,
  json: script,
  css: (code) => marked(code, STYLE),
  html: markup,
  vue: markup,
  svelte: markup,
  sh: (code) => marked(code, SHELL),
};

/**
 * @param mark what stands behind the fence: a language, and perhaps more; what is none of ours is not marked
 */
export const highlighted = (code: string, mark: string | undefined): string =>
  (LANGUAGES[mark?.split(' ')[0] ?? ''] ?? escaped)(code);
