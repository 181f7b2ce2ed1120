/** The entries of the package that have a generated reference page. */
import type { Entry } from './entry-page.js';

export const ENTRIES: readonly Entry[] = [
  {
    name: 'engine',
    title: 'The engine',
    about:
      'The exports of `watten-table/engine`: rules, games and computer players without a table. The engine runs in Node, workers and browsers.',
  },
  {
    name: 'explain',
    title: 'Rules as text',
    about:
      'The exports of `watten-table/explain`: the rules of a table as structured text. It runs in Node, workers and browsers.',
  },
  {
    name: 'deck',
    title: 'The deck',
    about: 'The exports of `watten-table/deck`: all cards as SVG. It runs in Node, workers and browsers.',
  },
  {
    name: 'cards',
    title: 'Single cards',
    about: 'The exports of `watten-table/cards`: cards as SVG. `loadCardSvg()` loads only the code of one card.',
  },
  {
    name: 'puzzles',
    title: 'Puzzles',
    about:
      'The exports of `watten-table/puzzles`: positions with one right answer. It runs in Node, workers and browsers.',
  },
  {
    name: 'evening',
    title: 'Tournament evenings',
    about:
      'The exports of `watten-table/evening`: entries, draws, results and standings of a tournament. It runs in Node, workers and browsers.',
  },
  {
    name: 'season',
    title: 'Seasons',
    about:
      'The exports of `watten-table/season`: the members of a club, their results on several evenings and the standings. It runs in Node, workers and browsers.',
  },
  {
    name: 'watten-evening',
    title: 'The tournament desk',
    about:
      'The exports of `watten-table/watten-evening`, which defines `<watten-evening>`: the desk of a tournament evening and the window on the projector.',
  },
  {
    name: 'watten-season',
    title: 'The desk of a season',
    about:
      'The exports of `watten-table/watten-season`, which defines `<watten-season>`: the desk of a season and the table for the page of a club.',
  },
  {
    name: 'online',
    title: 'Online',
    about:
      'The exports of `watten-table/online`: seats over a connection, and online tables on a server. It needs no other package.',
  },
  {
    name: 'server',
    title: 'Table server',
    about: 'The exports of `watten-table/server`: a table server as part of a Node program.',
  },
];
