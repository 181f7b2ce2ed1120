import { capital } from '../capital.js';
import type { Card } from '../../rules/card.js';
import type { HintGroups, HintMessages } from '../de/hints.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { declined } from './grammar.js';
import { WORDS } from './words.js';

const in100 = (percent: number): string => `${percent} mol fa 100`;
/** Returns a clause for a chance above half. */
const oftener = (percent: number): string => (percent > 50 ? ', ofter wia du sie verliersch' : '');
const cards = (count: number): string => (count === 1 ? 'oane Kort' : `${count} Kortn`);

const ROLES: Readonly<Partial<Record<string, string>>> = {
  superguter: 'dor Superguate',
  guter: 'dor Guate',
  rechter: 'dor Rechte',
  'wander-kritt': 'dor Wander-Kritt',
};

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const declinedCard = (card: Card) => declined(words.card(card));
  /** Returns a card's name for the beginning of a sentence. */
  const Der = (card: Card): string => capital(declinedCard(card)[0]);
  return {
    words,
    der: (card: Card): string => declinedCard(card)[0],
    den: (card: Card): string => declinedCard(card)[1],
    mit: (card: Card): string => declinedCard(card)[2],
    Mit: (card: Card): string => capital(declinedCard(card)[2]),
    Der,
    /**
     * Returns a card's role if only one card can have that role, otherwise the card's name, for the beginning of a sentence.
     */
    roleOr: (card: Card, role: string): string => (ROLES[role] ? capital(ROLES[role]) : Der(card)),
  };
};
type Speech = ReturnType<typeof speechOf>;

const playing = ({ der, den, mit, Mit, Der, roleOr }: Speech): HintGroups['playing'] => ({
  'hint-show': ({ card }) => `Zoag ${den(card)}`,
  'hint-says': ({ what, why }) => `${what}: ${why}`,

  'hint-only-card': ({ card }) => `${Der(card)} isch die oanzige Kort, de du spieln derfsch.`,
  'hint-last-card': ({ card }) => `${Der(card)} isch dei leschte Kort.`,
  'hint-wins-hand': ({ card }) => `${Der(card)} mocht sicher in Stich, und norr isch die Runde gwunnen.`,
  'hint-sure-tricks': ({ card, count }) =>
    `${Mit(card)} und deine ondern hoachn Kortn, de koaner stechn konn, mochsch die ${count} Stich, de nou fahln.`,
  'hint-partner-has-it': ({ card, name, held, role }) =>
    `Dor Stich keart schun ${name}, ${der(held)} isch ${ROLES[role] ?? 'fir die Gegner nit zu stechn'}: Gib ${den(card)} derzua.`,
  'hint-partner-may-keep': ({ card, name, percent }) =>
    `${name} lieg vorn, und ${in100(percent)} bleib’s derbei: Gib ${den(card)} derzua.`,
  'hint-must-win-surely': ({ card }) =>
    `Die Gegner brauchn lei mehr oan Stich: Den muasch du mochn, und ${der(card)} mocht ihn sicher.`,
  'hint-must-win': ({ card, percent }) =>
    `Die Gegner brauchn lei mehr oan Stich, olso muass der her: ${Der(card)} holtet ${in100(percent)}.`,
  'hint-saves': ({ card, saved, role }) =>
    `${Der(card)} glong fir in Stich. ${roleOr(saved, role)} bleib dir fir speter.`,
  'hint-cheapest-sure': ({ card }) => `${Der(card)} isch dei billigschte Kort, de in Stich sicher mocht.`,
  'hint-cheapest': ({ card, percent }) =>
    `${Der(card)} isch dei billigschte Kort, de sticht; ${in100(percent)} geat koane mehr driber.`,
  'hint-draws-trumps': ({ card, percent }) => `${Der(card)} ziacht Trimpf: ${in100(percent)} miaßn die Gegner zuagebm.`,
  'hint-unbeatable': ({ card }) => `${capital(den(card))} konn in den Stich koaner mehr stechn.`,
  'hint-still-out': ({ card, out, outRole, more, percent }) =>
    `${roleOr(out, outRole)} ${more ? 'und ondere hechere Kortn sein' : 'isch'} nou draußn; ${der(card)} holtet in Stich trotzdem ${in100(percent)}.`,
  'hint-leaves-trick': ({ card, saved }) => `Loss in Stich und gib ${den(card)}: ${Der(saved)} isch speter mehr wert.`,
  'hint-leaves-to-partner': ({ card, saved, name }) =>
    `Den Stich loss ${name} und gib ${den(card)}: ${capital(den(saved))} brauchsch nou.`,
  'hint-partner-must': ({ card, name }) => `Stechn konnsch nit. Gib ${den(card)} und hoff af ${name}.`,
  'hint-throws-away': ({ card }) => `In Stich konnsch nit mochn: ${Der(card)} geat dir um wianigschtn o.`,
  'hint-leads-low': ({ card, saved }) =>
    `Bholt ${den(saved)} fir speter: ${Mit(card)} ausspieln koscht um wianigschtn.`,
  'hint-better': ({ card, percent, next, other }) =>
    `${Mit(card)} gwinnsch die Runde ${in100(percent)}, ${mit(next)} lei ${other} mol.`,
  'hint-about': ({ card, percent }) =>
    `${Mit(card)} gwinnsch die Runde ungefähr ${in100(percent)}, aso wia die Kortn nou liegn kennen.`,
  'hint-chance': ({ card, percent }) =>
    `${Mit(card)} gwinnsch die Runde ${in100(percent)}, aso wia die Kortn nou liegn kennen; mehr verspricht koane ondere.`,
  'hint-blind-better': ({ card, percent, next }) =>
    `Die Unsog woasch nit. Noch olls, wos man sig, gwinnt ${der(card)} die Runde ${in100(percent)}, ${der(next)} seltner.`,
  'hint-blind-about': ({ card, percent }) =>
    `Die Unsog woasch nit. ${Mit(card)} gwinnsch die Runde ungefähr ${in100(percent)}.`,
  'hint-blind-chance': ({ card, percent }) =>
    `Die Unsog woasch nit. Noch olls, wos man sig, verspricht koane Kort mehr wia ${der(card)}: So gwinnsch die Runde ungefähr ${in100(percent)}.`,
});

const announcing = ({ words, der, den }: Speech): HintGroups['announcing'] => ({
  'hint-schlag-held': ({ schlag, count, percent }) =>
    `Schlog ${words.schlag(schlag)} gwinnt die Runde ${in100(percent)}${count === 0 ? ': Zu deine Kortn passt er am beschtn' : schlag === 'weli' ? ': Den hosch du' : `: Derfun hosch ${cards(count)}`}.`,
  'hint-schlag-guter': ({ schlag, count, guter, percent }) =>
    `Schlog ${words.schlag(schlag)} gwinnt die Runde ${in100(percent)}: Derfun hosch ${cards(count)}, und ${der(guter)} konn dor Guate werdn.`,
  'hint-trumpf-both': ({ trumpf, guter, rechter, percent }) =>
    `Mit Trumpf ${words.suit(trumpf)} hosch in Guatn (${words.card(guter)}) und in Rechtn (${words.card(rechter)}): So gwinnsch die Runde ${in100(percent)}.`,
  'hint-trumpf-guter': ({ trumpf, guter, percent }) =>
    `Trumpf ${words.suit(trumpf)} mocht ${den(guter)} zun Guatn: So gwinnsch die Runde ${in100(percent)}.`,
  'hint-trumpf-rechter': ({ trumpf, rechter, percent }) =>
    `Trumpf ${words.suit(trumpf)} mocht ${den(rechter)} zun Rechtn: So gwinnsch die Runde ${in100(percent)}.`,
  'hint-trumpf-held': ({ trumpf, count, percent }) =>
    count > 0
      ? `In ${words.suit(trumpf)} hosch ${cards(count)}: So gwinnsch die Runde ${in100(percent)}.`
      : `Trumpf ${words.suit(trumpf)} gwinnt die Runde ${in100(percent)}: Zu deine Kortn passt er am beschtn.`,
  'hint-weak-hand': ({ percent, usual }) =>
    `Deine Kortn gwinnen die Runde ${in100(percent)}${percent < usual ? ', seltner wia sischt' : ''}. Nuie versprechn mehr.`,
  'hint-keeps-hand': ({ percent, usual }) =>
    `Deine Kortn gwinnen die Runde ${in100(percent)}: ${percent < usual ? 'So schlecht, dass si nuie auszohln, sein sie nit' : 'Bholt sie'}.`,
  'hint-swap': ({ percent, other }) => `Mitn Schlogtausch gwinnsch die Runde ${in100(other)}, ohne ${in100(percent)}.`,
  'hint-no-swap': ({ percent, other }) =>
    `Ohne Schlogtausch gwinnsch die Runde ${in100(percent)}, mit ihm ${other < percent ? 'seltner' : 'kaum ofter'}.`,
});

const bidding = ({ words, Der }: Speech): HintGroups['bidding'] => ({
  'hint-bid': ({ to, percent }) =>
    `Du gwinnsch die Runde ${in100(percent)}${oftener(percent)}: Sie derf ${words.points(to)} wert sein.`,
  'hint-bluff': ({ to, percent }) =>
    `Gejog: Du gwinnsch die Runde lei ${in100(percent)}, ober vielleicht holtn die Gegner ${to} nit.`,
  'hint-half-bluff': ({ to, percent }) =>
    `Du gwinnsch die Runde ${in100(percent)}, und vielleicht holtn die Gegner ${to} nit.`,
  'hint-hold': ({ to, percent, needed }) =>
    `Du gwinnsch die Runde ${in100(percent)}. ${to} zu holtn zohlt si ob ${needed} mol aus.`,
  'hint-fold': ({ to, percent, needed }) =>
    `Du gwinnsch die Runde lei ${in100(percent)}. ${to} zu holtn zohlt si earscht ob ${needed} mol aus.`,
  'hint-fold-to-strength': ({ to, percent }) =>
    `Eigntlich gwinnsch die Runde ${in100(percent)}, ober wer ${to} biatet, hot epes.`,
  'hint-hold-closely': ({ to, percent }) =>
    `Du gwinnsch die Runde ${in100(percent)}, fir ${to} zu seltn. Wer do olm geat, den jogn sie ober.`,
  'hint-raise': ({ to, percent }) =>
    `Du gwinnsch die Runde ${in100(percent)}${oftener(percent)}: Norr derf’s a um ${to} gian.`,
  'hint-farbe': ({ percent }) => `Die leschte Kort passt ${in100(percent)} nit: Loss sie dir zoagn.`,
  'hint-play-forced': ({ value, percent, needed }) =>
    `Du gwinnsch die Runde ${in100(percent)}${percent < needed ? ': Sell glong, um' : `. Ob ${needed} mol zohlt’s si aus, um`} ${value} zu spieln.`,
  'hint-give-up': ({ refusal, percent, needed }) =>
    `Du gwinnsch die Runde lei ${in100(percent)}${percent < needed ? `. Spieln zohlt si earscht ob ${needed} mol aus` : ''}: ${words.points(refusal)} hergebm isch billiger.`,
  'hint-mix': ({ choices }) => `Folsch isch do nix, guate Spieler wechsln ob: ${choices}.`,
  'hint-mix-first': ({ choices }) => `Vorher biatn? Geat olls zwoa, guate Spieler wechsln ob: ${choices}.`,
  'hint-mix-hold': ({ percent }) => `holtn (${percent} %)`,
  'hint-mix-fold': ({ percent }) => `gian (${percent} %)`,
  'hint-mix-bid': ({ to, percent }) => `${to} biatn (${percent} %)`,
  'hint-mix-play': ({ percent }) => `nit biatn (${percent} %)`,

  'hint-take-critical': ({ card }) => `${Der(card)} isch oane fa deine finf Kortn wert.`,
  'hint-leave-card': ({ card }) => `${Der(card)} isch koan Kritischer: Loss die Kort liegn.`,
  'hint-luck': 'Do entscheidet lei s Glick.',
  'hint-next': 'Die Runde isch gor: Weiter geat’s.',
});

const review = ({ mit, Mit }: Speech): HintGroups['review'] => ({
  'review-fine': 'Koane fa deine Entscheidungen wor richtig folsch. Ob’s gscheid wor, selber zu biatn, werd nit gsog.',
  'review-nothing': 'In der Runde hosch nix zun Entscheidn ghob, iber des man redn kannt.',
  'review-yours': 'Gspielt',
  'review-better': 'Besser',
  'review-card': ({ card, better, chance, best }) =>
    `${Mit(better)} und nit ${mit(card)} hattesch die Runde ${in100(best)} gwunnen, nit lei ${chance} mol.`,
  'review-name': ({ what, better, chance, best }) =>
    `${better} stott ${what} hatt die Runde ${in100(best)} gwunnen, nit lei ${chance} mol.`,
  'review-held': ({ points: to, chance, needed }) =>
    `Af des Gebot ${to} war Gian besser gwesn: Gwunnen hattesch die Runde ${in100(chance)}, zun Holtn braucht’s ${needed} mol.`,
  'review-folded': ({ points: to, chance, needed }) =>
    `Af des Gebot ${to} war Holtn besser gwesn: Gwunnen hattesch die Runde ${in100(chance)}, ${needed} mol hattn glong.`,
  'review-played': ({ chance, needed }) =>
    `Gian war besser gwesn: Gwunnen hattesch die Runde ${in100(chance)}, gebraucht hatt’s ${needed} mol.`,
  'review-gave-up': ({ chance, needed }) =>
    `Spieln war besser gwesn: Gwunnen hattesch die Runde ${in100(chance)}, ${needed} mol hattn glong.`,
  'review-cost': ({ cost }) =>
    `Afs gonze Spiel gschaug isch dei Aussicht um ${(cost / 10).toLocaleString('de')} ${cost === 10 ? 'Prozentpunkt' : 'Prozentpunkte'} gsunkn.`,
  'review-others': ({ count }) =>
    count === 1
      ? 'Nou oane Entscheidung isch nit die beschte gwesn.'
      : `Nou ${count} Entscheidungen sein nit die beschtn gwesn.`,
  'review-judged': 'Grechnt fir den Augnblick, wia du drun worsch, noch dem, wos du selm wissn hosch kennt.',
  'course-title': 'Dei Aussicht, die Runde zu gwinnen',
  'course-known': 'Zwischn die Stich, noch dem, wos du wissn hosch kennt',
  'course-open': 'Mit offne Kortn, wenn koaner an Fahler mocht',
  'course-shown-later': 'Wenn olle Kortn gezoag werdn, steat do a, wia’s mit offne Kortn gstondn isch.',
  'course-moment': 'Zeitpunkt',
  'course-start': 'Unfong',
  'course-after': ({ trick }) => `Nochn ${trick}. Stich`,
  'course-end': 'Schluss',
  'course-won': 'gwunnen',
  'course-lost': 'verlorn',
  'course-untold': 'nit zu sogn',
});

const replay = (): HintGroups['replay'] => ({
  'replay-label': 'Nou amol unschaugn',
  'replay-first': 'Zun Unfong',
  'replay-back': 'An Schritt zruck',
  'replay-run': 'Ospieln',
  'replay-halt': 'Unholtn',
  'replay-forward': 'An Schritt weiter',
  'replay-last': 'Zun Schluss',
  'replay-slider': 'Wo in Spiel',
  'replay-step': ({ step, steps }) => `Schritt ${step} fa ${steps}`,
  'replay-comments': 'Kommentare',
  'replay-fine': 'Do gibt’s nix zu sogn.',
  'replay-close': 'Nimmer unschaugn',
  'replay-resume': 'Weiter unschaugn',
});

/** Creates hints and reviews in South Tyrolean with these words. */
export const hintsIn = (words: Words): HintMessages => {
  const speech = speechOf(words);
  return { ...playing(speech), ...announcing(speech), ...bidding(speech), ...review(speech), ...replay() };
};

/** Hints and reviews in South Tyrolean. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
