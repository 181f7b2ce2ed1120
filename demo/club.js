import { deleteBook, entryOf, saveBook, leagueOf, onBookChanged, readBook } from './club-book.js';
import { page } from './club-words.js';
import { copyToClipboard, element } from './page.js';

const table = document.querySelector('watten-table');
const member = document.querySelector('#member');
const news = document.querySelector('#news');
const open = document.querySelector('#open');
const sure = document.querySelector('#sure');
const season = document.querySelector('watten-season');

/** Number of games to list at first. */
const MAX_LISTED = 10;
let isAllListed = false;
let book = readBook();

/** Loads the engine on the first use of a link or record. */
const engine = () => import('../dist/cdn/engine.js');

const change = (changed) => {
  book = changed;
  show();
  if (!saveBook(book)) news.textContent = page.say('not-kept');
};

// -- the table ---------------------------------------------------------------------------------------------------------

const memberName = () => book.member || page.say('guest');

member.value = book.member;
member.addEventListener('change', () => change({ ...book, member: member.value.trim() }));

/** Returns the `#` part of a record's link, or an empty string if the record is too long. */
async function linkTo(record) {
  const { toLink } = await engine();
  try {
    return toLink(record);
  } catch (error) {
    if (error.code !== 'link-too-long') throw error;
    return '';
  }
}

/** Adds a finished game to the book. */
async function addGame(detail) {
  const [{ game, seat }, name] = [table.save(), memberName()];
  const entry = entryOf(detail, { member: name, seat, link: await linkTo(game) });
  news.textContent = page.say('written', name, ...entry.score, entry.won);
  change({ ...book, games: [...book.games, entry] });
}
table.addEventListener('watten-game-end', ({ detail }) => void addGame(detail));

/**
 * Replays a linked game at the table, from the member's seat or with all cards face up. Without `name`, seat 0 has no name.
 */
async function replay(link, name = null) {
  const { fromLink } = await engine();
  const record = fromLink(link);
  await customElements.whenDefined('watten-table');
  table.names = [name];
  await table.replay(record, open.checked ? { open: true } : { seat: 0 });
  table.scrollIntoView({ block: 'nearest' });
}

/** Restores the current player's name when the visitor closes the replay. */
const afterReplay = () => {
  if (table.replayStep === null) table.names = null;
};
for (const type of ['click', 'keyup']) table.addEventListener(type, afterReplay);

/** Replays the game linked in the URL. */
async function openLink() {
  if (location.hash === '') return;
  try {
    await replay(location.hash);
    news.textContent = page.say('shown');
  } catch {
    news.textContent = page.say('bad-link');
  }
}
addEventListener('hashchange', () => void openLink());

// -- the season --------------------------------------------------------------------------------------------------------

/** Shows the desk of the season when a visitor opens its section. */
document.querySelector('.desk').addEventListener('toggle', ({ target }) => {
  if (!target.open || target.querySelector('watten-season')) return;
  const desk = document.createElement('watten-season');
  desk.setAttribute('code', 'kirchmoosen');
  desk.setAttribute('src', season.getAttribute('src'));
  target.append(desk);
});

// -- the league table and the games ------------------------------------------------------------------------------------

const cell = (text, name = 'td') => element(name, { textContent: text });
const signed = (count) => (count > 0 ? `+${count}` : String(count).replace('-', '−'));

const leagueRow = ({ member: name, games, won, points, given, taken }, index) => {
  const header = cell(name, 'th');
  header.scope = 'row';
  const numbers = [games, won, points.join(' : '), signed(given - taken)];
  return element('tr', {}, cell(`${index + 1}.`), header, ...numbers.map((number) => cell(number)));
};

const momentOf = (at) =>
  new Intl.DateTimeFormat(page.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

function gameItem({ at, member: name, won, score, kind, link }) {
  const result = `${page.say(won ? 'won' : 'lost')} ${score.join(' : ')}`;
  const description = `${name}, ${momentOf(at)}`;
  const item = element(
    'li',
    { className: won ? 'won' : 'lost' },
    element('span', { className: 'name', textContent: name }),
    element('time', { dateTime: at, textContent: momentOf(at) }),
    element('span', { textContent: kind === 'normal' ? result : `${result} (${page.say(kind)})` }),
  );
  if (link === '') item.append(element('span', { className: 'small', textContent: page.say('no-link') }));
  else {
    item.append(
      element('button', {
        type: 'button',
        className: 'button',
        textContent: page.say('again'),
        ariaLabel: page.say('again-what', description),
        onclick: () => replay(link, name),
      }),
      element('button', {
        type: 'button',
        className: 'button',
        textContent: page.say('copy'),
        ariaLabel: page.say('copy-what', description),
        onclick: () => copy(new URL(link, location).href),
      }),
    );
  }
  return item;
}

/** Copies a link to the clipboard. If the browser forbids copying, shows the link instead. */
async function copy(link) {
  if (await copyToClipboard(link)) news.textContent = page.say('copied');
  else news.replaceChildren(element('a', { href: link, textContent: link }));
}

function show() {
  table.playerName = book.member || null;
  const league = leagueOf(book.games);
  const newest = book.games.toReversed();
  const listed = isAllListed ? newest : newest.slice(0, MAX_LISTED);
  document.querySelector('#league').replaceChildren(...league.map(leagueRow));
  document
    .querySelector('#members')
    .replaceChildren(...league.map(({ member: name }) => element('option', { value: name })));
  document.querySelector('#games').replaceChildren(...listed.map(gameItem));
  document.querySelector('#none').hidden = newest.length > 0;
  document.querySelector('#more').hidden = listed.length === newest.length;
  document.querySelector('#delete').disabled = newest.length === 0 && book.member === '';
}

document.querySelector('#more').addEventListener('click', () => {
  isAllListed = true;
  show();
});
document.querySelector('#delete').addEventListener('click', () => sure.showModal());
sure.addEventListener('close', () => {
  if (sure.returnValue !== 'delete') return;
  sure.returnValue = '';
  book = deleteBook();
  member.value = '';
  news.textContent = '';
  show();
});
onBookChanged(() => {
  book = readBook();
  show();
});

page.onLanguage(show);
await openLink();
