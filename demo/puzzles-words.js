/** The words of the page of puzzles. What stands in the HTML is German. */
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
    lead: 'One a day, the same for everybody. Each has exactly one right answer, and a rule of thumb does not always find it.',
    table: 'The puzzle',
    choose: 'More puzzles',
    about:
      'The dots beside the question say how many rules of thumb miss it. What you have solved is kept in this browser alone.',
    forget: 'Begin anew',
    daily: 'The puzzle of the day',
    find: 'Find Schlag and Trumpf',
    tricks: 'Win the hand',
    announce: 'Name it well',
    bid: 'Hold or fold',
    done: (solved, all) => `${solved} of ${all}`,
    solved: (tries) => (tries === 1 ? 'Solved at the first try!' : `Solved at try ${tries}.`),
  },
});
