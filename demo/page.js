/**
 * Shared code of the demo pages: the bar at the top and the language switch. The German texts of a page are in its HTML, in
 * elements with `data-text="key"` (content), `data-label` (accessible name) or `data-hint` (placeholder). The page passes
 * all other texts as data. To add a language, add it to LANGUAGES, and add its texts to BAR and to each page.
 */

/** Names of the languages, in the order of the language buttons. */
const LANGUAGES = { de: 'Deutsch', en: 'English', it: 'Italiano' };

/** Languages without texts, each with a supported language that its readers understand. */
const FALLBACK_LANGUAGE = { lld: 'it' };

/** Storage key of the chosen language. */
const KEY = 'watten-demo-language';

/** Pages in the bar: examples for site owners, then pages about parts of the table. */
const PAGES = [
  ['./', 'arrange'],
  ['tourism.html', 'tourism'],
  ['club.html', 'club'],
];
const MORE_PAGES = [
  ['online.html', 'online'],
  ['puzzles.html', 'puzzles'],
  ['evening.html', 'evening'],
  ['deck.html', 'deck'],
  ['people.html', 'people'],
  ['players.html', 'players'],
  ['two-windows.html', 'windows'],
  ['docs/', 'docs'],
];

/** Start pages of the documentation by language. Links with `data-docs` lead to them. */
const DOCS = { de: 'docs/de/', en: 'docs/', it: 'docs/it/' };

const BAR = {
  de: {
    pages: 'Beispielseiten',
    arrange: 'Einrichten',
    tourism: 'Tourismus',
    club: 'Verein',
    evening: 'Preiswatten',
    online: 'Mit Freunden',
    puzzles: 'Rätsel',
    more: 'Mehr',
    deck: 'Das Blatt',
    people: 'Die Leute',
    players: 'Wie gut sie spielen (englisch)',
    windows: 'Zwei Fenster, ein Spiel (englisch)',
    docs: 'Anleitung',
    language: 'Sprache',
  },
  en: {
    pages: 'Example pages',
    arrange: 'Arrange',
    tourism: 'Tourism',
    club: 'Club',
    evening: 'Tournament',
    online: 'With friends',
    puzzles: 'Puzzles',
    more: 'More',
    deck: 'The deck',
    people: 'The people',
    players: 'How good they are',
    windows: 'Two windows, one game',
    docs: 'Documentation',
    language: 'Language',
  },
  it: {
    pages: 'Pagine di esempio',
    arrange: 'Prepara',
    tourism: 'Turismo',
    club: 'Associazione',
    evening: 'Torneo',
    online: 'Con gli amici',
    puzzles: 'Problemi',
    more: 'Altro',
    deck: 'Il mazzo',
    people: 'Le persone',
    players: 'Quanto sono bravi (in inglese)',
    windows: 'Due finestre, una partita (in inglese)',
    docs: 'Documentazione',
    language: 'Lingua',
  },
};

/** Storage access that works even if the browser forbids storage. */
const readStoredLanguage = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const storeLanguage = (language) => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the chosen language lasts only while the page is open.
  }
};

/** Returns the stored language, else the first supported one of the visitor's languages, else English. */
export const firstLanguage = () =>
  [readStoredLanguage(), ...navigator.languages.map((tag) => tag.split('-')[0])]
    .map((tag) => FALLBACK_LANGUAGE[tag] ?? tag)
    .find((tag) => tag in LANGUAGES) ?? 'en';

/** Creates an element with attributes or properties and with children. */
export const element = (name, properties = {}, ...children) => {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in created) created[key] = value;
    else created.setAttribute(key, value);
  }
  created.append(...children);
  return created;
};

/** Copies a text. Resolves to false if the browser forbids it, as on insecure pages. */
export async function copyToClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Kinds of texts in the page, with functions to read and write them. */
const TEXT_KINDS = {
  text: { read: (target) => target.textContent, write: (target, text) => (target.textContent = text) },
  label: {
    read: (target) => target.getAttribute('aria-label'),
    write: (target, text) => target.setAttribute('aria-label', text),
  },
  hint: { read: (target) => target.placeholder, write: (target, text) => (target.placeholder = text) },
};

/** Returns every text of the page with its key and its German version. */
const textsOf = (page) =>
  Object.entries(TEXT_KINDS).flatMap(([kind, { read, write }]) =>
    [...page.querySelectorAll(`[data-${kind}]`)].map((target) => ({
      key: target.dataset[kind],
      german: (read(target) ?? '').trim().replaceAll(/\s+/g, ' '),
      write: (text) => write(target, text),
    })),
  );

const linkTo = ([address, key]) =>
  element('a', {
    href: address,
    'data-text': key,
    ...(address === DOCS.en && { 'data-docs': '' }),
    ...(new URL(address, location).pathname === location.pathname.replace(/index\.html$/, '') && {
      'aria-current': 'page',
    }),
  });

/** Fills the bar with links to the pages and language buttons. */
function fillBar(bar, choose) {
  const more = element('details', {}, element('summary', { 'data-text': 'more' }));
  more.append(element('div', {}, ...MORE_PAGES.map(linkTo)));
  addEventListener('click', ({ target }) => more.contains(target) || (more.open = false));
  more.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !more.open) return;
    more.open = false;
    more.firstElementChild.focus();
  });

  const languages = element('div', { role: 'group', className: 'languages', 'data-label': 'language' });
  for (const [language, name] of Object.entries(LANGUAGES)) {
    const button = element('button', { type: 'button', lang: language, textContent: language.toUpperCase() });
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => choose(language));
    languages.append(button);
  }
  bar.append(
    element('a', { href: './', className: 'brand', textContent: 'watten-table' }),
    element('nav', { 'data-label': 'pages' }, ...PAGES.map(linkTo), more),
    languages,
  );
}

/**
 * Shows the page in the visitor's language.
 * @param words texts by language and key, functions for texts with parameters; German needs only texts not in the HTML
 * @returns `say(key, ...parameters)`, `has(key)`, the `language`, and `onLanguage(listener)`, which calls the listener at
 *   once and after each change
 */
export function openPage(words) {
  const bar = document.querySelector('.bar');
  const listeners = [];
  const page = {
    language: firstLanguage(),
    say(key, ...parameters) {
      const word = words[page.language][key];
      if (word === undefined) throw new Error(`The page has no text "${key}" in the language "${page.language}".`);
      return typeof word === 'function' ? word(...parameters) : word;
    },
    has: (key) => key in words[page.language],
    onLanguage(listener) {
      listeners.push(listener);
      listener();
    },
  };

  const texts = textsOf(document);
  fillBar(bar, (language) => {
    page.language = language;
    storeLanguage(language);
    show();
  });
  const barTexts = textsOf(bar);

  function show() {
    document.documentElement.lang = page.language;
    for (const { key, german, write } of texts) write(page.language === 'de' ? german : page.say(key));
    for (const { key, write } of barTexts) write(BAR[page.language][key]);
    for (const link of document.querySelectorAll('a[data-docs]')) link.href = DOCS[page.language];
    for (const button of bar.querySelectorAll('.languages button')) {
      button.setAttribute('aria-pressed', button.lang === page.language);
    }
    for (const listener of listeners) listener();
  }
  show();
  return page;
}
