import type { Card, Suit } from '../rules/card.js';
import type { VariantId } from '../rules/variants.js';
import { de as table } from './de.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;
const points = table.points;
const cards = (all: readonly Card[]): string => listed(all.map(table.card));
/** The cards on which one may bid in the last trick. */
const fitting = (kritisch: boolean): string => (kritisch ? 'von der ausgespielten Farbe, ein Trumpf, ein Schlag oder ein Kritischer' : 'von der ausgespielten Farbe, ein Trumpf oder ein Schlag');
const side = (players: number): string => (players === 4 ? 'ein Paar' : 'ein Spieler');
const TABLES: Readonly<Record<number, string>> = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' };

/** What is told of the rules, in German. The other languages have the same entries. */
export const de = {
  title: ({ variant, players }: { variant: VariantId; players: number }) => `${table.variant(variant)} ${TABLES[players]}`,

  'heading-aim': 'Worum es geht',
  'aim-two': 'Zwei spielen gegeneinander.',
  'aim-three': 'Drei spielen, jeder schreibt für sich. In jeder Runde spielt die Vorhand, der Spieler nach dem Geber, allein gegen die zwei anderen; gewinnen die beiden, so schreiben beide die Punkte.',
  'aim-four': 'Zwei Paare spielen gegeneinander; Partner sitzen sich gegenüber.',
  'aim-tricks': 'Jeder bekommt fünf Karten. Ein Stich ist eine Karte von jedem; wer ihn macht, spielt zum nächsten aus. Wer zuerst drei Stiche hat, gewinnt die Runde.',
  'aim-points': ({ bids, target }: { bids: boolean; target: number }) => `Eine Runde zählt ${points(2)}${bids ? ', und wer bietet, macht sie teurer' : ''}. Wer zuerst ${points(target)} hat, gewinnt das Spiel.`,

  'heading-cards': 'Die Karten',
  'cards-pack': ({ pack, six }: { pack: number; six: boolean }) => `${pack} Karten in vier Farben: Eichel, Laub, Herz und Schell. Von oben: Ass, König, Ober, Unter, 10, 9, 8, 7${six ? ', 6' : ''}.`,
  'cards-weli': 'Dazu kommt der Weli, die Schell-Sechs: die einzige Sechs im Spiel.',
  'cards-weli-six': 'Die Schell-Sechs heißt Weli.',

  'heading-deal': 'Abheben und Geben',
  'deal-first': ({ players }: { players: number }) => `Zu Beginn zieht ${players === 4 ? 'einer von jedem Paar' : 'jeder'} eine Karte; die höchste gibt, bei gleichen wird noch einmal gezogen. Nach jeder Runde gibt der Nächste.`,
  'deal-clockwise': 'Gespielt wird im Uhrzeigersinn. Der Spieler nach dem Geber ist die Vorhand.',
  'deal-counterclockwise': 'Gespielt wird gegen den Uhrzeigersinn. Der Spieler nach dem Geber ist die Vorhand.',
  'deal-cut': 'Der Spieler vor dem Geber hebt ab.',
  'deal-cut-peek': 'Der Spieler vor dem Geber hebt ab und darf als Einziger die unterste Karte ansehen; sie bleibt sicher aus dem Spiel.',
  'deal-cut-take': 'Der Spieler vor dem Geber hebt ab und schaut die unterste Karte des abgehobenen Packens an. Ist sie ein Kritischer, darf er sie nehmen; dann schaut der Geber die nächste an, dann noch einmal der Abheber. Liegt eine Karte dort, die kein Kritischer ist, oder bleibt eine liegen, ist es aus. Wer genommen hat, bekommt entsprechend weniger Karten; gezeigt wird nichts.',
  'deal-cut-bluff': 'Der Abheber darf auch eine Karte nehmen, die kein Kritischer ist. Hat er am Ende alle fünf Karten gespielt und war kein Kritischer dabei, verliert er 2 Punkte.',
  'deal-cards': 'Jeder bekommt fünf Karten: erst drei, dann zwei. Der Rest bleibt liegen.',
  'deal-look-announcers': ({ players }: { players: number }) => `Vorhand und Geber sehen ihre Karten zuerst, ${players === 3 ? 'der Dritte' : 'ihre Partner'} nach der Ansage.`,
  'deal-look-everyone': 'Alle sehen ihre Karten gleich an.',
  'deal-maschine': ({ count, kritische, players }: { count: number; kritische: readonly Card[]; players: number }) => `Maschine: Wer ${cards(kritische)} zusammen bekommt, sagt es; ${players === 4 ? 'sein Paar' : 'er'} schreibt ${points(count)}, und die Runde ist aus.`,

  'heading-announcement': 'Die Ansage',
  'announce-what': 'Zwei Dinge werden bestimmt: der Schlag, ein Rang wie „Acht“, und der Trumpf, eine Farbe wie „Herz“.',
  'announce-open': 'Die Vorhand sagt den Schlag an, dann der Geber den Trumpf. Man darf auch ansagen, was man nicht hat. Alle hören es.',
  'announce-both': 'Die Vorhand sagt Schlag und Trumpf an. Man darf auch ansagen, was man nicht hat.',
  'announce-blind': 'Nur Vorhand und Geber erfahren Schlag und Trumpf, bis die Runde vorbei ist. Die anderen spielen blind und dürfen jede Karte spielen.',
  'announce-blind-two': 'Schlag und Trumpf werden nicht frei angesagt: sie kommen von je einer eigenen Karte.',
  'announce-chosen': 'Die Vorhand und der Geber suchen gleichzeitig je eine eigene Karte aus und zeigen sie einander. Die der Vorhand gibt den Schlag, die des Gebers den Trumpf; beide bleiben in der Hand.',
  'announce-sequential': 'Die Vorhand zeigt dem Geber eine eigene Karte: sie gibt den Schlag. Dann zeigt der Geber der Vorhand eine: sie gibt den Trumpf. Beide bleiben in der Hand.',
  'announce-bottom': 'Niemand wählt: die letzte Karte, die die Vorhand bekommt, gibt den Schlag, die letzte des Gebers den Trumpf.',
  'announce-bottom-weli': 'Der Weli gibt keinen Schlag; dann zählt die nächste Karte darüber.',
  'announce-weli-shown': 'Der gezeigte Weli gibt den Schlag „Weli“, als Trumpf Schell.',
  'announce-weli-not-shown': 'Der Weli kann nicht als Schlag gezeigt werden.',
  'announce-open-trick': 'Die Karten des ersten Stichs bleiben die ganze Runde offen liegen.',
  'announce-weli': ({ alsoSix }: { alsoSix: boolean }) => `Auch der Weli kann Schlag sein: dann ist er der einzige.${alsoSix ? ' Die anderen Sechser gehören dann nicht dazu; als Schlag „Sechs“ gehören sie alle zusammen.' : ''}`,
  'ask-schoeneres-forehand': 'Schöneres: Statt anzusagen darf die Vorhand einmal in der Runde um neue Karten bitten.',
  'ask-schoeneres-announcers': 'Schöneres: Statt anzusagen darf die Vorhand, danach auch der Geber, einmal in der Runde um neue Karten bitten.',
  'ask-schoeneres-until-shown': 'Schöneres: Vorhand und Geber dürfen, bevor sie gezeigt haben, einmal in der Runde um neue Karten bitten.',
  'ask-schoeneres-yes-reshuffle': 'Ist der andere einverstanden, legen beide alle fünf Karten weg; sie werden mit dem Rest gemischt, und beide bekommen fünf neue.',
  'ask-schoeneres-yes-stock': 'Ist der andere einverstanden, legen beide alle fünf Karten weg und bekommen fünf neue vom Rest.',
  'ask-schlagtausch': ({ who }: { who: 'dealer' | 'forehand' | 'either' }) =>
    `Schlagtausch: ${{ dealer: 'Der Geber', forehand: 'Die Vorhand', either: 'Vorhand oder Geber' }[who]} darf einmal fragen, wenn er an der Reihe ist, ob die beiden tauschen, was sie ansagen. Ist der andere einverstanden, sagt der Geber den Schlag an und die Vorhand den Trumpf.`,
  'zusammenschauen': 'Zusammenschauen: Steht die Ansage, sehen Partner einander in die Karten.',

  'heading-order': 'Welche Karte sticht',
  'order-intro': 'Von der höchsten zur niedrigsten:',
  'order-kritische': ({ kritische }: { kritische: readonly Card[] }) => `Die Kritischen: ${kritische.map(table.card).join(', dann ')}. Sie gehören zu keiner Farbe und keinem Rang.`,
  'order-guter': ({ kritisch }: { kritisch: boolean }) => `Der ${kritisch ? 'Wander-Kritt' : 'Gute'}: der Trumpf, der einen Rang über dem Schlag steht; beim Schlag Ass ist es der Trumpf-Siebener.`,
  'order-guter-weli': ({ has }: { has: boolean }): string => (has ? 'Ist der Weli Schlag, so ist es der Trumpf-Siebener.' : 'Ist der Weli Schlag, gibt es keinen.'),
  'order-rechter': 'Der Rechte: die Karte, die Schlag und Trumpf zugleich ist.',
  'order-rechter-kritisch': 'Ist sie ein Kritischer, gibt es keinen eigenen Rechten.',
  'order-linke': 'Die Linken: die anderen Karten vom Rang des Schlags. Sie sind gleich hoch; wer zuerst einen spielt, sticht.',
  'order-trumps': 'Die übrigen Trümpfe, vom Ass abwärts.',
  'order-weli-lowest': 'Der Weli ist immer ein Trumpf: der niedrigste.',
  'order-weli-schell': 'Der Weli ist die niedrigste Schell; Trumpf ist er nur, wenn Schell Trumpf ist.',
  'order-suit': 'Die Farbe, die ausgespielt wurde. Andere Farben stechen nie.',
  'example-tiers': ({ schlag, trumpf }: { schlag: string; trumpf: Suit }) => `Schlag ${schlag}, Trumpf ${table.suit(trumpf)}:`,
  'example-trick': ({ schlag, trumpf, winner }: { schlag: string; trumpf: Suit; winner: Card }) => `Schlag ${schlag}, Trumpf ${table.suit(trumpf)}: ${table.card(winner)} macht den Stich.`,

  'heading-follow': 'Was man spielen darf',
  'follow-plain': 'Eine Farbe muss man nie bedienen, und stechen muss man nie.',
  'follow-none': 'Jeder darf jede Karte spielen, immer.',
  'follow-everyone': 'Aber wird Trumpf ausgespielt, so muss jeder Trumpf zugeben, der einen hat.',
  'follow-announcers': 'Aber wird Trumpf ausgespielt, so müssen Vorhand und Geber Trumpf zugeben, wenn sie einen haben; die Blinden sind frei.',
  'follow-announcers-two': 'Aber wird Trumpf ausgespielt, so müssen beide Trumpf zugeben, wenn sie einen haben.',
  'follow-led': ({ led, not }: { led: readonly string[]; not: readonly string[] }) => `Als Trumpf ausgespielt zählt ${listed(led)}; nicht gefordert wird mit ${listed(not)}.`,
  'led-trump': 'jede Trumpfkarte',
  'led-rechter': 'der Rechte',
  'led-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'der Wander-Kritt' : 'der Gute'),
  'led-weli': 'der Weli',
  'not-led-linker': 'einem Linken',
  'not-led-kritischer': 'einem Kritischen',
  'not-led-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'dem Wander-Kritt' : 'dem Guten'),
  'follow-replace': 'Statt eines Trumpfs darf man auch einen Linken geben.',
  'follow-no-replace': 'Ein Linker ersetzt keinen Trumpf.',
  'follow-kritische': 'Ein Kritischer darf immer gegeben werden und muss nie.',
  'follow-exempt': ({ kinds }: { kinds: readonly string[] }) => `Nie hergeben muss man ${listed(kinds)}: hat man sonst keinen Trumpf, ist man frei.`,
  'exempt-rechter': 'den Rechten',
  'exempt-guter': ({ kritisch }: { kritisch: boolean }): string => (kritisch ? 'den Wander-Kritt' : 'den Guten'),
  'exempt-linke': 'die Linken',
  'follow-call': 'Nur einmal wird gefordert: Ist der Rechte die allererste Karte der Runde, darf, wer ihn ausspielt, „Trumpf oder Kritisch!“ rufen. Dann muss jeder andere einen Kritischen oder eine Trumpfkarte geben, wenn er eine hat; sobald jemand den Rechten sticht, sind die Folgenden frei.',
  'follow-penalty': 'Wer falsch zugibt, verliert sofort das Spiel.',
  'example-hand': ({ lead, playable }: { lead: Card; playable: readonly Card[] }) => `${table.card(lead)} ist ausgespielt. Erlaubt: ${cards(playable)}.`,
  'example-hand-any': ({ lead }: { lead: Card }) => `${table.card(lead)} ist ausgespielt. Erlaubt ist jede Karte.`,

  'heading-bids': 'Bieten',
  'bids-never': 'An diesem Tisch wird nicht geboten.',
  'bids-own-turn': 'Bevor er eine Karte spielt, darf, wer am Zug ist, die Runde um einen Punkt teurer machen: von 2 auf 3, dann 4 und so weiter.',
  'bids-anytime': 'Von der Ansage bis zur letzten Karte darf jeder jederzeit die Runde um einen Punkt teurer machen: von 2 auf 3, dann 4 und so weiter.',
  'bids-answer': 'Die Gegner halten (der neue Wert gilt), gehen (die Bieter schreiben den Wert vor dem Gebot, die Runde ist aus) oder bieten gleich höher.',
  'bids-twice': ({ players }: { players: number }) => `Zweimal hintereinander darf ${players === 2 ? 'niemand' : 'dieselbe Seite nicht'} bieten.`,
  'bids-limit': 'Wer mit dem jetzigen Wert das Spiel gewinnen würde, darf nicht bieten.',
  'bids-allies': 'Die zwei, die zusammenspielen, sind eine Seite: Ist einer gestrichen oder würde einer gewinnen, darf keiner von ihnen bieten.',
  'bids-last-always': ({ kritisch }: { kritisch: boolean }) => `Liegt im letzten Stich schon eine Karte, darf nur bieten, wessen letzte Karte ${fitting(kritisch)} ist.`,
  'bids-last-first': ({ kritisch }: { kritisch: boolean }) => `Liegt im letzten Stich schon eine Karte und wurde noch nicht geboten, darf nur bieten, wessen letzte Karte ${fitting(kritisch)} ist.`,
  'bids-last-blind': 'Die Blinden bindet das nicht.',
  'bids-farbe': ({ kritisch }: { kritisch: boolean }) => `Liegt im letzten Stich schon eine Karte und wurde noch nicht geboten, dürfen die Gegner auf ein Gebot „Farbe!“ verlangen: der Bieter zeigt seine Karte. Ist sie ${fitting(kritisch)}, schreibt der Bieter den Wert vor dem Gebot, sonst schreiben ihn die Gegner.`,
  'bids-jump': 'Vor der ersten Karte darf, wer mindestens 4 Punkte zurückliegt, gleich 4 bieten, wenn niemand gestrichen ist.',
  'bids-wild-penalty': 'Wer im letzten Stich trotzdem wild bietet, beendet die Runde: die Gegner schreiben 2 Punkte.',

  'heading-gestrichen': 'Gestrichen',
  'gestrichen-from': ({ from, target, players }: { from: number; target: number; players: number }) => `Mit ${from} von ${target} Punkten ist ${side(players)} gestrichen.`,
  'gestrichen-no-bid': 'Gestrichen darf man nicht mehr bieten, aber halten.',
  'gestrichen-penalty': ({ value }: { value: 'two' | 'hand' }) => `Wer gestrichen trotzdem bietet, beendet die Runde: die Gegner schreiben ${value === 'two' ? '2 Punkte' : 'ihren Wert'}.`,
  'gestrichen-forced-three': 'Ist nur eine Seite gestrichen, wählt sie nach der Ansage: um 3 spielen, ohne Gebote, oder den Gegnern 2 Punkte geben. Sind es beide, wird ohne Gebote gespielt.',
  'gestrichen-luft': 'Ist nur eine Seite gestrichen, wählt sie nach der Ansage: um 3 spielen, um 4 gegen einen Gegner ohne Punkt, ohne Gebote, oder den Gegnern 2 Punkte geben. Sind es beide, wird ohne Gebote gespielt.',
  'gestrichen-four': ({ refusal }: { refusal: number }) => `Es gehen die Vier: Ist nur eine Seite gestrichen und mindestens 4 Punkte voraus, wählt sie nach der Ansage: um 4 spielen, ohne Gebote, oder den Gegnern ${points(refusal)} geben.`,
  'gestrichen-strike': 'Zwischen den Runden darf, wer Punkte hat und einem Gestrichenen gegenübersitzt, seine eigenen streichen, um von null aus zu gewinnen.',

  'heading-end': 'Spiel und Bummerl',
  'end-bummerl': ({ target }: { target: number }) => `Wer zuerst ${points(target)} hat, gewinnt. Der Verlierer bekommt ein Bummerl; zwei, wenn er keinen Punkt hat (Schneider); vier, wenn der Gewinner noch bei null war, als der Verlierer schon gestrichen war (Retourschneider).`,
  'end-three': 'Kommen die zwei, die zusammenspielen, gleichzeitig ans Ziel, gewinnt, wer mehr Punkte hat; bei gleichen gewinnen beide.',

  'heading-signals': 'Deuten',
  'signals-intro': 'Einmal in jedem Stich darf jeder ein Zeichen geben. Alle sehen es, und es muss nicht stimmen.',
  'signal': ({ gesture, meaning }: { gesture: string; meaning: string }) => `${gesture}: ${meaning}`,

  schlag: table.schlag,
  gesture: table.gesture,
  meaning: table.meaning,
};

type Widened<T> = T extends string ? string : T;

/** What every language provides for the rules: the entries of German. */
export type ExplainMessages = { readonly [Key in keyof typeof de]: Widened<(typeof de)[Key]> };
