import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { RoleName } from '../../rules/why-won.js';
import { capital } from '../capital.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { counted, WORDS } from './words.js';

const times = (count: number): string =>
  ['nullmal', 'einmal', 'zweimal', 'dreimal', 'viermal'][count] ?? `${count}-mal`;
const tricks = (count: number): string => counted(count, 'Stich', 'Stiche');
const all = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;

/** Returns the name of a rank's cards. */
const rankIn = ({ rank, card }: Words, schlag: Schlag): string => (schlag === 'weli' ? card('S6') : rank(schlag));

/** Adds an article to the Weli. Other card names have no article here. */
const nameIn = ({ card }: Words, one: Card): string => `${one === 'S6' ? 'der ' : ''}${card(one)}`;
const withIn = ({ card }: Words, one: Card): string => `mit ${one === 'S6' ? 'dem ' : ''}${card(one)}`;

const ABOVE = {
  none: 'Die vier Karten des Schlags sind die höchsten.',
  guter: 'Die vier Karten des Schlags sind die höchsten, nur der Gute geht darüber.',
  superguter: 'Die vier Karten des Schlags sind die höchsten, nur der Gute und der Supergute gehen darüber.',
  kritische: 'Über den vier Karten des Schlags stehen nur die Kritischen.',
  'kritische-and-wander-kritt': 'Über den vier Karten des Schlags stehen nur die Kritischen und der Wander-Kritt.',
  'kritische-and-superguter':
    'Über den vier Karten des Schlags stehen nur die Kritischen, der Supergute und der Wander-Kritt.',
} as const;

const EXCEPT_ABOVE_WELI = {
  none: '',
  guter: ' außer dem Guten',
  kritische: ' außer den Kritischen',
  'kritische-and-wander-kritt': ' außer den Kritischen und dem Wander-Kritt',
};

const ABOVE_GUTER = {
  none: 'die höchste Karte',
  kritische: 'gleich unter den Kritischen',
  superguter: 'gleich unter dem Superguten',
};

const ROLES: Readonly<Record<RoleName, string>> = {
  kritischer: 'ein Kritischer',
  guter: 'der Gute',
  superguter: 'der Supergute',
  'wander-kritt': 'der Wander-Kritt',
  rechter: 'der Rechte',
  linker: 'ein Schlag',
  trumpf: 'ein Trumpf',
};

/** Explanations before the first card is played. */
const before = (words: Words) => ({
  roles: ({ rests }: { rests: boolean }) =>
    `Wer nach dem Geber sitzt, ${rests ? 'setzt aus; der Nächste ' : ''}sagt den Schlag an und spielt aus. Der Geber sagt den Trumpf an.`,
  'roles-alone': 'Wer nach dem Geber sitzt, sagt Schlag und Trumpf an, spielt aus und spielt allein.',
  'roles-blind': ({ others }: { others: boolean }) =>
    `Geber und Vorhand zeigen einander je eine Karte: So entstehen Schlag und Trumpf.${others ? ' Die anderen erfahren sie nicht.' : ''}`,
  'roles-bottom': 'Die letzte Karte, die die Vorhand bekommt, bestimmt den Schlag, die letzte des Gebers den Trumpf.',
  schlag: ({ ranks, count, above }: { ranks: readonly Schlag[]; count: number; above: keyof typeof ABOVE }) =>
    `${ABOVE[above]} ${all(ranks.map((rank) => rankIn(words, rank)))} hast du ${times(count)}.`,
  'schlag-single': ({ above }: { above: keyof typeof ABOVE }) =>
    `${ABOVE[above]} Du hast keinen Rang zweimal: Nimm einen, von dem du eine Karte hast.`,
  trumpf: ({ suit, count }: { suit: Suit; count: number }) =>
    `Trumpf sticht alle anderen Farben, nur den Schlag nicht. ${words.suit(suit)} hast du ${times(count)}.`,
  'trumpf-guter': ({
    suit,
    card,
    role,
    above,
  }: {
    suit: Suit;
    card: Card;
    role: 'guter' | 'superguter' | 'wander-kritt';
    above: keyof typeof ABOVE_GUTER;
  }) => `Mit Trumpf ${words.suit(suit)} ist ${words.card(card)} ${ROLES[role]}, ${ABOVE_GUTER[above]}.`,
  'trumpf-rechter': ({ suit, card }: { suit: Suit; card: Card }) =>
    `Mit Trumpf ${words.suit(suit)} ist ${words.card(card)} der Rechte, höher als jeder andere Schlag.`,
  'show-schlag': ({ ranks, count, others }: { ranks: readonly Schlag[]; count: number; others: boolean }) =>
    `${others ? 'Nur der Geber sieht sie, eure Partner nicht. ' : ''}${all(ranks.map((rank) => rankIn(words, rank)))} hast du ${times(count)}.`,
  'show-schlag-single': ({ others }: { others: boolean }) =>
    `${others ? 'Nur der Geber sieht sie, eure Partner nicht. ' : ''}Du hast keinen Rang zweimal.`,
  'show-trumpf': ({ suit, count, others }: { suit: Suit; count: number; others: boolean }) =>
    `${others ? 'Nur die Vorhand sieht sie, eure Partner nicht. ' : ''}${words.suit(suit)} hast du ${times(count)}.`,
  schoeneres: 'Mit schlechten Karten kannst du um Schöneres bitten. Es gilt nur, wenn beide wollen.',
  'schoeneres-asked': 'Sagst du nein, bleibt alles, wie es ist. Wer um Schöneres bittet, hat selten gute Karten.',
  schlagtausch: 'Beim Schlagtausch sagt der Geber den Schlag an und die Vorhand den Trumpf, wenn beide wollen.',
  'schlagtausch-asked': ({ dealerLeads }: { dealerLeads: boolean }) =>
    `Sagst du nein, bleibt alles, wie es ist. ${dealerLeads ? 'Sagst du ja, spielt der Geber aus.' : 'Ausspielen wird in jedem Fall die Vorhand.'}`,
  decide: ({ missing }: { missing: number }) =>
    `Nur noch ${words.points(missing)} bis zum Ziel: Darum darf deine Seite nicht mehr bieten. Gehen lohnt sich mit schlechten Karten.`,
});

/** Explanations of bids, and of sides close to the end of the game. */
const stakes = () => ({
  'answer-bid': ({ to, value, own, others }: { to: number; value: number; own: number; others: number }) =>
    `Halte nur mit guten Karten: Dann geht es um ${to} Punkte, Gehen kostet ${value}. Dir fehlen noch ${tricks(own)}, der anderen Seite ${tricks(others)}.`,
  bluff: 'Wer bietet, muss keine guten Karten haben: Vielleicht sollst du nur gehen.',
  bid: ({ to }: { to: number }) =>
    `Mit guten Karten kannst du ${to} bieten: Halten die Gegner, geht es um ${to} Punkte. Danach dürfen nur sie wieder bieten.`,
  raised: ({ value }: { value: number }) => `Es wurde geboten und gehalten: Diese Runde zählt jetzt ${value} Punkte.`,
  'gestrichen-own':
    'Deine Seite ist gestrichen: So kurz vor dem Ziel darf sie nicht mehr bieten, nur halten oder gehen.',
  'gestrichen-others': 'Die andere Seite ist gestrichen: Sie darf nicht mehr bieten, nur halten oder gehen.',
  'gestrichen-forced': ({ value, four, own }: { value: number; four: boolean; own: boolean }) =>
    `${four ? 'Es gehen die Vier: ' : ''}${own ? 'Deine' : 'Die andere'} Seite ist gestrichen${four ? ' und mindestens 4 Punkte voraus' : ''}. Darum geht es um ${value} Punkte, und niemand darf bieten.`,
});

/** Explanations while cards are played. */
const play = (words: Words) => ({
  'weli-schlag': ({ above }: { above: keyof typeof EXCEPT_ABOVE_WELI }) =>
    `Schlag ist nur der Weli: Diese eine Karte sticht alle anderen${EXCEPT_ABOVE_WELI[above]}.`,
  aim: ({ value, partner }: { value: number; partner: boolean }) =>
    `Wer zuerst drei Stiche hat, bekommt ${words.points(value)}.${partner ? ' Die Stiche deines Partners zählen auch für dich.' : ''}`,
  'own-best': ({ card, role }: { card: Card; role: RoleName }) =>
    `Deine höchste Karte ist ${nameIn(words, card)}: ${ROLES[role]}.`,
  'own-none': 'Du hast weder Schlag noch Trumpf: Du kannst nur in der Farbe stechen, die ausgespielt wird.',
  'lead-highest': ({ card }: { card: Card }) =>
    `${capital(nameIn(words, card))} ist jetzt die höchste Karte im Spiel. Ausgespielt macht sie sicher den Stich.`,
  'lead-unseen': ({ card, role }: { card: Card; role: RoleName | null }) =>
    `Am höchsten ist jetzt ${nameIn(words, card)}${role ? ` (${ROLES[role]})` : ''}, in einer anderen Hand oder noch im Stapel.`,
  'lead-unseen-schlag':
    'Am höchsten ist jetzt jeder Schlag, der noch nicht gespielt wurde. Von gleichen gilt der erste.',
  'lead-trumpf': ({ bound }: { bound: 'everyone' | 'announcers' }) =>
    `Du darfst alles ausspielen. Auf einen Trumpf ${bound === 'everyone' ? 'müssen die anderen' : 'müssen Geber und Vorhand'} Trumpf oder Schlag zugeben.`,
  'lead-free': 'Zugeben muss hier niemand etwas: Auf jede Karte darf jede andere folgen.',
  'must-follow': ({ schlag, critical }: { schlag: 'any' | 'weli' | 'rechter'; critical: boolean }) => {
    const such = { any: 'einen Schlag', weli: 'den Weli', rechter: 'den Rechten' }[schlag];
    return `Trumpf wurde ausgespielt. Du musst einen Trumpf${critical ? `, ${such} oder einen Kritischen` : ` oder ${such}`} zugeben.`;
  },
  'must-call': 'Es wurde „Trumpf oder Kritisch“ verlangt: Du musst einen Trumpf oder einen Kritischen zugeben.',
  'free-of-trump': 'Trumpf wurde ausgespielt, aber du hast keinen, den du zugeben musst: Jede Karte ist erlaubt.',
  free: 'Farben musst du nie bedienen: Jede Karte ist erlaubt.',
  'ahead-partner': ({ name, card }: { name: string; card: Card }) =>
    `${name}, dein Partner, liegt ${withIn(words, card)} vorn. Stechen musst du das nicht.`,
  'ahead-opponent': ({
    name,
    card,
    beats,
    more,
  }: {
    name: string;
    card: Card;
    beats: readonly Card[];
    more: boolean;
  }) =>
    `${name} liegt ${withIn(words, card)} vorn. Höher ${beats.length > 1 ? 'sind' : 'ist'} ${more ? `${beats.map((beat) => nameIn(words, beat)).join(', ')} und mehr` : all(beats.map((beat) => nameIn(words, beat)))}.`,
  'ahead-lost': ({ name, card }: { name: string; card: Card }) =>
    `${name} liegt ${withIn(words, card)} vorn. Keine deiner Karten sticht das.`,
});

/** Explanations for blind players, and explanations of signs. */
const blind = {
  'blind-lead': 'Du kennst Schlag und Trumpf nicht, dein Partner schon. Du darfst jede Karte ausspielen.',
  'blind-free': 'Wer die Ansage nicht kennt, muss nie zugeben: Jede Karte ist erlaubt.',
  'blind-first-trick':
    'Der erste Stich bleibt offen: Welche Karte ihn gemacht hat, verrät etwas über Schlag und Trumpf.',
  'blind-tell': 'Dein Partner kennt die Ansage nicht. Was den ersten Stich macht, verrät sie ihm.',
  signal: ({ most }: { most: 1 | 2 | 'any' }) =>
    `Du darfst deinem Partner deuten, ${{ 1: 'einmal in jedem Stich', 2: 'bis zu zweimal in jedem Stich', any: 'auch mehrmals im selben Stich' }[most]}. Die Gegner sehen es auch.`,
};

/** Explanations after a hand or a game. */
const over = {
  'hand-tricks': ({ left, target }: { left: boolean; target: number }) =>
    `${left ? 'Drei Stiche genügen, der Rest wird nicht gespielt.' : 'Mit drei Stichen ist die Runde gewonnen.'} Wer zuerst ${target} Punkte hat, gewinnt das Spiel.`,
  'hand-fold': 'Wer geht, gibt den Gegnern die Punkte, die vor dem Gebot galten. So kostet es weniger.',
  'next-deal': 'Jetzt gibt der Nächste in der Reihe. Ansagen dürfen also andere.',
  'game-end': 'Wer das Spiel verliert, bekommt ein Bummerl angekreidet. Ganz ohne Punkte sind es zwei: Schneider.',
};

const messagesWith = (words: Words) => ({ ...before(words), ...stakes(), ...play(words), ...blind, ...over });

/** The type of the explanations in every language, derived from the German entries. */
export type HelpMessages = EntriesLike<ReturnType<typeof messagesWith>>;

/** A table's German explanations. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, (words): HelpMessages => messagesWith(words));
