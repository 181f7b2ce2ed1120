/**
 * What the pages have in common: the bar at their top, and the language they are shown in. A page has its German words in
 * its HTML, at elements with `data-text="key"` (what they say), `data-label` (what they are called) or `data-hint` (what
 * stands in an empty field), and brings all others as data. A further language is a line in LANGUAGES, its words in BAR
 * and in the words of each page.
 */

/** In the order of the switch. */
const LANGUAGES = { de: 'Deutsch', en: 'English', it: 'Italiano' };

/** Languages whose readers are at home in one of these, too. */
const FALLBACK_LANGUAGE = { lld: 'it' };

/** Where the choice is kept. */
const KEY = 'watten-demo-language';

/** The pages in the bar: those for site owners, then those that show what the table is made of. */
const PAGES = [
  ['./', 'arrange'],
  ['tourism.html', 'tourism'],
  ['club.html', 'club'],
];
const MORE_PAGES = [
  ['online.html', 'online'],
  ['puzzles.html', 'puzzles'],
  ['deck.html', 'deck'],
  ['people.html', 'people'],
  ['players.html', 'players'],
  ['two-windows.html', 'windows'],
  ['docs/', 'docs'],
];

const BAR = {
  de: {
    pages: 'Beispielseiten',
    arrange: 'Einrichten',
    tourism: 'Tourismus',
    club: 'Verein',
    online: 'Mit Freunden',
    puzzles: 'Rätsel',
    more: 'Mehr',
    deck: 'Das Blatt',
    people: 'Die Leute',
    players: 'Wie gut sie spielen (englisch)',
    windows: 'Zwei Fenster, ein Spiel (englisch)',
    docs: 'Anleitung (englisch)',
    language: 'Sprache',
  },
  en: {
    pages: 'Example pages',
    arrange: 'Arrange',
    tourism: 'Tourism',
    club: 'Club',
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
    club: 'Circolo',
    online: 'Con gli amici',
    puzzles: 'Problemi',
    more: 'Altro',
    deck: 'Il mazzo',
    people: 'Le persone',
    players: 'Quanto sono bravi (in inglese)',
    windows: 'Due finestre, una partita (in inglese)',
    docs: 'Documentazione (in inglese)',
    language: 'Lingua',
  },
};

/** Reads and writes of storage that may be forbidden. */
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
    // The choice holds for this page alone.
  }
};

/** What was chosen before, else the first of the visitor's languages that there is, else English. */
export const firstLanguage = () =>
  [readStoredLanguage(), ...navigator.languages.map((tag) => tag.split('-')[0])]
    .map((tag) => FALLBACK_LANGUAGE[tag] ?? tag)
    .find((tag) => tag in LANGUAGES) ?? 'en';

/** An element with attributes or properties, and what is in it. */
export const element = (name, properties = {}, ...inside) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...inside);
  return made;
};

/** Copies a text. Says whether the browser allows that: it may not, and does only on secure pages. */
export async function copyToClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Text of the page, attribute by attribute: how it is read and written. */
const PLACES = {
  text: { read: (at) => at.textContent, write: (at, text) => (at.textContent = text) },
  label: { read: (at) => at.getAttribute('aria-label'), write: (at, text) => at.setAttribute('aria-label', text) },
  hint: { read: (at) => at.placeholder, write: (at, text) => (at.placeholder = text) },
};

/** Every place of the page with its key, and what it says in German. */
const placesOf = (page) =>
  Object.entries(PLACES).flatMap(([kind, { read, write }]) =>
    [...page.querySelectorAll(`[data-${kind}]`)].map((at) => ({
      key: at.dataset[kind],
      german: (read(at) ?? '').trim().replaceAll(/\s+/g, ' '),
      write: (text) => write(at, text),
    })),
  );

const linkTo = ([address, key]) =>
  element('a', {
    href: address,
    'data-text': key,
    ...(new URL(address, location).pathname === location.pathname.replace(/index\.html$/, '') && {
      'aria-current': 'page',
    }),
  });

/** Fills the bar: which pages there are, and in which languages. */
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
 * @param words by language, then by key; German needs only what is not in the HTML. A word with parameters is a function
 * @returns `say(key, ...parameters)`, `has(key)`, the `language`, and `onLanguage(listener)`, which is called at once and
 *   at each change
 */
export function openPage(words) {
  const bar = document.querySelector('.bar');
  const listeners = [];
  const page = {
    language: firstLanguage(),
    say(key, ...parameters) {
      const word = words[page.language][key];
      if (word === undefined) throw new Error(`The page has no words for ${key} in ${page.language}`);
      return typeof word === 'function' ? word(...parameters) : word;
    },
    has: (key) => key in words[page.language],
    onLanguage(listener) {
      listeners.push(listener);
      listener();
    },
  };

  const places = placesOf(document);
  fillBar(bar, (language) => {
    page.language = language;
    storeLanguage(language);
    show();
  });
  const barPlaces = placesOf(bar);

  function show() {
    document.documentElement.lang = page.language;
    for (const { key, german, write } of places) write(page.language === 'de' ? german : page.say(key));
    for (const { key, write } of barPlaces) write(BAR[page.language][key]);
    for (const button of bar.querySelectorAll('.languages button')) {
      button.setAttribute('aria-pressed', button.lang === page.language);
    }
    for (const listener of listeners) listener();
  }
  show();
  return page;
}
