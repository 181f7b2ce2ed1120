import { capital } from '../capital.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { doing, gian, gwinnen, inverted, kriagn, sein, verliern, YOU_GET } from './phrases.js';
import { declined } from './grammar.js';
import { KRITISCHE } from '../card-names.js';

export const prompts = (words: Words): TableGroups['prompts'] => ({
  'you-rest': 'Du setzsch in der Runde aus.',
  'waiting-for': ({ name }) => `${name} isch drun`,
  'waiting-for-draw': ({ name }) => `${name} ziacht a Kort`,
  'waiting-for-cut': ({ name }) => `${name} heb o`,
  'waiting-for-schlag': ({ name }) => `${name} sog in Schlog un`,
  'waiting-for-trumpf': ({ name }) => `${name} sog in Trumpf un`,
  'waiting-for-take': ({ name }) => `${name} schaug a Kort un`,
  'waiting-for-show': ({ name }) => `${name} suacht a Kort aus`,
  'waiting-for-answer': ({ name }) => `${name} sinniert`,
  'waiting-for-decision': ({ name, value, refusal, four, ...party }) =>
    `${capital(doing(party, sein, 'die Gegner'))} gstrichn${four ? ', es gian die Viere' : ''}. ${name} sinniert: Um ${value} spieln oder ${words.points(refusal)} hergebm?`,
  'draw-a-card': 'Die hechschte Kort gib. Ziach oane.',
  'cut-at': ({ count, of }) => `${count} fa ${of} Kortn`,
  'label-cut': 'Wo ogheb werd',
  'cut-where': 'Wo ohebm?',
  'cut-fewer': 'Weniger Kortn',
  'cut-more': 'Mehr Kortn',
  'cut-the-pack': 'Heb o.',
  'cut-and-see': 'Heb o: Die unterschte Kort sigsch lei du.',
  'cut-and-take': 'Heb o: An Kritischn derfsch nemmen.',
  'take-card': ({ card }) =>
    `Du sigsch ${declined(words.card(card))[1]}${KRITISCHE[card] ? `, in ${KRITISCHE[card]}` : ''}. In Kritischn nemmen? Er zählt zu deine finf Kortn.`,
  'take-bluff': ({ card, count, ...party }) =>
    `Du sigsch ${declined(words.card(card))[1]}: koan Kritischer. Trotzdem nemmen, wia wenn’s oaner war? Kimmp’s außer, ${inverted(party, verliern)} ${words.points(count)}.`,
  'take-nothing': ({ card }) => `Du sigsch ${declined(words.card(card))[1]}: koan Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Vorhand: ' : ''}Welcher Schlog?`,
  'name-trumpf': ({ schlag }) => `Schlog isch ${words.schlag(schlag)}. Welcher Trumpf?`,
  'show-schlag': ({ name }) => `Zoag in Geber (${name}) a Kort: Sie bestimmp in Schlog.`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `Schlog isch ${words.schlag(schlag)}. `}Zoag der Vorhand (${name}) a Kort: Sie bestimmp in Trumpf.`,
  'your-turn': 'Du bisch drun.',
  'play-a-card': 'Du bisch drun: Spiel a Kort.',
  'tap-again': ({ card }) => `${words.card(card)}: Nou amol tippn oder in die Mitt ziachn.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'an Schlog', weli: 'in Weli', rechter: 'in Rechtn' }[schlag];
    return `Trumpf isch verlongt: Gib an Trumpf${critical ? `, ${such} oder an Kritischn` : ` oder ${such}`} zua.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: Gib an Kritischn oder an Trumpf zua.',
  'cannot-show': 'De Kort konn nit Schlog sein.',
  'asked-untold': ({ name }) => `Du woasch nit, wos ungsog isch, ${name} schun.`,
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} biatet ${to}. Holtsch (es geat um\u00A0${to}) oder geasch (${doing(bidders, kriagn)}\u00A0${value})?`,
  'asked-bid-farbe': ({ name, to, value, own, ...bidders }) =>
    `${name} biatet ${to}. Holtsch (es geat um\u00A0${to}), geasch (${doing(bidders, kriagn)}\u00A0${value}) oder verlongsch die Forb (passt sie nit, ${YOU_GET[own]}\u00A0${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} mecht a Schianeres: Es zwoa kriagts finf nuie Kortn${again ? ', und dor Schlog werd nui ungsog' : ''}. Isch’s recht?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} mecht Schlogtausch: Norr sogsch du in ${schlag ? 'Schlog' : 'Trumpf'} un, ${name} in ${schlag ? 'Trumpf' : 'Schlog'}. Isch’s recht?`,
  'asked-swap-hands': ({ name }) => `${name} mecht mit dir die Kortn tauschn, ohne innizschaugn. Isch’s recht?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(doing(party, sein))} gstrichn${four ? ', es gian die Viere' : ''}. Um ${value} spieln oder ${words.points(refusal)} hergebm?`,
  'confirm-strike': ({ points, count, ...party }) =>
    `Die oagnen ${words.points(points)} af 0 tian? ${capital(inverted(party, gwinnen))} s Spiel nou, isch’s a Retourschneider (${count} Bummerl gegn die Gegner).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Wirklich gian? ${capital(doing(others, kriagn))} ${words.points(refusal)}, und die Runde isch gor.`,
});

export const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Kort ziachn',
  'choice-cut': 'Ohebm',
  'choice-take': 'Nemmen',
  'choice-bluff': 'Jogn',
  'choice-leave': 'Liegn lossn',
  'choice-ask': 'Um epes pittn …',
  'choice-schoeneres': 'Schianere?',
  'note-schoeneres': ({ name }) => `nuie Kortn, wenn ${name} will`,
  'choice-schlagtausch': 'Schlogtausch?',
  'note-schlagtausch': ({ name }) => `Unsog tauschn, wenn ${name} will`,
  'choice-swap-hands': 'Kortn tauschn',
  'note-swap-hands': ({ name }) => `mit ${name}, ohne innizschaugn`,
  'choice-agree': 'Isch recht',
  'choice-refuse': 'Na',
  'choice-play-forced': 'Spieln',
  'note-play-forced': ({ value }) => `um\u00A0${value}`,
  'choice-bid': ({ to }) => `${to} biatn`,
  'note-bid': ({ count, own, ...others }) => `${inverted(others, gian)}, ${YOU_GET[own]}\u00A0${count}`,
  'choice-hold': 'Holtn',
  'choice-fold': 'Gian',
  'note-fold': ({ count, ...others }) => `${doing(others, kriagn)}\u00A0${count}`,
  'choice-farbe': 'Forb!',
  'note-farbe': ({ count, own }) => `passt sie nit, ${YOU_GET[own]}\u00A0${count}`,
  'choice-strike': 'Oagne Punkt af 0',
  'note-strike': 'af Retourschneider spieln',
  'confirm-strike-yes': 'Af 0 tian',
  'confirm-give-up-yes': 'Gian',
  'confirm-no': 'Na, decht nit',
  'choice-next-hand': 'Nächschte Runde',
  'choice-next-game': 'Nächschtes Spiel',
  'choice-same-deal': 'Die gleichn Kortn',
  'note-same-deal': 'ersetzt s Spiel mitn Bummerl',
  'choice-call': ({ card }) => `${words.card(card)}: „Trumpf oder Kritisch!“`,
});
