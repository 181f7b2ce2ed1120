/** Texts of the tournament page. German texts are in the HTML. */
import { openPage } from './page.js';

openPage({
  de: {},
  en: {
    'page-title': 'Watten tournament',
    title: 'Watten tournament',
    lead: 'Enter pairs, draw rounds, print slips, type results, show the standings: one laptop is enough, without an account or a server. Everything stays in this browser.',
  },
  it: {
    'page-title': 'Torneo di Watten',
    title: 'Torneo di Watten',
    lead: 'Iscrivere le coppie, sorteggiare, stampare i foglietti, inserire i risultati, mostrare la classifica: basta un portatile, senza registrazione e senza server. Tutto resta in questo browser.',
  },
});
