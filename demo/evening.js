import { serverOfPage } from './server-of-page.js';

const server = await serverOfPage();
if (server) document.querySelector('watten-evening').server = server;
