import { capital } from '../capital.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Role } from '../../rules/order.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { asObject } from './grammar.js';
import { WORDS } from './words.js';

/** A role of a card. In variants with Kritische, the Guter is called Wander-Kritt. */
type RoleName = Role | 'wander-kritt';

const in100 = (percent: number): string => `in ${percent} % der Fälle`;
/** Returns a clause for a chance above half. */
const oftener = (percent: number): string => (percent > 50 ? ', öfter, als du sie verlierst' : '');
/** Returns a clause with the number of the viewer's cards of the Schlag. The pack has only one Weli. */
const ownOf = (schlag: Schlag, count: number): string =>
  count === 0
    ? ': Zu deinen Karten passt er am besten'
    : schlag === 'weli'
      ? ': Du hast ihn'
      : `: Davon hast du ${cards(count)}`;
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);

const ROLES: Readonly<Partial<Record<RoleName, string>>> = {
  superguter: 'der Supergute',
  guter: 'der Gute',
  rechter: 'der Rechte',
  'wander-kritt': 'der Wander-Kritt',
};

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const object = (card: Card): string => asObject(words.card(card));
  const article = (card: Card): string => object(card).slice(0, 3);
  const der = (card: Card): string => `${article(card).replace('den', 'der')} ${words.card(card)}`;
  /** Returns a card's name for the beginning of a sentence. */
  const Der = (card: Card): string => capital(der(card));
  return {
    words,
    der,
    den: object,
    dem: (card: Card): string => `${article(card) === 'die' ? 'der' : 'dem'}${object(card).slice(3)}`,
    Der,
    /**
     * Returns a card's role if only one card can have that role, otherwise the card's name, for the beginning of a sentence.
     */
    roleOr: (card: Card, role: RoleName): string => (ROLES[role] ? capital(ROLES[role]) : Der(card)),
  };
};
type Speech = ReturnType<typeof speechOf>;

/** Hints for a card to play or show. */
const playing = ({ der, den, dem, Der, roleOr }: Speech) => ({
  'hint-show': ({ card }: { card: Card }) => `Zeig ${den(card)}`,
  'hint-says': ({ what, why }: { what: string; why: string }) => `${what}: ${why}`,

  'hint-only-card': ({ card }: { card: Card }) => `${Der(card)} ist die einzige Karte, die du spielen darfst.`,
  'hint-last-card': ({ card }: { card: Card }) => `${Der(card)} ist deine letzte Karte.`,
  'hint-wins-hand': ({ card }: { card: Card }) =>
    `${Der(card)} macht sicher den Stich, und damit ist die Runde gewonnen.`,
  'hint-sure-tricks': ({ card, count }: { card: Card; count: number }) =>
    `Mit ${dem(card)} und deinen anderen hohen Karten, die niemand stechen kann, machst du die fehlenden ${count} Stiche.`,
  'hint-partner-has-it': ({ card, name, held, role }: { card: Card; name: string; held: Card; role: RoleName }) =>
    `Der Stich gehört schon ${name}, ${der(held)} ist ${ROLES[role] ?? 'für die Gegner nicht zu stechen'}: Gib ${den(card)} dazu.`,
  'hint-partner-may-keep': ({ card, name, percent }: { card: Card; name: string; percent: number }) =>
    `${name} liegt vorn, und ${in100(percent)} bleibt es dabei: Gib ${den(card)} dazu.`,
  'hint-must-win-surely': ({ card }: { card: Card }) =>
    `Den Gegnern fehlt nur noch ein Stich: Diesen musst du machen, und ${der(card)} macht ihn sicher.`,
  'hint-must-win': ({ card, percent }: { card: Card; percent: number }) =>
    `Den Gegnern fehlt nur noch ein Stich, also muss dieser her: ${Der(card)} hält ${in100(percent)}.`,
  'hint-saves': ({ card, saved, role }: { card: Card; saved: Card; role: RoleName }) =>
    `${Der(card)} genügt für den Stich. ${roleOr(saved, role)} bleibt dir für später.`,
  'hint-cheapest-sure': ({ card }: { card: Card }) =>
    `${Der(card)} ist deine billigste Karte, die den Stich sicher macht.`,
  'hint-cheapest': ({ card, percent }: { card: Card; percent: number }) =>
    `${Der(card)} ist deine billigste Karte, die sticht; ${in100(percent)} sticht sie keiner mehr.`,
  'hint-draws-trumps': ({ card, percent }: { card: Card; percent: number }) =>
    `${Der(card)} zieht Trümpfe: ${capital(in100(percent))} müssen die Gegner zugeben.`,
  'hint-unbeatable': ({ card }: { card: Card }) => `${capital(den(card))} kann in diesem Stich niemand mehr stechen.`,
  'hint-still-out': ({
    card,
    out,
    outRole,
    more,
    percent,
  }: {
    card: Card;
    role: RoleName;
    out: Card;
    outRole: RoleName;
    more: boolean;
    percent: number;
  }) =>
    `${roleOr(out, outRole)} ${more ? 'und andere höhere Karten sind' : 'ist'} noch draußen; ${der(card)} hält den Stich trotzdem ${in100(percent)}.`,
  'hint-leaves-trick': ({ card, saved }: { card: Card; saved: Card }) =>
    `Lass den Stich und gib ${den(card)}: ${Der(saved)} ist später mehr wert.`,
  'hint-leaves-to-partner': ({ card, saved, name }: { card: Card; saved: Card; name: string }) =>
    `Überlass diesen Stich ${name} und gib ${den(card)}: ${capital(den(saved))} brauchst du noch.`,
  'hint-partner-must': ({ card, name }: { card: Card; name: string }) =>
    `Stechen kannst du nicht. Gib ${den(card)} und hoffe auf ${name}.`,
  'hint-throws-away': ({ card }: { card: Card }) =>
    `Den Stich kannst du nicht machen: ${Der(card)} ist am leichtesten zu entbehren.`,
  'hint-leads-low': ({ card, saved }: { card: Card; saved: Card }) =>
    `Behalte ${den(saved)} für später: Mit ${dem(card)} anzuspielen kostet am wenigsten.`,
  'hint-better': ({ card, percent, next, other }: { card: Card; percent: number; next: Card; other: number }) =>
    `Mit ${dem(card)} gewinnst du die Runde ${in100(percent)}, mit ${dem(next)} nur in ${other} %.`,
  'hint-about': ({ card, percent }: { card: Card; percent: number }) =>
    `Mit ${dem(card)} gewinnst du die Runde ungefähr ${in100(percent)}, so wie die Karten noch liegen können.`,
  'hint-chance': ({ card, percent }: { card: Card; percent: number }) =>
    `Mit ${dem(card)} gewinnst du die Runde ${in100(percent)}, so wie die Karten noch liegen können; mehr verspricht keine andere.`,
  'hint-blind-better': ({ card, percent, next }: { card: Card; percent: number; next: Card }) =>
    `Die Ansage kennst du nicht. Nach allem, was zu sehen ist, gewinnt ${der(card)} die Runde ${in100(percent)}, ${der(next)} seltener.`,
  'hint-blind-about': ({ card, percent }: { card: Card; percent: number }) =>
    `Die Ansage kennst du nicht. Mit ${dem(card)} gewinnst du die Runde ungefähr ${in100(percent)}.`,
  'hint-blind-chance': ({ card, percent }: { card: Card; percent: number }) =>
    `Die Ansage kennst du nicht. Nach allem, was zu sehen ist, verspricht keine Karte mehr als ${der(card)}: Damit gewinnst du die Runde etwa ${in100(percent)}.`,
});

/** Hints for announcements, and for requests before them. */
const announcing = ({ words, der, den }: Speech) => ({
  'hint-schlag-held': ({ schlag, count, percent }: { schlag: Schlag; count: number; percent: number }) =>
    `Schlag ${words.schlag(schlag)} gewinnt die Runde ${in100(percent)}${ownOf(schlag, count)}.`,
  'hint-schlag-guter': ({
    schlag,
    count,
    guter,
    percent,
  }: {
    schlag: Schlag;
    count: number;
    guter: Card;
    percent: number;
  }) =>
    `Schlag ${words.schlag(schlag)} gewinnt die Runde ${in100(percent)}: Davon hast du ${cards(count)}, und ${der(guter)} kann der Gute werden.`,
  'hint-trumpf-both': ({
    trumpf,
    guter,
    rechter,
    percent,
  }: {
    trumpf: Suit;
    guter: Card;
    rechter: Card;
    percent: number;
  }) =>
    `Mit Trumpf ${words.suit(trumpf)} hast du den Guten (${words.card(guter)}) und den Rechten (${words.card(rechter)}): So gewinnst du die Runde ${in100(percent)}.`,
  'hint-trumpf-guter': ({ trumpf, guter, percent }: { trumpf: Suit; guter: Card; percent: number }) =>
    `Trumpf ${words.suit(trumpf)} macht ${den(guter)} zum Guten: So gewinnst du die Runde ${in100(percent)}.`,
  'hint-trumpf-rechter': ({ trumpf, rechter, percent }: { trumpf: Suit; rechter: Card; percent: number }) =>
    `Trumpf ${words.suit(trumpf)} macht ${den(rechter)} zum Rechten: So gewinnst du die Runde ${in100(percent)}.`,
  'hint-trumpf-held': ({ trumpf, count, percent }: { trumpf: Suit; count: number; percent: number }) =>
    count > 0
      ? `In ${words.suit(trumpf)} hast du ${cards(count)}: So gewinnst du die Runde ${in100(percent)}.`
      : `Trumpf ${words.suit(trumpf)} gewinnt die Runde ${in100(percent)}: Zu deinen Karten passt er am besten.`,
  'hint-weak-hand': ({ percent, usual }: { percent: number; usual: number }) =>
    `Deine Karten gewinnen die Runde ${in100(percent)}${percent < usual ? ', seltener als üblich' : ''}. Neue versprechen mehr.`,
  'hint-keeps-hand': ({ percent, usual }: { percent: number; usual: number }) =>
    `Deine Karten gewinnen die Runde ${in100(percent)}: ${percent < usual ? 'So schlecht, dass sich neue lohnen, sind sie nicht' : 'Behalte sie'}.`,
  'hint-swap': ({ percent, other }: { percent: number; other: number }) =>
    `Mit Schlagtausch gewinnst du die Runde ${in100(other)}, ohne ${in100(percent)}.`,
  'hint-no-swap': ({ percent, other }: { percent: number; other: number }) =>
    `Ohne Schlagtausch gewinnst du die Runde ${in100(percent)}, mit ihm ${other < percent ? 'seltener' : 'kaum öfter'}.`,
});

/** Hints for bids, answers and forced games, and for moments without a choice. */
const bidding = ({ words, Der }: Speech) => ({
  'hint-bid': ({ to, percent }: { to: number; percent: number }) =>
    `Du gewinnst die Runde ${in100(percent)}${oftener(percent)}: Sie darf ${words.points(to)} wert sein.`,
  'hint-bluff': ({ to, percent }: { to: number; percent: number }) =>
    `Ein Bluff: Du gewinnst die Runde nur ${in100(percent)}, aber vielleicht halten die Gegner ${to} nicht.`,
  'hint-half-bluff': ({ to, percent }: { to: number; percent: number }) =>
    `Du gewinnst die Runde ${in100(percent)}, und vielleicht halten die Gegner ${to} nicht.`,
  'hint-hold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) =>
    `Du gewinnst die Runde ${in100(percent)}. Ab ${needed} % lohnt es sich, ${to} zu halten.`,
  'hint-fold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) =>
    `Du gewinnst die Runde nur ${in100(percent)}. Erst ab ${needed} % lohnt es sich, ${to} zu halten.`,
  'hint-fold-to-strength': ({ to, percent }: { to: number; percent: number }) =>
    `An sich gewinnst du die Runde ${in100(percent)}, aber wer ${to} bietet, hat etwas.`,
  'hint-hold-closely': ({ to, percent }: { to: number; percent: number }) =>
    `Du gewinnst die Runde ${in100(percent)}, für ${to} zu selten. Aber wer da immer geht, lädt zum Bluffen ein.`,
  'hint-raise': ({ to, percent }: { to: number; percent: number }) =>
    `Du gewinnst die Runde ${in100(percent)}${oftener(percent)}: Dafür darf es auch um ${to} gehen.`,
  'hint-farbe': ({ percent }: { percent: number }) =>
    `Die letzte Karte passt ${in100(percent)} nicht: Lass sie dir zeigen.`,
  'hint-play-forced': ({ value, percent, needed }: { value: number; percent: number; needed: number }) =>
    `Du gewinnst die Runde ${in100(percent)}${percent < needed ? ': Das reicht, um' : `. Ab ${needed} % lohnt es sich, um`} ${value} zu spielen.`,
  'hint-give-up': ({ refusal, percent, needed }: { refusal: number; percent: number; needed: number }) =>
    `Du gewinnst die Runde nur ${in100(percent)}${percent < needed ? `. Spielen lohnt sich erst ab ${needed} %` : ''}: ${words.points(refusal)} abzugeben ist billiger.`,
  // Added to a hint. `choices`: the four texts below, joined by commas.
  'hint-mix': ({ choices }: { choices: string }) => `Falsch ist hier nichts, starke Spieler wechseln ab: ${choices}.`,
  'hint-mix-first': ({ choices }: { choices: string }) =>
    `Vorher bieten? Beides geht, starke Spieler wechseln ab: ${choices}.`,
  'hint-mix-hold': ({ percent }: { percent: number }) => `halten (${percent} %)`,
  'hint-mix-fold': ({ percent }: { percent: number }) => `gehen (${percent} %)`,
  'hint-mix-bid': ({ to, percent }: { to: number; percent: number }) => `${to} bieten (${percent} %)`,
  'hint-mix-play': ({ percent }: { percent: number }) => `nicht bieten (${percent} %)`,

  'hint-take-critical': ({ card }: { card: Card }) => `${Der(card)} ist eine deiner fünf Karten wert.`,
  'hint-leave-card': ({ card }: { card: Card }) => `${Der(card)} ist kein Kritischer: Lass die Karte liegen.`,
  'hint-luck': 'Hier entscheidet nur das Glück.',
  'hint-next': 'Die Runde ist vorbei: Weiter geht’s.',
});

/** Reviews of a hand. */
const review = ({ dem }: Speech) => ({
  'review-fine':
    'Keine deiner Entscheidungen war deutlich falsch. Ob ein eigenes Gebot klug war, wird nicht beurteilt.',
  'review-nothing': 'In dieser Runde hattest du keine Wahl, über die sich reden ließe.',
  'review-yours': 'Gespielt',
  'review-better': 'Besser',
  'review-card': ({ card, better, chance, best }: { card: Card; better: Card; chance: number; best: number }) =>
    `Mit ${dem(better)} statt mit ${dem(card)} hättest du die Runde in ${best} % der Fälle gewonnen, nicht in ${chance} %.`,
  'review-name': ({ what, better, chance, best }: { what: string; better: string; chance: number; best: number }) =>
    `${better} statt ${what} hätte die Runde in ${best} % der Fälle gewonnen, nicht in ${chance} %.`,
  'review-held': ({ points: to, chance, needed }: { points: number; chance: number; needed: number }) =>
    `Auf das Gebot ${to} war Gehen besser: Gewonnen hättest du die Runde in ${chance} % der Fälle, zum Halten braucht es ${needed} %.`,
  'review-folded': ({ points: to, chance, needed }: { points: number; chance: number; needed: number }) =>
    `Auf das Gebot ${to} war Halten besser: Gewonnen hättest du die Runde in ${chance} % der Fälle, ${needed} % hätten gereicht.`,
  'review-played': ({ chance, needed }: { chance: number; needed: number }) =>
    `Gehen war besser: Gewonnen hättest du die Runde in ${chance} % der Fälle, nötig waren ${needed} %.`,
  'review-gave-up': ({ chance, needed }: { chance: number; needed: number }) =>
    `Spielen war besser: Gewonnen hättest du die Runde in ${chance} % der Fälle, ${needed} % hätten gereicht.`,
  'review-cost': ({ cost }: { cost: number }) =>
    `Auf das ganze Spiel gesehen sank deine Aussicht um ${(cost / 10).toLocaleString('de')} ${cost === 10 ? 'Prozentpunkt' : 'Prozentpunkte'}.`,
  'review-others': ({ count }: { count: number }) =>
    count === 1
      ? 'Noch eine Entscheidung war nicht die beste.'
      : `Noch ${count} Entscheidungen waren nicht die besten.`,
  'review-judged': 'Gerechnet in dem Augenblick, in dem du dran warst, nach dem, was du damals wissen konntest.',
  'course-title': 'Deine Aussicht, die Runde zu gewinnen',
  'course-known': 'Stand zwischen den Stichen, nach dem, was du wissen konntest',
  'course-open': 'Mit offenen Karten, wenn niemand einen Fehler macht',
  'course-shown-later': 'Werden alle Karten gezeigt, steht hier auch, wie es mit offenen Karten stand.',
  'course-moment': 'Zeitpunkt',
  'course-start': 'Beginn',
  'course-after': ({ trick }: { trick: number }) => `Nach dem ${trick}. Stich`,
  'course-end': 'Ende',
  'course-won': 'gewonnen',
  'course-lost': 'verloren',
  'course-untold': 'nicht zu sagen',
});

/** Replays of a record. */
const replay = () => ({
  'replay-label': 'Wiederholung',
  'replay-first': 'Zum Anfang',
  'replay-back': 'Einen Schritt zurück',
  'replay-run': 'Abspielen',
  'replay-halt': 'Anhalten',
  'replay-forward': 'Einen Schritt weiter',
  'replay-last': 'Zum Ende',
  'replay-slider': 'Stelle im Spiel',
  'replay-step': ({ step, steps }: { step: number; steps: number }) => `Schritt ${step} von ${steps}`,
  'replay-comments': 'Kommentare',
  'replay-fine': 'Daran war nichts auszusetzen.',
  'replay-close': 'Wiederholung beenden',
  'replay-resume': 'Weiter ansehen',
});

const GROUPS = { playing, announcing, bidding, review, replay };

const messagesWith = (words: Words) => {
  const speech = speechOf(words);
  return { ...playing(speech), ...announcing(speech), ...bidding(speech), ...review(speech), ...replay() };
};

/** The type of each group of entries in every language. */
export type HintGroups = {
  readonly [Group in keyof typeof GROUPS]: EntriesLike<ReturnType<(typeof GROUPS)[Group]>>;
};

/** The type of hints and reviews in every language, derived from the German entries. */
export type HintMessages = EntriesLike<ReturnType<typeof messagesWith>>;

/** Creates hints and reviews in German with these words. */
export const hintsIn: (words: Words) => HintMessages = messagesWith;

/** Hints and reviews in German. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
