/**
 * The sidebar. To add a page, add a line: the path below docs/ without `.md`, and optionally a title.
 * Without a title the sidebar shows the first heading of the page. It skips pages that do not exist. Pages that are
 * not listed appear at the end of the group of their folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Page = string | readonly [path: string, title: string];

interface Group {
  readonly title: string;
  /** Pages of this folder that are not listed are added to the group. */
  readonly folder?: string;
  readonly pages: readonly Page[];
}

const ENGLISH: readonly Group[] = [
  {
    title: 'Tutorials',
    folder: 'tutorials',
    pages: [
      ['tutorials/first-table', 'Your first table'],
      ['tutorials/first-react-app', 'Your first React app'],
      ['tutorials/own-server', 'Your own server in ten minutes'],
    ],
  },
  {
    title: 'Add a table',
    pages: [
      ['guides/website', 'For site owners'],
      ['guides/site-owners', 'WordPress, Joomla, Wix and others'],
      ['guides/plain-html', 'Plain HTML'],
      ['guides/wordpress', 'WordPress'],
      ['guides/react', 'React'],
      ['guides/preact', 'Preact'],
      ['guides/vue', 'Vue'],
      ['guides/svelte', 'Svelte'],
      ['guides/angular', 'Angular'],
      ['guides/solid', 'Solid'],
      ['guides/lit', 'Lit'],
      ['guides/embed', 'Embed by URL'],
      ['guides/frames', 'Frames'],
      ['guides/ssr', 'Server-side rendering'],
      ['guides/csp', 'Content Security Policy'],
      ['guides/size', 'Size and layout shift'],
    ],
  },
  {
    title: 'How-to guides',
    folder: 'guides',
    pages: [
      ['guides/design', 'Colours, fonts and slots'],
      ['guides/texts', 'Texts and languages'],
      ['guides/variants', 'Variants'],
      ['guides/house-rules', 'House rules'],
      ['guides/blind-play', 'Blind play'],
      ['guides/rules-as-text', 'Rules as text'],
      ['guides/league-table', 'League table from events'],
      ['guides/save-and-share', 'Save and share'],
      ['guides/replays', 'Replays'],
      ['guides/lessons', 'Lessons'],
      ['guides/trainer', 'Help, hints and trainer'],
      ['guides/puzzles', 'Puzzles'],
      ['guides/cards', 'Cards on your page'],
      ['guides/players', 'Players of your page'],
      ['guides/evening', 'Tournament evenings'],
      ['guides/evening-engine', 'The engine of an evening'],
      ['guides/engine-in-node', 'The engine in Node'],
    ],
  },
  {
    title: 'Online tables',
    pages: [
      ['guides/online', 'Play with friends'],
      ['guides/remote-seats', 'Remote seats'],
      ['guides/hosting', 'Host a table server'],
      ['guides/server-in-node', 'A server in your Node program'],
    ],
  },
  { title: 'Help', pages: [['troubleshooting', 'Troubleshooting']] },
  {
    title: 'Reference',
    folder: 'reference',
    pages: [
      ['reference/element', 'Element'],
      ['reference/events', 'Events'],
      ['reference/css', 'CSS'],
      ['reference/keyboard', 'Keyboard'],
      ['reference/engine', 'Engine'],
      ['reference/explain', 'Explain'],
      ['reference/deck', 'Deck'],
      ['reference/cards', 'Cards'],
      ['reference/evening', 'Tournament evenings'],
      ['reference/season', 'Seasons'],
      ['reference/watten-season', '<watten-season>'],
      ['reference/puzzles', 'Puzzles'],
      ['reference/online', 'Online'],
      ['reference/server', 'Server'],
      ['reference/options', 'Rule options'],
      ['reference/messages', 'Messages'],
      ['reference/variants', 'Variants'],
      ['reference/wire', 'Wire protocol'],
      ['reference/command-line', 'Command line'],
      ['reference/figures', 'File sizes and loading times'],
    ],
  },
  {
    title: 'Explanation',
    folder: 'explanation',
    pages: [
      ['RULES', 'The rules of Watten'],
      ['RULES-COVERAGE', 'Coverage of the rule texts'],
      ['explanation/computer-players', 'Computer players'],
      ['explanation/annotated-hands', 'Annotated hands'],
      ['explanation/fairness', 'Fairness'],
      ['explanation/privacy', 'Privacy'],
      ['explanation/loading', 'Loading'],
      ['ARCHITECTURE', 'Architecture'],
      ['statechart', 'State chart of a game'],
    ],
  },
  {
    title: 'Contributing',
    folder: 'contributing',
    pages: [
      ['contributing/commands', 'Commands'],
      ['contributing/tests', 'Tests'],
      ['contributing/variant', 'Add a variant'],
      ['contributing/option', 'Add a rule option'],
      ['contributing/attribute', 'Add an attribute'],
      ['contributing/feature', 'Add a feature of the table'],
      ['contributing/action', 'Add an action'],
      ['contributing/language', 'Add a language'],
      ['contributing/deck', 'Add a deck'],
      ['contributing/level', 'Add a level'],
      ['contributing/puzzle', 'Add puzzles'],
      ['contributing/lobby-command', 'Add a lobby command'],
      ['contributing/demo-page', 'Add a demo page'],
      ['contributing/docs-page', 'Add a documentation page'],
      ['contributing/release', 'Release'],
    ],
  },
];

/** Each language other than English has one group: all pages of its folder, these first. */
const translated = (folder: string, title: string): readonly Group[] => [
  {
    title,
    folder,
    pages: ['index', 'website', 'embedding', 'evening', 'privacy', 'quick-start'].map((page) => `${folder}/${page}`),
  },
];

const GROUPS: Readonly<Record<'en' | 'de' | 'it', readonly Group[]>> = {
  en: ENGLISH,
  de: translated('de', 'Anleitung'),
  it: translated('it', 'Guida'),
};

export type Language = keyof typeof GROUPS;

interface SidebarItem {
  readonly text: string;
  readonly link: string;
}

export interface SidebarGroup {
  readonly text: string;
  readonly items: readonly SidebarItem[];
}

const fileOf = (docs: string, path: string): string => join(docs, `${path}.md`);

const headingOf = (file: string): string | undefined => {
  const text = readFileSync(file, 'utf8');
  return (/^title: *(?<title>.+)$/m.exec(text) ?? /^# +(?<title>.+)$/m.exec(text))?.groups?.['title']?.replaceAll(
    /[`"']/g,
    '',
  );
};

/** Returns the groups with at least one page. @param docs the folder of the documentation */
export function sidebarOf(language: Language, docs: string): readonly SidebarGroup[] {
  const groups = GROUPS[language];
  const pathOf = (page: Page): string => (typeof page === 'string' ? page : page[0]);
  const listed = new Set(groups.flatMap(({ pages }) => pages.map(pathOf)));
  return groups.flatMap(({ title, folder, pages }) => {
    const path = folder === undefined ? null : join(docs, folder);
    const others =
      path === null || !existsSync(path)
        ? []
        : readdirSync(path)
            .filter((file) => file.endsWith('.md'))
            .map((file) => `${folder}/${file.slice(0, -'.md'.length)}`)
            .filter((page) => !listed.has(page))
            .sort();
    const items = [...pages, ...others]
      .filter((page) => existsSync(fileOf(docs, pathOf(page))))
      .map((page) => {
        const name = pathOf(page);
        const text = typeof page === 'string' ? (headingOf(fileOf(docs, name)) ?? name) : page[1];
        return { text, link: `/${name.replace(/(?<=\/)index$/, '')}` };
      });
    return items.length > 0 ? [{ text: title, items }] : [];
  });
}
