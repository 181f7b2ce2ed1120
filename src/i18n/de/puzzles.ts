import type { Card, Schlag, Suit } from '../../rules/card.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { counted, WORDS } from './words.js';

/** The winning chances of the right answer and of the next-best one. */
interface Compared {
  readonly percent: number;
  readonly nextPercent: number;
}
type CardCompared = Compared & { readonly card: Card; readonly next: Card };

const outOf100 = (percent: number): string => (percent === 0 ? 'so gut wie nie' : `in ${percent} von 100 Fällen`);

/** Returns a list of tricks, as in "zum 1., 2. und 3. Stich". */
const listed = (tricks: readonly number[]): string => {
  const all = tricks.map((trick) => `${trick}.`);
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} und ${all[all.length - 1]}`;
};

/** The texts around the question. */
const frame = {
  'puzzle-daily': 'Rätsel des Tages',
  'puzzle-close': 'Rätsel beenden',
  'puzzle-resume': 'Weiterrätseln',
  'puzzle-difficulty': ({ of }: { of: number }) => `Schwierigkeit ${of} von 3`,
  'theme-tricks': 'Die Runde gewinnen',
  'theme-find': 'Schlag und Trumpf finden',
  'theme-announce': 'Gut ansagen',
  'theme-bid': 'Halten oder gehen',
  'puzzle-right': 'Gelöst!',
  'puzzle-wrong': 'Das ist es nicht.',
  'puzzle-solution': 'Die Lösung:',
  'puzzle-tries': ({ tries }: { tries: number }) => (tries === 1 ? 'Auf Anhieb.' : `Im ${tries}. Versuch.`),
  'puzzle-streak': ({ days }: { days: number }) =>
    days === 1 ? 'Das Rätsel von heute ist gelöst.' : `Das ${days}. Rätsel des Tages in Folge.`,
  'puzzle-next': 'Nächstes Rätsel',
  'puzzle-skip': 'Ein anderes',
  'puzzle-show': 'Lösung zeigen',
  'puzzle-play': 'Selber spielen',
  'puzzle-tricks': 'Was gespielt wurde',
  'puzzle-led': 'ausgespielt',
  'puzzle-won': 'macht den Stich',
  'puzzle-again': 'Andere Ansage',
};

/** The questions. */
const questions = ({ schlag }: Words) => ({
  'ask-tricks': ({ need }: { need: number }) =>
    `${need === 1 ? 'Dir fehlt noch ein Stich' : `Dir fehlen noch ${counted(need, 'Stich', 'Stiche')}`}. Mit welcher Karte gewinnst du die Runde am häufigsten?`,
  'ask-find': 'Welcher Schlag und Trumpf passen zu allen gespielten Karten? Zuerst der Schlag.',
  'ask-find-trumpf': ({ schlag: one }: { schlag: Schlag }) => `Schlag ${schlag(one)}. Und welcher Trumpf?`,
  'ask-schlag': 'Mit welchem Schlag gewinnst du die Runde am häufigsten?',
  'ask-trumpf': ({ schlag: one }: { schlag: Schlag }) =>
    `Schlag ist ${schlag(one)}. Mit welchem Trumpf gewinnst du die Runde am häufigsten?`,
  'ask-bid': ({ name, to, value }: { name: string; to: number; value: number }) =>
    `${name} bietet ${to}. Halten (es geht um\u00A0${to}) oder gehen (sie bekommen\u00A0${value})?`,
});

/** Reasons why an answer is wrong. */
const wrong = ({ schlag, suit }: Words) => ({
  'wrong-card': ({ percent }: { percent: number }) =>
    `Damit gewinnst du die Runde ${outOf100(percent)}, mit einer anderen Karte öfter.`,
  'wrong-name': ({ percent }: { percent: number }) =>
    `Damit gewinnst du die Runde ${outOf100(percent)}, mit einer anderen Ansage öfter.`,
  'wrong-hold': 'Zum Halten sind deine Karten zu schlecht.',
  'wrong-fold': 'Zum Gehen sind deine Karten zu gut.',
  'wrong-pair': ({ schlag: one, trumpf, tricks }: { schlag: Schlag; trumpf: Suit; tricks: readonly number[] }) =>
    `Schlag ${schlag(one)} und Trumpf ${suit(trumpf)} passen nicht${tricks.length === 0 ? ' zu den Karten' : ` zum ${listed(tricks)} Stich`}.`,
});

/** Reasons why the right answer is right. */
const reasons = ({ card, schlag, suit }: Words) => {
  const cards = ({ card: right, percent, next, nextPercent }: CardCompared): string =>
    percent === 100
      ? `Mit ${card(right)} gewinnst du die Runde, wie auch immer die Karten liegen, mit ${card(next)} ${outOf100(nextPercent)}.`
      : `Mit ${card(right)} gewinnst du die Runde ${outOf100(percent)}, mit ${card(next)} ${outOf100(nextPercent)}.`;
  const inHand = (own: number): string =>
    own === 0 ? 'Du hast keinen davon' : `Du hast ${own === 1 ? 'einen' : own} davon`;
  return {
    'because-lead-calls': (params: CardCompared) => `Trumpf fordern! ${cards(params)}`,
    'because-lead-quiet': (params: CardCompared) => `Keinen Trumpf fordern! ${cards(params)}`,
    'because-takes': (params: CardCompared) => `Stechen! ${cards(params)}`,
    'because-leaves-it': (params: CardCompared) => `Der Stich gehört deinem Partner. ${cards(params)}`,
    'because-gives-up': (params: CardCompared) => `Diesen Stich hergeben! ${cards(params)}`,
    'because-only-pair': ({ schlag: one, trumpf, excluded }: { schlag: Schlag; trumpf: Suit; excluded: number }) =>
      `Schlag ${schlag(one)}, Trumpf ${suit(trumpf)}: Die ${excluded} anderen Ansagen sind durch das, was gespielt wurde, ausgeschlossen.`,
    'because-schlag': ({
      schlag: one,
      own,
      percent,
      next,
      nextPercent,
    }: Compared & { schlag: Schlag; own: number; next: Schlag }) =>
      `${inHand(own)}. Mit Schlag ${schlag(one)} gewinnst du die Runde ${outOf100(percent)}, mit Schlag ${schlag(next)} ${outOf100(nextPercent)}.`,
    'because-trumpf': ({
      trumpf,
      own,
      rechter,
      percent,
      next,
      nextPercent,
    }: Compared & { trumpf: Suit; own: number; rechter: boolean; next: Suit }) =>
      `Du hast ${own === 0 ? 'keine Karte' : own === 1 ? 'eine Karte' : `${own} Karten`} dieser Farbe${rechter ? ', darunter den Rechten' : ''}. Mit Trumpf ${suit(trumpf)} gewinnst du die Runde ${outOf100(percent)}, mit Trumpf ${suit(next)} ${outOf100(nextPercent)}.`,
    'because-hold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) =>
      `Halten! Du gewinnst die Runde ${outOf100(percent)}, und bei diesem Stand lohnt es sich, um ${to} zu spielen, schon ab ${needed}.`,
    'because-fold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) =>
      `Gehen! Du gewinnst die Runde ${outOf100(percent)}, und bei diesem Stand lohnt es sich, um ${to} zu spielen, erst ab ${needed}.`,
    'checked-exactly': ({ worlds }: { worlds: number }) =>
      `Geprüft an allen ${worlds} Verteilungen der Karten, die möglich sind.`,
    'checked-judged': ({ worlds }: { worlds: number }) =>
      `Beurteilt an ${worlds} Verteilungen der Karten, die der Computer für möglich hält.`,
  };
};

const messagesWith = (words: Words) => ({ ...frame, ...questions(words), ...wrong(words), ...reasons(words) });

/** The type of the puzzle texts in every language, derived from the German entries. */
export type PuzzleMessages = EntriesLike<ReturnType<typeof messagesWith>>;

/** The German puzzle texts. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, messagesWith);
