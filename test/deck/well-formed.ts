/** An element of a parsed document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

const NAME = '[A-Za-z][A-Za-z0-9-]*';
const TOKEN = new RegExp(`<(/?)(${NAME})((?: ${NAME}="[^"<&]*")*)(/?)>|([^<>&]+)`, 'y');

/**
 * Parses the strict subset of XML that the deck writes, with one root element.
 * @throws Error at the first deviation
 */
export function parseXml(text: string): Element {
  const root = { name: '', attributes: {}, children: [] as (Element | string)[] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`Not well-formed at ${at}: ${text.slice(at, at + 60)}`);
    const [, closing, name, written, empty, words] = match;
    const parent = open[open.length - 1];
    if (words !== undefined) {
      parent.children.push(words);
      continue;
    }
    if (closing) {
      if (parent.name !== name || written || empty) throw new Error(`</${name}> closes <${parent.name}> at ${at}`);
      open.pop();
      continue;
    }
    const pairs = [...written.matchAll(new RegExp(`(${NAME})="([^"]*)"`, 'g'))].map(
      ([, key, value]) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
      throw new Error(`An attribute twice in <${name}> at ${at}`);
    const element = { name, attributes: Object.fromEntries(pairs), children: [] as (Element | string)[] };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open[open.length - 1].name}> is not closed`);
  const [only] = root.children;
  if (root.children.length !== 1 || typeof only === 'string') throw new Error('There must be one root element');
  return only;
}

/** Returns an element and its descendants. */
export const allElements = (element: Element): readonly Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : allElements(child))),
];
