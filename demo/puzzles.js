import { puzzles } from '../dist/cdn/puzzles.js';
import { element } from './page.js';
import { page } from './puzzles-words.js';

const KEY = 'watten-demo-puzzles';
const table = document.querySelector('watten-table');
const themes = document.querySelector('#themes');
const news = document.querySelector('#news');

/** Returns the ids of the puzzles solved in this browser. */
const readSolved = () => {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY)) ?? []);
  } catch {
    return new Set();
  }
};
let solved = readSolved();
const saveSolved = () => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved]));
  } catch {
    // Without storage, the list of solved puzzles lasts only while the page is open.
  }
};

/** The URL can name a puzzle: `puzzles.html?find-12`. */
const requested = decodeURIComponent(location.search.slice(1));
if (puzzles.some(({ id }) => id === requested)) table.setAttribute('puzzle', requested);

const showPuzzle = (id) => {
  // Without this line, setting the same puzzle again would have no effect.
  table.removeAttribute('puzzle');
  table.setAttribute('puzzle', id);
  table.scrollIntoView({ block: 'nearest' });
  news.textContent = '';
};

/** Returns the id of the easiest unsolved puzzle. */
const nextOf = (all) => (all.find(({ id }) => !solved.has(id)) ?? all[0]).id;

function show() {
  const button = (name, count, act) => {
    const item = element('button', { type: 'button' }, element('span', { textContent: page.say(name) }));
    item.append(element('span', { textContent: count }));
    item.addEventListener('click', act);
    return element('li', {}, item);
  };
  const byTheme = ['find', 'tricks', 'announce', 'bid'].map((theme) => {
    const all = puzzles.filter((puzzle) => puzzle.theme === theme);
    const done = all.filter(({ id }) => solved.has(id)).length;
    return button(theme, page.say('done', done, all.length), () => showPuzzle(nextOf(all)));
  });
  themes.replaceChildren(
    button('daily', '', () => showPuzzle('daily')),
    ...byTheme,
  );
}

table.addEventListener('watten-puzzle', ({ detail }) => {
  news.textContent = detail.solved ? page.say('solved', detail.tries) : '';
  if (!detail.solved) return;
  solved.add(detail.id);
  saveSolved();
  show();
});

document.querySelector('#forget').addEventListener('click', () => {
  solved = new Set();
  saveSolved();
  show();
});

page.onLanguage(() => {
  show();
});
