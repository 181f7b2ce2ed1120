import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Role } from '../rules/order.js';
import type { CardNames } from './card-names.js';

/** With Kritische the Guter is the Wander-Kritt. */
type RoleName = Role | 'wander-kritt';

const in100 = (percent: number): string => `in ${percent} % der Fälle`;
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

/** Why something is advised, and what is said looking back, in German. */
export const hintsWith = ({ card: of, schlag: schlagName, suit }: CardNames) => {
  const NAMED: Readonly<Partial<Record<RoleName, string>>> = { guter: 'Der Gute', rechter: 'Der Rechte', 'wander-kritt': 'Der Wander-Kritt' };
  /** A card at the beginning of a sentence: by what it is, if there is one only. */
  const named = (card: Card, role: RoleName): string => NAMED[role] ?? of(card);

  return {
    'hint': 'Tipp',
    'hint-label': 'Tipp: was würde ein starker Spieler tun?',
    'hint-thinking': 'Mal sehen …',
    'hint-mark': 'Tipp',
    'hint-says': ({ what, why }: { what: string; why: string }) => `${what}: ${why}`,
    'hint-failed': 'Dazu fällt mir nichts ein.',

    'hint-only-card': ({ card }: { card: Card }) => `${of(card)} ist die einzige Karte, die du spielen darfst.`,
    'hint-wins-hand': ({ card }: { card: Card }) => `${of(card)} macht sicher den Stich, und damit ist die Runde gewonnen.`,
    'hint-sure-tricks': ({ card, count }: { card: Card; count: number }) => `Mit ${of(card)} und deinen anderen hohen Karten, die niemand schlagen kann, machst du die fehlenden ${count} Stiche.`,
    'hint-partner-has-it': ({ card, name }: { card: Card; name: string }) => `Der Stich gehört schon ${name}: lass ihn liegen und gib ${of(card)} dazu.`,
    'hint-partner-may-keep': ({ card, name, percent }: { card: Card; name: string; percent: number }) => `${name} liegt vorn, und ${in100(percent)} bleibt es dabei: gib ${of(card)} dazu.`,
    'hint-must-win-surely': ({ card }: { card: Card }) => `Den anderen fehlt nur noch ein Stich: diesen musst du machen, und ${of(card)} macht ihn sicher.`,
    'hint-must-win': ({ card, percent }: { card: Card; percent: number }) => `Den anderen fehlt nur noch ein Stich, also muss dieser her: ${of(card)} hält ${in100(percent)}.`,
    'hint-saves': ({ card, saved, role }: { card: Card; saved: Card; role: RoleName }) => `${of(card)} genügt für den Stich. ${named(saved, role)} bleibt dir für später.`,
    'hint-cheapest-sure': ({ card }: { card: Card }) => `${of(card)} ist deine billigste Karte, die den Stich sicher macht.`,
    'hint-cheapest': ({ card, percent }: { card: Card; percent: number }) => `${of(card)} ist deine billigste Karte, die sticht; ${in100(percent)} schlägt sie keiner mehr.`,
    'hint-draws-trumps': ({ card, percent }: { card: Card; percent: number }) => `${of(card)} zieht Trümpfe: ${in100(percent)} muss ein Gegner zugeben.`,
    'hint-unbeatable': ({ card }: { card: Card }) => `${of(card)} kann in diesem Stich niemand mehr schlagen.`,
    'hint-still-out': ({ card, out, outRole, percent }: { card: Card; role: RoleName; out: Card; outRole: RoleName; percent: number }) =>
      `${named(out, outRole)} ist noch draußen; ${of(card)} hält den Stich trotzdem ${in100(percent)}.`,
    'hint-leaves-trick': ({ card, saved }: { card: Card; saved: Card }) => `Lass den Stich und gib ${of(card)}: ${of(saved)} ist später mehr wert.`,
    'hint-partner-must': ({ card, name }: { card: Card; name: string }) => `Stechen kannst du nicht. Gib ${of(card)} und hoffe auf ${name}.`,
    'hint-throws-away': ({ card }: { card: Card }) => `Den Stich kannst du nicht machen: ${of(card)} ist am leichtesten zu entbehren.`,
    'hint-leads-low': ({ card, saved }: { card: Card; saved: Card }) => `Spiel niedrig an und behalte ${of(saved)}: mit ${of(card)} verlierst du am wenigsten.`,
    'hint-better': ({ card, percent, next, other }: { card: Card; percent: number; next: Card; other: number }) =>
      `Mit ${of(card)} gewinnst du die Runde ${in100(percent)}, mit ${of(next)} nur in ${other} %.`,
    'hint-chance': ({ card, percent }: { card: Card; percent: number }) => `Viel Unterschied ist nicht: mit ${of(card)} gewinnst du die Runde ${in100(percent)}.`,
    'hint-blind-better': ({ card, percent, next, other }: { card: Card; percent: number; next: Card; other: number }) =>
      `Die Ansage kennst du nicht. Nach allem, was zu sehen ist, gewinnt ${of(card)} ${in100(percent)}, ${of(next)} nur in ${other} %.`,
    'hint-blind-chance': ({ card, percent }: { card: Card; percent: number }) => `Die Ansage kennst du nicht; so gut wie jede andere ist ${of(card)}: etwa ${percent} %.`,

    'hint-schlag-held': ({ schlag, count, percent }: { schlag: Schlag; count: number; percent: number }) =>
      count > 0 ? `Davon hast du ${cards(count)}: Schlag ${schlagName(schlag)} gewinnt ${in100(percent)}.` : `Schlag ${schlagName(schlag)} gewinnt ${in100(percent)}.`,
    'hint-schlag-guter': ({ schlag, count, guter, percent }: { schlag: Schlag; count: number; guter: Card; percent: number }) =>
      `Davon hast du ${cards(count)}, und ${of(guter)} kann der Gute werden: Schlag ${schlagName(schlag)} gewinnt ${in100(percent)}.`,
    'hint-trumpf-both': ({ trumpf, guter, rechter, percent }: { trumpf: Suit; guter: Card; rechter: Card; percent: number }) =>
      `Mit Trumpf ${suit(trumpf)} hast du den Guten (${of(guter)}) und den Rechten (${of(rechter)}): ${percent} %.`,
    'hint-trumpf-guter': ({ trumpf, guter, percent }: { trumpf: Suit; guter: Card; percent: number }) =>
      `Trumpf ${suit(trumpf)} macht ${of(guter)} zum Guten: so gewinnst du ${in100(percent)}.`,
    'hint-trumpf-rechter': ({ trumpf, rechter, percent }: { trumpf: Suit; rechter: Card; percent: number }) =>
      `Trumpf ${suit(trumpf)} macht ${of(rechter)} zum Rechten: so gewinnst du ${in100(percent)}.`,
    'hint-trumpf-held': ({ trumpf, count, percent }: { trumpf: Suit; count: number; percent: number }) =>
      count > 0 ? `In ${suit(trumpf)} hast du ${cards(count)}: so gewinnst du ${in100(percent)}.` : `Trumpf ${suit(trumpf)} gewinnt ${in100(percent)}.`,
    'hint-weak-hand': ({ percent, usual }: { percent: number; usual: number }) => `Deine Karten gewinnen ${in100(percent)}; üblich sind ${usual} %. Neue versprechen mehr.`,
    'hint-keeps-hand': ({ percent, usual }: { percent: number; usual: number }) => `Deine Karten gewinnen ${in100(percent)}, üblich sind ${usual} %: behalte sie.`,
    'hint-swap': ({ percent, other }: { percent: number; other: number }) => `Getauscht gewinnst du in ${other} % der Fälle, so in ${percent} %.`,
    'hint-no-swap': ({ percent, other }: { percent: number; other: number }) => `So gewinnst du ${in100(percent)}, getauscht in ${other} %.`,

    'hint-bid': ({ to, percent }: { to: number; percent: number }) => `Du gewinnst die Runde ${in100(percent)}: sie darf ${points(to)} wert sein.`,
    'hint-bluff': ({ to, percent }: { to: number; percent: number }) => `Ein Bluff: du gewinnst nur ${in100(percent)}, aber auf ${to} gehen sie vielleicht.`,
    'hint-hold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) => `Du gewinnst ${in100(percent)}; um ${to} zu halten, reichen ${needed} %.`,
    'hint-fold': ({ to, percent, needed }: { to: number; percent: number; needed: number }) => `Du gewinnst nur ${in100(percent)}; um ${to} zu halten, braucht es ${needed} %.`,
    'hint-fold-to-strength': ({ to, percent }: { to: number; percent: number }) => `${percent} % wären es an sich, aber wer ${to} bietet, hat etwas.`,
    'hint-hold-closely': ({ to, percent }: { to: number; percent: number }) => `Um ${to} ist es knapp: du gewinnst etwa ${in100(percent)}.`,
    'hint-raise': ({ to, percent }: { to: number; percent: number }) => `Du gewinnst ${in100(percent)}: dafür darf es auch um ${to} gehen.`,
    'hint-farbe': ({ percent }: { percent: number }) => `Die letzte Karte passt ${in100(percent)} nicht: lass sie dir zeigen.`,
    'hint-play-forced': ({ value, percent, needed }: { value: number; percent: number; needed: number }) => `Du gewinnst ${in100(percent)}; um ${value} zu spielen, reichen ${needed} %.`,
    'hint-give-up': ({ refusal, percent, needed }: { refusal: number; percent: number; needed: number }) =>
      `Du gewinnst nur ${in100(percent)}, nötig wären ${needed} %: ${points(refusal)} abzugeben ist billiger.`,

    'hint-take-critical': ({ card }: { card: Card }) => `${of(card)} ist eine Karte wert.`,
    'hint-leave-card': ({ card }: { card: Card }) => `${of(card)} hilft dir nicht genug.`,
    'hint-luck': 'Hier entscheidet nur das Glück.',
    'hint-next': 'Die Runde ist vorbei: weiter geht’s.',

    'label-review': 'Rückblick',
    'review-thinking': 'Die Runde wird durchgesehen …',
    'review-fine': 'Daran war nichts auszusetzen: keine deiner Entscheidungen hat merklich etwas gekostet.',
    'review-nothing': 'In dieser Runde hattest du keine Wahl, über die sich reden ließe.',
    'review-yours': 'Gespielt',
    'review-better': 'Besser',
    'review-chosen': 'Gewählt',
    'review-trick': ({ trick }: { trick: number }) => `${trick}. Stich`,
    'review-card': ({ card, better, chance, best }: { card: Card; better: Card; chance: number; best: number }) =>
      `Mit ${of(better)} statt ${of(card)} hättest du in ${best} % der Fälle gewonnen statt in ${chance} %.`,
    'review-name': ({ what, better, chance, best }: { what: string; better: string; chance: number; best: number }) =>
      `${better} statt ${what} hätte in ${best} % der Fälle gewonnen statt in ${chance} %.`,
    'review-held': ({ chance, needed }: { chance: number; needed: number }) => `Gehen war besser: du gewannst in ${chance} % der Fälle, zum Halten braucht es ${needed} %.`,
    'review-folded': ({ chance, needed }: { chance: number; needed: number }) => `Halten war besser: du gewannst in ${chance} % der Fälle, ${needed} % hätten gereicht.`,
    'review-played': ({ chance, needed }: { chance: number; needed: number }) => `Aufgeben war besser: du gewannst in ${chance} % der Fälle, nötig waren ${needed} %.`,
    'review-gave-up': ({ chance, needed }: { chance: number; needed: number }) => `Spielen war besser: du gewannst in ${chance} % der Fälle, ${needed} % hätten gereicht.`,
    'review-cost': ({ cost }: { cost: number }) => `Das kostete ${(cost / 10).toLocaleString('de')} % der Aussicht auf das Spiel.`,
    'review-others': ({ count }: { count: number }) => (count === 1 ? 'Noch eine Entscheidung war nicht die beste.' : `Noch ${count} Entscheidungen waren nicht die besten.`),
    'review-judged': 'Beurteilt nach dem, was du damals wissen konntest.',
  };
};
