import type { Sign } from '../../game/sign.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { VariantId } from '../../rules/variants.js';
import type { WhyWon } from '../../rules/why-won.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  winners.length === 1 ? `${winners.join()} gewinnt ${what}` : `${winners.join(' und ')} gewinnen ${what}`;
const tricks = (count: number): string => (count === 1 ? '1 Stich' : `${count} Stiche`);
const inSeconds = (count: number): string => (count === 1 ? '1 Sekunde' : `${count} Sekunden`);
/** A score, first that of whoever is spoken of or to: two sides are told as people say it. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' zu ' : ' : ');

/** What parts of the table are called, and what stands beside them. */
const labels = (words: Words) => ({
  us: 'Wir',
  them: 'Sie',
  you: 'Du',
  names: ['Moidl', 'Luis', 'Rosa', 'Sepp'] as readonly string[],

  start: 'Spiel beginnen',
  starting: 'Der Tisch wird gedeckt …',
  'load-failed': 'Das Spiel konnte nicht geladen werden.',
  'part-failed': 'Das konnte nicht geladen werden.',
  'try-again': 'Noch einmal versuchen',
  'reload-page': 'Seite neu laden',
  title: 'Watten',
  'poster-text': ({ variant, players, target }: { variant: VariantId; players: 2 | 3 | 4; target: number }) =>
    `${words.variant(variant)} ${words.tableFor(players)}, bis ${target}`,

  'label-table': 'Watten-Tisch',
  'label-hand': 'Deine Karten',
  'label-trick': 'Stich',
  'label-seats': 'Am Tisch',
  'label-score': 'Schrift',
  'label-announcement': 'Ansage',
  'label-choices': 'Was du tun kannst',
  'label-course': 'Was geschieht',
  'label-log': 'Verlauf',
  'label-last-trick': 'Letzter Stich',
  'label-signals': 'Deuten',
  'label-open-trick': 'Erster Stich',
  'label-settings': 'Einstellungen',
  'label-close': 'Schließen',
  hint: 'Tipp',
  'hint-label': 'Tipp: was würde ein starker Spieler tun?',
  'hint-thinking': 'Mal sehen …',
  'hint-mark': 'Tipp',
  'label-hands': 'Alle Karten',
  'label-review': 'Rückblick',
  'review-thinking': 'Die Runde wird durchgesehen …',
  'no-last-trick': 'In dieser Runde wurde noch kein Stich gemacht.',
});

/** The score, on the slate and in its panel. */
const schrift = (words: Words) => ({
  'whole-score': 'Ganze Schrift zeigen',
  'no-score': 'Noch steht nichts auf der Tafel.',
  'score-of-game': ({ number }: { number: number }) => `Spiel ${number}`,
  'score-hand': ({ number }: { number: number }) => `Runde ${number}`,
  'score-start': 'Zu Beginn',
  'score-points': ({ winners, count }: { winners: readonly string[]; count: number }) =>
    `${winners.join(', ')}: ${words.points(count)}.`,
  'lost-normal': ({ name, count }: { name: string; count: number }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }: { name: string; count: number }) => `${name}: Schneider, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }: { name: string; count: number }) =>
    `${name}: Retourschneider, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }: { target: number }) => `bis ${target}`,
  tricks: ({ ours, theirs }: { ours: number; theirs: number }) => `Stiche ${ours} : ${theirs}`,
  bummerl: ({ count }: { count: number }) => `${count} Bummerl`,
});

/** What is said of seats, cards and the announcement. */
const marks = (words: Words) => ({
  gestrichen: 'gestrichen',
  dealer: 'Geber',
  'dealer-mark': 'G',
  forehand: 'Vorhand',
  alone: 'allein',
  'open-hand': ({ cards }: { cards: readonly Card[] }) => `zeigt dir ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }: { cards: readonly Card[] }) => `offen: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }: { count: number }) => (count === 1 ? '1 Karte' : `${count} Karten`),
  'to-act': 'am Zug',
  value: ({ value }: { value: number }) => `um ${words.points(value)}`,
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Ansage offen',
  secret: 'Ansage geheim',
  'bottom-card': ({ card }: { card: Card }) => `Unten liegt ${words.card(card)}`,
  'played-by': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'role-guter': 'Guter',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  'hidden-card': 'verdeckt',
  'hands-held': 'Was alle in der Hand hatten.',
  'waiting-for-hands': 'Die anderen haben noch nicht aufgedeckt.',
  'trick-number': ({ number, count }: { number: number; count: number }) => `Stich ${number} von ${count}.`,
  'trick-broken-off': 'Nicht zu Ende gespielt.',
  'trick-back': 'Einen Stich zurück',
  'trick-forward': 'Einen Stich weiter',
  'wins-trick': 'gewinnt den Stich',
  'cannot-play': 'jetzt nicht spielbar',
});

/** What is asked, and who is awaited. */
const prompts = (words: Words) => ({
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
  'take-card': ({ card }: { card: Card }) => `Du siehst ${words.card(card)}, einen Kritischen. Nehmen?`,
  'take-bluff': ({ card }: { card: Card }) =>
    `Du siehst ${words.card(card)}: kein Kritischer. Trotzdem nehmen, als wäre es einer?`,
  'take-nothing': ({ card }: { card: Card }) => `Du siehst ${words.card(card)}: kein Kritischer.`,
  'name-schlag': 'Welcher Schlag?',
  'name-trumpf': ({ schlag }: { schlag: Schlag }) => `Schlag ist ${words.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': 'Zeig dem Geber eine Karte: sie gibt den Schlag.',
  'show-trumpf': ({ schlag }: { schlag: Schlag | null }) =>
    `${schlag === null ? '' : `Schlag ist ${words.schlag(schlag)}. `}Zeig der Vorhand eine Karte: sie gibt den Trumpf.`,
  'play-a-card': 'Du bist am Zug.',
  'tap-again': ({ card }: { card: Card }) => `${words.card(card)}: noch einmal tippen, oder in die Mitte ziehen.`,
  'must-follow': 'Trumpf ist gefordert: gib einen Trumpf oder einen Schlag zu.',
  'must-answer-call': 'Trumpf oder Kritisch: gib einen Kritischen oder einen Trumpf zu.',
  'cannot-show': 'Diese Karte kann nicht Schlag sein.',
  'asked-bid': ({ name, to }: { name: string; to: number }) => `${name} bietet ${to}. Halten?`,
  'asked-schoeneres': ({ name }: { name: string }) => `${name} bittet um Schöneres: fünf neue Karten für euch beide.`,
  'asked-schlagtausch': ({ name }: { name: string }) => `${name} bittet um Schlagtausch: ihr tauscht, was ihr ansagt.`,
  'decide-forced': ({ value, refusal }: { value: number; refusal: number }) =>
    `Gestrichen: um ${value} spielen, oder ${words.points(refusal)} abgeben?`,
});

/** What stands on buttons. */
const choices = (words: Words) => ({
  'choice-draw': 'Karte ziehen',
  'choice-cut': 'Abheben',
  'choice-take': 'Nehmen',
  'choice-bluff': 'Bluffen',
  'choice-leave': 'Liegen lassen',
  'choice-call': ({ card }: { card: Card }) => `${words.card(card)}: „Trumpf oder Kritisch!“`,
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
});

/** What is said across the table. */
const calls = (words: Words) => ({
  'said-schlag': ({ schlag }: { schlag: Schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }: { trumpf: Suit }) => `${words.suit(trumpf)}!`,
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
  'said-sign': ({ sign }: { sign: Sign }) => `(${words.gesture(sign)})`,
  'said-play-forced': 'Wir spielen',
  'said-give-up': 'Wir gehen',
});

/** What the Kritische are called that have names; in other decks too. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** Why a card has won, after its name. */
const wonAs = ({ card, by, among }: WhyWon): string => {
  switch (by) {
    case 'kritischer':
      return KRITISCHE[card] ? `der ${KRITISCHE[card]}` : `${among ? 'höchster' : 'ein'} Kritischer`;
    case 'guter':
      return 'der Gute';
    case 'wander-kritt':
      return 'der Wander-Kritt';
    case 'rechter':
      return 'der Rechte';
    case 'linker':
      return among ? 'Linker, zuerst gespielt' : 'ein Linker';
    case 'trumpf':
      return among ? 'höchster Trumpf' : 'der einzige Trumpf';
    case 'suit-led':
      return among ? 'höchste Karte der ausgespielten Farbe' : 'als Einzige von der ausgespielten Farbe';
  }
};
/** The end of a sentence on a trick: the card that has won and why, if the viewer may know it. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

/** The log. */
const log = (words: Words) => ({
  'line-drawn': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)} gezogen.`,
  'line-draw-again': 'Gleich hoch: es wird noch einmal gezogen.',
  'line-cut': ({ name }: { name: string }) => `${name}: abgehoben.`,
  'line-deal': ({ name, hand }: { name: string; hand: number }) => `Runde ${hand}. ${name} gibt.`,
  'line-you-deal': ({ hand }: { hand: number }) => `Runde ${hand}. Du gibst.`,
  'line-took': ({ name }: { name: string }) => `${name}: eine Karte genommen.`,
  'line-took-card': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)} genommen.`,
  'line-leaves': ({ name }: { name: string }) => `${name}: liegen gelassen.`,
  'line-show': ({ name }: { name: string }) => `${name}: eine Karte gezeigt.`,
  'line-shown': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)} gezeigt.`,
  'line-announced': ({ schlag, trumpf }: { schlag: Schlag; trumpf: Suit }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': ({ name }: { name: string }) => `${name}: Maschine! Alle Kritischen.`,
  'line-call': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}, Trumpf oder Kritisch!`,
  'line-sign': ({ name, sign }: { name: string; sign: Sign }) =>
    `${name}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
  'line-farbe': ({ name }: { name: string }) => `${name}: Farbe!`,
  'line-strike': ({ name, score }: { name: string; score: readonly number[] }) =>
    `${name}: Punkte gestrichen. Es steht ${standing(score)}.`,
  'line-revoke': ({ name }: { name: string }) => `${name}: nicht zugegeben, das Spiel ist verloren.`,
  'line-gestrichen-bid': ({ name }: { name: string }) => `${name}: gestrichen geboten, das ist nicht erlaubt.`,
  'line-wild-bid': ({ name }: { name: string }) => `${name}: im letzten Stich wild geboten, das ist nicht erlaubt.`,
  'line-bluffed': ({ name }: { name: string }) => `${name}: beim Abheben geblufft, 2 Punkte weg.`,
  'line-schlag': ({ name, schlag }: { name: string; schlag: Schlag }) => `${name}: Schlag ${words.schlag(schlag)}.`,
  'line-trumpf': ({ name, trumpf }: { name: string; trumpf: Suit }) => `${name}: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': ({ name }: { name: string }) => `${name}: Schöneres?`,
  'line-ask-schlagtausch': ({ name }: { name: string }) => `${name}: Schlagtausch?`,
  'line-agrees': ({ name }: { name: string }) => `${name}: einverstanden.`,
  'line-refuses': ({ name }: { name: string }) => `${name}: nein.`,
  'line-reveal': ({ name }: { name: string }) => `${name}: zum Aufdecken bereit.`,
  'line-revealed': 'Alle haben aufgedeckt.',
  'line-redealt': 'Geber und Vorhand haben fünf neue Karten.',
  'line-swapped': 'Schlagtausch: der Geber sagt den Schlag an, Vorhand den Trumpf.',
  'line-play': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ name, to }: { name: string; to: number }) => `${name}: ${to} geboten.`,
  'line-hold': ({ name }: { name: string }) => `${name}: gehalten.`,
  'line-fold': ({ name }: { name: string }) => `${name}: gegangen.`,
  'line-play-forced': ({ name }: { name: string }) => `${name}: es wird gespielt.`,
  'line-give-up': ({ name }: { name: string }) => `${name}: aufgegeben.`,
  'line-trick': ({ name, why }: { name: string; why: WhyWon | null }) => `Stich für ${name}${because(words, why)}`,
  'line-your-trick': ({ why }: { why: WhyWon | null }) => `Dein Stich${because(words, why)}`,
  'line-hand-won-by': ({
    winners,
    count,
    score,
  }: {
    winners: readonly string[];
    count: number;
    score: readonly number[];
  }) => `${win(winners, 'die Runde')}: ${words.points(count)}. Es steht ${standing(score)}.`,
  'line-hand-won': ({ count, score }: { count: number; score: readonly number[] }) =>
    `Runde gewonnen: ${words.points(count)}. Es steht ${standing(score)}.`,
  'line-hand-lost': ({ count, score }: { count: number; score: readonly number[] }) =>
    `Runde verloren: ${words.points(count)}. Es steht ${standing(score)}.`,
});

/** How a hand or a game ended. */
const results = (words: Words) => ({
  'hand-won-by': ({ winners, count }: { winners: readonly string[]; count: number }) =>
    `${win(winners, 'die Runde')}: ${words.points(count)}.`,
  'hand-won': ({ count }: { count: number }) => `Runde gewonnen: ${words.points(count)}.`,
  'hand-lost': ({ count }: { count: number }) => `Runde verloren: ${words.points(count)}.`,
  'reason-tricks': ({ ours, theirs }: { ours: number; theirs: number }) => `${tricks(ours)} zu ${theirs}.`,
  'reason-fold': 'Das Gebot wurde nicht gehalten.',
  'reason-decline': 'Das erzwungene Spiel wurde aufgegeben.',
  'reason-farbe': 'Die Farbe wurde verlangt.',
  'reason-maschine': 'Eine Maschine beendet die Runde.',
  'reason-penalty': 'Das war nicht erlaubt.',
  'game-won': ({ score }: { score: readonly number[] }) => `Gewonnen! ${standing(score)}.`,
  'game-lost': ({ score }: { score: readonly number[] }) => `Verloren: ${standing(score)}.`,
  'game-won-by': ({ winners, score }: { winners: readonly string[]; score: readonly number[] }) =>
    `${win(winners, 'das Spiel')}: ${standing(score)}.`,
  'kind-normal': ({ count }: { count: number }) => `${count} Bummerl für die Verlierer.`,
  'kind-schneider': ({ count }: { count: number }) => `Schneider: ${count} Bummerl für die Verlierer.`,
  'kind-retourschneider': ({ count }: { count: number }) => `Retourschneider: ${count} Bummerl für die Verlierer.`,

  'connection-lost': 'Die Verbindung ist unterbrochen …',
});

/** What is said of people and of time at a game that runs elsewhere. */
const company = {
  away: 'nicht da',
  'goes-away': ({ name }: { name: string }) => `${name} ist gerade nicht da.`,
  'is-back': ({ name }: { name: string }) => `${name} ist wieder da.`,
  'time-left': ({ seconds }: { seconds: number }) => `Noch ${inSeconds(seconds)}`,
  'time-short': ({ seconds }: { seconds: number }) => `Du hast noch ${inSeconds(seconds)}.`,
};

/** What is said of a table whose host has paused it, and of what is kept of it. */
const keeping = {
  paused: 'Pause',
  'goes-on': 'Es geht weiter.',
  'delete-kept': 'Gespeichertes löschen',
  'delete-question': 'Alles löschen, was dieser Tisch hier gespeichert hat?',
  'delete-explained':
    'Spielstand, Statistik und Einstellungen werden gelöscht. Das Spiel geht weiter; gespeichert wird erst wieder, wenn du weiterspielst.',
  'delete-yes': 'Endgültig löschen',
  'delete-no': 'Abbrechen',
  'delete-done': 'Alles gelöscht. Gespeichert wird erst wieder, wenn du weiterspielst.',
  'delete-failed': 'Das Löschen ist nicht gelungen.',
};

/** What a guest can choose. */
const preferences = {
  'prefer-sound': 'Ton',
  'prefer-sort': 'Karten sortieren',
  'prefer-confirm': 'Karte erst heben, dann spielen',
  'prefer-confirm-touch': 'beim Tippen mit dem Finger',
  'prefer-confirm-always': 'immer',
  'prefer-confirm-never': 'nie',
  'prefer-handed': 'Karten ausspielen',
  'prefer-handed-right': 'mit der rechten Hand',
  'prefer-handed-left': 'mit der linken Hand',
};

const GROUPS = {
  labels,
  schrift,
  marks,
  prompts,
  choices,
  calls,
  log,
  results,
  company: () => company,
  keeping: () => keeping,
  preferences: () => preferences,
};

const messagesWith = (words: Words) => ({
  ...words,
  ...labels(words),
  ...schrift(words),
  ...marks(words),
  ...prompts(words),
  ...choices(words),
  ...calls(words),
  ...log(words),
  ...results(words),
  ...company,
  ...keeping,
  ...preferences,
});

/** What each group of entries has in every language. */
export type TableGroups = {
  readonly [Group in keyof typeof GROUPS]: EntriesLike<ReturnType<(typeof GROUPS)[Group]>>;
};

/** What every language says at the table: the entries of German. */
export type Messages = EntriesLike<ReturnType<typeof messagesWith>>;

/** All that is said at the table, in German. */
export const table: ByDeck<Messages> = byDeck(WORDS, messagesWith);
