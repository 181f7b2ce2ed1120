import { page } from './online-words.js';

const table = document.querySelector('watten-table');
const news = document.querySelector('#news');

// In this demo, every window is a different person. Omit this line on your page, so that people get their seats back after
// closing the window.
table.storage = sessionStorage;

/** Returns the server of the URL parameter `server`, or the one that serves this page, or null. */
const serverOf = async () => {
  const named = new URLSearchParams(location.search).get('server');
  if (named) return named;
  const answer = await fetch('../tables').catch(() => null);
  return answer?.ok ? (await answer.json()).address : null;
};

const server = await serverOf();
if (server) table.server = server;
else page.onLanguage(() => (news.textContent = page.say('no-server')));
