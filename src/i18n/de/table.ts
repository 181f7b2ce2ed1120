import type { Card } from '../../rules/card.js';
import type { VariantId } from '../../rules/variants.js';
import type { Doer, Party } from '../party.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { choices, prompts } from './prompts.js';
import { keeping, keys, menu, preferences } from './menu.js';
import { doing, duerfen, sein, toWhom } from './phrases.js';
import { talk } from './talk.js';
import { calls, company, log, results } from './events.js';
import { KRITISCHE } from '../card-names.js';
import { counted, WORDS } from './words.js';

/** Labels of the table. */
const labels = (words: Words) => ({
  us: 'Wir',
  them: 'Die',
  you: 'Du',

  start: 'Spiel beginnen',
  learn: 'Watten in fünf Minuten',
  starting: 'Der Tisch wird gedeckt …',
  'load-failed': 'Das Spiel konnte nicht geladen werden.',
  elsewhere: 'Dein Spiel läuft jetzt in einem anderen Fenster.',
  'take-back': 'Hier weiterspielen',
  'not-kept': 'Dein Spiel wird in diesem Browser nicht gespeichert. Wenn du die Seite neu lädst, ist es weg.',
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
  'label-back': 'Zurück',
  hint: 'Tipp',
  'hint-label': 'Tipp: Was würde ein starker Spieler tun?',
  'hint-thinking': 'Mal sehen …',
  'hint-mark': 'Tipp',
  'label-hands': 'Alle Karten',
  'label-review': 'Rückblick',
  'label-undo': 'Zurücknehmen',
  'undo-done': 'Die Karte ist wieder in deiner Hand.',
  'review-thinking': 'Die Runde wird durchgesehen …',
  'no-last-trick': 'Noch kein Stich in dieser Runde.',
});

/** The score on the slate and in its panel. */
const schrift = () => ({
  'whole-score': 'Spielstand zeigen',
  'no-score': 'Noch steht nichts auf der Tafel.',
  'score-of-game': ({ number }: { number: number }) => `Spiel ${number}`,
  'score-hand': ({ number }: { number: number }) => `Runde ${number}`,
  'score-start': 'Zu Beginn',
  'score-sum': 'Summe:',
  'legend-ring': 'Bummerl (verlorenes Spiel)',
  'legend-scissors': 'Schneider (zwei Bummerl)',
  'legend-retour': 'Retourschneider (vier Bummerl)',
  'word-bummerl': 'Bummerl',
  target: ({ target }: { target: number }) => `bis ${target}`,
  tricks: ({ ours, theirs }: { ours: number; theirs: number }) => `Stiche ${ours}:${theirs}`,
  'tricks-of-three': ({ alone, pair, ours, own, name }: Doer & { alone: number; pair: number; ours: boolean }) =>
    `Stiche ${ours ? `ihr ${pair}:${alone}` : `${own ? 'du' : name} ${alone}:${pair}`}`,
  bummerl: ({ count }: { count: number }) => `${count} Bummerl`,
});

/** Seats, cards and the announcement. */
const marks = (words: Words) => ({
  gestrichen: 'gestrichen',
  'gestrichen-means': 'gestrichen (kurz vor dem Ziel, darf nicht mehr bieten)',
  'bummerl-means': 'Ring: ein Bummerl, also ein verlorenes Spiel. Schere: Schneider, zwei Bummerl.',
  dealer: 'Geber',
  'dealer-mark': 'G',
  forehand: 'Vorhand',
  'forehand-mark': 'V',
  partner: 'Partner',
  opponent: 'Gegner',
  'partner-woman': 'Partner',
  'opponent-woman': 'Gegner',
  'not-told': 'kennt die Ansage nicht',
  resting: 'setzt aus',
  alone: 'allein',
  'open-hand': ({ cards }: { cards: readonly Card[] }) => `zeigt dir ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }: { cards: readonly Card[] }) => `offen: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }: { count: number }) => counted(count, 'Karte', 'Karten'),
  'to-act': 'dran',
  value: ({ value }: { value: number }) => `es geht um ${value}`,
  'value-four': 'die Vier',
  'last-bid': (who: Doer) => `${who.own ? 'du hast' : `${who.name} hat`} geboten`,
  'may-bid': (party: Party) => `nur ${doing(party, duerfen, 'die Gegner')} bieten`,
  'may-bid-next': (party: Party) => `nur ${doing(party, duerfen, 'die Gegner')} wieder bieten`,
  'all-may-bid': 'alle dürfen bieten',
  'none-may-bid': 'niemand darf bieten',
  'why-four': 'es gehen die Vier',
  'why-gestrichen': (party: Party) => `${doing(party, sein, 'die Gegner')} gestrichen`,
  'why-would-win': (party: Party) => `${toWhom(party)} reicht die Runde zum Sieg`,
  'why-highest-value': 'höher geht es nicht',
  'why-all-gestrichen': 'beide gestrichen',
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Noch nicht angesagt',
  secret: 'Ansage geheim',
  'cards-later': 'Deine Karten siehst du nach der Ansage',
  'bottom-card': ({ card }: { card: Card }) => `Unterste Karte, nur für dich: ${words.card(card)}`,
  'stock-seen': ({ cards }: { cards: readonly Card[] }) =>
    `Oberste und unterste Karte des Stapels, nur für dich: ${cards.map(words.card).join(', ')}`,
  'played-by': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }: { card: Card }) => KRITISCHE[card] ?? 'Kritischer',
  'role-superguter': 'Superguter',
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
  menu: () => menu,
  talk: () => talk,
  keys: () => keys,
};

const messagesWith = (words: Words) => ({
  ...words,
  ...labels(words),
  ...schrift(),
  ...marks(words),
  ...prompts(words),
  ...choices(words),
  ...calls(words),
  ...log(words),
  ...results(words),
  ...company,
  ...keeping,
  ...preferences,
  ...menu,
  ...talk,
  ...keys,
});

/** The type of each group of entries in every language. */
export type TableGroups = {
  readonly [Group in keyof typeof GROUPS]: EntriesLike<ReturnType<(typeof GROUPS)[Group]>>;
};

/** The type of the messages in every language, derived from the German entries. */
export type Messages = EntriesLike<ReturnType<typeof messagesWith>>;

/** Creates the table's German messages with these words. */
export const tableIn: (words: Words) => Messages = messagesWith;

/** The table's German messages. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
