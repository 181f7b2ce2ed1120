import type { PuzzleMessages } from '../de/puzzles.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const outOf100 = (percent: number): string =>
  percent === 0 ? 'so guat wia nia' : `${percent === 1 ? 'oanmol' : `${percent} mol`} fa 100`;

/** Returns a list of tricks, as in "zun 1., 2. und 3. Stich". */
const listed = (tricks: readonly number[]): string => {
  const all = tricks.map((trick) => `${trick}.`);
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} und ${all[all.length - 1]}`;
};

const messagesWith = ({ card, schlag, suit }: Words): PuzzleMessages => {
  const cards = ({ card: right, percent, next, nextPercent }: Parameters<PuzzleMessages['because-takes']>[0]): string =>
    percent === 100
      ? `Mit ${card(right)} gwinnsch die Runde, gleich wia die Kortn liegn, mit ${card(next)} ${outOf100(nextPercent)}.`
      : `Mit ${card(right)} gwinnsch die Runde ${outOf100(percent)}, mit ${card(next)} ${outOf100(nextPercent)}.`;
  return {
    'puzzle-daily': 'Ratsl fan Tog',
    'puzzle-close': 'Ratsl aufhern',
    'puzzle-resume': 'Weiterratsln',
    'puzzle-difficulty': ({ of }) => `Wia schwar: ${of} fa 3`,
    'theme-tricks': 'Die Runde gwinnen',
    'theme-find': 'Schlog und Trumpf findn',
    'theme-announce': 'Guat unsogn',
    'theme-bid': 'Holtn oder gian',
    'puzzle-right': 'Derrotn!',
    'puzzle-wrong': 'Sell isch’s nit.',
    'puzzle-solution': 'Richtig war:',
    'puzzle-tries': ({ tries }) => (tries === 1 ? 'Glei ban earschtn Mol.' : `Ban ${tries}. Mol.`),
    'puzzle-streak': ({ days }) =>
      days === 1 ? 'S Ratsl fa heit isch derrotn.' : `S ${days}. Ratsl fan Tog nochanonder.`,
    'puzzle-next': 'Nächschts Ratsl',
    'puzzle-skip': 'An onders',
    'puzzle-show': 'Zoag, wos richtig war',
    'puzzle-play': 'Selber spieln',
    'puzzle-tricks': 'Wos gspielt wordn isch',
    'puzzle-led': 'ausgspielt',
    'puzzle-won': 'mocht in Stich',
    'puzzle-again': 'Epes onders unsogn',
    'ask-tricks': ({ need }) =>
      `${need === 1 ? 'Dir fahlt nou oan Stich' : `Dir fahln nou ${need} Stich`}. Mit welcher Kort gwinnsch die Runde ofter wia mit die ondern?`,
    'ask-find': 'Welcher Schlog und Trumpf passn zu olle gspieltn Kortn? Zearscht dor Schlog.',
    'ask-find-trumpf': ({ schlag: one }) => `Schlog ${schlag(one)}. Und welcher Trumpf?`,
    'ask-schlag': 'Mit welchn Schlog gwinnsch die Runde ofter wia mit die ondern?',
    'ask-trumpf': ({ schlag: one }) =>
      `Schlog isch ${schlag(one)}. Mit welchn Trumpf gwinnsch die Runde ofter wia mit die ondern?`,
    'ask-bid': ({ name, to, value }) =>
      `${name} biatet ${to}. Holtn (es geat um\u00A0${to}) oder gian (sie kriagn\u00A0${value})?`,
    'wrong-card': ({ percent }) => `Mit der gwinnsch die Runde ${outOf100(percent)}, mit an onderner Kort ofter.`,
    'wrong-name': ({ percent }) => `Mit den gwinnsch die Runde ${outOf100(percent)}, mit epes onders ofter.`,
    'wrong-hold': 'Zun Holtn sein deine Kortn zu schlecht.',
    'wrong-fold': 'Zun Gian sein deine Kortn zu guat.',
    'wrong-pair': ({ schlag: one, trumpf, tricks }) =>
      `Schlog ${schlag(one)} und Trumpf ${suit(trumpf)} passn nit${tricks.length === 0 ? ' zu die Kortn' : ` zun ${listed(tricks)} Stich`}.`,
    'because-lead-calls': (params) => `Trumpf verlongen, sell isch’s! ${cards(params)}`,
    'because-lead-quiet': (params) => `Koan Trumpf verlongen! ${cards(params)}`,
    'because-takes': (params) => `Stechn! ${cards(params)}`,
    'because-leaves-it': (params) => `Dor Stich keart dein Partner. ${cards(params)}`,
    'because-gives-up': (params) => `Den Stich hergebm! ${cards(params)}`,
    'because-only-pair': ({ schlag: one, trumpf, excluded }) =>
      `Schlog ${schlag(one)}, Trumpf ${suit(trumpf)}: Die ondern ${excluded} gian si nit aus mit den, wos gspielt wordn isch.`,
    'because-schlag': ({ schlag: one, own, percent, next, nextPercent }) =>
      `${own === 0 ? 'Du hosch koan derfun' : `Du hosch ${own === 1 ? 'oan' : own} derfun`}. Mit Schlog ${schlag(one)} gwinnsch die Runde ${outOf100(percent)}, mit Schlog ${schlag(next)} ${outOf100(nextPercent)}.`,
    'because-trumpf': ({ trumpf, own, rechter, percent, next, nextPercent }) =>
      `Du hosch ${own === 0 ? 'koane Kort' : own === 1 ? 'oane Kort' : `${own} Kortn`} fa der Forb${rechter ? ', in Rechtn a' : ''}. Mit Trumpf ${suit(trumpf)} gwinnsch die Runde ${outOf100(percent)}, mit Trumpf ${suit(next)} ${outOf100(nextPercent)}.`,
    'because-hold': ({ to, percent, needed }) =>
      `Holtn! Du gwinnsch die Runde ${outOf100(percent)}, und ba den Stond zohlt’s si aus, um ${to} zu spieln, schun fa ${needed} un.`,
    'because-fold': ({ to, percent, needed }) =>
      `Gian! Du gwinnsch die Runde ${outOf100(percent)}, und ba den Stond zohlt’s si aus, um ${to} zu spieln, earscht fa ${needed} un.`,
    'checked-exactly': ({ worlds }) => `Nochgschaug ba olle ${worlds} Verteilungen fa die Kortn, de’s gebm konn.`,
    'checked-judged': ({ worlds }) =>
      `Gschätzt noch ${worlds} Verteilungen fa die Kortn, de dor Computer fir meglich holtet.`,
  };
};

/** The South Tyrolean puzzle texts. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, messagesWith);
