import type { Card, Rank, Schlag, Suit } from '../rules/card.js';

const SUIT_NAMES: Readonly<Record<Suit, string>> = { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' };
const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'Ass', K: 'König', O: 'Ober', U: 'Unter', '10': 'Zehner', '9': 'Neuner', '8': 'Achter', '7': 'Siebener', '6': 'Sechser',
};
const cardName = (card: Card): string =>
  card === 'S6' ? 'Weli' : `${SUIT_NAMES[card[0] as Suit]}-${RANK_NAMES[card.slice(1) as Rank]}`;
/** A Schlag is named by its number: "Schlag Acht". */
const SCHLAG_NAMES: Readonly<Record<Rank, string>> = { A: 'Ass', K: 'König', O: 'Ober', U: 'Unter', '10': 'Zehn', '9': 'Neun', '8': 'Acht', '7': 'Sieben', '6': 'Sechs' };
const schlagName = (schlag: Schlag): string => (schlag === 'weli' ? 'Weli' : SCHLAG_NAMES[schlag]);
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const tricks = (count: number): string => (count === 1 ? '1 Stich' : `${count} Stiche`);

/** Everything the table says, in German. The other languages have the same entries. */
export const de = {
  card: cardName,
  suit: (suit: Suit) => SUIT_NAMES[suit],
  schlag: schlagName,
  points,

  'us': 'Wir',
  'them': 'Sie',
  'you': 'Du',
  'names': ['Moidl', 'Luis', 'Rosa', 'Sepp'] as readonly string[],

  'start': 'Spiel beginnen',
  'starting': 'Der Tisch wird gedeckt …',
  'title': 'Watten',
  'poster-text': ({ players, target }: { players: number; target: number }) => `Südtiroler Watten zu ${players === 2 ? 'zweit' : 'viert'}, bis ${target}`,

  'label-table': 'Watten-Tisch',
  'label-hand': 'Deine Karten',
  'label-trick': 'Stich',
  'label-seats': 'Am Tisch',
  'label-score': 'Schrift',
  'label-announcement': 'Ansage',
  'label-choices': 'Was du tun kannst',
  'label-log': 'Verlauf',
  'label-last-trick': 'Letzter Stich',
  'label-close': 'Schließen',
  'no-last-trick': 'In dieser Runde wurde noch kein Stich gemacht.',
  'target': ({ target }: { target: number }) => `bis ${target}`,
  'tricks': ({ ours, theirs }: { ours: number; theirs: number }) => `Stiche ${ours} : ${theirs}`,
  'score-line': ({ ours, theirs }: { ours: number; theirs: number }) => `Wir ${ours}, sie ${theirs}`,
  'bummerl': ({ count }: { count: number }) => `${count} Bummerl`,
  'gestrichen': 'gestrichen',
  'dealer': 'Geber',
  'dealer-mark': 'G',
  'forehand': 'Vorhand',
  'holds-cards': ({ count }: { count: number }) => (count === 1 ? '1 Karte' : `${count} Karten`),
  'to-act': 'am Zug',
  'value': ({ value }: { value: number }) => `um ${points(value)}`,
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Ansage offen',
  'bottom-card': ({ card }: { card: Card }) => `Unten liegt ${cardName(card)}`,
  'played-by': ({ name, card }: { name: string; card: Card }) => `${name}: ${cardName(card)}`,
  'role-guter': 'Guter',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  'cannot-play': 'jetzt nicht spielbar',

  'waiting-for': ({ name }: { name: string }) => `${name} ist am Zug`,
  'waiting-for-draw': ({ name }: { name: string }) => `${name} zieht eine Karte`,
  'waiting-for-cut': ({ name }: { name: string }) => `${name} hebt ab`,
  'waiting-for-schlag': ({ name }: { name: string }) => `${name} sagt den Schlag an`,
  'waiting-for-trumpf': ({ name }: { name: string }) => `${name} sagt den Trumpf an`,
  'waiting-for-answer': ({ name }: { name: string }) => `${name} überlegt`,
  'draw-a-card': 'Wer gibt? Die höhere Karte. Zieh eine.',
  'cut-the-pack': 'Du hebst ab.',
  'name-schlag': 'Welcher Schlag?',
  'name-trumpf': ({ schlag }: { schlag: Schlag }) => `Schlag ist ${schlagName(schlag)}. Welcher Trumpf?`,
  'play-a-card': 'Du bist am Zug.',
  'must-follow': 'Trumpf ist gefordert: gib einen Trumpf oder einen Schlag zu.',
  'asked-bid': ({ name, to }: { name: string; to: number }) => `${name} bietet ${to}. Halten?`,
  'asked-schoeneres': ({ name }: { name: string }) => `${name} bittet um Schöneres: fünf neue Karten für euch beide.`,
  'asked-schlagtausch': ({ name }: { name: string }) => `${name} bittet um Schlagtausch: ihr tauscht, was ihr ansagt.`,
  'decide-forced': ({ value, refusal }: { value: number; refusal: number }) => `Gestrichen: um ${value} spielen, oder ${points(refusal)} abgeben?`,

  'choice-draw': 'Karte ziehen',
  'choice-cut': 'Abheben',
  'choice-schoeneres': 'Schöneres?',
  'choice-schlagtausch': 'Schlagtausch?',
  'choice-agree': 'Einverstanden',
  'choice-refuse': 'Nein',
  'choice-play-forced': ({ value }: { value: number }) => `Um ${value} spielen`,
  'choice-give-up': ({ refusal }: { refusal: number }) => `Aufgeben (${refusal})`,
  'choice-bid': ({ to }: { to: number }) => `${to} bieten`,
  'choice-hold': 'Halten',
  'choice-fold': 'Gehen',
  'choice-next-hand': 'Nächste Runde',
  'choice-next-game': 'Nächstes Spiel',

  'said-schlag': ({ schlag }: { schlag: Schlag }) => `${schlagName(schlag)}!`,
  'said-trumpf': ({ trumpf }: { trumpf: Suit }) => `${SUIT_NAMES[trumpf]}!`,
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-yes': 'Ja',
  'said-no': 'Nein',
  'said-bid': ({ to }: { to: number }) => `${to}!`,
  'said-hold': 'Halten',
  'said-fold': 'Gehen',
  'said-play-forced': 'Wir spielen',
  'said-give-up': 'Wir gehen',

  'line-drawn': ({ name, card }: { name: string; card: Card }) => `${name}: ${cardName(card)} gezogen.`,
  'line-draw-again': 'Gleich hoch: es wird noch einmal gezogen.',
  'line-cut': ({ name }: { name: string }) => `${name}: abgehoben.`,
  'line-deal': ({ name, hand }: { name: string; hand: number }) => `Runde ${hand}. ${name} gibt.`,
  'line-you-deal': ({ hand }: { hand: number }) => `Runde ${hand}. Du gibst.`,
  'line-schlag': ({ name, schlag }: { name: string; schlag: Schlag }) => `${name}: Schlag ${schlagName(schlag)}.`,
  'line-trumpf': ({ name, trumpf }: { name: string; trumpf: Suit }) => `${name}: Trumpf ${SUIT_NAMES[trumpf]}.`,
  'line-ask-schoeneres': ({ name }: { name: string }) => `${name}: Schöneres?`,
  'line-ask-schlagtausch': ({ name }: { name: string }) => `${name}: Schlagtausch?`,
  'line-agrees': ({ name }: { name: string }) => `${name}: einverstanden.`,
  'line-refuses': ({ name }: { name: string }) => `${name}: nein.`,
  'line-redealt': 'Geber und Vorhand haben fünf neue Karten.',
  'line-swapped': 'Schlagtausch: der Geber sagt den Schlag an, Vorhand den Trumpf.',
  'line-play': ({ name, card }: { name: string; card: Card }) => `${name}: ${cardName(card)}.`,
  'line-bid': ({ name, to }: { name: string; to: number }) => `${name}: ${to} geboten.`,
  'line-hold': ({ name }: { name: string }) => `${name}: gehalten.`,
  'line-fold': ({ name }: { name: string }) => `${name}: gegangen.`,
  'line-play-forced': ({ name }: { name: string }) => `${name}: wir spielen.`,
  'line-give-up': ({ name }: { name: string }) => `${name}: aufgegeben.`,
  'line-trick': ({ name }: { name: string }) => `Stich für ${name}.`,
  'line-your-trick': 'Dein Stich.',
  'line-hand-won': ({ count, ours, theirs }: { count: number; ours: number; theirs: number }) => `Runde gewonnen: ${points(count)}. Es steht ${ours} zu ${theirs}.`,
  'line-hand-lost': ({ count, ours, theirs }: { count: number; ours: number; theirs: number }) => `Runde verloren: ${points(count)}. Es steht ${ours} zu ${theirs}.`,

  'hand-won': ({ count }: { count: number }) => `Runde gewonnen: ${points(count)}.`,
  'hand-lost': ({ count }: { count: number }) => `Runde verloren: ${points(count)}.`,
  'reason-tricks': ({ ours, theirs }: { ours: number; theirs: number }) => `${tricks(ours)} zu ${theirs}.`,
  'reason-fold': 'Das Gebot wurde nicht gehalten.',
  'reason-decline': 'Das erzwungene Spiel wurde aufgegeben.',
  'game-won': ({ ours, theirs }: { ours: number; theirs: number }) => `Gewonnen! ${ours} zu ${theirs}.`,
  'game-lost': ({ ours, theirs }: { ours: number; theirs: number }) => `Verloren: ${ours} zu ${theirs}.`,
  'kind-normal': ({ count }: { count: number }) => `${count} Bummerl für die Verlierer.`,
  'kind-schneider': ({ count }: { count: number }) => `Schneider: ${count} Bummerl für die Verlierer.`,
  'kind-retourschneider': ({ count }: { count: number }) => `Retourschneider: ${count} Bummerl für die Verlierer.`,

  'connection-lost': 'Die Verbindung ist unterbrochen …',
};

type Widened<T> = T extends string ? string : T;

/** What every language provides: the entries of German. */
export type Messages = { readonly [Key in keyof typeof de]: Widened<(typeof de)[Key]> };
