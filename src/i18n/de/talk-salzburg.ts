import type { TableGroups } from './table.js';

/** Spoken numbers of points, starting with two. */
const POINTS: readonly string[] = 'Zwoa Drei Viere Fünfe Sechse Siebne Ochte'.split(' ');

/** Returns a function that selects a line for an occasion. */
const lines =
  (...all: readonly string[]) =>
  ({ line }: { line: number }): string =>
    all[line] ?? '';

/** Small talk in the dialect of Salzburg: four lines per occasion. */
export const talk: TableGroups['talk'] = {
  'talk-bid': lines('Gehst mit?', 'Hoitst?', 'Traust di?', 'Wos sogst iatz?'),
  'talk-hold': lines('I bleib.', 'Schau ma amoi.', 'I geh mit.', 'Des wü i sehn.'),
  'talk-fold': ({ line, count }) =>
    lines(`${POINTS[count - 2] ?? count} guat.`, 'Geh ma.', 'Na, i geh.', 'Kimmt scho no.')({ line }),
  'talk-agree': lines('Vo mir aus.', 'Jo, her damit.', 'Passt.', 'Wird Zeit.'),
  'talk-refuse': lines('Nix do.', 'De bleim.', 'Braucht’s ned.', 'Heit nimma.'),
  'talk-forced': lines('Hüft nix, spü ma.', 'Um ois!', 'Iatz erst recht.', 'Probier ma’s.'),
  'talk-give-up': lines('Heit ned.', 'Des is uns z’vü.', 'Loss ma’s.', 'De kriagt’s es.'),
  'talk-trick': lines('Meiner.', 'Den nimm i.', 'Passt scho.', 'Vergelt’s Gott.'),
  'talk-kritischer': lines('Kritisch!', 'Do gibt’s nix.', 'Aufi damit!', 'Groß gnua?'),
  'talk-guter': lines('Da Guate!', 'Do is er, da Guate.', 'Gegn den geht nix.', 'Ha, wos sogst?'),
  'talk-rechter': lines('Da Rechte!', 'Des is da Rechte.', 'So geht’s.', 'Hoch gnua?'),
  'talk-linker': lines('A Linka tuat’s.', 'Schlog is Schlog.', 'Kloa, oba bös.', 'Grod a Linka.'),
  'talk-beaten': lines('Teifi!', 'Do geht er hi.', 'Schod um den.', 'Des tuat weh.'),
  'talk-hand-won': lines('Schreib auf!', 'Sauber.', 'So geht Wattn.', 'Guat is gonga.'),
  'talk-hand-lost': lines('No jo.', '’S nächste Moi.', 'Wos wüst mocha.', 'Nix is gonga.'),
  'talk-game-won': lines('Des wor’s!', 'Des is a Bummerl.', 'Wer zoit?', 'Gwunna is gwunna.'),
  'talk-game-lost': lines('Des kriagt’s zruck.', 'Revanche!', 'No oans?', 'Huat ob.'),
  'talk-schneider': lines('Schneider!', 'Ned oa Punkt!', 'Gonz nockert, ha?', 'Do is ausg’kehrt.'),
  'talk-retourschneider': lines('Vo nix aufi!', 'Umdraht!', 'Des gibt’s ned!', 'Retour, meine Liabn.'),
};
