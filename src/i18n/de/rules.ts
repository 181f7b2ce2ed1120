import type { Card, Suit } from '../../rules/card.js';
import type { PlayerCount } from '../../rules/seats.js';
import type { VariantId } from '../../rules/variants.js';
import { asKritischer } from '../as-kritischer.js';
import { SUITS } from '../card-names.js';
import { regionalEntries } from '../regional.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { regionalIn } from './regional.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[], word = 'und'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
const { points } = WORDS.salzburg;
/** Returns the description of the cards with which a bid is legal in the last trick. */
const fitting = (kritisch: boolean): string =>
  kritisch
    ? 'von der ausgespielten Farbe, ein Trumpf, ein Schlag oder ein Kritischer'
    : 'von der ausgespielten Farbe, ein Trumpf oder ein Schlag';
const side = (players: number): string => (players === 4 ? 'ein Paar' : 'ein Spieler');
/** With two players, the player before the dealer is also the forehand. */
const cutter = (players: number): string => (players === 2 ? 'Die Vorhand' : 'Der Spieler vor dem Geber');
/** Returns the second option of a gestrichen side: giving points to the opponents. */
const orGive = (count: number): string => `oder den Gegnern ${points(count)} geben`;
const unbid = (bids: boolean): string => (bids ? ', ohne Gebote,' : '');
const when = (first: boolean): string => (first ? 'gleich nach dem Geben' : 'nach der Ansage');
const bothGestrichen = (bids: boolean): string => (bids ? ' Sind es beide, wird ohne Gebote gespielt.' : '');

interface Announced {
  readonly schlag: string;
  readonly trumpf: Suit;
}

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => ({
  words,
  cards: (all: readonly Card[]): string => listed(all.map(words.card)),
  announced: ({ schlag, trumpf }: Announced): string => `Schlag ${schlag}, Trumpf ${words.suit(trumpf)}`,
  /** Returns the cards with their names as Kritische. */
  named: (all: readonly Card[]): readonly string[] => all.map((card) => asKritischer(card, words.card(card))),
});
type Speech = ReturnType<typeof speechOf>;

/** The aim of the game. */
const aim = ({ words }: Speech) => ({
  title: ({ variant, players }: { variant: VariantId; players: PlayerCount }) =>
    `${words.variant(variant)} ${words.tableFor(players)}`,

  'heading-aim': 'Worum es geht',
  'aim-two': 'Zwei spielen gegeneinander.',
  'aim-three':
    'Drei spielen, jeder schreibt für sich. In jeder Runde spielt die Vorhand, der Spieler nach dem Geber, allein gegen die zwei anderen; gewinnen die beiden, so schreiben beide die Punkte.',
  'aim-turns':
    'Drei spielen, jeder schreibt für sich. In jeder Runde spielen zwei gegeneinander; der Spieler nach dem Geber setzt aus.',
  'aim-four': 'Zwei Paare spielen gegeneinander; Partner sitzen sich gegenüber.',
  'aim-tricks': ({ players, rests }: { players: number; rests: boolean }) =>
    `${rests ? 'Wer spielt, bekommt fünf Karten. Ein Stich ist eine Karte von beiden' : 'Jeder bekommt fünf Karten. Ein Stich ist eine Karte von jedem'}; wer ihn macht, spielt zum nächsten aus. ${{ 2: 'Wer zuerst drei Stiche hat,', 3: 'Wer zuerst drei Stiche hat, die beiden gemeinsam,', 4: 'Das Paar, das zuerst drei Stiche hat,' }[players]} gewinnt die Runde.`,
  'aim-points': ({ bids, target }: { bids: boolean; target: number }) =>
    `Eine Runde zählt ${points(2)}${bids ? ', und wer bietet, macht sie teurer' : ''}. Wer zuerst ${points(target)} hat, gewinnt das Spiel.`,
});

/** Rules about the cards. */
const packOfCards = ({ words, cards }: Speech) => ({
  'heading-cards': 'Die Karten',
  'cards-pack': ({ pack, six, five }: { pack: number; six: boolean; five: boolean }) =>
    `${pack} Karten in vier Farben: ${listed(SUITS.map(words.suit))}. Von oben: Ass, König, ${words.rank('O')}, ${words.rank('U')}, 10, 9, 8, 7${six ? ', 6' : ''}${five ? ', 5' : ''}.`,
  'cards-weli': `Dabei ist auch der Weli, der ${words.suit('S')}-Sechser: der einzige Sechser im Spiel.`,
  'cards-weli-six': `Der ${words.suit('S')}-Sechser heißt Weli.`,
  'cards-kritische': ({ kritische }: { kritische: readonly Card[] }) =>
    kritische.length === 1
      ? `Es gibt einen Kritischen, ${cards(kritische)}: Er sticht alle anderen Karten.`
      : `Die Kritischen sind ${cards(kritische)}: Sie stechen alle anderen Karten.`,
});

/** Rules about the cut and the deal. */
const deal = ({ cards }: Speech) => ({
  'heading-deal': 'Abheben und Geben',
  'deal-first': ({ players }: { players: number }) =>
    `Zu Beginn zieht ${players === 4 ? 'einer von jedem Paar' : 'jeder'} eine Karte; wer die höchste hat, gibt, bei gleichen wird noch einmal gezogen. Nach jeder Runde gibt der Nächste.`,
  'deal-clockwise':
    'Gespielt wird im Uhrzeigersinn. Der Spieler nach dem Geber ist die Vorhand; sie spielt zum ersten Stich aus.',
  'deal-counterclockwise':
    'Gespielt wird gegen den Uhrzeigersinn. Der Spieler nach dem Geber ist die Vorhand; sie spielt zum ersten Stich aus.',
  'deal-turns-clockwise':
    'Gespielt wird im Uhrzeigersinn. Der Spieler nach dem Geber setzt aus und bekommt keine Karten; der nächste ist die Vorhand und spielt zum ersten Stich aus.',
  'deal-turns-counterclockwise':
    'Gespielt wird gegen den Uhrzeigersinn. Der Spieler nach dem Geber setzt aus und bekommt keine Karten; der nächste ist die Vorhand und spielt zum ersten Stich aus.',
  'deal-cut': ({ players }: { players: number }) => `${cutter(players)} hebt ab.`,
  'deal-cut-peek': ({ players, alone }: { players: number; alone: boolean }) =>
    `${cutter(players)} hebt ab und darf${alone ? ', sonst niemand,' : ''} die unterste Karte ansehen; sie bleibt sicher aus dem Spiel.`,
  'deal-cut-take': ({ players, once }: { players: number; once: boolean }) =>
    `${cutter(players)} hebt ab und schaut die unterste Karte des abgehobenen Packens an: Einen Kritischen darf man nehmen. Wird er genommen, schaut der Geber die nächste Karte an${once ? '' : ', danach noch einmal, wer abgehoben hat'}. Sobald eine Karte kein Kritischer ist oder liegen bleibt, ist Schluss. Wer genommen hat, bekommt entsprechend weniger Karten; gezeigt werden sie nicht.`,
  'deal-cut-bluff': ({ players, debt }: { players: number; debt: boolean }) =>
    `Wer abhebt, darf auch bluffen: eine andere Karte nehmen, als wäre sie ein Kritischer. Hat er am Ende alle fünf Karten gespielt und war kein Kritischer dabei, verliert ${players === 4 ? 'sein Paar' : 'er'} 2 Punkte, ${debt ? 'auch unter 0' : 'aber nie mehr, als da sind'}.`,
  'deal-cards': 'Jeder bekommt fünf Karten: erst drei, dann zwei. Der Rest bleibt liegen.',
  'deal-stock-top': ({ schoeneres }: { schoeneres: 'none' | 'reshuffle' | 'stock' }): string =>
    `Die oberste Karte des Restes wird aufgedeckt${{ none: ' und bleibt aus dem Spiel', reshuffle: '; bei einem Schöneres wird sie wieder eingemischt', stock: '; bei einem Schöneres bekommt sie die Vorhand' }[schoeneres]}.`,
  'deal-dealer-peek': ({ open, shared }: { open: boolean; shared: boolean }): string =>
    `Der Geber schaut ${open ? 'auch die unterste Karte des Restes' : 'die oberste und die unterste Karte des Restes'} an${shared ? '' : ', sonst niemand'}.`,
  'deal-look-announcers': ({ players }: { players: number }) =>
    `Vorhand und Geber schauen ihre Karten zuerst an, ${players === 3 ? 'der Dritte' : 'ihre Partner'} erst nach der Ansage.`,
  'deal-look-everyone': 'Alle schauen ihre Karten gleich an.',
  'deal-maschine': ({ count, kritische, players }: { count: number; kritische: readonly Card[]; players: number }) =>
    `Maschine: Wer ${cards(kritische)} ${kritische.length > 1 ? 'zusammen ' : ''}bekommt, sagt es; ${players === 4 ? 'sein Paar' : players === 3 ? 'seine Seite' : 'er'} schreibt ${points(count)}, und die Runde ist aus.`,
});

/** Rules about the announcement and the requests before it. */
const announcement = ({ words }: Speech) => ({
  'heading-announcement': 'Die Ansage',
  'announce-what':
    'Zwei Dinge werden bestimmt: der Schlag, ein Rang wie „Acht“, und der Trumpf, eine Farbe wie „Herz“.',
  'announce-open': ({ held }: { held: number }) =>
    `Die Vorhand sagt den Schlag an, dann der Geber den Trumpf. ${held > 0 ? 'Als Trumpf darf man auch ansagen, was man nicht hat.' : 'Man darf auch ansagen, was man nicht hat.'} Alle hören es.`,
  'announce-both': ({ held }: { held: number }) =>
    `Die Vorhand sagt Schlag und Trumpf an. ${held > 0 ? 'Als Trumpf darf man auch ansagen, was man nicht hat.' : 'Man darf auch ansagen, was man nicht hat.'} Alle hören es.`,
  'announce-held': ({ held, kritisch, weli }: { held: number; kritisch: boolean; weli: boolean }) =>
    `Vom Schlag muss, wer ihn ansagt, ${held === 1 ? 'wenigstens eine Karte haben.' : 'wenigstens zwei Karten haben; wer nichts doppelt hat, sagt irgendeinen Rang aus der eigenen Hand an.'}${kritisch ? ' Kritische zählen dabei nicht mit.' : ''}${weli ? ' Den Weli gibt es nur einmal, er ist also nie doppelt.' : ''}`,
  'announce-blind':
    'Nur Vorhand und Geber kennen Schlag und Trumpf, bis die Runde vorbei ist. Die beiden anderen sind die Blinden: Sie wissen nichts davon und dürfen jede Karte spielen.',
  'announce-blind-two': 'Zu zweit kennen so beide Schlag und Trumpf.',
  'announce-chosen':
    'Die Vorhand und der Geber suchen gleichzeitig je eine eigene Karte aus und zeigen sie einander. Die der Vorhand bestimmt den Schlag, die des Gebers den Trumpf; beide bleiben in der Hand.',
  'announce-sequential':
    'Die Vorhand zeigt dem Geber eine eigene Karte: Sie bestimmt den Schlag. Dann zeigt der Geber der Vorhand eine: Sie bestimmt den Trumpf. Beide bleiben in der Hand.',
  'announce-bottom':
    'Niemand wählt: Die letzte Karte, die die Vorhand bekommt, bestimmt den Schlag, die letzte des Gebers den Trumpf. Die beiden zeigen sie einander; beide bleiben in der Hand.',
  'announce-bottom-weli': ({ six }: { six: boolean }) =>
    `${six ? 'Ein Sechser, auch der Weli,' : 'Der Weli'} gibt keinen Schlag: Dann zählt die nächste Karte darüber. Als Trumpf gibt der Weli ${words.suit('S')}.`,
  'announce-weli-shown': ({ six }: { six: boolean }) =>
    `Der Weli bestimmt den Schlag „Weli“, als Trumpf aber ${words.suit('S')}.${six ? ' Ein anderer Sechser bestimmt den Schlag „Sechs“; dann ist der Weli ein Sechser wie die anderen.' : ''}`,
  'announce-weli-not-shown': ({ six }: { six: boolean }) =>
    `${six ? 'Ein Sechser, auch der Weli, kann' : 'Der Weli kann'} nicht als Schlag gezeigt werden. Als Trumpf gibt der Weli ${words.suit('S')}.`,
  'announce-open-trick': ({ untilSecond }: { untilSecond: boolean }): string =>
    `Die Karten des ersten Stichs bleiben ${untilSecond ? 'bis zum Ende des zweiten Stichs' : 'die ganze Runde'} offen liegen.`,
  'announce-weli': ({ six }: { six: boolean }) =>
    `Auch der Weli kann Schlag sein: Dann ist er der einzige.${six ? ' Ist „Sechs“ der Schlag, so ist der Weli ein Sechser wie die anderen.' : ''}`,
  'announce-weli-never': ({ six }: { six: boolean }): string =>
    six ? 'Ein Sechser, auch der Weli, kann nicht Schlag sein.' : 'Der Weli kann nicht Schlag sein.',
  'ask-schoeneres-forehand': 'Schöneres: Statt anzusagen darf die Vorhand um neue Karten bitten, einmal in der Runde.',
  'ask-schoeneres-announcers': ({ each }: { each: boolean }): string =>
    `Schöneres: Statt anzusagen darf die Vorhand um neue Karten bitten, nach ihr auch der Geber, ${each ? 'jeder einmal in der Runde' : 'zusammen einmal in der Runde'}.`,
  'ask-schoeneres-until-shown': ({ each }: { each: boolean }): string =>
    `Schöneres: Bevor sie eine Karte zeigen, dürfen Vorhand und Geber um neue Karten bitten, ${each ? 'jeder einmal in der Runde' : 'zusammen einmal in der Runde'}.`,
  'ask-schoeneres-yes-reshuffle':
    'Ist der andere einverstanden, legen beide alle fünf Karten weg; sie werden mit dem Rest gemischt, und beide bekommen fünf neue. Dann beginnt die Ansage von vorn.',
  'ask-schoeneres-yes-stock':
    'Ist der andere einverstanden, legen beide alle fünf Karten weg und bekommen fünf neue vom Rest. Dann beginnt die Ansage von vorn.',
  'ask-swap-hands':
    'Danach dürfen die beiden, die noch nicht geschaut haben, ihre Karten unbesehen tauschen, einmal in der Runde und nur bis zur nächsten Ansage. Einer fragt, der andere muss einverstanden sein; gewartet wird darauf nicht.',
  'ask-schlagtausch': ({
    who,
    dealerLeads,
    schoeneres,
  }: {
    who: 'dealer' | 'forehand' | 'either';
    dealerLeads: boolean;
    schoeneres: boolean;
  }) =>
    `Schlagtausch: ${{ dealer: 'Bevor er ansagt, darf der Geber einmal in der Runde fragen', forehand: 'Bevor sie ansagt, darf die Vorhand einmal in der Runde fragen', either: 'Bevor sie ansagen, dürfen Vorhand und Geber fragen, zusammen einmal in der Runde' }[who]}, ob die beiden tauschen, was sie ansagen. Ist der andere einverstanden, sagt der Geber den Schlag an, dann die Vorhand den Trumpf; was schon angesagt war, gilt nicht mehr. ${dealerLeads ? 'Der Geber spielt auch aus' : 'Die Vorhand spielt trotzdem aus'}.${schoeneres ? ' Ein Schöneres gibt es danach nicht mehr.' : ''}`,
  zusammenschauen: 'Zusammenschauen: Steht die Ansage, sehen die, die zusammenspielen, einander in die Karten.',
});

/** Rules about the winning card. */
const order = ({ words, cards, announced, named }: Speech) => ({
  'heading-order': 'Welche Karte sticht',
  'order-intro': 'Von der höchsten zur niedrigsten:',
  'order-kritische': ({ kritische }: { kritische: readonly Card[] }) =>
    kritische.length === 1
      ? `Der Kritische: ${named(kritische).join()}. Er gehört zu keiner Farbe und keinem Rang.`
      : `Die Kritischen: ${named(kritische).join(', dann ')}. Sie gehören zu keiner Farbe und keinem Rang.`,
  'order-superguter': ({ kritisch, weli, follows }: { kritisch: boolean; weli: boolean; follows: boolean }) =>
    `Der Supergute: der Trumpf, der zwei Ränge über dem Schlag steht; beim Schlag König ist es der Trumpf-Siebener, beim Schlag Ass der Trumpf-Achter.${weli ? ' Beim Schlag Weli gibt es keinen.' : ''}${kritisch ? ' Ist diese Karte ein Kritischer, gibt es keinen Superguten.' : ''}${follows ? ` Beim Zugeben gilt er wie der ${kritisch ? 'Wander-Kritt' : 'Gute'}.` : ''}`,
  'order-guter': ({ kritisch }: { kritisch: boolean }) =>
    `Der ${kritisch ? 'Wander-Kritt' : 'Gute'}: der Trumpf, der einen Rang über dem Schlag steht; beim Schlag Ass ist es der Trumpf-Siebener.${kritisch ? ' Ist diese Karte ein Kritischer, gibt es keinen.' : ''}`,
  'order-guter-weli': ({ has }: { has: boolean }): string =>
    has ? 'Ist der Weli Schlag, so ist es der Trumpf-Siebener.' : 'Ist der Weli Schlag, gibt es keinen.',
  'order-guter-five': `Ist Fünf der Schlag und ${words.suit('S')} Trumpf, gibt es keinen.`,
  'order-rechter': 'Der Rechte: die Karte, die Schlag und Trumpf zugleich ist.',
  'order-rechter-kritisch': 'Ist sie ein Kritischer, gibt es keinen eigenen Rechten.',
  'order-rechter-weli': 'Ist der Weli Schlag, so ist er der Rechte, und Linke gibt es keine.',
  'order-linke':
    'Die Linken: die anderen Karten vom Rang des Schlags. Sie sind gleich hoch; von mehreren gewinnt der zuerst gespielte.',
  'order-trumps': 'Die übrigen Trümpfe, vom Ass abwärts.',
  'order-weli-lowest':
    'Ist der Weli nicht Schlag, so ist er immer ein Trumpf, der niedrigste, welche Farbe auch Trumpf ist.',
  'order-weli-schell': ({ five }: { five: boolean }) =>
    `Ist der Weli nicht Schlag, so ${five ? `steht er in ${words.suit('S')} zwischen Siebener und Fünfer und ist` : `ist er die niedrigste Karte von ${words.suit('S')} und`} nur dann Trumpf, wenn ${words.suit('S')} Trumpf ist.`,
  'order-suit': 'Die ausgespielte Farbe, vom Ass abwärts. Andere Farben stechen nie.',
  'example-tiers': (pair: Announced) => `${announced(pair)}:`,
  'example-trick': ({ played, winner, ...pair }: Announced & { played: readonly Card[]; winner: Card }) =>
    `${announced(pair)}, gespielt werden ${cards(played)}: ${words.card(winner)} macht den Stich.`,
});

/** Rules about legal cards. */
const follow = ({ words, cards, announced }: Speech) => ({
  'heading-follow': 'Was man spielen darf',
  'follow-plain': 'Eine Farbe muss man nie bedienen, und stechen muss man nie.',
  'follow-none': 'Jeder darf jede Karte spielen, immer.',
  'follow-everyone': 'Aber wird Trumpf gefordert, muss jeder Trumpf zugeben, der einen hat.',
  'follow-announcers':
    'Aber wird Trumpf gefordert, müssen Vorhand und Geber Trumpf zugeben, wenn sie einen haben; die anderen sind frei.',
  'follow-led': ({ led, not }: { led: readonly string[]; not: readonly string[] }) =>
    `Gefordert wird, wenn einer ${listed(led, 'oder')} ausspielt; mit ${listed(not, 'oder')} wird nichts gefordert.`,
  'led-trump': 'eine Trumpfkarte',
  'led-rechter': 'den Rechten',
  'led-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'den Wander-Kritt' : 'den Guten'),
  'led-weli': 'den Weli',
  'not-led-linker': 'einem Linken',
  'not-led-kritischer': 'einem Kritischen',
  'not-led-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'dem Wander-Kritt' : 'dem Guten'),
  'follow-replace': ({ bound }: { bound: boolean }): string =>
    bound
      ? 'Statt eines anderen Trumpfs darf man auch einen Linken geben; wer sonst keinen hat, muss es.'
      : 'Statt eines Trumpfs darf man auch einen Linken geben.',
  'follow-no-replace': 'Ein Linker zählt dabei nicht als Trumpf.',
  'follow-kritische': 'Einen Kritischen darf man immer geben, und man muss es nie.',
  'follow-exempt': ({ kinds }: { kinds: readonly string[] }) =>
    `Nie hergeben muss man ${listed(kinds)}: Hat man sonst keinen Trumpf, ist man frei.`,
  'exempt-rechter': 'den Rechten',
  'exempt-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'den Wander-Kritt' : 'den Guten'),
  'exempt-linke': 'die Linken',
  'follow-frees': 'Hat ein Schlag den Trumpf gestochen, sind die nach ihm frei.',
  'follow-call':
    'Eine Ausnahme gibt es: Ist der Rechte die allererste Karte der Runde, darf, wer ihn ausspielt, „Trumpf oder Kritisch!“ rufen. Dann muss jeder andere einen Kritischen oder eine Karte der Trumpffarbe geben, wenn er eine hat. Hat jemand den Rechten gestochen, sind die nach ihm frei.',
  'follow-penalty': ({ revoke, players }: { revoke: 'bummerl' | 'by-score' | 'hand'; players: number }): string =>
    revoke === 'hand'
      ? 'Wer nicht zugibt, was er müsste, beendet die Runde: Die Gegner schreiben den Wert der Runde.'
      : `Wer nicht zugibt, was er müsste, verliert sofort ${revoke === 'by-score' ? 'das Spiel und bekommt die Bummerl nach dem Punktestand' : `${players === 3 ? 'als Einziger ' : ''}das Spiel, mit genau einem Bummerl`}.`,
  'example-hand': ({
    lead,
    hand,
    playable,
    announcers,
    ...pair
  }: Announced & { lead: Card; hand: readonly Card[]; playable: readonly Card[]; announcers: boolean }) =>
    `${announced(pair)}, ausgespielt ist ${words.card(lead)}: Von ${cards(hand)} ${announcers ? 'dürfen Vorhand und Geber' : 'darf man'} ${playable.length === hand.length ? 'jede Karte' : `nur ${cards(playable)}`} spielen.`,
});

/** Rules about bids. */
const bidding = () => ({
  'heading-bids': 'Bieten',
  'bids-never': 'An diesem Tisch wird nicht geboten.',
  'bids-own-turn':
    'Wer dran ist, darf, bevor er seine Karte spielt, die Runde um einen Punkt teurer machen: von 2 auf 3, dann auf 4 und so weiter.',
  'bids-anytime':
    'Von der Ansage bis zur letzten Karte darf jeder jederzeit die Runde um einen Punkt teurer machen: von 2 auf 3, dann auf 4 und so weiter.',
  'bids-answer': ({ players }: { players: number }) =>
    `Die Gegner halten (der neue Wert gilt), gehen (die Bieter schreiben den Wert vor dem Gebot, die Runde ist aus) oder bieten gleich höher, womit sie auch halten.${players > 2 ? ' Wer von ihnen zuerst antwortet, antwortet für beide.' : ''}`,
  'bids-twice': ({ players }: { players: number }) =>
    `Zweimal hintereinander darf ${players === 2 ? 'niemand' : 'dieselbe Seite nicht'} bieten.`,
  'bids-limit': 'Wer schon mit dem jetzigen oder dem eben gebotenen Wert das Spiel gewinnen würde, darf nicht bieten.',
  'bids-no-limit': 'Auch wer mit dem jetzigen Wert das Spiel gewinnen würde, darf noch bieten.',
  'bids-allies': ({ limited }: { limited: boolean }) =>
    `Die zwei, die zusammenspielen, sind eine Seite: Ist einer gestrichen${limited ? ' oder würde einer gewinnen' : ''}, darf keiner von ihnen bieten.`,
  'bids-last-always': ({ kritisch }: { kritisch: boolean }) =>
    `Liegt im letzten Stich schon eine Karte, darf nur bieten, wessen letzte Karte ${fitting(kritisch)} ist.`,
  'bids-last-first': ({ kritisch }: { kritisch: boolean }) =>
    `Liegt im letzten Stich schon eine Karte und wurde noch nicht geboten, darf nur bieten, wessen letzte Karte ${fitting(kritisch)} ist.`,
  'bids-last-lifted': ({ kritisch }: { kritisch: boolean }) =>
    `Hat ${kritisch ? 'ein Trumpf, ein Schlag oder ein Kritischer' : 'ein Trumpf oder ein Schlag'} gestochen, reicht die ausgespielte Farbe nicht mehr.`,
  'bids-last-blind': 'Für die Blinden gilt das nicht.',
  'bids-farbe': ({ kritisch }: { kritisch: boolean }) =>
    `Liegt im letzten Stich schon eine Karte und wurde noch nicht geboten, dürfen die Gegner auf ein Gebot „Farbe!“ verlangen: Der Bieter zeigt seine Karte. Ist sie ${fitting(kritisch)}, schreibt der Bieter den Wert vor dem Gebot, sonst schreiben ihn die Gegner; die Runde ist aus.`,
  'bids-jump': ({ always }: { always: boolean }) =>
    `Vor der ersten Karte darf, wer mindestens 4 Punkte zurückliegt, als erstes Gebot gleich 4 bieten, ${always ? 'auch gegen eine gestrichene Seite' : 'wenn niemand gestrichen ist'}.`,
  'bids-wild-penalty': ({ asBid }: { asBid: boolean }) =>
    `Wer trotzdem auf eine andere Karte bietet, beendet die Runde: Die Gegner schreiben ${asBid ? 'den gebotenen Wert' : '2 Punkte'}.`,
});

/** Rules about gestrichen sides. */
const gestrichen = () => ({
  'heading-gestrichen': 'Gestrichen',
  'gestrichen-from': ({ from, target, players }: { from: number; target: number; players: number }) =>
    `Mit ${from} oder mehr von ${target} Punkten ist ${side(players)} gestrichen.`,
  'gestrichen-no-bid': 'Wer gestrichen ist, darf nicht mehr bieten, aber noch halten.',
  'gestrichen-penalty': ({ value }: { value: 'two' | 'hand' | 'bid' }) =>
    `Bietet eine gestrichene Seite trotzdem, ist die Runde aus: Die Gegner schreiben ${{ two: '2 Punkte', hand: 'den Wert der Runde', bid: 'den gebotenen Wert' }[value]}.`,
  'gestrichen-forced-three': ({ bids, first }: { bids: boolean; first: boolean }) =>
    `Ist nur eine Seite gestrichen, wählt sie ${when(first)}: um 3 spielen${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-luft': ({ bids, first }: { bids: boolean; first: boolean }) =>
    `Ist nur eine Seite gestrichen, wählt sie ${when(first)}: um 3 spielen (um 4, wenn die Gegner noch keinen Punkt haben)${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-four': ({ refusal, bids, first }: { refusal: number; bids: boolean; first: boolean }) =>
    `Es gehen die Vier: Ist nur eine Seite gestrichen und mindestens 4 Punkte voraus, wählt sie ${when(first)}: um 4 spielen${unbid(bids)} ${orGive(refusal)}. Liegt sie weniger weit voraus, ist es eine Runde wie jede andere.`,
  'gestrichen-strike':
    'Ist ein Gegner gestrichen, darf man bis zum nächsten Abheben die eigenen Punkte auf 0 setzen, um noch von null aus zu gewinnen (Retourschneider).',
});

/** Rules about the end of a game and about signals. */
const end = ({ words }: Speech) => ({
  'heading-end': 'Spiel und Bummerl',
  'end-bummerl':
    'Wer das Spiel verliert, bekommt ein Bummerl angeschrieben; zwei, wenn er keinen Punkt hat (Schneider); vier, wenn der Gewinner noch bei null war, als der Verlierer schon gestrichen war (Retourschneider).',
  'end-three':
    'Kommen die zwei, die zusammenspielen, gleichzeitig ans Ziel, gewinnt, wer mehr Punkte hat; bei gleichen gewinnen beide.',
  'end-turns':
    'Zu dritt gewinnt, wer zuerst am Ziel ist; die anderen zwei bekommen Bummerl angeschrieben, jeder nach seinen eigenen Punkten.',

  'heading-signals': 'Deuten',
  'signals-intro': ({ most }: { most: 1 | 2 | 'any' }) =>
    most === 1
      ? 'Einmal in jedem Stich darf jeder ein Zeichen geben. Alle sehen es, und es muss nicht stimmen.'
      : `In jedem Stich darf jeder ${most === 2 ? 'bis zu zwei verschiedene Zeichen geben, etwa für Farbe und Rang einer Karte' : 'beliebig viele Zeichen geben, jedes aber nur einmal'}. Alle sehen sie, und sie müssen nicht stimmen.`,
  'signals-early': ({ unseen }: { unseen: boolean }) =>
    `Deuten darf man schon vor der Ansage${unseen ? ', auch wer seine Karten noch nicht gesehen hat' : ''}. Diese Zeichen zählen zum ersten Stich.`,
  signal: ({ gesture, meaning }: { gesture: string; meaning: string }) => `${gesture}: ${meaning}`,

  'heading-words': 'Wörter an diesem Tisch',

  schlag: words.schlag,
  gesture: words.gesture,
  meaning: words.meaning,
});

const GROUPS = { aim, packOfCards, deal, announcement, order, follow, bidding, gestrichen, end };

/** Creates the rules in German with these words. */
export const rulesIn = (words: Words) => {
  const speech = speechOf(words);
  return {
    ...aim(speech),
    ...packOfCards(speech),
    ...deal(speech),
    ...announcement(speech),
    ...order(speech),
    ...follow(speech),
    ...bidding(),
    ...gestrichen(),
    ...end(speech),
    ...regionalEntries(regionalIn(words)),
  };
};

/** The type of each group of entries in every language. */
export type RuleGroups = {
  readonly [Group in keyof typeof GROUPS]: EntriesLike<ReturnType<(typeof GROUPS)[Group]>>;
};

/** The type of the rules in every language, derived from the German entries. */
export type ExplainMessages = EntriesLike<ReturnType<typeof rulesIn>>;

/** The rules in German. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
