import type { TableGroups } from './table.js';

/** Spoken numbers of points, starting with two. */
const POINTS: readonly string[] = 'Zwoa Drei Viere Fünfe Sechse Simme Achte'.split(' ');

/** Returns a function that selects a line for an occasion. */
const lines =
  (...all: readonly string[]) =>
  ({ line }: { line: number }): string =>
    all[line] ?? '';

/** Small talk in Bavarian: four lines per occasion. */
export const talk: TableGroups['talk'] = {
  'talk-bid': lines('Gehst mit?', 'Hoitst?', 'Traust di?', 'Was sagst jetz?'),
  'talk-hold': lines('I bleib.', 'Schau ma moi.', 'I geh mit.', 'Des wui i sehng.'),
  'talk-fold': ({ line, count }) =>
    lines(`${POINTS[count - 2] ?? count} guad.`, 'Geh ma.', 'Naa, i geh.', 'Kimmt scho no.')({ line }),
  'talk-agree': lines('Vo mir aus.', 'Ja, her damit.', 'Passt.', 'Werd Zeit.'),
  'talk-refuse': lines('Nix da.', 'De bleim.', 'Braucht’s ned.', 'Heid nimmer.'),
  'talk-forced': lines('Huift nix, spui ma.', 'Um ois!', 'Jetz erst recht.', 'Probier ma’s.'),
  'talk-give-up': lines('Heid ned.', 'Des is uns z’vui.', 'Lass ma’s.', 'De kriagt’s ihr.'),
  'talk-trick': lines('Meiner.', 'Den nimm i.', 'Passt scho.', 'Vergelt’s Gott.'),
  'talk-kritischer': lines('Kritisch!', 'Da gibt’s nix.', 'Auffe damit!', 'Groß gnua?'),
  'talk-guter': lines('Da Guade!', 'Da is er, da Guade.', 'Gega den geht nix.', 'Ha, was sagst?'),
  'talk-rechter': lines('Da Rechte!', 'Des is da Rechte.', 'So geht’s.', 'Hoch gnua?'),
  'talk-linker': lines('A Linker duad’s.', 'Schlag is Schlag.', 'Kloa, aber bös.', 'Bloß a Linker.'),
  'talk-beaten': lines('Sakra!', 'Da geht er hi.', 'Schad um den.', 'Des duad weh.'),
  'talk-hand-won': lines('Schreib auf!', 'Sauber.', 'So geht Wattn.', 'Guad is ganga.'),
  'talk-hand-lost': lines('No ja.', 'As nächste Moi.', 'Was wuist macha.', 'Nix is ganga.'),
  'talk-game-won': lines('Des war’s!', 'Des is a Bummerl.', 'Wer zoit?', 'Gwunna is gwunna.'),
  'talk-game-lost': lines('Des kriagt’s zruck.', 'Revanche!', 'No oans?', 'Respekt.'),
  'talk-schneider': lines('Schneider!', 'Ned oa Punkt!', 'Ganz nackert, ha?', 'Da is zammkehrt.'),
  'talk-retourschneider': lines('Vo nix auffe!', 'Umdraht!', 'Des gibt’s ned!', 'Retour, meine Liabn.'),
};
