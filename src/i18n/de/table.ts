import type { Sign } from '../../game/sign.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { VariantId } from '../../rules/variants.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { Doer, Party } from '../party.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { talk } from './talk.js';
import { counted, WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  winners.length === 1 ? `${winners.join()} gewinnt ${what}` : `${winners.join(' und ')} gewinnen ${what}`;
const tricks = (count: number): string => counted(count, 'Stich', 'Stiche');
const inSeconds = (count: number): string => counted(count, 'Sekunde', 'Sekunden');
/** A score, first that of whoever is spoken of or to: two sides are told as people say it. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' zu ' : ' : ');
/** What somebody does; whoever looks is spoken to. */
const does = ({ name, own }: Doer, verb: string, yours: string): string => (own ? `Du ${yours}` : `${name} ${verb}`);
/** A verb as it stands after each who does it. */
interface Forms {
  readonly du: string;
  readonly ihr: string;
  readonly sie: string;
  readonly er: string;
}
const bekommen: Forms = { du: 'bekommst', ihr: 'bekommt', sie: 'bekommen', er: 'bekommt' };
const sein: Forms = { du: 'bist', ihr: 'seid', sie: 'sind', er: 'ist' };
const verlieren: Forms = { du: 'verlierst', ihr: 'verliert', sie: 'verlieren', er: 'verliert' };
const duerfen: Forms = { du: 'darfst', ihr: 'dürft', sie: 'dürfen', er: 'darf' };
const gewinnen: Forms = { du: 'gewinnst', ihr: 'gewinnt', sie: 'gewinnen', er: 'gewinnt' };
/** Those who do something and the verb; `they`: what the others are called. */
const subject = ({ who, names }: Party, forms: Forms, they = 'sie'): readonly [who: string, verb: string] => {
  if (who === 'you') return ['du', forms.du];
  if (who === 'you-all') return ['ihr', forms.ihr];
  if (who === 'they') return [they, forms.sie];
  return [names.join(' und '), names.length === 1 ? forms.er : forms.sie];
};
const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** The same as a question or after another part of the sentence: the verb comes first. */
const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
const forWhom = ({ who, names }: Party): string =>
  `für ${{ you: 'dich', 'you-all': 'euch', they: 'die anderen', named: names.join(' und ') }[who]}`;
/** Whether whoever looks is spoken to alone or with a partner. */
type Addressed = 'you' | 'you-all';
const YOU_GET: Readonly<Record<Addressed, string>> = { you: 'bekommst du', 'you-all': 'bekommt ihr' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Values of a hand, as they are called out. */
const CALLED: readonly string[] =
  'Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf Dreizehn Vierzehn Fünfzehn Sechzehn'.split(' ');

/** What the Kritische are called that have names; in other decks too. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** What parts of the table are called, and what stands beside them. */
const labels = (words: Words) => ({
  us: 'Wir',
  them: 'Sie',
  you: 'Du',

  start: 'Spiel beginnen',
  learn: 'Watten in fünf Minuten',
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
  'label-score': 'Spielstand',
  'label-slate': 'Tafel',
  'label-announcement': 'Ansage',
  'label-choices': 'Was du tun kannst',
  'label-course': 'Was geschieht',
  'label-log': 'Verlauf',
  'label-last-trick': 'Letzter Stich',
  'label-signals': 'Deuten',
  'label-open-trick': 'Erster Stich',
  'label-rules': 'Regeln dieses Tisches',
  'label-settings': 'Einstellungen',
  'label-deduction': 'Was kann es sein?',
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
  'whole-score': 'Spielstand zeigen',
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
  'gestrichen-means': 'gestrichen (kurz vor dem Ziel, darf nicht mehr erhöhen)',
  dealer: 'Geber',
  'dealer-mark': 'G',
  forehand: 'Vorhand',
  'forehand-mark': 'V',
  partner: 'Partner',
  opponent: 'Gegner',
  'not-told': 'kennt die Ansage nicht',
  alone: 'allein',
  'open-hand': ({ cards }: { cards: readonly Card[] }) => `zeigt dir ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }: { cards: readonly Card[] }) => `offen: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }: { count: number }) => counted(count, 'Karte', 'Karten'),
  'to-act': 'dran',
  value: ({ value }: { value: number }) => `es geht um ${value}`,
  'last-bid': (who: Doer) => `${who.own ? 'du hast' : `${who.name} hat`} erhöht`,
  'may-bid': (party: Party) => `nur ${doing(party, duerfen, 'die anderen')} erhöhen`,
  'may-bid-next': (party: Party) => `jetzt ${inverted(party, duerfen)}`,
  'all-may-bid': 'alle dürfen erhöhen',
  'none-may-bid': 'niemand darf erhöhen',
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Noch nicht angesagt',
  secret: 'Ansage geheim',
  'bottom-card': ({ card }: { card: Card }) => `Unterste Karte, nur für dich: ${words.card(card)}`,
  'played-by': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }: { card: Card }) => KRITISCHE[card] ?? 'Kritischer',
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
  'waiting-for': ({ name }: { name: string }) => `${name} ist dran`,
  'waiting-for-draw': ({ name }: { name: string }) => `${name} zieht eine Karte`,
  'waiting-for-cut': ({ name }: { name: string }) => `${name} hebt ab`,
  'waiting-for-schlag': ({ name }: { name: string }) => `${name} sagt den Schlag an`,
  'waiting-for-trumpf': ({ name }: { name: string }) => `${name} sagt den Trumpf an`,
  'waiting-for-take': ({ name }: { name: string }) => `${name} schaut eine Karte an`,
  'waiting-for-show': ({ name }: { name: string }) => `${name} wählt eine Karte`,
  'waiting-for-answer': ({ name }: { name: string }) => `${name} überlegt`,
  'draw-a-card': 'Die höhere Karte gibt. Zieh eine.',
  'cut-at': ({ count, of }: { count: number; of: number }) => `${count} von ${of} Karten`,
  'cut-where': 'Wo?',
  'label-cut': 'Wo abgehoben wird',
  'cut-the-pack': 'Heb ab.',
  'cut-and-see': 'Heb ab: die unterste Karte siehst nur du.',
  'cut-and-take': 'Heb ab: einen Kritischen darfst du nehmen.',
  'take-card': ({ card }: { card: Card }) =>
    `Du siehst ${words.card(card)}${KRITISCHE[card] ? `, den ${KRITISCHE[card]}` : ''}. Den Kritischen nehmen? Er zählt zu deinen fünf Karten.`,
  'take-bluff': ({ card, count, ...party }: Party & { card: Card; count: number }) =>
    `Du siehst ${words.card(card)}: kein Kritischer. Trotzdem nehmen, als wäre es einer? Kommt es heraus, ${inverted(party, verlieren)} ${words.points(count)}.`,
  'take-nothing': ({ card }: { card: Card }) => `Du siehst ${words.card(card)}: kein Kritischer.`,
  'name-schlag': ({ forehand }: { forehand: boolean }) => `${forehand ? 'Vorhand: w' : 'W'}elcher Schlag?`,
  'name-trumpf': ({ schlag }: { schlag: Schlag }) => `Schlag ist ${words.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': ({ name }: { name: string }) => `Zeig dem Geber (${name}) eine Karte: sie bestimmt den Schlag.`,
  'show-trumpf': ({ name, schlag }: { name: string; schlag: Schlag | null }) =>
    `${schlag === null ? '' : `Schlag ist ${words.schlag(schlag)}. `}Zeig der Vorhand (${name}) eine Karte: sie bestimmt den Trumpf.`,
  'your-turn': 'Du bist dran.',
  'play-a-card': 'Du bist dran: spiel eine Karte.',
  'tap-again': ({ card }: { card: Card }) => `${words.card(card)}: noch einmal tippen, oder in die Mitte ziehen.`,
  'must-follow': ({ schlag, critical }: { schlag: 'any' | 'weli' | 'rechter'; critical: boolean }) => {
    const such = { any: 'einen Schlag', weli: 'den Weli', rechter: 'den Rechten' }[schlag];
    return `Trumpf ist gefordert: gib einen Trumpf${critical ? `, ${such} oder einen Kritischen` : ` oder ${such}`} zu.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: gib einen Kritischen oder einen Trumpf zu.',
  'cannot-show': 'Diese Karte kann nicht Schlag sein.',
  'asked-bid': ({ name, to, value, ...bidders }: Party & { name: string; to: number; value: number }) =>
    `${name} will ${to}. Halten (es geht um ${to}) oder gehen (${doing(bidders, bekommen)} ${value})?`,
  'asked-bid-farbe': ({
    name,
    to,
    value,
    own,
    ...bidders
  }: Party & { name: string; to: number; value: number; own: Addressed }) =>
    `${name} will ${to}. Halten (es geht um ${to}), gehen (${doing(bidders, bekommen)} ${value}) oder die Farbe verlangen (passt sie nicht, ${YOU_GET[own]} ${value})?`,
  'asked-schoeneres': ({ name, again }: { name: string; again: boolean }) =>
    `${name} bittet um Schöneres: ihr beide bekommt fünf neue Karten${again ? ', der Schlag wird neu angesagt' : ''}. Einverstanden?`,
  'asked-schlagtausch': ({ name, schlag }: { name: string; schlag: boolean }) =>
    `${name} bittet um Schlagtausch: dann sagst du den ${schlag ? 'Schlag' : 'Trumpf'} an, ${name} den ${schlag ? 'Trumpf' : 'Schlag'}. Einverstanden?`,
  'decide-forced': ({ value, refusal, four, ...party }: Party & { value: number; refusal: number; four: boolean }) =>
    `${capital(doing(party, sein))} gestrichen${four ? ', es gehen die Vier' : ''}. Um ${value} spielen oder ${words.points(refusal)} abgeben?`,
  'confirm-strike': ({ points, count, ...party }: Party & { points: number; count: number }) =>
    `Die eigenen ${words.points(points)} auf 0 setzen? ${capital(inverted(party, gewinnen))} das Spiel noch, ist es ein Retourschneider (${count} Bummerl).`,
  'confirm-give-up': ({ refusal, ...others }: Party & { refusal: number }) =>
    `Wirklich gehen? ${capital(doing(others, bekommen))} ${words.points(refusal)}, und die Runde ist vorbei.`,
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
  'note-schoeneres': ({ name }: { name: string }) => `neue Karten für dich und ${name}`,
  'choice-schlagtausch': 'Schlagtausch?',
  'note-schlagtausch': ({ name }: { name: string }) => `du und ${name} tauscht die Ansage`,
  'choice-agree': 'Einverstanden',
  'choice-refuse': 'Nein',
  'choice-play-forced': ({ value }: { value: number }) => `Um ${value} spielen`,
  'choice-give-up': ({ refusal, ...others }: Party & { refusal: number }) =>
    `Gehen (${doing(others, bekommen)} ${refusal})`,
  'choice-bid': ({ to }: { to: number }) => `Auf ${to} erhöhen`,
  'note-bid': ({ count, own, ...others }: Party & { count: number; own: Addressed }) =>
    `${inverted(others, { du: 'gehst', ihr: 'geht', sie: 'gehen', er: 'geht' })}, ${YOU_GET[own]} ${count}`,
  'choice-hold': 'Halten',
  'choice-fold': 'Gehen',
  'choice-farbe': 'Farbe!',
  'choice-strike': 'Eigene Punkte auf 0',
  'note-strike': 'auf Retourschneider spielen',
  'confirm-strike-yes': 'Auf 0 setzen',
  'confirm-give-up-yes': 'Gehen',
  'confirm-no': 'Abbrechen',
  'choice-next-hand': 'Nächste Runde',
  'choice-next-game': 'Nächstes Spiel',
});

/** What is said across the table. */
const calls = (words: Words) => ({
  'said-schlag': ({ schlag }: { schlag: Schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }: { trumpf: Suit }) => `${words.suit(trumpf)}!`,
  'said-take': 'Den nehme ich',
  'said-leave': 'Bleibt liegen',
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-yes': 'Ja',
  'said-no': 'Nein',
  'said-bid': ({ to }: { to: number }) => `${CALLED[to] ?? to}!`,
  'said-hold': 'Halten',
  'said-fold': 'Gehen',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'Streichen!',
  'said-sign': ({ sign }: { sign: Sign }) => `${words.gesture(sign)}: ${words.meaning(sign)}`,
  'signals-that': ({ sign }: { sign: Sign }) => `deutet: ${words.meaning(sign)}`,
  'said-play-forced': 'Wird gespielt',
  'said-give-up': 'Gehen',
});

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
  'line-drawn': ({ card, ...who }: Doer & { card: Card }) => `${does(who, 'zieht', 'ziehst')} ${words.card(card)}.`,
  'line-draw-again': 'Gleich hoch: es wird noch einmal gezogen.',
  'line-cut': (who: Doer) => `${does(who, 'hebt ab', 'hebst ab')}.`,
  'line-deal': ({ name, hand }: { name: string; hand: number }) => `Runde ${hand}. ${name} gibt.`,
  'line-you-deal': ({ hand }: { hand: number }) => `Runde ${hand}. Du gibst.`,
  'line-took': (who: Doer) => `${does(who, 'nimmt', 'nimmst')} eine Karte.`,
  'line-took-card': ({ card, ...who }: Doer & { card: Card }) => `${does(who, 'nimmt', 'nimmst')} ${words.card(card)}.`,
  'line-leaves': (who: Doer) => `${does(who, 'lässt die Karte liegen', 'lässt die Karte liegen')}.`,
  'line-show': (who: Doer) => `${does(who, 'zeigt', 'zeigst')} eine Karte.`,
  'line-shown': ({ card, ...who }: Doer & { card: Card }) => `${does(who, 'hat', 'hast')} ${words.card(card)} gezeigt.`,
  'line-announced': ({ schlag, trumpf }: { schlag: Schlag; trumpf: Suit }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who: Doer) => `${does(who, 'hat', 'hast')} eine Maschine: alle Kritischen!`,
  'line-call': ({ card, ...who }: Doer & { card: Card }) =>
    `${does(who, 'spielt', 'spielst')} ${words.card(card)}: „Trumpf oder Kritisch!“`,
  'line-sign': ({ sign, ...who }: Doer & { sign: Sign }) =>
    `${does(who, 'deutet', 'deutest')}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
  'line-farbe': (who: Doer) => `${does(who, 'verlangt', 'verlangst')} die Farbe.`,
  'line-strike': ({ score, ...who }: Doer & { score: readonly number[] }) =>
    `${does(who, 'streicht', 'streichst')} die eigenen Punkte. Es steht ${standing(score)}.`,
  'line-revoke': (who: Doer) => `${does(who, 'hat', 'hast')} nicht zugegeben: das Spiel ist verloren.`,
  'line-gestrichen-bid': (who: Doer) => `${does(who, 'hat', 'hast')} gestrichen geboten: das ist nicht erlaubt.`,
  'line-wild-bid': (who: Doer) => `${does(who, 'hat', 'hast')} im letzten Stich wild geboten: das ist nicht erlaubt.`,
  'line-bluffed': ({ count, ...who }: Doer & { count: number }) =>
    `${does(who, 'hat', 'hast')} beim Abheben geblufft: das kostet ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }: Doer & { schlag: Schlag }) =>
    `${does(who, 'sagt an', 'sagst an')}: Schlag ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }: Doer & { trumpf: Suit }) =>
    `${does(who, 'sagt an', 'sagst an')}: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who: Doer) => `${does(who, 'bittet', 'bittest')} um Schöneres.`,
  'line-ask-schlagtausch': (who: Doer) => `${does(who, 'bittet', 'bittest')} um Schlagtausch.`,
  'line-agrees': (who: Doer) => `${does(who, 'ist', 'bist')} einverstanden.`,
  'line-refuses': (who: Doer) => `${does(who, 'lehnt ab', 'lehnst ab')}.`,
  'line-reveal': (who: Doer) => `${does(who, 'ist', 'bist')} zum Aufdecken bereit.`,
  'line-revealed': 'Alle haben aufgedeckt.',
  'line-redealt': 'Geber und Vorhand haben fünf neue Karten.',
  'line-swapped': 'Schlagtausch: der Geber sagt den Schlag an, Vorhand den Trumpf.',
  'line-play': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ to, ...who }: Doer & { to: number }) => `${does(who, 'bietet', 'bietest')} ${to}.`,
  'line-hold': (who: Doer) => `${does(who, 'hält', 'hältst')}.`,
  'line-fold': (who: Doer) => `${does(who, 'geht', 'gehst')}.`,
  'line-play-forced': (who: Doer) => `${does(who, 'will', 'willst')} die Runde spielen.`,
  'line-give-up': (who: Doer) => `${does(who, 'geht', 'gehst')}.`,
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
  'reason-fold': (losers: Party) => `${capital(doing(losers, sein, 'die anderen'))} gegangen.`,
  'reason-decline': (losers: Party) => `${capital(doing(losers, sein, 'die anderen'))} gestrichen und gegangen.`,
  'reason-farbe': 'Die Farbe wurde verlangt.',
  'reason-maschine': 'Eine Maschine beendet die Runde.',
  'reason-penalty': 'Das war nicht erlaubt.',
  'game-won': ({ score }: { score: readonly number[] }) => `Gewonnen! ${standing(score)}.`,
  'game-lost': ({ score }: { score: readonly number[] }) => `Verloren: ${standing(score)}.`,
  'game-won-by': ({ winners, score }: { winners: readonly string[]; score: readonly number[] }) =>
    `${win(winners, 'das Spiel')}: ${standing(score)}.`,
  'finale-won': 'Gewonnen!',
  'finale-lost': 'Verloren',
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'kind-normal': ({ count, ...losers }: Party & { count: number }) => `${count} Bummerl ${forWhom(losers)}.`,
  'kind-schneider': ({ count, ...losers }: Party & { count: number }) =>
    `Schneider: ${count} Bummerl ${forWhom(losers)}.`,
  'kind-retourschneider': ({ count, ...losers }: Party & { count: number }) =>
    `Retourschneider: ${count} Bummerl ${forWhom(losers)}.`,

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
  'label-stats': 'Statistik',
  'stats-none': 'Noch kein Spiel zu Ende gespielt.',
  'stats-all': 'Alle Varianten',
  'stats-games': 'Spiele',
  'stats-won': 'gewonnen',
  'stats-given': 'Bummerl gegeben',
  'stats-taken': 'Bummerl bekommen',
  'stats-run': 'längste Serie',
  'clear-kept': 'Statistik löschen',
  'clear-question': 'Die Statistik löschen?',
  'clear-explained': 'Alles Gezählte wird vergessen. Spielstand und Einstellungen bleiben.',
  'clear-yes': 'Endgültig löschen',
  'clear-no': 'Abbrechen',
  'clear-done': 'Die Statistik ist gelöscht.',
  'clear-failed': 'Das Löschen ist nicht gelungen.',
};

/** What a guest can choose. */
const preferences = {
  'prefer-name': 'Dein Name',
  'prefer-help': 'Erklärungen',
  'prefer-help-fading': 'immer weniger',
  'prefer-sound': 'Ton',
  'prefer-voice': 'Stimmen',
  'prefer-talk': 'Sprüche',
  'prefer-sort': 'Karten sortieren',
  'prefer-confirm': 'Karte erst heben, dann spielen',
  'prefer-confirm-touch': 'beim Tippen mit dem Finger',
  'prefer-confirm-always': 'immer',
  'prefer-confirm-never': 'nie',
  'prefer-handed': 'Karten ausspielen',
  'prefer-handed-right': 'mit der rechten Hand',
  'prefer-handed-left': 'mit der linken Hand',
};

/** The keys of the table, and what they do. */
const keys = {
  'label-keys': 'Tasten',
  'keys-digits': 'zur Karte an dieser Stelle oder zu dieser Antwort; noch einmal: sie gilt',
  'keys-letters': 'zur nächsten Karte oder Antwort, die so beginnt: Farbe, Schlag oder Wort',
  'keys-arrows': 'von Karte zu Karte; am Stapel: wo abgehoben wird',
  'keys-move': 'die Karte in der Hand verschieben',
  'keys-enter': 'die Karte ausspielen, die Antwort geben',
  'keys-step': 'ein Schritt zurück oder weiter',
  'keys-ends': 'zum Anfang, zum Ende',
  'keys-last-trick': 'den letzten Stich zeigen',
  'keys-enlarge': 'die Karte groß zeigen; ← → zeigen die anderen offenen',
  'keys-hover': 'festhalten und mit der Maus auf eine Karte zeigen: sie wird groß',
  'keys-escape': 'schließen, eine gehobene Karte zurückstecken',
  'keys-list': 'diese Liste',
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
  talk: () => talk,
  keys: () => keys,
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
  ...talk,
  ...keys,
});

/** What each group of entries has in every language. */
export type TableGroups = {
  readonly [Group in keyof typeof GROUPS]: EntriesLike<ReturnType<(typeof GROUPS)[Group]>>;
};

/** What every language says at the table: the entries of German. */
export type Messages = EntriesLike<ReturnType<typeof messagesWith>>;

/** All that is said at the table, in German, in these words. */
export const tableIn: (words: Words) => Messages = messagesWith;

/** All that is said at the table, in German. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
