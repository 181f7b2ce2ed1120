import { capital } from '../capital.js';
import type { Card, Schlag } from '../../rules/card.js';
import type { Party } from '../party.js';
import type { Words } from '../words.js';
import { type Addressed, bekommen, doing, gewinnen, inverted, sein, verlieren, YOU_GET } from './phrases.js';
import { asObject } from './grammar.js';
import { KRITISCHE } from '../card-names.js';

/** Prompts, and lines about the players whom the table waits for. */
export const prompts = (words: Words) => ({
  'you-rest': 'Du setzt in dieser Runde aus.',
  'waiting-for': ({ name }: { name: string }) => `${name} ist dran`,
  'waiting-for-draw': ({ name }: { name: string }) => `${name} zieht eine Karte`,
  'waiting-for-cut': ({ name }: { name: string }) => `${name} hebt ab`,
  'waiting-for-schlag': ({ name }: { name: string }) => `${name} sagt den Schlag an`,
  'waiting-for-trumpf': ({ name }: { name: string }) => `${name} sagt den Trumpf an`,
  'waiting-for-take': ({ name }: { name: string }) => `${name} schaut eine Karte an`,
  'waiting-for-show': ({ name }: { name: string }) => `${name} wählt eine Karte`,
  'waiting-for-answer': ({ name }: { name: string }) => `${name} überlegt`,
  'waiting-for-decision': ({
    name,
    value,
    refusal,
    four,
    ...party
  }: Party & { name: string; value: number; refusal: number; four: boolean }) =>
    `${capital(doing(party, sein, 'die Gegner'))} gestrichen${four ? ', es gehen die Vier' : ''}. ${name} überlegt: Um ${value} spielen oder ${words.points(refusal)} abgeben?`,
  'draw-a-card': 'Die höchste Karte gibt. Zieh eine.',
  'cut-at': ({ count, of }: { count: number; of: number }) => `${count} von ${of} Karten`,
  'label-cut': 'Wo abgehoben wird',
  'cut-where': 'Wo abheben?',
  'cut-fewer': 'Weniger Karten',
  'cut-more': 'Mehr Karten',
  'cut-the-pack': 'Heb ab.',
  'cut-and-see': 'Heb ab: Die unterste Karte siehst nur du.',
  'cut-and-take': 'Heb ab: Einen Kritischen darfst du nehmen.',
  'take-card': ({ card }: { card: Card }) =>
    `Du siehst ${asObject(words.card(card))}${KRITISCHE[card] ? `, den ${KRITISCHE[card]}` : ''}. Den Kritischen nehmen? Er zählt zu deinen fünf Karten.`,
  'take-bluff': ({ card, count, ...party }: Party & { card: Card; count: number }) =>
    `Du siehst ${asObject(words.card(card))}: kein Kritischer. Trotzdem nehmen, als wäre es einer? Kommt es heraus, ${inverted(party, verlieren)} ${words.points(count)}.`,
  'take-nothing': ({ card }: { card: Card }) => `Du siehst ${asObject(words.card(card))}: kein Kritischer.`,
  'name-schlag': ({ forehand }: { forehand: boolean }) => `${forehand ? 'Vorhand: ' : ''}Welcher Schlag?`,
  'name-trumpf': ({ schlag }: { schlag: Schlag }) => `Schlag ist ${words.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': ({ name }: { name: string }) => `Zeig dem Geber (${name}) eine Karte: Sie bestimmt den Schlag.`,
  'show-trumpf': ({ name, schlag }: { name: string; schlag: Schlag | null }) =>
    `${schlag === null ? '' : `Schlag ist ${words.schlag(schlag)}. `}Zeig der Vorhand (${name}) eine Karte: Sie bestimmt den Trumpf.`,
  'your-turn': 'Du bist dran.',
  'play-a-card': 'Du bist dran: Spiel eine Karte.',
  'tap-again': ({ card }: { card: Card }) => `${words.card(card)}: Noch einmal tippen oder in die Mitte ziehen.`,
  'must-follow': ({ schlag, critical }: { schlag: 'any' | 'weli' | 'rechter'; critical: boolean }) => {
    const such = { any: 'einen Schlag', weli: 'den Weli', rechter: 'den Rechten' }[schlag];
    return `Trumpf ist gefordert: Gib einen Trumpf${critical ? `, ${such} oder einen Kritischen` : ` oder ${such}`} zu.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: Gib einen Kritischen oder einen Trumpf zu.',
  'cannot-show': 'Diese Karte kann nicht Schlag sein.',
  'asked-untold': ({ name }: { name: string }) => `Die Ansage kennst du nicht, ${name} schon.`,
  'asked-bid': ({ name, to, value, ...bidders }: Party & { name: string; to: number; value: number }) =>
    `${name} bietet ${to}. Halten (es geht um\u00A0${to}) oder gehen (${doing(bidders, bekommen)}\u00A0${value})?`,
  'asked-bid-farbe': ({
    name,
    to,
    value,
    own,
    ...bidders
  }: Party & { name: string; to: number; value: number; own: Addressed }) =>
    `${name} bietet ${to}. Halten (es geht um\u00A0${to}), gehen (${doing(bidders, bekommen)}\u00A0${value}) oder die Farbe verlangen (passt sie nicht, ${YOU_GET[own]}\u00A0${value})?`,
  'asked-schoeneres': ({ name, again }: { name: string; again: boolean }) =>
    `${name} bittet um Schöneres: Ihr beide bekommt fünf neue Karten${again ? ', der Schlag wird neu angesagt' : ''}. Einverstanden?`,
  'asked-schlagtausch': ({ name, schlag }: { name: string; schlag: boolean }) =>
    `${name} bittet um Schlagtausch: Dann sagst du den ${schlag ? 'Schlag' : 'Trumpf'} an, ${name} den ${schlag ? 'Trumpf' : 'Schlag'}. Einverstanden?`,
  'asked-swap-hands': ({ name }: { name: string }) =>
    `${name} will die Karten unbesehen mit dir tauschen. Einverstanden?`,
  'decide-forced': ({ value, refusal, four, ...party }: Party & { value: number; refusal: number; four: boolean }) =>
    `${capital(doing(party, sein))} gestrichen${four ? ', es gehen die Vier' : ''}. Um ${value} spielen oder ${words.points(refusal)} abgeben?`,
  'confirm-strike': ({ points, count, ...party }: Party & { points: number; count: number }) =>
    `Die eigenen ${words.points(points)} auf 0 setzen? ${capital(inverted(party, gewinnen))} das Spiel noch, ist es ein Retourschneider (${count} Bummerl gegen die Gegner).`,
  'confirm-give-up': ({ refusal, ...others }: Party & { refusal: number }) =>
    `Wirklich gehen? ${capital(doing(others, bekommen))} ${words.points(refusal)}, und die Runde ist vorbei.`,
});

/** The labels of buttons. */
export const choices = (words: Words) => ({
  'choice-draw': 'Karte ziehen',
  'choice-cut': 'Abheben',
  'choice-take': 'Nehmen',
  'choice-bluff': 'Bluffen',
  'choice-leave': 'Liegen lassen',
  'choice-call': ({ card }: { card: Card }) => `${words.card(card)}: „Trumpf oder Kritisch!“`,
  'choice-ask': 'Um etwas bitten …',
  'choice-schoeneres': 'Schöneres?',
  'note-schoeneres': ({ name }: { name: string }) => `neue Karten, wenn ${name} will`,
  'choice-schlagtausch': 'Schlagtausch?',
  'note-schlagtausch': ({ name }: { name: string }) => `Ansage tauschen, wenn ${name} will`,
  'choice-swap-hands': 'Karten tauschen',
  'note-swap-hands': ({ name }: { name: string }) => `unbesehen mit ${name}`,
  'choice-agree': 'Einverstanden',
  'choice-refuse': 'Nein',
  'choice-play-forced': 'Spielen',
  'note-play-forced': ({ value }: { value: number }) => `um\u00A0${value}`,
  'choice-bid': ({ to }: { to: number }) => `${to} bieten`,
  'note-bid': ({ count, own, ...others }: Party & { count: number; own: Addressed }) =>
    `${inverted(others, ['gehst', 'geht', 'gehen', 'geht'])}, ${YOU_GET[own]}\u00A0${count}`,
  'choice-hold': 'Halten',
  'choice-fold': 'Gehen',
  'note-fold': ({ count, ...others }: Party & { count: number }) => `${doing(others, bekommen)}\u00A0${count}`,
  'choice-farbe': 'Farbe!',
  'note-farbe': ({ count, own }: { count: number; own: Addressed }) => `passt sie nicht, ${YOU_GET[own]}\u00A0${count}`,
  'choice-strike': 'Eigene Punkte auf 0',
  'note-strike': 'auf Retourschneider spielen',
  'confirm-strike-yes': 'Auf 0 setzen',
  'confirm-give-up-yes': 'Gehen',
  'confirm-no': 'Abbrechen',
  'choice-next-hand': 'Nächste Runde',
  'choice-next-game': 'Nächstes Spiel',
  'choice-same-deal': 'Dieselben Karten',
  'note-same-deal': 'ersetzt Spiel samt Bummerl',
});
