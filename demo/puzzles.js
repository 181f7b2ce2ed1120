import { puzzles } from '../dist/cdn/puzzles.js';
import { element } from './page.js';
import { page } from './puzzles-words.js';

const KEY = 'watten-demo-puzzles';
const table = document.querySelector('watten-table');
const themes = document.querySelector('#themes');
const news = document.querySelector('#news');

/** The ids of the puzzles that were solved in this browser. */
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
    // It counts until the page is closed.
  }
};

/** A puzzle may be named in the address: `puzzles.html?find-12`. */
const asked = decodeURIComponent(location.search.slice(1));
if (puzzles.some(({ id }) => id === asked)) table.setAttribute('puzzle', asked);

const ask = (id) => {
  // The same one again is another question, too.
  table.removeAttribute('puzzle');
  table.setAttribute('puzzle', id);
  table.scrollIntoView({ block: 'nearest' });
  news.textContent = '';
};

/** The easiest that is not solved. */
const nextOf = (all) => (all.find(({ id }) => !solved.has(id)) ?? all[0]).id;

function show() {
  const button = (name, count, act) => {
    const made = element('button', { type: 'button' }, element('span', { textContent: page.say(name) }));
    made.append(element('span', { textContent: count }));
    made.addEventListener('click', act);
    return element('li', {}, made);
  };
  const byTheme = ['find', 'tricks', 'announce', 'bid'].map((theme) => {
    const all = puzzles.filter((puzzle) => puzzle.theme === theme);
    const done = all.filter(({ id }) => solved.has(id)).length;
    return button(theme, page.say('done', done, all.length), () => ask(nextOf(all)));
  });
  themes.replaceChildren(
    button('daily', '', () => ask('daily')),
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
