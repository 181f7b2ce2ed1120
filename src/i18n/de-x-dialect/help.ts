import type { RoleName } from '../../rules/why-won.js';
import type { Card, Schlag } from '../../rules/card.js';
import type { HelpMessages } from '../de/help.js';
import { capital } from '../capital.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { counted, WORDS } from './words.js';

const times = (count: number): string => ['nia', 'oanmol', 'zwoamol', 'dreimol', 'viermol'][count] ?? `${count}-mol`;
const tricks = (count: number): string => (count === 1 ? 'oan Stich' : `${count} Stich`);
const cards = (count: number): string => counted(count, 'Kort', 'Kortn');
const all = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;
const rankIn = ({ rank, card }: Words, schlag: Schlag): string => (schlag === 'weli' ? card('S6') : rank(schlag));

/** Adds an article to the Weli. Other card names have no article here. */
const nameIn = ({ card }: Words, one: Card): string => `${one === 'S6' ? 'dor ' : ''}${card(one)}`;
const withIn = ({ card }: Words, one: Card): string => `${one === 'S6' ? 'mitn' : 'mit'} ${card(one)}`;

const ABOVE = {
  none: 'Die vier Kortn fan Schlog sein die hechschtn.',
  guter: 'Die vier Kortn fan Schlog sein die hechschtn, lei dor Guate geat driber.',
  superguter: 'Die vier Kortn fan Schlog sein die hechschtn, lei dor Guate und dor Superguate gian driber.',
  kritische: 'Iber die vier Kortn fan Schlog stian lei die Kritischn.',
  'kritische-and-wander-kritt': 'Iber die vier Kortn fan Schlog stian lei die Kritischn und dor Wander-Kritt.',
  'kritische-and-superguter':
    'Iber die vier Kortn fan Schlog stian lei die Kritischn, dor Superguate und dor Wander-Kritt.',
};

const EXCEPT_ABOVE_WELI = {
  none: '',
  guter: ', lei in Guatn nit',
  kritische: ', lei die Kritischn nit',
  'kritische-and-wander-kritt': ', lei die Kritischn und in Wander-Kritt nit',
};

const ABOVE_GUTER = {
  none: 'die hechschte Kort',
  kritische: 'glei unter die Kritischn',
  superguter: 'glei untern Superguatn',
};

const ROLES: Readonly<Record<RoleName, string>> = {
  kritischer: 'a Kritischer',
  guter: 'dor Guate',
  superguter: 'dor Superguate',
  'wander-kritt': 'dor Wander-Kritt',
  rechter: 'dor Rechte',
  linker: 'a Schlog',
  trumpf: 'a Trumpf',
};

const helpIn = (words: Words): HelpMessages => ({
  roles: ({ rests }) =>
    `Wer nochn Geber sitzt, ${rests ? 'setz aus; dor Nächschte ' : ''}sog in Schlog un und spielt aus. Dor Geber sog in Trumpf un.`,
  'roles-alone': 'Wer nochn Geber sitzt, sog Schlog und Trumpf un, spielt aus und spielt alloan.',
  'roles-blind': ({ others }) =>
    `Geber und Vorhand zoagn si jeder oane Kort: De bestimmen Schlog und Trumpf.${others ? ' Die ondern erfohrn sie nit.' : ''}`,
  'roles-bottom': 'Die leschte Kort fa der Vorhand bestimmp in Schlog, die leschte fan Geber in Trumpf.',
  schlag: ({ ranks, count, above }) =>
    `${ABOVE[above]} ${all(ranks.map((rank) => rankIn(words, rank)))} hosch ${times(count)}.`,
  'schlag-single': ({ above }) => `${ABOVE[above]} Du hosch nix zwoamol: Nimm epes, wos du wianigschtns oanmol hosch.`,
  trumpf: ({ suit, count }) =>
    `Trumpf sticht olle ondern Forbm, lei in Schlog nit. Fa ${words.suit(suit)} hosch ${cards(count)}.`,
  'trumpf-guter': ({ suit, card, role, above }) =>
    `Mit Trumpf ${words.suit(suit)} isch ${words.card(card)} ${ROLES[role]}, ${ABOVE_GUTER[above]}.`,
  'trumpf-rechter': ({ suit, card }) =>
    `Mit Trumpf ${words.suit(suit)} isch ${words.card(card)} dor Rechte, hecher wia jeder ondere Schlog.`,
  'show-schlag': ({ ranks, count, others }) =>
    `${others ? 'Lei dor Geber sig sie, enkere Partner nit. ' : ''}${all(ranks.map((rank) => rankIn(words, rank)))} hosch ${times(count)}.`,
  'show-schlag-single': ({ others }) =>
    `${others ? 'Lei dor Geber sig sie, enkere Partner nit. ' : ''}Du hosch nix zwoamol.`,
  'show-trumpf': ({ suit, count, others }) =>
    `${others ? 'Lei die Vorhand sig sie, enkere Partner nit. ' : ''}Fa ${words.suit(suit)} hosch ${cards(count)}.`,
  schoeneres: 'Mit schlechte Kortn konnsch um Schianere frogn. Es gilt lei, wenn’s olle zwoa wölln.',
  'schoeneres-asked': 'Sogsch na, bleib olls, wia’s isch. Wer um Schianere frog, hot seltn guate Kortn.',
  schlagtausch: 'Ban Schlogtausch sog dor Geber in Schlog un und die Vorhand in Trumpf, wenn’s olle zwoa wölln.',
  'schlagtausch-asked': ({ dealerLeads }) =>
    `Sogsch na, bleib olls, wia’s isch. ${dealerLeads ? 'Sogsch jo, spielt dor Geber aus.' : 'Ausspieln tuat aso und aso die Vorhand.'}`,
  decide: ({ missing }) =>
    `Lei mehr ${words.points(missing)} bis zun Ziel: Destwegn derf dei Seit nimmer biatn. Mit schlechte Kortn zohlt si s Gian aus.`,
  'answer-bid': ({ to, value, own, others }) =>
    `Holt lei mit guate Kortn: Norr geat’s um ${to} Punkt, s Gian koschtet ${value}. Du brauchsch nou ${tricks(own)}, die ondere Seit ${tricks(others)}.`,
  bluff: 'Wer biatet, muass nit guate Kortn hobm: Vielleicht will er lei, dass du geasch.',
  bid: ({ to }) =>
    `Mit guate Kortn konnsch ${to} biatn: Holtn die Gegner, geat’s um ${to} Punkt. Norr derfn lei sie wieder biatn.`,
  raised: ({ value }) => `Oane Seit hot gebotn und die ondere gholtn: De Runde geat’s iatz um ${value} Punkt.`,
  'gestrichen-own': 'Dei Seit isch gstrichn: So nohnt ban Ziel derf sie nimmer biatn, lei holtn.',
  'gestrichen-others': 'Die ondere Seit isch gstrichn: Sie derf nimmer biatn, lei holtn.',
  'gestrichen-forced': ({ value, four, own }) =>
    `${four ? 'Es gian die Viere: ' : ''}${own ? 'Dei' : 'Die ondere'} Seit isch gstrichn${four ? ' und mindeschtns 4 Punkt vorn' : ''}. Destwegn geat’s um ${value} Punkt, und koaner derf biatn.`,
  'weli-schlag': ({ above }) => `Schlog isch lei dor Weli: De oane Kort sticht olle ondern${EXCEPT_ABOVE_WELI[above]}.`,
  aim: ({ value, partner }) =>
    `Wer zearscht drei Stich hot, kriag ${words.points(value)}.${partner ? ' Die Stich fa dein Partner zähln a fir di.' : ''}`,
  'own-best': ({ card, role }) => `Dei hechschte Kort isch ${nameIn(words, card)}: ${ROLES[role]}.`,
  'own-none': 'Du hosch koan Schlog und koan Trumpf: Stechn konnsch lei in der Forb, de ausgspielt werd.',
  'lead-highest': ({ card }) =>
    `${capital(nameIn(words, card))} isch iatz die hechschte Kort in Spiel. Spielsch sie aus, keart dor Stich dir.`,
  'lead-unseen': ({ card, role }) =>
    `Um hechschtn isch iatz ${nameIn(words, card)}${role ? ` (${ROLES[role]})` : ''}, in oaner ondern Hond oder nou in Stoß.`,
  'lead-unseen-schlag': 'Um hechschtn isch iatz jeder Schlog, der nou nit gspielt isch. Fa gleiche gilt dor earschte.',
  'lead-trumpf': ({ bound }) =>
    `Ausspieln derfsch olls. Af an Trumpf miaßn ${bound === 'everyone' ? 'die ondern' : 'Geber und Vorhand'} Trumpf oder Schlog zuagebm.`,
  'lead-free': 'Zuagebm muass do koaner: Af jede Kort derf jede ondere kemmen.',
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'an Schlog', weli: 'in Weli', rechter: 'in Rechtn' }[schlag];
    return `Trumpf isch ausgspielt. Du muasch an Trumpf${critical ? `, ${such} oder an Kritischn` : ` oder ${such}`} zuagebm.`;
  },
  'must-call': 'Gruafn isch „Trumpf oder Kritisch!“: Du muasch an Trumpf oder an Kritischn zuagebm.',
  'free-of-trump': 'Trumpf isch ausgspielt, ober du hosch koan, den du zuagebm muasch: Jede Kort geat.',
  free: 'A Forb muasch nia zuagebm: Jede Kort geat.',
  'ahead-partner': ({ name, card }) =>
    `${name}, dei Partner, lieg ${withIn(words, card)} vorn. Stechn muasch sell nit.`,
  'ahead-opponent': ({ name, card, beats, more }) =>
    `${name} lieg ${withIn(words, card)} vorn. Hecher ${beats.length > 1 ? 'sein' : 'isch'} ${more ? `${beats.map((beat) => nameIn(words, beat)).join(', ')} und mehr` : all(beats.map((beat) => nameIn(words, beat)))}.`,
  'ahead-lost': ({ name, card }) => `${name} lieg ${withIn(words, card)} vorn. Sell sticht koane fa deine Kortn.`,
  'blind-lead': 'Du woasch Schlog und Trumpf nit, dei Partner schun. Ausspieln derfsch jede Kort.',
  'blind-free': 'Wer die Unsog nit woaß, muass nia zuagebm: Jede Kort geat.',
  'blind-first-trick': 'Dor earschte Stich bleib offn: Welche Kort ihn gmocht hot, verrot epes iber Schlog und Trumpf.',
  'blind-tell': 'Dei Partner woaß die Unsog nit. Wos in earschtn Stich mocht, verrot sie ihm.',
  signal: ({ most }) =>
    `Du derfsch dein Partner daitn, ${{ 1: 'oanmol in jedn Stich', 2: 'bis zu zwoamol in jedn Stich', any: 'a öfter in selbm Stich' }[most]}. Die Gegner segn’s a.`,
  'hand-tricks': ({ left, target }) =>
    `${left ? 'Drei Stich glong, dor Rest werd nit gspielt.' : 'Mit drei Stich isch die Runde gwunnen.'} Wer zearscht ${target} Punkt hot, gwinnt s Spiel.`,
  'hand-fold': 'Wer geat, gib die Gegner, wos vorn Biatn goltn hot. Aso koschtet’s wianiger.',
  'next-deal': 'Iatz gib dor Nächschte. Unsogn derfn olso ondere.',
  'game-end': 'Wer s Spiel verliert, kriag a Bummerl ungschriebm. Gonz ohne Punkt sein’s zwoa: Schneider.',
});

/** A table's South Tyrolean explanations. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, helpIn);
