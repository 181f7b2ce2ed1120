import type { TableGroups } from '../de/table.js';

/** Spoken numbers of points. */
const POINTS: readonly string[] = 'Zero Uno Due Tre Quattro Cinque Sei Sette Otto Nove Dieci'.split(' ');

/** Returns a function that selects a line for an occasion. */
const lines =
  (...all: readonly string[]) =>
  ({ line }: { line: number }): string =>
    all[line] ?? '';

/** Small talk: four lines per occasion. */
export const talk: TableGroups['talk'] = {
  'talk-bid': lines('Tieni o esci?', 'Ci stai?', 'Te la senti?', 'E adesso?'),
  'talk-hold': lines('Tengo.', 'Vediamo.', 'Ci sto.', 'Fammi vedere.'),
  'talk-fold': ({ line, count }) =>
    lines(
      `${POINTS[count] ?? count} ${count === 1 ? 'va' : 'vanno'} bene.`,
      'Usciamo.',
      'No, esco.',
      'Toccherà anche a noi.',
    )({ line }),
  'talk-agree': lines('Per me va bene.', 'Sì, dai qua.', 'D’accordo.', 'Era ora.'),
  'talk-refuse': lines('Niente da fare.', 'Queste restano.', 'Non serve.', 'Oggi no.'),
  'talk-forced': lines('Ci tocca giocare.', 'O la va o la spacca!', 'Adesso o mai più.', 'Proviamoci.'),
  'talk-give-up': lines('Questa no.', 'Troppo cara per noi.', 'Lasciamo stare.', 'Tenetevela.'),
  'talk-trick': lines('Mia.', 'Questa la prendo io.', 'Va bene così.', 'Grazie tante.'),
  'talk-kritischer': lines('Un Kritischer!', 'Qui non si discute.', 'Beccati questa!', 'Basta o no?'),
  'talk-guter': lines('Il Guate!', 'Eccolo, il Guate.', 'Non c’è niente da fare.', 'Eh, che ne dici?'),
  'talk-rechter': lines('Il giusto!', 'Ecco il giusto.', 'Così si fa.', 'Più su non si va?'),
  'talk-linker': lines('Basta una sinistra.', 'Il valore è valore.', 'Piccolo ma cattivo.', 'Solo una sinistra.'),
  'talk-beaten': lines('Accidenti!', 'Ecco che se ne va.', 'Che peccato.', 'Questa fa male.'),
  'talk-hand-won': lines('Segna!', 'Pulito.', 'Così si gioca.', 'È andata bene.'),
  'talk-hand-lost': lines('Pazienza.', 'La prossima volta.', 'Che vuoi farci.', 'È andata storta.'),
  'talk-game-won': lines('È fatta!', 'Un Bummerl per voi.', 'Chi paga?', 'Vinta è vinta.'),
  'talk-game-lost': lines('Ve la faremo pagare.', 'Rivincita!', 'Ancora una?', 'Tanto di cappello.'),
  'talk-schneider': lines('Cappotto!', 'Neanche un punto!', 'A mani vuote, eh?', 'Piazza pulita.'),
  'talk-retourschneider': lines('Da zero!', 'Ribaltata!', 'Non ci credo!', 'Andata e ritorno, cari miei.'),
};
