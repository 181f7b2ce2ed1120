import { serverOfPage } from './server-of-page.js';

// A phone in the hall shows only the pages of the evening.
const isPhone = /(?:evening|watch)=/u.test(location.hash);
for (const lead of document.querySelectorAll('main > header')) lead.hidden = isPhone;

const server = await serverOfPage();
if (server) document.querySelector('watten-evening').server = server;
