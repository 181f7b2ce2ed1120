import type { TableGroups, Messages } from '../de/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { choices, prompts } from './asked.js';
import { keeping, keys, preferences } from './menu.js';
import { derfn, doing, inverted, sein, toWhom } from './phrases.js';
import { talk } from './talk.js';
import { calls, company, log, results } from './told.js';
import { KRITISCHE } from '../card-names.js';
import { counted, WORDS } from './words.js';

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
  tricks: ({ ours, theirs }) => `Stich ${ours}:${theirs}`,
  'tricks-of-three': ({ alone, pair, ours, own, name }) =>
    `Stich ${ours ? `${pair}:${alone} es` : `${alone}:${pair} ${own ? 'du' : name}`}`,
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
  'value-four': 'die Viere',
  'last-bid': ({ name, own }) => `${own ? 'du hosch' : `${name} hot`} erhöht`,
  'may-bid': (party) => `lei ${doing(party, derfn, 'die ondern')} erhöhen`,
  'may-bid-next': (party) => `iatz ${inverted(party, derfn)}`,
  'all-may-bid': 'olle derfn erhöhen',
  'none-may-bid': 'koaner derf erhöhen',
  'why-four': 'es gian die Viere',
  'why-gestrichen': (party) => `${doing(party, sein, 'die ondern')} gstrichn`,
  'why-would-win': (party) => `${toWhom(party)} longt die Runde zun Gwinnen`,
  'why-all-gestrichen': 'olle gstrichn',
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
