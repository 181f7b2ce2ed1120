import { page } from './online-words.js';

const table = document.querySelector('watten-table');
const news = document.querySelector('#news');

// Every window is somebody else here. On a page of yours leave this out: then one finds one's seat again on any day.
table.storage = sessionStorage;

/** The server of the address, `?server=https://...`, or the one that runs beside this page; null: none. */
const serverOf = async () => {
  const named = new URLSearchParams(location.search).get('server');
  if (named) return named;
  const answer = await fetch('../tables').catch(() => null);
  return answer?.ok ? (await answer.json()).address : null;
};

const server = await serverOf();
if (server) table.server = server;
else page.onLanguage(() => (news.textContent = page.say('no-server')));
