/** Spoken numbers of points, starting with two. */
const POINTS: readonly string[] = 'Zwoa Drei Viere Finfe Sechse Siebne Ochte'.split(' ');

/** Returns a function that selects a line for an occasion. */
const lines =
  (...all: readonly string[]) =>
  ({ line }: { line: number }): string =>
    all[line] ?? '';

/** Small talk: four lines per occasion. */
export const talk = {
  'talk-bid': lines('Geasch mit?', 'Holtsch?', 'Trausch di?', 'Wos sogsch iatz?'),
  'talk-hold': lines('Bleib i.', 'Schaugn mor.', 'I gea mit.', 'Des will i segn.'),
  'talk-fold': ({ line, count }: { line: number; count: number }): string =>
    lines(`${POINTS[count - 2] ?? count} guat.`, 'Gian mor.', 'Na, i gea.', 'Kimmp schun nou.')({ line }),
  'talk-agree': lines('Von mir aus.', 'Jo, her demit.', 'Isch recht.', 'Werd Zeit.'),
  'talk-refuse': lines('Nix do.', 'De bleibm.', 'Braucht’s nit.', 'Heit nimmer.'),
  'talk-forced': lines('Hilft nix, spieln mor.', 'Um olls!', 'Iatz erscht recht.', 'Probiern mor’s.'),
  'talk-give-up': lines('Heit nit.', 'Sell isch ins z’viel.', 'Loss mor’s.', 'De kriagts.'),
  'talk-trick': lines('Meiner.', 'Den nimm i.', 'Passt schun.', 'Vergelt’s Gott.'),
  'talk-kritischer': lines('Kritisch!', 'Do gibt’s nix.', 'Aui demit!', 'Groaß gnua?'),
  'talk-guter': lines('Dor Guate!', 'Do isch er, dor Guate.', 'Gegn den geat nix.', 'Ha, wos sogsch?'),
  'talk-rechter': lines('Dor Rechte!', 'Sell isch dor Rechte.', 'So geat’s.', 'Hoach gnua?'),
  'talk-linker': lines('A Linker tuat’s.', 'Schlog isch Schlog.', 'Kloan, ober bees.', 'Lei a Linker.'),
  'talk-beaten': lines('Teifl!', 'Do geat er hin.', 'Schod um den.', 'Sell tuat weh.'),
  'talk-hand-won': lines('Schreib au!', 'Sauber.', 'So geat Wattn.', 'Guat isch gongen.'),
  'talk-hand-lost': lines('Na jo.', 'S nächschte Mol.', 'Wos willsch tian.', 'Nix isch gongen.'),
  'talk-game-won': lines('Sell wor’s!', 'Sell isch a Bummerl.', 'Wer zohlt?', 'Gwunnen isch gwunnen.'),
  'talk-game-lost': lines('Sell kriagts zruck.', 'Revanche!', 'Nou oans?', 'Huat o.'),
  'talk-schneider': lines('Schneider!', 'Nit oan Punkt!', 'Gonz nockat, ha?', 'Do isch kehrt.'),
  'talk-retourschneider': lines('Fa nix aui!', 'Umdraht!', 'Sell gibt’s nit!', 'Retour, meine Liabm.'),
};
