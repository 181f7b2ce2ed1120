/** Texts of the page for online tables. German texts are in the HTML. */
import { openPage } from './page.js';

export const page = openPage({
  de: {
    'no-server':
      'Hier läuft kein Server für Tische: Du spielst gegen Computer. Einen eigenen Server nennst du in der Adresse: online.html?server=https://…',
  },
  en: {
    'page-title': 'Play Watten online',
    title: 'Play Watten online',
    lead: 'Open a table and send the link, or read out the code over the phone. Your friends join with either.',
    table: 'The table',
    how: 'A club evening',
    'how-open': 'One player per table opens it and sends the link to the group.',
    'how-sit': 'The others choose a seat. Players facing each other are partners. Computers can take empty seats.',
    'how-ready': 'The game begins when all players are ready. A computer takes over for players who leave.',
    second: 'A second window',
    'second-why':
      'To try it on your own: each window is a different player. Copy the link in the first window and open it in the second.',
    host: 'On your own site',
    'host-why': 'A small server hosts the tables. A club can run it with one command:',
    'host-docs': 'Read more',
    'no-server':
      'No table server runs here, so you play against computers. To use your own server, add it to the address: online.html?server=https://…',
  },
  it: {
    'page-title': 'Una serata di Watten in rete',
    title: 'Una serata di Watten in rete',
    lead: 'Chiunque può aprire un tavolo. Chi ha il link, o il codice detto al telefono, si siede.',
    table: 'Il tavolo',
    how: 'Una serata del circolo',
    'how-open': 'A ogni tavolo uno lo apre e copia il link nel gruppo.',
    'how-sit':
      'Gli altri si siedono dove vogliono: chi siede di fronte gioca insieme. Dove non siede nessuno può giocare un computer.',
    'how-ready': 'Quando tutti sono pronti si comincia. Per chi se ne va continua un computer.',
    second: 'Una seconda finestra',
    'second-why':
      'Per provare da soli: qui ogni finestra è un’altra persona. Copia il link nella prima e aprilo nella seconda.',
    host: 'Sulla tua pagina',
    'host-why': 'I tavoli li tiene un piccolo server, che il circolo gestisce da sé. Basta una riga:',
    'host-docs': 'Di più (in inglese)',
    'no-server':
      'Qui non c’è un server di tavoli: giochi contro i computer. Per usare il tuo, indicalo nell’indirizzo: online.html?server=https://…',
  },
});
