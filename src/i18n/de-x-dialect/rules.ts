import type { Card, Suit } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import { SUITS } from '../card-names.js';
import type { ExplainMessages, RuleGroups } from '../de/rules.js';
import { regionalEntries } from '../regional.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { regionalIn } from './regional.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[], word = 'und'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
const { points } = WORDS.salzburg;
const fitting = (kritisch: boolean): string =>
  kritisch
    ? 'fa der ausgspieltn Forb, a Trumpf, a Schlog oder a Kritischer'
    : 'fa der ausgspieltn Forb, a Trumpf oder a Schlog';
/** With two players, the player before the dealer is also the forehand. */
const cutter = (players: number): string => (players === 2 ? 'Die Vorhand' : 'Der vorn Geber');
const orGive = (count: number): string => `oder die Gegner ${points(count)} gebm`;
const unbid = (bids: boolean): string => (bids ? ', ohne Bietn,' : '');
const when = (first: boolean): string => (first ? 'glei nochn Gebm' : 'noch der Unsog');
const bothGestrichen = (bids: boolean): string => (bids ? ' Sein’s olle zwoa, werd ohne Bietn gspielt.' : '');
const theGuter = (kritisch: boolean): string => (kritisch ? 'in Wander-Kritt' : 'in Guatn');

interface Announced {
  readonly schlag: string;
  readonly trumpf: Suit;
}

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => ({
  words,
  cards: (all: readonly Card[]): string => listed(all.map(words.card)),
  announced: ({ schlag, trumpf }: Announced): string => `Schlog ${schlag}, Trumpf ${words.suit(trumpf)}`,
  /** Returns the cards with their names as Kritische. */
  named: (all: readonly Card[]): readonly string[] => all.map((card) => asKritischer(card, words.card(card))),
});
type Speech = ReturnType<typeof speechOf>;

const aim = ({ words }: Speech): RuleGroups['aim'] => ({
  title: ({ variant, players }) => `${words.variant(variant)} ${words.tableFor(players)}`,

  'heading-aim': 'Um wos’s geat',
  'aim-two': 'Zwoa spieln gegnanonder.',
  'aim-three':
    'Drei spieln, jeder schreib fir si. In jeder Runde spielt die Vorhand, der nochn Geber, alloan gegn die zwoa ondern; gwinnen de zwoa, schreibm olle zwoa die Punkt.',
  'aim-turns': 'Drei spieln, jeder schreib fir sich. In jeder Runde spieln zwoa gegnanonder; der nochn Geber setz aus.',
  'aim-four': 'Zwoa Paarln spieln gegnanonder; die Partner sitzn si gegniber.',
  'aim-tricks': ({ players, rests }) =>
    `${rests ? 'Wer spielt, kriag finf Kortn. A Stich isch fa olle zwoa oane Kort' : 'Jeder kriag finf Kortn. A Stich isch fa jedn oane Kort'}; wer ihn mocht, spielt zun nächschtn aus. ${{ 2: 'Wer zearscht drei Stich hot,', 3: 'Wer zearscht drei Stich hot, die zwoa mitnonder,', 4: 'Des Paarl, des zearscht drei Stich hot,' }[players]} gwinnt die Runde.`,
  'aim-points': ({ bids, target }) =>
    `A Runde zählt ${points(2)}${bids ? ', und wer biatet, mocht sie tuirer' : ''}. Wer zearscht ${points(target)} hot, gwinnt s Spiel.`,
});

const packOfCards = ({ words, cards }: Speech): RuleGroups['packOfCards'] => ({
  'heading-cards': 'Die Kortn',
  'cards-pack': ({ pack, six, five }) =>
    `${pack} Kortn in vier Forbm: ${listed(SUITS.map(words.suit))}. Fa obm: Ass, Kinig, ${words.rank('O')}, ${words.rank('U')}, 10, 9, 8, 7${six ? ', 6' : ''}${five ? ', 5' : ''}.`,
  'cards-weli': `Derbei isch a dor Weli, dor ${words.suit('S')}-Sechser: dor oanzige Sechser in Spiel.`,
  'cards-weli-six': `Dor ${words.suit('S')}-Sechser hoaßt Weli.`,
  'cards-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `Oan Kritischn gibt’s, ${cards(kritische)}: Er sticht olle ondern Kortn.`
      : `Die Kritischn sein ${cards(kritische)}: Sie stechn olle ondern Kortn.`,
});

const deal = ({ cards }: Speech): RuleGroups['deal'] => ({
  'heading-deal': 'Ohebm und Gebm',
  'deal-first': ({ players }) =>
    `Zun Unfong ziacht ${players === 4 ? 'oaner fa jedn Paarl' : 'jeder'} a Kort; wer die hechschte hot, gib, ba gleiche werd nou amol gezogn. Noch jeder Runde gib dor Nächschte.`,
  'deal-clockwise':
    'Gspielt werd, wia die Uhr geat. Der nochn Geber isch die Vorhand; sie spielt zun earschtn Stich aus.',
  'deal-counterclockwise':
    'Gspielt werd gegn die Uhr. Der nochn Geber isch die Vorhand; sie spielt zun earschtn Stich aus.',
  'deal-turns-clockwise':
    'Gspielt werd, wia die Uhr geat. Der nochn Geber setz aus und kriag koane Kortn; dor Nächschte isch die Vorhand und spielt zun earschtn Stich aus.',
  'deal-turns-counterclockwise':
    'Gspielt werd gegn die Uhr. Der nochn Geber setz aus und kriag koane Kortn; dor Nächschte isch die Vorhand und spielt zun earschtn Stich aus.',
  'deal-cut': ({ players }) => `${cutter(players)} heb o.`,
  'deal-cut-peek': ({ players, alone }) =>
    `${cutter(players)} heb o und derf${alone ? ', sischt koaner,' : ''} die unterschte Kort unschaugn; sie bleib sicher ausn Spiel.`,
  'deal-cut-take': ({ players, once }) =>
    `${cutter(players)} heb o und schaug die unterschte Kort fan oghebtn Packl un: An Kritischn derf man nemmen. Werd er gnummen, schaug dor Geber die nächschte Kort un${once ? '' : ', norr nou amol, wer ogheb hot'}. Wenn a Kort koan Kritischer isch oder liegn bleib, isch Schluss. Wer gnummen hot, kriag so viel Kortn wianiger; gezoag werdn sie nit.`,
  'deal-cut-bluff': ({ players, debt }) =>
    `Wer oheb, derf a jogn: an ondere Kort nemmen, wia wenn’s a Kritischer war. Hot er zun Schluss olle finf Kortn gspielt und isch koan Kritischer derbei gwesn, verliert ${players === 4 ? 'sei Paarl' : 'er'} 2 Punkt, ${debt ? 'a unter 0' : 'ober nia mehr, wia do sein'}.`,
  'deal-cards': 'Jeder kriag finf Kortn: zearscht drei, norr zwoa. Dor Rest bleib liegn.',
  'deal-stock-top': ({ schoeneres }) =>
    `Die eberschte Kort fan Rest werd aufdeckt${{ none: ' und bleib ausn Spiel', reshuffle: '; ban Schianern werd sie wieder eingmischt', stock: '; ban Schianern kriag sie die Vorhand' }[schoeneres]}.`,
  'deal-dealer-peek': ({ open, shared }) =>
    `${shared ? 'Dor' : 'Lei dor'} Geber schaug ${open ? 'a die unterschte Kort' : 'die eberschte und die unterschte Kort'} fan Rest un.`,
  'deal-look-announcers': ({ players }) =>
    `Vorhand und Geber schaugn ihre Kortn zearscht un, ${players === 3 ? 'dor Dritte' : 'ihre Partner'} earscht noch der Unsog.`,
  'deal-look-everyone': 'Olle schaugn ihre Kortn glei un.',
  'deal-maschine': ({ count, kritische, players }) =>
    `Maschin: Wer ${cards(kritische)} ${kritische.length > 1 ? 'mitnonder ' : ''}kriag, sog’s; ${players === 4 ? 'sei Paarl' : players === 3 ? 'sei Seit' : 'er'} schreib ${points(count)}, und die Runde isch gor.`,
});

const announcement = ({ words }: Speech): RuleGroups['announcement'] => ({
  'heading-announcement': 'Die Unsog',
  'announce-what': 'Zwoa Sochn werdn bestimmp: dor Schlog, wia „Ocht“, und dor Trumpf, a Forb wia „Herz“.',
  'announce-open': ({ held }) =>
    `Die Vorhand sog in Schlog un, norr dor Geber in Trumpf. ${held > 0 ? 'Ols Trumpf derf man a unsogn, wos man nit hot.' : 'Man derf a unsogn, wos man nit hot.'} Olle hearn’s.`,
  'announce-both': ({ held }) =>
    `Die Vorhand sog Schlog und Trumpf un. ${held > 0 ? 'Ols Trumpf derf man a unsogn, wos man nit hot.' : 'Man derf a unsogn, wos man nit hot.'} Olle hearn’s.`,
  'announce-held': ({ held, kritisch, weli }) =>
    `Fan Schlog muaß, wer’n unsog, ${held === 1 ? 'wianigschtns oane Kort hobm.' : 'wianigschtns zwoa Kortn hobm; wer nix doppelt hot, sog epes aus der oagnen Hond un.'}${kritisch ? ' Kritische zähln do nit.' : ''}${weli ? ' In Weli gib’s lei oamol, er isch olm alloan.' : ''}`,
  'announce-blind':
    'Lei Vorhand und Geber wissn Schlog und Trumpf, bis die Runde gor isch. Die ondern zwoa sein die Blindn: Sie wissn nix derfun und derfn jede Kort spieln.',
  'announce-blind-two': 'Zu zwoat wissn aso olle zwoa Schlog und Trumpf.',
  'announce-chosen':
    'Vorhand und Geber suachn in der gleichn Zeit jeder oane fa die oagnen Kortn aus und zoagn sie anonder. De fa der Vorhand bestimmp in Schlog, de fan Geber in Trumpf; olle zwoa bleibm in der Hond.',
  'announce-sequential':
    'Die Vorhand zoag in Geber oane fa die oagnen Kortn: Sie bestimmp in Schlog. Norr zoag dor Geber der Vorhand oane: Sie bestimmp in Trumpf. Olle zwoa bleibm in der Hond.',
  'announce-bottom':
    'Koaner suacht aus: Die leschte Kort, de die Vorhand kriag, bestimmp in Schlog, die leschte fan Geber in Trumpf. Die zwoa zoagn sie anonder; olle zwoa bleibm in der Hond.',
  'announce-bottom-weli': ({ six }) =>
    `${six ? 'A Sechser, a dor Weli,' : 'Dor Weli'} gib koan Schlog: Norr zählt die Kort driber. Ols Trumpf gib dor Weli ${words.suit('S')}.`,
  'announce-weli-shown': ({ six }) =>
    `Dor Weli bestimmp in Schlog „Weli“, ols Trumpf ober ${words.suit('S')}.${six ? ' An onderer Sechser bestimmp in Schlog „Sechs“; norr isch dor Weli a Sechser wia die ondern.' : ''}`,
  'announce-weli-not-shown': ({ six }) =>
    `${six ? 'A Sechser, a dor Weli, konn' : 'Dor Weli konn'} nit ols Schlog gezoag werdn. Ols Trumpf gib dor Weli ${words.suit('S')}.`,
  'announce-open-trick': ({ untilSecond }) =>
    `Die Kortn fan earschtn Stich bleibm ${untilSecond ? 'bis zun Ende fan zwoatn Stich' : 'die gonze Runde'} offn liegn.`,
  'announce-weli': ({ six }) =>
    `A dor Weli konn Schlog sein: Norr isch er dor oanzige.${six ? ' Isch „Sechs“ dor Schlog, isch dor Weli a Sechser wia die ondern.' : ''}`,
  'announce-weli-never': ({ six }) =>
    six ? 'A Sechser, a dor Weli, konn nit Schlog sein.' : 'Dor Weli konn nit Schlog sein.',
  'ask-schoeneres-forehand': 'Schianeres: Stott unzusogn derf die Vorhand um nuie Kortn frogn, oanmol in der Runde.',
  'ask-schoeneres-announcers': ({ each }) =>
    `Schianeres: Stott unzusogn derf die Vorhand um nuie Kortn frogn, noch ihr a dor Geber, ${each ? 'jeder oanmol in der Runde' : 'mitnonder oanmol in der Runde'}.`,
  'ask-schoeneres-until-shown': ({ each }) =>
    `Schianeres: Bevor sie a Kort zoagn, derfn Vorhand und Geber um nuie Kortn frogn, ${each ? 'jeder oanmol in der Runde' : 'mitnonder oanmol in der Runde'}.`,
  'ask-schoeneres-yes-reshuffle':
    'Isch’s in ondern recht, legn olle zwoa ihre finf Kortn weck; sie werdn mitn Rest gmischt, und olle zwoa kriagn finf nuie. Norr geat die Unsog fa vorn un.',
  'ask-schoeneres-yes-stock':
    'Isch’s in ondern recht, legn olle zwoa ihre finf Kortn weck und kriagn finf nuie fan Rest. Norr geat die Unsog fa vorn un.',
  'ask-swap-hands':
    'Norr derfn de zwoa, wos nou nit gschaug hobm, ihre Kortn tauschn, ohne innizschaugn, oanmol in der Runde und lei bis zu der nextn Unsog. Oaner frog, in ondern muaß es recht sein; gwortet werd nit drau.',
  'ask-schlagtausch': ({ who, dealerLeads, schoeneres }) =>
    `Schlogtausch: ${{ dealer: 'Bevor er unsog, derf dor Geber oanmol in der Runde frogn', forehand: 'Bevor sie unsog, derf die Vorhand oanmol in der Runde frogn', either: 'Bevor sie unsogn, derfn Vorhand und Geber frogn, mitnonder oanmol in der Runde' }[who]}, ob die zwoa die Unsog tauschn. Isch’s in ondern recht, sog dor Geber in Schlog un, norr die Vorhand in Trumpf; wos schun ungsog wor, gilt nimmer. ${dealerLeads ? 'Dor Geber spielt a aus' : 'Ausspieln tuat trotzdem die Vorhand'}.${schoeneres ? ' A Schianeres gibt’s norr nimmer.' : ''}`,
  zusammenschauen: 'Zommschaugn: Steat die Unsog, schaugn de, wos zommspieln, anonder in die Kortn.',
});

const order = ({ words, cards, announced, named }: Speech): RuleGroups['order'] => ({
  'heading-order': 'Welche Kort sticht',
  'order-intro': 'Fa der hechschtn bis zu der niedrigschtn:',
  'order-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `Dor Kritische: ${named(kritische).join()}. Er keart zu koaner Forb und zu koan Schlog.`
      : `Die Kritischn: ${named(kritische).join(', norr ')}. Sie kearn zu koaner Forb und zu koan Schlog.`,
  'order-superguter': ({ kritisch, weli, follows }) =>
    `Dor Superguate: dor Trumpf, der um zwoa iber in Schlog steat; ban Schlog Kinig isch’s dor Trumpf-Siebner, ban Schlog Ass dor Trumpf-Ochter.${weli ? ' Ban Schlog Weli gibt’s koan.' : ''}${kritisch ? ' Isch de Kort a Kritischer, gibt’s koan Superguatn.' : ''}${follows ? ` Ban Zuagebm gilt er wia dor ${kritisch ? 'Wander-Kritt' : 'Guate'}.` : ''}`,
  'order-guter': ({ kritisch }) =>
    `Dor ${kritisch ? 'Wander-Kritt' : 'Guate'}: dor Trumpf, der um oans iber in Schlog steat; ban Schlog Ass isch’s dor Trumpf-Siebner.${kritisch ? ' Isch de Kort a Kritischer, gibt’s koan.' : ''}`,
  'order-guter-weli': ({ has }) =>
    has ? 'Isch dor Weli Schlog, isch’s dor Trumpf-Siebner.' : 'Isch dor Weli Schlog, gibt’s koan.',
  'order-guter-five': `Isch Finf dor Schlog und ${words.suit('S')} Trumpf, gibt’s koan.`,
  'order-rechter': 'Dor Rechte: die Kort, de Schlog und Trumpf mitnonder isch.',
  'order-rechter-kritisch': 'Isch sie a Kritischer, gibt’s koan oagnen Rechtn.',
  'order-rechter-weli': 'Isch dor Weli Schlog, isch er dor Rechte, und Linke gibt’s koane.',
  'order-linke':
    'Die Linkn: die ondern Kortn fan Schlog. Sie sein gleich hoach; fa mehrere gwinnt dor zearscht gspielte.',
  'order-trumps': 'Die ondern Trimpf, fan Ass oi.',
  'order-weli-lowest':
    'Isch dor Weli nit Schlog, isch er olm a Trumpf, dor kloanschte, gleich welche Forb Trumpf isch.',
  'order-weli-schell': ({ five }) =>
    `Isch dor Weli nit Schlog, ${five ? `steat er in ${words.suit('S')} zwischn Siebner und Finfer und isch` : `isch er die kloanschte Kort fa ${words.suit('S')} und`} lei norr Trumpf, wenn ${words.suit('S')} Trumpf isch.`,
  'order-suit': 'Die ausgspielte Forb, fan Ass oi. Onderne Forbm stechn nia.',
  'example-tiers': (pair) => `${announced(pair)}:`,
  'example-trick': ({ played, winner, ...pair }) =>
    `${announced(pair)}, gspielt werdn ${cards(played)}: ${words.card(winner)} mocht in Stich.`,
});

const follow = ({ words, cards, announced }: Speech): RuleGroups['follow'] => ({
  'heading-follow': 'Wos man spieln derf',
  'follow-plain': 'A Forb muass man nia zuagebm, und stechn muass man nia.',
  'follow-none': 'Jeder derf olm jede Kort spieln.',
  'follow-everyone': 'Werd ober Trumpf verlongt, muass jeder Trumpf zuagebm, der oan hot.',
  'follow-announcers':
    'Werd ober Trumpf verlongt, miaßn Vorhand und Geber Trumpf zuagebm, wenn sie oan hobm; die ondern sein frei.',
  'follow-led': ({ led, not }) =>
    `Verlongt werd, wenn oaner ${listed(led, 'oder')} ausspielt; mit ${listed(not, 'oder')} werd nix verlongt.`,
  'led-trump': 'an Trumpf',
  'led-rechter': 'in Rechtn',
  'led-guter': ({ kritisch }) => theGuter(kritisch),
  'led-weli': 'in Weli',
  'not-led-linker': 'an Linkn',
  'not-led-kritischer': 'an Kritischn',
  'not-led-guter': ({ kritisch }) => theGuter(kritisch),
  'follow-replace': ({ bound }) =>
    bound
      ? 'Stott an ondern Trumpf derf man a an Linkn gebm; wer sischt koan hot, muass.'
      : 'Stott an Trumpf derf man a an Linkn gebm.',
  'follow-no-replace': 'A Linker zählt do nit ols Trumpf.',
  'follow-kritische': 'An Kritischn derf man olm gebm, und man muass nia.',
  'follow-exempt': ({ kinds }) => `Nia hergebm muass man ${listed(kinds)}: Hot man sischt koan Trumpf, isch man frei.`,
  'exempt-rechter': 'in Rechtn',
  'exempt-guter': ({ kritisch }) => theGuter(kritisch),
  'exempt-linke': 'die Linkn',
  'follow-frees': 'Hot a Schlog in Trumpf gstochn, sein de noch ihm frei.',
  'follow-call':
    'Oane Ausnohm gibt’s: Isch dor Rechte die ollerearschte Kort fa der Runde, derf, wer ihn ausspielt, „Trumpf oder Kritisch!“ ruafn. Norr muass jeder ondere an Kritischn oder an Trumpf gebm, wenn er oan hot. Hot oaner in Rechtn gstochn, sein de noch ihm frei.',
  'follow-penalty': ({ revoke, players }) =>
    revoke === 'hand'
      ? 'Wer nit zuagib, wos er misst, mocht die Runde gor: Die Gegner schreibm, um wos’s geat.'
      : `Wer nit zuagib, wos er misst, verliert auf der Stell ${revoke === 'by-score' ? 's Spiel und kriag die Bummerl nochn Stond' : `${players === 3 ? 'alloan ' : ''}s Spiel, mit genau oan Bummerl`}.`,
  'example-hand': ({ lead, hand, playable, announcers, ...pair }) =>
    `${announced(pair)}, ausgspielt isch ${words.card(lead)}: Fa ${cards(hand)} ${announcers ? 'derfn Vorhand und Geber' : 'derf man'} ${playable.length === hand.length ? 'jede Kort' : `lei ${cards(playable)}`} spieln.`,
});

const bidding = (): RuleGroups['bidding'] => ({
  'heading-bids': 'Bietn',
  'bids-never': 'Af den Tisch werd nit gebotn.',
  'bids-own-turn':
    'Wer drun isch, derf, bevor er sei Kort spielt, die Runde um oan Punkt tuirer mochn: fa 2 af 3, norr af 4 und aso weiter.',
  'bids-anytime':
    'Fa der Unsog bis zu der leschtn Kort derf jeder, wenn er will, die Runde um oan Punkt tuirer mochn: fa 2 af 3, norr af 4 und aso weiter.',
  'bids-answer': ({ players }) =>
    `Die Gegner holtn (norr geat’s um des), gian (wer gebotn hot, schreib, wos vorher goltn hot, und die Runde isch gor) oder biatn glei hecher, und holtn dermit a.${players > 2 ? ' Wer fa ihmene zearscht ontwortet, ontwortet fir olle zwoa.' : ''}`,
  'bids-twice': ({ players }) =>
    `Zwoamol hinteranonder derf ${players === 2 ? 'koaner' : 'die gleiche Seit nit'} biatn.`,
  'bids-limit': 'Wer schun mit den, um wos’s iatz geat oder wos grod gebotn isch, s Spiel gwinnen tat, derf nit biatn.',
  'bids-no-limit': 'A wer mit den, um wos’s iatz geat, s Spiel gwinnen tat, derf nou biatn.',
  'bids-allies': ({ limited }) =>
    `Die zwoa, wos zommspieln, sein oane Seit: Isch oaner gstrichn${limited ? ' oder tat oaner gwinnen' : ''}, derf koaner fa ihmene biatn.`,
  'bids-last-always': ({ kritisch }) =>
    `Lieg in leschtn Stich schun a Kort, derf lei biatn, wem sei leschte Kort ${fitting(kritisch)} isch.`,
  'bids-last-first': ({ kritisch }) =>
    `Lieg in leschtn Stich schun a Kort und isch nou nit gebotn, derf lei biatn, wem sei leschte Kort ${fitting(kritisch)} isch.`,
  'bids-last-lifted': ({ kritisch }) =>
    `Hot ${kritisch ? 'a Trumpf, a Schlog oder a Kritischer' : 'a Trumpf oder a Schlog'} gstochn, longt die ausgspielte Forb nimmer.`,
  'bids-last-blind': 'Fir die Blindn gilt sell nit.',
  'bids-farbe': ({ kritisch }) =>
    `Lieg in leschtn Stich schun a Kort und isch nou nit gebotn, derfn die Gegner af a Gebot „Forb!“ verlongen: Wer gebotn hot, zoag sei Kort. Isch sie ${fitting(kritisch)}, schreib er, wos vorn Gebot goltn hot, sischt schreibm’s die Gegner; die Runde isch gor.`,
  'bids-jump': ({ always }) =>
    `Vor der earschtn Kort derf, wer mindeschtns 4 Punkt hintn isch, ols earschts Gebot glei 4 biatn, ${always ? 'a gegn a gstrichne Seit' : 'wenn koaner gstrichn isch'}.`,
  'bids-wild-penalty': ({ asBid }) =>
    `Wer mit oaner ondern Kort trotzdem biatet, mocht die Runde gor: Die Gegner schreibm ${asBid ? 'des, wos gebotn isch' : '2 Punkt'}.`,
});

const gestrichen = (): RuleGroups['gestrichen'] => ({
  'heading-gestrichen': 'Gstrichn',
  'gestrichen-from': ({ from, target, players }) =>
    `Mit ${from} oder mehr fa ${target} Punkt isch ${players === 4 ? 'a Paarl' : 'oaner'} gstrichn.`,
  'gestrichen-no-bid': 'Wer gstrichn isch, derf nimmer biatn, ober nou holtn.',
  'gestrichen-penalty': ({ value }) =>
    `Biatet a gstrichne Seit trotzdem, isch die Runde gor: Die Gegner schreibm ${{ two: '2 Punkt', hand: 'des, um wos’s geat', bid: 'des, wos gebotn isch' }[value]}.`,
  'gestrichen-forced-three': ({ bids, first }) =>
    `Isch lei oane Seit gstrichn, suacht sie sich’s ${when(first)} aus: um 3 spieln${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-luft': ({ bids, first }) =>
    `Isch lei oane Seit gstrichn, suacht sie sich’s ${when(first)} aus: um 3 spieln (um 4, wenn die Gegner nou koan Punkt hobm)${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-four': ({ refusal, bids, first }) =>
    `Es gian die Viere: Isch lei oane Seit gstrichn und mindeschtns 4 Punkt vorn, suacht sie sich’s ${when(first)} aus: um 4 spieln${unbid(bids)} ${orGive(refusal)}. Isch sie wianiger vorn, isch’s a Runde wia jede ondere.`,
  'gestrichen-strike':
    'Isch a Gegner gstrichn, derf man bis zun negschtn Ohebm die oagnen Punkt af 0 setzn, um fa nix aui nou zu gwinnen (Retourschneider).',
});

const end = ({ words }: Speech): RuleGroups['end'] => ({
  'heading-end': 'Spiel und Bummerl',
  'end-bummerl':
    'Wer s Spiel verliert, kriag a Bummerl ungschriebm; zwoa, wenn er koan Punkt hot (Schneider); viere, wenn dor Gwinner nou nix ghob hot, wia dor ondere schun gstrichn gwesn isch (Retourschneider).',
  'end-three':
    'Kemmen die zwoa, wos zommspieln, mitnonder ins Ziel, gwinnt, wer mehr Punkt hot; ba gleich viel gwinnen olle zwoa.',
  'end-turns':
    'Zu dritt gwinnt, wer zearscht ban Ziel isch; die ondern zwoa kriagn Bummerl ungschriebm, jeder noch seine oagnen Punkt.',

  'heading-signals': 'Daitn',
  'signals-intro': ({ most }) =>
    most === 1
      ? 'Oanmol in jedn Stich derf jeder a Zoachn gebm. Olle segn’s, und stimmen muass’s nit.'
      : `In jedn Stich derf jeder ${most === 2 ? 'bis zu zwoa verschiedene Zoachn gebm, zun Beispiel fir Forb und Rang va a Kort' : 'so viel Zoachn gebm, wia er will, ober a jeds lei oanmol'}. Olle segn sie, und stimmen miassn sie nit.`,
  'signals-early': ({ unseen }) =>
    `Daitn derf man schun vor dor Onsog${unseen ? ', a wer seine Kortn no nit gsegn hot' : ''}. De Zoachn zähln zun erschtn Stich.`,
  signal: ({ gesture, meaning }) => `${gesture}: ${meaning}`,

  'heading-words': 'Werter ba den Tisch',

  schlag: words.schlag,
  gesture: words.gesture,
  meaning: words.meaning,
});

/** Creates the rules in South Tyrolean with these words. */
export const rulesIn = (words: Words): ExplainMessages => {
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

/** The rules in South Tyrolean. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
