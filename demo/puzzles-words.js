/** Texts of the puzzles page. German texts are in the HTML. */
import { openPage } from './page.js';

export const page = openPage({
  de: {
    daily: 'Das Rätsel des Tages',
    find: 'Schlag und Trumpf finden',
    tricks: 'Die Runde gewinnen',
    announce: 'Gut ansagen',
    bid: 'Halten oder gehen',
    done: (solved, all) => `${solved} von ${all}`,
    solved: (tries) => (tries === 1 ? 'Auf Anhieb gelöst!' : `Gelöst, im ${tries}. Versuch.`),
  },
  en: {
    'page-title': 'Watten puzzles',
    title: 'Watten puzzles',
    lead: 'One puzzle a day, the same for all visitors. Each has exactly one right answer, and rules of thumb do not always find it.',
    table: 'The puzzle',
    choose: 'More puzzles',
    about:
      'The dots next to the question show how many rules of thumb get it wrong. Your solved puzzles are stored only in this browser.',
    forget: 'Start over',
    daily: 'The puzzle of the day',
    find: 'Find Schlag and Trumpf',
    tricks: 'Win the hand',
    announce: 'Name Schlag and Trumpf well',
    bid: 'Hold or fold',
    done: (solved, all) => `${solved} of ${all}`,
    solved: (tries) => (tries === 1 ? 'Solved on the first try!' : `Solved on try ${tries}.`),
  },
  it: {
    'page-title': 'Problemi di Watten',
    title: 'Problemi di Watten',
    lead: 'Uno al giorno, lo stesso per tutti. Ognuno ha una sola risposta giusta, e le regole a occhio non bastano sempre.',
    table: 'Il problema',
    choose: 'Altri problemi',
    about:
      'I punti accanto alla domanda dicono quante regole a occhio la sbagliano. Quello che hai risolto resta solo in questo browser.',
    forget: 'Ricomincia da capo',
    daily: 'Il problema del giorno',
    find: 'Trova valore e briscola',
    tricks: 'Vinci la mano',
    announce: 'Che cosa annunciare',
    bid: 'Tenere o uscire',
    done: (solved, all) => `${solved} su ${all}`,
    solved: (tries) => (tries === 1 ? 'Risolto al primo colpo!' : `Risolto al ${tries}º tentativo.`),
  },
});
