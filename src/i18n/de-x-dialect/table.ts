import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups, Messages } from '../de/table.js';
import type { Doer, Party } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { talk } from './talk.js';
import { counted, WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  `${winners.join(' und ')} ${winners.length === 1 ? 'gwinnt' : 'gwinnen'} ${what}`;
/** A score, first that of whoever is spoken of or to. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' zu ' : ' : ');
/** What somebody does; whoever looks is spoken to. */
const does = ({ name, own }: Doer, verb: string, yours: string): string => (own ? `Du ${yours}` : `${name} ${verb}`);
/** A verb as it stands after each who does it. */
interface Forms {
  readonly du: string;
  readonly es: string;
  readonly sie: string;
  readonly er: string;
}
const kriagn: Forms = { du: 'kriagsch', es: 'kriagts', sie: 'kriagn', er: 'kriagt' };
const sein: Forms = { du: 'bisch', es: 'seids', sie: 'sein', er: 'isch' };
const verliern: Forms = { du: 'verliersch', es: 'verlierts', sie: 'verliern', er: 'verliert' };
const derfn: Forms = { du: 'derfsch', es: 'derfts', sie: 'derfn', er: 'derf' };
const gwinnen: Forms = { du: 'gwinnsch', es: 'gwinnts', sie: 'gwinnen', er: 'gwinnt' };
const gian: Forms = { du: 'geasch', es: 'geats', sie: 'gian', er: 'geat' };
/** Those who do something and the verb; `they`: what the others are called. */
const subject = ({ who, names }: Party, forms: Forms, they = 'sie'): readonly [who: string, verb: string] => {
  if (who === 'you') return ['du', forms.du];
  if (who === 'you-all') return ['es', forms.es];
  if (who === 'they') return [they, forms.sie];
  return [names.join(' und '), names.length === 1 ? forms.er : forms.sie];
};
const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** The same as a question or after another part of the sentence: the verb comes first. */
const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
const forWhom = ({ who, names }: Party): string =>
  `fir ${{ you: 'di', 'you-all': 'enk', they: 'die ondern', named: names.join(' und ') }[who]}`;
const YOU_GET = { you: 'kriagsch du', 'you-all': 'kriagts es' } as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Values of a hand, as they are called out. */
const CALLED: readonly string[] =
  'Null Oans Zwoa Drei Viere Fünfe Sechse Siebne Ochte Neine Zehne Elfe Zwelfe Dreizehne Vierzehne Fufzehne Sechzehne'.split(
    ' ',
  );
/** What the Kritische are called that have names. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

const labels = (words: Words): TableGroups['labels'] => ({
  them: 'Sie',
  you: 'Du',
  hint: 'Tipp',
  'hint-mark': 'Tipp',
  'label-trick': 'Stich',
  us: 'Mir',
  start: 'Spiel unfongen',
  learn: 'Wattn in fünf Minutn',
  starting: 'Dor Tisch werd gedeckt …',
  'load-failed': 'S Spiel hot nit glodn werdn kennen.',
  'part-failed': 'Sell hot nit glodn werdn kennen.',
  'try-again': 'Nou amol probiern',
  'reload-page': 'Seit nui lodn',
  title: 'Wattn',
  'poster-text': ({ variant, players, target }) =>
    `${words.variant(variant)} ${words.tableFor(players)}, bis ${target}`,
  'label-table': 'Watt-Tisch',
  'label-hand': 'Deine Kortn',
  'label-seats': 'Ban Tisch',
  'label-score': 'Wia’s steat',
  'label-slate': 'Tofl',
  'label-announcement': 'Unsog',
  'label-choices': 'Wos du tian konnsch',
  'label-course': 'Wos gschiecht',
  'label-log': 'Verlauf',
  'label-last-trick': 'Leschter Stich',
  'label-signals': 'Daitn',
  'label-open-trick': 'Earschter Stich',
  'label-rules': 'Regeln fan den Tisch',
  'label-settings': 'Einstellungen',
  'label-deduction': 'Wos konn’s sein?',
  'label-close': 'Zuatian',
  'hint-label': 'Tipp: wos tat a storker Spieler?',
  'hint-thinking': 'Schaugn mor amol …',
  'label-hands': 'Olle Kortn',
  'label-review': 'Zruckgschaut',
  'review-thinking': 'Die Runde werd durchgschaut …',
  'no-last-trick': 'In der Runde isch nou koan Stich gmocht gwordn.',
});

const schrift = (words: Words): TableGroups['schrift'] => ({
  'score-of-game': ({ number }) => `Spiel ${number}`,
  'score-hand': ({ number }) => `Runde ${number}`,
  'lost-normal': ({ name, count }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }) => `${name}: Schneider, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }) => `${name}: Retourschneider, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }) => `bis ${target}`,
  tricks: ({ ours, theirs }) => `Stich ${ours} : ${theirs}`,
  bummerl: ({ count }) => `${count} Bummerl`,
  'whole-score': 'Zoagn, wia’s steat',
  'no-score': 'Af der Tofl steat nou nix.',
  'score-start': 'Gonz zun Unfong',
  'score-points': ({ winners, count }) => `${winners.join(', ')}: ${words.points(count)}.`,
});

const marks = (words: Words): TableGroups['marks'] => ({
  dealer: 'Geber',
  'dealer-mark': 'G',
  forehand: 'Vorhand',
  'forehand-mark': 'V',
  partner: 'Partner',
  opponent: 'Gegner',
  'word-trumpf': 'Trumpf',
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }) => KRITISCHE[card] ?? 'Kritischer',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  gestrichen: 'gstrichn',
  'gestrichen-means': 'gstrichn (kurz vorn Ziel, derf nimmer erhöhen)',
  'not-told': 'woaß nit, wos ungsog isch',
  alone: 'alloan',
  'open-hand': ({ cards }) => `zoag dir ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `offn: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => counted(count, 'Kort', 'Kortn'),
  'to-act': 'drun',
  value: ({ value }) => `es geat um ${value}`,
  'last-bid': ({ name, own }) => `${own ? 'du hosch' : `${name} hot`} erhöht`,
  'may-bid': (party) => `lei ${doing(party, derfn, 'die ondern')} erhöhen`,
  'may-bid-next': (party) => `iatz ${inverted(party, derfn)}`,
  'all-may-bid': 'olle derfn erhöhen',
  'none-may-bid': 'koaner derf erhöhen',
  'word-schlag': 'Schlog',
  'not-announced': 'Nou nit ungsog',
  secret: 'Unsog gheim',
  'bottom-card': ({ card }) => `Die unterschte Kort, lei fir di: ${words.card(card)}`,
  'role-guter': 'Guater',
  'hidden-card': 'zuadeckt',
  'hands-held': 'Wos olle in der Hond ghob hobm.',
  'waiting-for-hands': 'Die ondern hobm nou nit auftun.',
  'trick-number': ({ number, count }) => `Stich ${number} fa ${count}.`,
  'trick-broken-off': 'Nit fertig gspielt.',
  'trick-back': 'Oan Stich zruck',
  'trick-forward': 'Oan Stich weiter',
  'wins-trick': 'gwinnt in Stich',
  'cannot-play': 'konn iatz nit gspielt werdn',
});

const prompts = (words: Words): TableGroups['prompts'] => ({
  'cut-where': 'Wo?',
  'waiting-for': ({ name }) => `${name} isch drun`,
  'waiting-for-draw': ({ name }) => `${name} ziacht a Kort`,
  'waiting-for-cut': ({ name }) => `${name} heb o`,
  'waiting-for-schlag': ({ name }) => `${name} sog in Schlog un`,
  'waiting-for-trumpf': ({ name }) => `${name} sog in Trumpf un`,
  'waiting-for-take': ({ name }) => `${name} schaug a Kort un`,
  'waiting-for-show': ({ name }) => `${name} suacht a Kort aus`,
  'waiting-for-answer': ({ name }) => `${name} sinniert`,
  'draw-a-card': 'Die hechere Kort gibt. Ziach oane.',
  'cut-at': ({ count, of }) => `${count} fa ${of} Kortn`,
  'label-cut': 'Wo ogheb werd',
  'cut-the-pack': 'Heb o.',
  'cut-and-see': 'Heb o: die unterschte Kort sigsch lei du.',
  'cut-and-take': 'Heb o: an Kritischn derfsch nemmen.',
  'take-card': ({ card }) =>
    `Du sigsch ${words.card(card)}${KRITISCHE[card] ? `, in ${KRITISCHE[card]}` : ''}. In Kritischn nemmen? Er zählt zu deine fünf Kortn.`,
  'take-bluff': ({ card, count, ...party }) =>
    `Du sigsch ${words.card(card)}: koan Kritischer. Trotzdem nemmen, wia wenn’s oaner war? Kimmp’s aui, ${inverted(party, verliern)} ${words.points(count)}.`,
  'take-nothing': ({ card }) => `Du sigsch ${words.card(card)}: koan Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Vorhand: w' : 'W'}elcher Schlog?`,
  'name-trumpf': ({ schlag }) => `Schlog isch ${words.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': ({ name }) => `Zoag in Geber (${name}) a Kort: sie bestimmp in Schlog.`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `Schlog isch ${words.schlag(schlag)}. `}Zoag der Vorhand (${name}) a Kort: sie bestimmp in Trumpf.`,
  'your-turn': 'Du bisch drun.',
  'play-a-card': 'Du bisch drun: spiel a Kort.',
  'tap-again': ({ card }) => `${words.card(card)}: nou amol tippn, oder in die Mitt ziachn.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'an Schlog', weli: 'in Weli', rechter: 'in Rechtn' }[schlag];
    return `Trumpf isch verlongt: gib an Trumpf${critical ? `, ${such} oder an Kritischn` : ` oder ${such}`} zua.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: gib an Kritischn oder an Trumpf zua.',
  'cannot-show': 'De Kort konn nit Schlog sein.',
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} will ${to}. Holtsch (es geat um ${to}) oder geasch (${doing(bidders, kriagn)} ${value})?`,
  'asked-bid-farbe': ({ name, to, value, own, ...bidders }) =>
    `${name} will ${to}. Holtsch (es geat um ${to}), geasch (${doing(bidders, kriagn)} ${value}) oder verlongsch die Forb (passt sie nit, ${YOU_GET[own]} ${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} mecht a Schianeres: es zwoa kriagts fünf nuie Kortn${again ? ', und dor Schlog werd nui ungsog' : ''}. Isch’s recht?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} mecht Schlogtausch: norr sogsch du in ${schlag ? 'Schlog' : 'Trumpf'} un, ${name} in ${schlag ? 'Trumpf' : 'Schlog'}. Isch’s recht?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(doing(party, sein))} gstrichn${four ? ', es gian die Viere' : ''}. Um ${value} spieln oder ${words.points(refusal)} hergebm?`,
  'confirm-strike': ({ points, count, ...party }) =>
    `Die oagnen ${words.points(points)} af 0 tian? ${capital(inverted(party, gwinnen))} s Spiel nou, isch’s a Retourschneider (${count} Bummerl).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Wirklich gian? ${capital(doing(others, kriagn))} ${words.points(refusal)}, und die Runde isch gor.`,
});

const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Kort ziachn',
  'choice-cut': 'Ohebm',
  'choice-take': 'Nemmen',
  'choice-bluff': 'Jogn',
  'choice-leave': 'Liegn lossn',
  'choice-schoeneres': 'Schianere?',
  'note-schoeneres': ({ name }) => `nuie Kortn fir di und ${name}`,
  'choice-schlagtausch': 'Schlogtausch?',
  'note-schlagtausch': ({ name }) => `du und ${name} tauschts die Unsog`,
  'choice-agree': 'Isch recht',
  'choice-refuse': 'Na',
  'choice-play-forced': ({ value }) => `Um ${value} spieln`,
  'choice-give-up': ({ refusal, ...others }) => `Gian (${doing(others, kriagn)} ${refusal})`,
  'choice-bid': ({ to }) => `Af ${to} erhöhen`,
  'note-bid': ({ count, own, ...others }) => `${inverted(others, gian)}, ${YOU_GET[own]} ${count}`,
  'choice-hold': 'Holtn',
  'choice-fold': 'Gian',
  'choice-farbe': 'Forb!',
  'choice-strike': 'Oagne Punkt af 0',
  'note-strike': 'af Retourschneider spieln',
  'confirm-strike-yes': 'Af 0 tian',
  'confirm-give-up-yes': 'Gian',
  'confirm-no': 'Na, decht nit',
  'choice-next-hand': 'Nägschte Runde',
  'choice-next-game': 'Nägschtes Spiel',
  'choice-call': ({ card }) => `${words.card(card)}: „Trumpf oder Kritisch!“`,
});

const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }) => `${words.suit(trumpf)}!`,
  'said-call': 'Trumpf oder Kritisch!',
  'said-sign': ({ sign }) => `${words.gesture(sign)}: ${words.meaning(sign)}`,
  'said-take': 'Den nimm i',
  'said-leave': 'Bleib liegn',
  'said-schoeneres': 'Schianere?',
  'said-schlagtausch': 'Schlogtausch?',
  'said-yes': 'Jo',
  'said-no': 'Na',
  'said-bid': ({ to }) => `${CALLED[to] ?? to}!`,
  'said-hold': 'Holtn.',
  'said-fold': 'Gian mor.',
  'said-farbe': 'Forb!',
  'said-strike': 'Streichn!',
  'signals-that': ({ sign }) => `dait: ${words.meaning(sign)}`,
  'said-play-forced': 'Werd gspielt',
  'said-give-up': 'Gian mor.',
});

/** Why a card has won, after its name. */
const wonAs = ({ card, by, among }: WhyWon): string => {
  switch (by) {
    case 'kritischer':
      return KRITISCHE[card] ? `dor ${KRITISCHE[card]}` : `${among ? 'dor hechschte' : 'a'} Kritischer`;
    case 'guter':
      return 'dor Guate';
    case 'wander-kritt':
      return 'dor Wander-Kritt';
    case 'rechter':
      return 'dor Rechte';
    case 'linker':
      return among ? 'a Linker, zearscht gspielt' : 'a Linker';
    case 'trumpf':
      return among ? 'dor hechschte Trumpf' : 'dor oanzige Trumpf';
    case 'suit-led':
      return among ? 'die hechschte fa der ausgspieltn Forb' : 'die oanzige fa der ausgspieltn Forb';
  }
};
/** The end of a sentence on a trick: the card that has won and why, if the viewer may know it. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

const log = (words: Words): TableGroups['log'] => ({
  'line-deal': ({ name, hand }) => `Runde ${hand}. ${name} gib.`,
  'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
  'line-drawn': ({ card, ...who }) => `${does(who, 'ziacht', 'ziachsch')} ${words.card(card)}.`,
  'line-draw-again': 'Gleich hoach: es werd nou amol gezogn.',
  'line-cut': (who) => `${does(who, 'heb', 'hebsch')} o.`,
  'line-you-deal': ({ hand }) => `Runde ${hand}. Du gibsch.`,
  'line-took': (who) => `${does(who, 'nimmp', 'nimmsch')} a Kort.`,
  'line-took-card': ({ card, ...who }) => `${does(who, 'nimmp', 'nimmsch')} ${words.card(card)}.`,
  'line-leaves': (who) => `${does(who, 'losst', 'losch')} die Kort liegn.`,
  'line-show': (who) => `${does(who, 'zoag', 'zoagsch')} a Kort.`,
  'line-shown': ({ card, ...who }) => `${does(who, 'hot', 'hosch')} ${words.card(card)} gezoag.`,
  'line-announced': ({ schlag, trumpf }) => `Schlog ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who) => `${does(who, 'hot', 'hosch')} a Maschin: olle Kritischn!`,
  'line-call': ({ card, ...who }) => `${does(who, 'spielt', 'spielsch')} ${words.card(card)}: „Trumpf oder Kritisch!“`,
  'line-sign': ({ sign, ...who }) =>
    `${does(who, 'dait', 'daitsch')}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
  'line-farbe': (who) => `${does(who, 'verlong', 'verlongsch')} die Forb.`,
  'line-strike': ({ score, ...who }) =>
    `${does(who, 'streicht', 'streichsch')} die oagnen Punkt. Es steat ${standing(score)}.`,
  'line-revoke': (who) => `${does(who, 'hot', 'hosch')} nit zuagebm: s Spiel isch verlorn.`,
  'line-gestrichen-bid': (who) => `${does(who, 'hot', 'hosch')} gstrichn gebotn: sell isch nit erlaub.`,
  'line-wild-bid': (who) => `${does(who, 'hot', 'hosch')} in leschtn Stich wild gebotn: sell isch nit erlaub.`,
  'line-bluffed': ({ count, ...who }) =>
    `${does(who, 'hot', 'hosch')} ban Ohebm gejog: sell koscht ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }) => `${does(who, 'sog', 'sogsch')} un: Schlog ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'sog', 'sogsch')} un: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who) => `${does(who, 'mecht', 'mechtsch')} a Schianeres.`,
  'line-ask-schlagtausch': (who) => `${does(who, 'mecht', 'mechtsch')} Schlogtausch.`,
  'line-agrees': (who) => `${does(who, 'isch', 'bisch')} einverstondn.`,
  'line-refuses': (who) => `${does(who, 'will', 'willsch')} nit.`,
  'line-reveal': (who) => `${does(who, 'will', 'willsch')} auftian.`,
  'line-revealed': 'Olle hobm auftun.',
  'line-redealt': 'Geber und Vorhand hobm fünf nuie Kortn.',
  'line-swapped': 'Schlogtausch: dor Geber sog in Schlog un, Vorhand in Trumpf.',
  'line-bid': ({ to, ...who }) => `${does(who, 'biatet', 'biatesch')} ${to}.`,
  'line-hold': (who) => `${does(who, 'holtet', 'holtsch')}.`,
  'line-fold': (who) => `${does(who, 'geat', 'geasch')}.`,
  'line-play-forced': (who) => `${does(who, 'will', 'willsch')} die Runde spieln.`,
  'line-give-up': (who) => `${does(who, 'geat', 'geasch')}.`,
  'line-trick': ({ name, why }) => `Stich fir ${name}${because(words, why)}`,
  'line-your-trick': ({ why }) => `Dei Stich${because(words, why)}`,
  'line-hand-won-by': ({ winners, count, score }) =>
    `${win(winners, 'die Runde')}: ${words.points(count)}. Es steat ${standing(score)}.`,
  'line-hand-won': ({ count, score }) => `Runde gwunnen: ${words.points(count)}. Es steat ${standing(score)}.`,
  'line-hand-lost': ({ count, score }) => `Runde verlorn: ${words.points(count)}. Es steat ${standing(score)}.`,
});

const results = (words: Words): TableGroups['results'] => ({
  'reason-tricks': ({ ours, theirs }) => `${ours} Stich zu ${theirs}.`,
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'hand-won-by': ({ winners, count }) => `${win(winners, 'die Runde')}: ${words.points(count)}.`,
  'hand-won': ({ count }) => `Runde gwunnen: ${words.points(count)}.`,
  'hand-lost': ({ count }) => `Runde verlorn: ${words.points(count)}.`,
  'reason-fold': (losers) => `${capital(doing(losers, sein, 'die ondern'))} gongen.`,
  'reason-decline': (losers) => `${capital(doing(losers, sein, 'die ondern'))} gstrichn und gongen.`,
  'reason-farbe': 'Die Forb isch verlongt gwordn.',
  'reason-maschine': 'A Maschin, und die Runde isch gor.',
  'reason-penalty': 'Sell wor nit erlaub.',
  'game-won': ({ score }) => `Gwunnen! ${standing(score)}.`,
  'game-lost': ({ score }) => `Verlorn: ${standing(score)}.`,
  'game-won-by': ({ winners, score }) => `${win(winners, 's Spiel')}: ${standing(score)}.`,
  'finale-won': 'Gwunnen!',
  'finale-lost': 'Verlorn',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl ${forWhom(losers)}.`,
  'kind-schneider': ({ count, ...losers }) => `Schneider: ${count} Bummerl ${forWhom(losers)}.`,
  'kind-retourschneider': ({ count, ...losers }) => `Retourschneider: ${count} Bummerl ${forWhom(losers)}.`,
  'connection-lost': 'Die Verbindung isch unterbrochn …',
});

const inSeconds = (count: number): string => counted(count, 'Sekund', 'Sekundn');
const company: TableGroups['company'] = {
  away: 'nit do',
  'goes-away': ({ name }) => `${name} isch grod nit do.`,
  'is-back': ({ name }) => `${name} isch wieder do.`,
  'time-left': ({ seconds }) => `Nou ${inSeconds(seconds)}`,
  'time-short': ({ seconds }) => `Du hosch nou ${inSeconds(seconds)}.`,
};

const keeping: TableGroups['keeping'] = {
  'label-stats': 'Statistik',
  'stats-games': 'Spiele',
  paused: 'Rost',
  'goes-on': 'Es geat weiter.',
  'delete-kept': 'Ogspeichertes löschn',
  'delete-question': 'Olls löschn, wos der Tisch do ogspeichert hot?',
  'delete-explained':
    'Spielstond, Statistik und Einstellungen werdn glöscht. S Spiel geat weiter; gspeichert werd earscht wieder, wenn du weiterspielsch.',
  'delete-yes': 'Endgültig löschn',
  'delete-no': 'Na, decht nit',
  'delete-done': 'Olls glöscht. Gspeichert werd earscht wieder, wenn du weiterspielsch.',
  'delete-failed': 'S Löschn hot nit funktioniert.',
  'stats-none': 'Nou koan Spiel fertig gspielt.',
  'stats-all': 'Olle Ortn',
  'stats-won': 'gwunnen',
  'stats-given': 'Bummerl gebm',
  'stats-taken': 'Bummerl kriag',
  'stats-run': 'längschte Serie',
  'clear-kept': 'Statistik löschn',
  'clear-question': 'Die Statistik löschn?',
  'clear-explained': 'Olls Gezählte werd vergessn. Spielstond und Einstellungen bleibm.',
  'clear-yes': 'Endgültig löschn',
  'clear-no': 'Na, decht nit',
  'clear-done': 'Die Statistik isch glöscht.',
  'clear-failed': 'S Löschn hot nit funktioniert.',
};

const preferences: TableGroups['preferences'] = {
  'prefer-help': 'Erklärn',
  'prefer-help-fading': 'olm wianiger',
  'prefer-sound': 'Ton',
  'prefer-voice': 'Stimmen',
  'prefer-name': 'Dei Nom',
  'prefer-talk': 'Sprich',
  'prefer-sort': 'Kortn sortiern',
  'prefer-confirm': 'Kort zearscht aufhebm, norr spieln',
  'prefer-confirm-touch': 'ban Tippn mitn Finger',
  'prefer-confirm-always': 'olm',
  'prefer-confirm-never': 'nia',
  'prefer-handed': 'Kortn ausspieln',
  'prefer-handed-right': 'mit der rechtn Hond',
  'prefer-handed-left': 'mit der linkn Hond',
};

const keys: TableGroups['keys'] = {
  'label-keys': 'Tastn',
  'keys-digits': 'zu der Kort af dem Plotz oder zu der Ontwort; nou amol: sie gilt',
  'keys-letters': 'zu der nägschtn Kort oder Ontwort, de aso unfong: Forb, Schlog oder Wort',
  'keys-arrows': 'fa Kort zu Kort; ban Stopl: wo ogheb werd',
  'keys-move': 'die Kort in der Hond verschiabm',
  'keys-enter': 'die Kort ausspieln, die Ontwort gebm',
  'keys-step': 'an Schritt zruck oder weiter',
  'keys-ends': 'zun Unfong, zun Schluss',
  'keys-last-trick': 'in leschtn Stich zoagn',
  'keys-enlarge': 'die Kort groaß zoagn; ← → zoagn die ondern offnen',
  'keys-hover': 'festholtn und mit der Maus af a Kort zoagn: sie werd groaß',
  'keys-escape': 'zuatian, a aufghebte Kort zruckstecken',
  'keys-list': 'de Liste',
};

/** All that is said at the table, as in South Tyrol, in these words. */
export const tableIn = (words: Words): Messages => ({
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

/** All that is said at the table, as in South Tyrol. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
