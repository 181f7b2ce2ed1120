import { page } from './online-words.js';
import { serverOfPage } from './server-of-page.js';

const table = document.querySelector('watten-table');
const news = document.querySelector('#news');

// In this demo, every window is a different person. Omit this line on your page, so that people get their seats back after
// closing the window.
table.storage = sessionStorage;

const server = await serverOfPage();
if (server) table.server = server;
else page.onLanguage(() => (news.textContent = page.say('no-server')));
