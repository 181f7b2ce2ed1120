/** The words of the page of tables. What stands in the HTML is German. */
import { openPage } from './page.js';

export const page = openPage({
  de: {
    'no-server':
      'Hier läuft kein Server für Tische: du spielst gegen Computer. `npm start` bringt einen mit, oder nenne deinen in der Adresse: online.html?server=https://…',
  },
  en: {
    'page-title': 'An evening of Watten on the net',
    title: 'An evening of Watten on the net',
    lead: 'Anybody can open a table. Whoever has the link, or the code that is said on the telephone, sits down at it.',
    table: 'The table',
    how: 'An evening of the club',
    'how-open': 'At every table one opens it and copies the link into the group.',
    'how-sit':
      'The others sit where they like: those who face each other play together. Where nobody sits a computer can play.',
    'how-ready': 'When all are ready it begins. For somebody who leaves a computer plays on.',
    second: 'A second window',
    'second-why':
      'To try it alone: here every window is somebody else. Copy the link in the first and open it in the second.',
    host: 'On your own page',
    'host-why': 'The tables are kept by a small server, which a club runs itself. A line is enough:',
    'host-docs': 'More about it',
    'no-server':
      'No server of tables runs here: you play against computers. `npm start` brings one, or name yours in the address: online.html?server=https://…',
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
    'how-ready': 'Quando tutti ci stanno si comincia. Per chi se ne va continua un computer.',
    second: 'Una seconda finestra',
    'second-why':
      'Per provare da soli: qui ogni finestra è un’altra persona. Copia il link nella prima e aprilo nella seconda.',
    host: 'Sulla tua pagina',
    'host-why': 'I tavoli li tiene un piccolo server, che il circolo gestisce da sé. Basta una riga:',
    'host-docs': 'Di più (in inglese)',
    'no-server':
      'Qui non c’è un server di tavoli: giochi contro i computer. `npm start` ne porta uno, oppure indica il tuo nell’indirizzo: online.html?server=https://…',
  },
});
