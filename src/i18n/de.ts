import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Sign } from '../game/sign.js';
import type { VariantId } from '../rules/variants.js';
import { meaningOf, type CardNames } from './card-names.js';
import { hintsWith } from './hints-de.js';
import { NAMES } from './names-de.js';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const tricks = (count: number): string => (count === 1 ? '1 Stich' : `${count} Stiche`);
/** A score, one's own first: two sides are told as people say it. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' zu ' : ' : ');

const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  suedtirol: 'Südtiroler Watten',
  'suedtirol-blind': 'Südtiroler Blindwatten',
  toblach: 'Watten nach Toblacher Art',
  'toblach-blind': 'Toblacher Blindwatten',
  ladinisch: 'Ladinisch Watten',
  tirol: 'Tiroler Watten',
  normal: 'Österreichisches Watten',
  zusammenschauen: 'Watten mit Zusammenschauen',
  deuten: 'Watten mit Deuten',
  kritisch: 'Kritisch Watten',
  wanderkritt: 'Kritisch Watten mit Wander-Kritt',
  latinisch: 'Latinisch Watten',
  'kritisch-latinisch': 'Kritisch Latinisch Watten',
  'kritisch-latinisch-wanderkritt': 'Kritisch Latinisch mit Wander-Kritt',
  blind: 'Blindwatten',
  bayrisch: 'Bayrisches Watten',
  'bayrisch-11': 'Bayrisches Watten bis 11',
};
const TABLES = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' } as const;

/** How a sign is made (RULES.md section 9). */
const GESTURES: Readonly<Record<Sign, string>> = {
  H: 'Kinn nach unten',
  S: 'Backen aufgeblasen',
  L: 'Kopf geneigt',
  E: 'Mundwinkel zurück',
  A: 'rechter Daumen',
  K: 'rechter Zeigefinger',
  O: 'rechter Mittelfinger',
  U: 'rechter Ringfinger',
  '10': 'linker Daumen',
  '9': 'linker Zeigefinger',
  '8': 'linker Mittelfinger',
  '7': 'linker Ringfinger',
  bad: 'Augenbrauen hoch',
  alone: 'ein Kuss',
};
/** What a sign says that names no cards. */
const SAYINGS = { bad: 'schlechte Karten', alone: 'ich gewinne allein' } as const;

const messagesWith = (names: CardNames) => ({
  ...names,
  ...hintsWith(names),
  points,
  variant: (id: VariantId) => VARIANT_NAMES[id],
  gesture: (sign: Sign) => GESTURES[sign],
  meaning: (sign: Sign) => meaningOf(sign, names, SAYINGS),

  us: 'Wir',
  them: 'Sie',
  you: 'Du',
  names: ['Moidl', 'Luis', 'Rosa', 'Sepp'] as readonly string[],

  start: 'Spiel beginnen',
  starting: 'Der Tisch wird gedeckt …',
  title: 'Watten',
  'poster-text': ({ variant, players, target }: { variant: VariantId; players: 2 | 3 | 4; target: number }) =>
    `${VARIANT_NAMES[variant]} ${TABLES[players]}, bis ${target}`,

  'label-table': 'Watten-Tisch',
  'label-hand': 'Deine Karten',
  'label-trick': 'Stich',
  'label-seats': 'Am Tisch',
  'label-score': 'Schrift',
  'label-announcement': 'Ansage',
  'label-choices': 'Was du tun kannst',
  'label-log': 'Verlauf',
  'label-last-trick': 'Letzter Stich',
  'label-signals': 'Deuten',
  'label-open-trick': 'Erster Stich',
  'label-close': 'Schließen',
  'no-last-trick': 'In dieser Runde wurde noch kein Stich gemacht.',
  'whole-score': 'Ganze Schrift zeigen',
  'no-score': 'Noch steht nichts auf der Tafel.',
  'score-of-game': ({ number }: { number: number }) => `Spiel ${number}`,
  'score-hand': ({ number }: { number: number }) => `Runde ${number}`,
  'score-start': 'Zu Beginn',
  'score-points': ({ winners, count }: { winners: readonly string[]; count: number }) =>
    `${winners.join(', ')}: ${points(count)}.`,
  'lost-normal': ({ name, count }: { name: string; count: number }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }: { name: string; count: number }) => `${name}: Schneider, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }: { name: string; count: number }) =>
    `${name}: Retourschneider, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }: { target: number }) => `bis ${target}`,
  tricks: ({ ours, theirs }: { ours: number; theirs: number }) => `Stiche ${ours} : ${theirs}`,
  bummerl: ({ count }: { count: number }) => `${count} Bummerl`,
  gestrichen: 'gestrichen',
  dealer: 'Geber',
  'dealer-mark': 'G',
  forehand: 'Vorhand',
  alone: 'allein',
  'open-hand': ({ cards }: { cards: readonly Card[] }) => `zeigt dir ${cards.map(names.card).join(', ')}`,
  'holds-cards': ({ count }: { count: number }) => (count === 1 ? '1 Karte' : `${count} Karten`),
  'to-act': 'am Zug',
  value: ({ value }: { value: number }) => `um ${points(value)}`,
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Ansage offen',
  secret: 'Ansage geheim',
  'bottom-card': ({ card }: { card: Card }) => `Unten liegt ${names.card(card)}`,
  'played-by': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)}`,
  'role-kritischer': 'Kritischer',
  'role-guter': 'Guter',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  'cannot-play': 'jetzt nicht spielbar',

  'waiting-for': ({ name }: { name: string }) => `${name} ist am Zug`,
  'waiting-for-draw': ({ name }: { name: string }) => `${name} zieht eine Karte`,
  'waiting-for-cut': ({ name }: { name: string }) => `${name} hebt ab`,
  'waiting-for-schlag': ({ name }: { name: string }) => `${name} sagt den Schlag an`,
  'waiting-for-trumpf': ({ name }: { name: string }) => `${name} sagt den Trumpf an`,
  'waiting-for-take': ({ name }: { name: string }) => `${name} schaut eine Karte an`,
  'waiting-for-show': ({ name }: { name: string }) => `${name} wählt eine Karte`,
  'waiting-for-answer': ({ name }: { name: string }) => `${name} überlegt`,
  'draw-a-card': 'Wer gibt? Die höhere Karte. Zieh eine.',
  'cut-the-pack': 'Du hebst ab.',
  'take-card': ({ card }: { card: Card }) => `Du siehst ${names.card(card)}, einen Kritischen. Nehmen?`,
  'take-bluff': ({ card }: { card: Card }) =>
    `Du siehst ${names.card(card)}: kein Kritischer. Trotzdem nehmen, als wäre es einer?`,
  'take-nothing': ({ card }: { card: Card }) => `Du siehst ${names.card(card)}: kein Kritischer.`,
  'name-schlag': 'Welcher Schlag?',
  'name-trumpf': ({ schlag }: { schlag: Schlag }) => `Schlag ist ${names.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': 'Zeig dem Geber eine Karte: sie gibt den Schlag.',
  'show-trumpf': ({ schlag }: { schlag: Schlag | null }) =>
    `${schlag === null ? '' : `Schlag ist ${names.schlag(schlag)}. `}Zeig der Vorhand eine Karte: sie gibt den Trumpf.`,
  'play-a-card': 'Du bist am Zug.',
  'must-follow': 'Trumpf ist gefordert: gib einen Trumpf oder einen Schlag zu.',
  'must-answer-call': 'Trumpf oder Kritisch: gib einen Kritischen oder einen Trumpf zu.',
  'cannot-show': 'Diese Karte kann nicht Schlag sein.',
  'asked-bid': ({ name, to }: { name: string; to: number }) => `${name} bietet ${to}. Halten?`,
  'asked-schoeneres': ({ name }: { name: string }) => `${name} bittet um Schöneres: fünf neue Karten für euch beide.`,
  'asked-schlagtausch': ({ name }: { name: string }) => `${name} bittet um Schlagtausch: ihr tauscht, was ihr ansagt.`,
  'decide-forced': ({ value, refusal }: { value: number; refusal: number }) =>
    `Gestrichen: um ${value} spielen, oder ${points(refusal)} abgeben?`,

  'choice-draw': 'Karte ziehen',
  'choice-cut': 'Abheben',
  'choice-take': 'Nehmen',
  'choice-bluff': 'Bluffen',
  'choice-leave': 'Liegen lassen',
  'choice-call': ({ card }: { card: Card }) => `${names.card(card)}: „Trumpf oder Kritisch!“`,
  'choice-schoeneres': 'Schöneres?',
  'choice-schlagtausch': 'Schlagtausch?',
  'choice-agree': 'Einverstanden',
  'choice-refuse': 'Nein',
  'choice-play-forced': ({ value }: { value: number }) => `Um ${value} spielen`,
  'choice-give-up': ({ refusal }: { refusal: number }) => `Aufgeben (${refusal})`,
  'choice-bid': ({ to }: { to: number }) => `${to} bieten`,
  'choice-hold': 'Halten',
  'choice-fold': 'Gehen',
  'choice-farbe': 'Farbe!',
  'choice-strike': 'Punkte streichen',
  'choice-next-hand': 'Nächste Runde',
  'choice-next-game': 'Nächstes Spiel',

  'said-schlag': ({ schlag }: { schlag: Schlag }) => `${names.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }: { trumpf: Suit }) => `${names.suit(trumpf)}!`,
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-yes': 'Ja',
  'said-no': 'Nein',
  'said-bid': ({ to }: { to: number }) => `${to}!`,
  'said-hold': 'Halten',
  'said-fold': 'Gehen',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'Wir streichen',
  'said-sign': ({ sign }: { sign: Sign }) => `(${GESTURES[sign]})`,
  'said-play-forced': 'Wir spielen',
  'said-give-up': 'Wir gehen',

  'line-drawn': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)} gezogen.`,
  'line-draw-again': 'Gleich hoch: es wird noch einmal gezogen.',
  'line-cut': ({ name }: { name: string }) => `${name}: abgehoben.`,
  'line-deal': ({ name, hand }: { name: string; hand: number }) => `Runde ${hand}. ${name} gibt.`,
  'line-you-deal': ({ hand }: { hand: number }) => `Runde ${hand}. Du gibst.`,
  'line-took': ({ name }: { name: string }) => `${name}: eine Karte genommen.`,
  'line-took-card': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)} genommen.`,
  'line-leaves': ({ name }: { name: string }) => `${name}: liegen gelassen.`,
  'line-show': ({ name }: { name: string }) => `${name}: eine Karte gezeigt.`,
  'line-shown': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)} gezeigt.`,
  'line-announced': ({ schlag, trumpf }: { schlag: Schlag; trumpf: Suit }) =>
    `Schlag ${names.schlag(schlag)}, Trumpf ${names.suit(trumpf)}.`,
  'line-maschine': ({ name }: { name: string }) => `${name}: Maschine! Alle Kritischen.`,
  'line-call': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)}, Trumpf oder Kritisch!`,
  'line-sign': ({ name, sign }: { name: string; sign: Sign }) =>
    `${name}: ${GESTURES[sign]} (${meaningOf(sign, names, SAYINGS)}).`,
  'line-farbe': ({ name }: { name: string }) => `${name}: Farbe!`,
  'line-strike': ({ name, score }: { name: string; score: readonly number[] }) =>
    `${name}: Punkte gestrichen. Es steht ${standing(score)}.`,
  'line-revoke': ({ name }: { name: string }) => `${name}: nicht zugegeben, das Spiel ist verloren.`,
  'line-gestrichen-bid': ({ name }: { name: string }) => `${name}: gestrichen geboten, das ist nicht erlaubt.`,
  'line-wild-bid': ({ name }: { name: string }) => `${name}: im letzten Stich wild geboten, das ist nicht erlaubt.`,
  'line-bluffed': ({ name }: { name: string }) => `${name}: beim Abheben geblufft, 2 Punkte weg.`,
  'line-schlag': ({ name, schlag }: { name: string; schlag: Schlag }) => `${name}: Schlag ${names.schlag(schlag)}.`,
  'line-trumpf': ({ name, trumpf }: { name: string; trumpf: Suit }) => `${name}: Trumpf ${names.suit(trumpf)}.`,
  'line-ask-schoeneres': ({ name }: { name: string }) => `${name}: Schöneres?`,
  'line-ask-schlagtausch': ({ name }: { name: string }) => `${name}: Schlagtausch?`,
  'line-agrees': ({ name }: { name: string }) => `${name}: einverstanden.`,
  'line-refuses': ({ name }: { name: string }) => `${name}: nein.`,
  'line-redealt': 'Geber und Vorhand haben fünf neue Karten.',
  'line-swapped': 'Schlagtausch: der Geber sagt den Schlag an, Vorhand den Trumpf.',
  'line-play': ({ name, card }: { name: string; card: Card }) => `${name}: ${names.card(card)}.`,
  'line-bid': ({ name, to }: { name: string; to: number }) => `${name}: ${to} geboten.`,
  'line-hold': ({ name }: { name: string }) => `${name}: gehalten.`,
  'line-fold': ({ name }: { name: string }) => `${name}: gegangen.`,
  'line-play-forced': ({ name }: { name: string }) => `${name}: wir spielen.`,
  'line-give-up': ({ name }: { name: string }) => `${name}: aufgegeben.`,
  'line-trick': ({ name }: { name: string }) => `Stich für ${name}.`,
  'line-your-trick': 'Dein Stich.',
  'line-hand-won': ({ count, score }: { count: number; score: readonly number[] }) =>
    `Runde gewonnen: ${points(count)}. Es steht ${standing(score)}.`,
  'line-hand-lost': ({ count, score }: { count: number; score: readonly number[] }) =>
    `Runde verloren: ${points(count)}. Es steht ${standing(score)}.`,

  'hand-won': ({ count }: { count: number }) => `Runde gewonnen: ${points(count)}.`,
  'hand-lost': ({ count }: { count: number }) => `Runde verloren: ${points(count)}.`,
  'reason-tricks': ({ ours, theirs }: { ours: number; theirs: number }) => `${tricks(ours)} zu ${theirs}.`,
  'reason-fold': 'Das Gebot wurde nicht gehalten.',
  'reason-decline': 'Das erzwungene Spiel wurde aufgegeben.',
  'reason-farbe': 'Die Farbe wurde verlangt.',
  'reason-maschine': 'Eine Maschine beendet die Runde.',
  'reason-penalty': 'Das war nicht erlaubt.',
  'game-won': ({ score }: { score: readonly number[] }) => `Gewonnen! ${standing(score)}.`,
  'game-lost': ({ score }: { score: readonly number[] }) => `Verloren: ${standing(score)}.`,
  'kind-normal': ({ count }: { count: number }) => `${count} Bummerl für die Verlierer.`,
  'kind-schneider': ({ count }: { count: number }) => `Schneider: ${count} Bummerl für die Verlierer.`,
  'kind-retourschneider': ({ count }: { count: number }) => `Retourschneider: ${count} Bummerl für die Verlierer.`,

  'connection-lost': 'Die Verbindung ist unterbrochen …',
});

/** Everything the table says, in German. The other languages have the same entries. */
export const de = messagesWith(NAMES.salzburg);
/** The same with French cards on the table. */
export const deFrench: Messages = messagesWith(NAMES.french);

type Widened<T> = T extends string ? string : T;

/** What every language provides: the entries of German. */
export type Messages = { readonly [Key in keyof typeof de]: Widened<(typeof de)[Key]> };
