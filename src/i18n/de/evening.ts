import type { VariantId } from '../../rules/variants.js';
import { counted, WORDS } from './words.js';

/** A stage of an evening. */
export type StageFacts =
  | { readonly kind: 'draw'; readonly rounds: number; readonly games: number; readonly winnersStay?: boolean }
  | { readonly kind: 'groups'; readonly size: number; readonly games: number; readonly through: number }
  | { readonly kind: 'clubs'; readonly legs: number; readonly games: number }
  | { readonly kind: 'knockout'; readonly of: number | 'all' };

/** Returns a text about the games of a match, such as "zu je 3 Spielen bis 15". */
const gamesTo = (games: number, target: number): string =>
  `zu je ${games === 1 ? 'einem Spiel' : `${games} Spielen`} bis ${target}`;

/** Returns the first sentence about an evening with a score of the host. */
const courseOf = ([stage, next]: readonly StageFacts[], target: number): string => {
  switch (stage?.kind) {
    case 'draw': {
      const rounds = counted(stage.rounds, 'Runde', 'Runden');
      const final = next?.kind === 'knockout' ? `, die besten ${next.of} spielen danach ein K.-o.` : '.';
      const stay = stage.winnersStay ? ' Die Sieger behalten den Tisch, die Verlierer losen.' : '';
      return `${rounds} ${gamesTo(stage.games, target)} mit gelosten Gegnern${final}${stay}`;
    }
    case 'groups':
      return `Gruppen mit bis zu ${stage.size} Paaren, jedes gegen jedes ${gamesTo(stage.games, target)}, und ${stage.through} je Gruppe ${stage.through === 1 ? 'kommt' : 'kommen'} ins K.-o.`;
    case 'clubs':
      return `Jedes Paar trifft ${stage.legs}-mal auf jedes Paar des anderen Vereins, ${gamesTo(stage.games, target)}.`;
    default:
      return `Alle Paare spielen bis ${target}, und wer verliert, scheidet aus.`;
  }
};

/** Returns the sentence about the points of a game. */
const scoreOf = ({ win, own, zero, comeback }: ScoreFacts): string => {
  const bonus = [
    zero > 0 ? `${zero} für ein Spiel zu null` : '',
    comeback > 0 ? `${comeback} für einen Retourschneider` : '',
  ].filter((text) => text !== '');
  const more = bonus.length > 0 ? `, dazu ${bonus.join(' und ')}` : '';
  return `Ein Sieg bringt ${counted(win, 'Punkt', 'Punkte')}${own ? ' und die eigenen Punkte' : ''}${more}.`;
};

/** The points of a game in the settings. */
export interface ScoreFacts {
  readonly win: number;
  readonly own: boolean;
  readonly zero: number;
  readonly comeback: number;
}

/** The preparation of an evening. */
const start = {
  'start-title': 'Preiswatten vorbereiten',
  'start-name': 'Name der Veranstaltung',
  'start-name-example': 'Preiswatten beim Neuwirt',
  'start-preset': 'Ablauf',
  'preset-wattkoenig': 'Vier Runden, dann die besten acht',
  'preset-wattkoenig-about':
    'Vier Runden zu je einem Spiel, die Gegner werden gelost. Ein Sieg zählt 10 Punkte und die eigenen Punkte. Die besten acht Paare spielen im K.-o. um den Sieg.',
  'preset-tirol-groups': 'Gruppen, dann ein K.-o.',
  'preset-tirol-groups-about':
    'Gruppen mit bis zu acht Paaren werden gelost, darin spielt jedes Paar gegen jedes. Jeder Sieg zählt einen Punkt. Die Gruppensieger spielen im K.-o. um den Sieg.',
  'preset-bayern-3x3': 'Drei Runden zu drei Spielen',
  'preset-bayern-3x3-about':
    'Drei Runden zu je drei Spielen, die Gegner werden gelost. Es zählen die gewonnenen Spiele, bei Gleichstand die eigenen Punkte. Ein Finale gibt es nicht.',
  'preset-oberndorf': 'Vier Runden zu drei Spielen, Punkte zählen',
  'preset-oberndorf-about':
    'Vier Runden zu je drei Spielen, die Gegner werden gelost. Es zählen die eigenen Punkte, für ein 15:0 gibt es 10 dazu, für einen Retourschneider 20. Ein Finale gibt es nicht.',
  'preset-knockout': 'K.-o. von Anfang an',
  'preset-knockout-about':
    'Alle Paare werden gelost, wer verliert, scheidet aus. Geht es nicht auf, gibt es in der ersten Runde Freilose.',
  'preset-clubs': 'Vergleich zweier Vereine',
  'preset-clubs-about':
    'Jedes Paar trifft auf jedes Paar des anderen Vereins, zu je vier Spielen. Jedes verlorene Spiel ist ein Bummerl, und der Verein mit weniger Bummerln gewinnt. Bei Gleichstand zählt, wer seltener Schneider war.',
  'preset-own': 'Eigene Wertung',
  'preset-own-about': 'Ablauf, Punkte und Reihenfolge bestimmst du selbst.',
  'format-third': 'Die Verlierer der Halbfinale spielen um Platz drei.',
  'format-third-standings': 'Die Paare auf Platz drei und vier spielen um Platz drei.',
  'own-draw': 'Runden',
  'own-draw-knockout': 'Runden, dann ein K.-o.',
  'own-win': 'Punkte für einen Sieg',
  'own-points': 'Eigene Punkte zählen dazu',
  'own-zero': 'Dazu für ein Spiel zu null',
  'own-comeback': 'Dazu für einen Retourschneider',
  'own-bye': 'Freilos: eigene Punkte je Spiel',
  'own-bye-given': 'Freilos: Gegenpunkte je Spiel',
  'own-bye-about': ({ own, given }: { own: number; given: number }) =>
    `Ein Freilos zählt in jedem Spiel als ${own}:${given}.`,
  'own-stay': 'Sieger behalten den Tisch, Verlierer losen',
  'own-tie': ({ number }: { number: number }) => (number === 1 ? 'Zuerst zählt' : `An ${number}. Stelle zählt`),
  'own-course': ({ stages, target }: { stages: readonly StageFacts[]; target: number }) => courseOf(stages, target),
  'own-score': scoreOf,
  'own-tie-twice': ({ tie }: { tie: string }) => `${tie} steht zweimal in der Reihenfolge. Wähle jedes nur einmal.`,
  'own-no-points':
    'Die Punkte stehen in der Reihenfolge, aber kein Spiel bringt welche. Trage Punkte für einen Sieg ein, oder zähle die eigenen Punkte dazu.',
  'own-points-unused':
    'Punkte, die dazukommen, ändern nichts, weil die Punkte nicht in der Reihenfolge stehen. Nimm sie in die Reihenfolge auf, oder trage 0 ein.',
  'start-legs': 'Begegnungen mit jedem Gegner',
  'start-clubs': 'Für diesen Ablauf braucht jedes Paar einen Verein, und es müssen genau zwei Vereine sein.',
  'start-change': 'Ablauf anpassen',
  'start-variant': 'Variante',
  'variant-name': ({ id }: { id: VariantId }) => WORDS.salzburg.variant(id),
  'start-target': 'Punkte für ein Spiel',
  'start-rounds': 'Runden',
  'start-games': 'Spiele je Begegnung',
  'start-size': 'Paare je Gruppe',
  'start-through': 'Davon kommen weiter',
  'start-knockout': 'Paare im K.-o.',
  'start-best-of': 'K.-o.: bis zu … Spiele',
  'start-number': ({ label, min, max }: { label: string; min: number; max: number }) =>
    `${label}: eine Zahl von ${min} bis ${max}.`,
  'start-tables': 'Tische im Saal',
  'start-tables-about': 'Leer: genug für alle',
  'start-pairs': 'Paare, eines je Zeile',
  'start-pairs-example': 'Moidl Gruber / Sepp Mair; Schützenverein Lana',
  'start-pairs-about':
    'Zwischen den Namen ein Schrägstrich oder „und“, nach einem Strichpunkt der Verein. Eine Tabelle kannst du hineinkopieren oder als CSV-Datei öffnen.',
  'start-file': 'CSV-Datei öffnen …',
  'start-recognised': ({ count }: { count: number }) =>
    count === 0 ? 'Noch kein Paar' : counted(count, 'Paar', 'Paare'),
  'start-problem': ({ line, text }: { line: number; text: string }) =>
    `Zeile ${line}: „${text}“ sind nicht zwei Namen. Zwischen die Namen gehört ein Schrägstrich.`,
  'start-twice': ({ names }: { names: string }) =>
    `${names} stehen mehrmals da. Das ist richtig, wenn das Paar mehrere Lose hat.`,
  'start-odd': 'Die Zahl der Paare ist ungerade: In jeder Runde setzt ein Paar aus (Freilos).',
  'start-few': 'Für eine Auslosung braucht es mindestens zwei Paare.',
  'form-fill': 'Fülle alle Felder aus.',
  'start-begin': 'Abend beginnen',
  'start-open': 'Gespeicherten Abend öffnen …',
};

/** The pairs. */
const entries = {
  'tab-entries': 'Paare',
  'entry-number': 'Nr.',
  'entry-names': 'Paar',
  'entry-club': 'Verein',
  'entry-one': 'Name',
  'entry-other': 'Name',
  'entry-add': 'Paar hinzufügen',
  'entry-out': 'ausgestiegen',
  'entry-withdraw': 'Steigt aus',
  'entry-withdraw-ask': ({ no }: { no: number }) => `Steigt Paar ${no} wirklich aus?`,
  'entry-return': 'Spielt wieder mit',
  'entry-substitute': 'Namen ändern',
  'entry-save': 'Speichern',
  'entry-cancel': 'Abbrechen',
  'entry-unknown': 'Diese Nummer gibt es nicht.',
  'entry-invalid': 'Jedes Paar braucht zwei Namen mit 1 bis 40 Zeichen.',
  'entry-return-refused': 'Dieses Paar ist im K.-o. ausgeschieden und kann nicht zurückkommen.',
  'entry-closed': 'Nach der Auslosung der Gruppen, der Vereine oder des K.-o. kann kein Paar mehr dazukommen.',
  'entry-former': ({ names }: { names: string }) => `vorher ${names}`,
};

/** The rounds. */
const rounds = {
  'tab-round': 'Runde',
  round: ({ number }: { number: number }) => `Runde ${number}`,
  'round-of-rounds': ({ number, of }: { number: number; of: number }) => `Runde ${number} von ${of}`,
  'round-final': 'Finale',
  'round-of': ({ entries: count }: { entries: number }) =>
    ({ 4: 'Halbfinale', 8: 'Viertelfinale', 16: 'Achtelfinale' })[count] ?? `K.-o. mit ${count} Paaren`,
  'round-final-third': 'Finale und Spiel um Platz drei',
  'round-third-next': 'Die Verlierer spielen danach um Platz drei.',
  'round-third': 'Spiel um Platz drei',
  'round-group': ({ group }: { group: string }) => `Gruppe ${group}`,
  'round-draw': ({ number }: { number: number }) => `Runde ${number} auslosen`,
  'knockout-draw': ({ round }: { round: string }) => `${round} auslosen`,
  'knockout-close': ({ round }: { round: string }) => `${round} abschließen`,
  'knockout-closed': ({ round }: { round: string }) => `${round}: abgeschlossen.`,
  'round-result': 'Ergebnis',
  'round-called': ({ round, called }: { round: string; called: string }) => `${round}: gerufen wurde „${called}“`,
  'round-seed': 'Zahl oder Wort aus dem Saal',
  'round-seed-about':
    'Lass jemanden im Saal eine Zahl oder ein Wort rufen. Die Auslosung folgt daraus und aus dem geheimen Wort dieses Abends.',
  'fair-title': 'Auslosung zum Nachprüfen',
  'fair-before': ({ hash }: { hash: string }) =>
    `Häng diese Prüfzahl vor der ersten Auslosung aus: ${hash}. Jede Auslosung folgt aus einem geheimen Wort und dem, was im Saal gerufen wird. Nach dem Abend steht das geheime Wort hier.`,
  'fair-after': ({ secret, hash }: { secret: string; hash: string }) =>
    `Das geheime Wort war ${secret}. Seine SHA-256-Prüfzahl beginnt mit ${hash}. Wer dieses Wort und das Gerufene kennt, kann jede Auslosung wiederholen.`,
  'round-table': 'Tisch',
  'round-turn': ({ turn }: { turn: number }) => `${turn}. Durchgang`,
  'round-bye': 'Freilos',
  'round-rest': 'spielfrei',
  'round-against': 'gegen',
  'round-swap': 'Zwei Paare tauschen',
  'round-swap-one': 'Paar Nr.',
  'round-swap-other': 'mit Paar Nr.',
  'round-swap-do': 'Tauschen',
  'round-swap-refused': 'Tauschen kannst du nur Paare aus zwei Begegnungen, und nur bis zum ersten Ergebnis.',
  'round-swapped': ({ a, b }: { a: number; b: number }) => `Getauscht: Paar ${a} und Paar ${b}`,
  'round-open': ({ left, of }: { left: number; of: number }) =>
    left === 0 ? 'Alle Ergebnisse sind da.' : `${of - left} von ${of} Ergebnissen sind da.`,
  'round-close': ({ number }: { number: number }) => `Runde ${number} abschließen`,
  'round-closed': ({ number }: { number: number }) => `Runde ${number} ist abgeschlossen.`,
  'round-none': 'Noch keine Runde ausgelost.',
  'round-over': 'Alle Runden sind gespielt.',
  'round-finish': 'Abend beenden',
  'round-finished': 'Der Abend ist beendet.',
};

/** The results. */
const results = {
  'tab-results': 'Ergebnisse',
  'result-how': 'Tisch, Tabulator, Punkte, Tabulator, Punkte, Eingabetaste.',
  'result-table': 'Tisch',
  'result-points': ({ names, game }: { names: string; game: number | null }) =>
    game === null ? `Punkte von ${names}` : `Spiel ${game}, Punkte von ${names}`,
  'result-side': ({ no }: { no: number }) => `Paar ${no}`,
  'result-comeback': 'Retourschneider',
  'result-enter': 'Eintragen',
  'result-correct': 'Ersetzen',
  'result-has': ({ score }: { score: string }) => `Eingetragen: ${score}. Ein neues Ergebnis ersetzt es.`,
  'result-saved': ({ round, table, score }: { round: string; table: string; score: string }) =>
    `${round}, Tisch ${table}: ${score} eingetragen.`,
  'result-recent': 'Zuletzt eingetragen',
  'result-edit': 'Korrigieren',
  'result-take-back': 'Zurücknehmen',
  'result-taken-back': ({ round, table, score }: { round: string; table: string; score: string }) =>
    `${round}, Tisch ${table}: ${score} zurückgenommen.`,
  'result-no-table': ({ table }: { table: string }) => `In dieser Runde gibt es keinen Tisch ${table}.`,
  'result-wrong': ({ target }: { target: number }) => `In jedem Spiel hat genau eine Seite ${target} Punkte.`,
  'result-course': 'Diese Spiele passen nicht zusammen: Nach dem entscheidenden Spiel wird nicht weitergespielt.',
  'result-count': ({ games }: { games: number }) =>
    games === 1 ? 'Es fehlt das Spiel.' : `Es fehlen Spiele: nötig sind ${games}.`,
  'result-told': 'Gemeldet, noch nicht bestätigt',
  'result-reported': ({ no, other, score }: { no: number; other: number; score: string }) =>
    `Paar ${no} meldet ${score} gegen Paar ${other}.`,
  'result-unconfirmed': ({ no }: { no: number }) => `Paar ${no} hat noch nicht bestätigt.`,
  'result-contradicted': ({ no }: { no: number }) => `Paar ${no} widerspricht.`,
  'result-missing': 'Es fehlen noch',
  'result-disputed': 'Strittig, der Schiedsrichter entscheidet',
  'result-none': 'Zuerst eine Runde auslosen.',
  'result-later': 'Das geht nicht mehr, weil eine Auslosung davon abhängt.',
  'result-adjust': 'Punkte vom Schiedsrichter',
  'result-adjust-entry': 'Paar Nr.',
  'result-adjust-points': 'Punkte, auch mit Minus',
  'result-adjust-why': 'Grund',
  'result-adjust-do': 'Eintragen',
};

/** The standings. */
const standings = {
  'tab-standings': 'Rangliste',
  'standing-place': 'Platz',
  'standing-wins': 'Siege',
  'standing-points': 'Punkte',
  'standing-own': 'Eigene Punkte',
  'standing-given': 'Gegenpunkte',
  'standing-difference': 'Differenz',
  'standing-bummerl': 'Bummerl',
  'standing-order': ({ ties }: { ties: readonly string[] }) => `Reihenfolge nach ${ties.join(', dann ')}.`,
  'standing-knockout': 'Zuerst zählt das K.-o., dann die Runden davor.',
  'standing-interim': ({ round, left }: { round: string; left: number }) =>
    left === 0
      ? `Zwischenstand: ${round}`
      : `Zwischenstand: ${round}, ${left === 1 ? 'ein Ergebnis fehlt' : `${left} Ergebnisse fehlen`}`,
  'standing-final': ({ round }: { round: string }) => `Endstand: ${round}`,
  'standing-lot': ({ first, last }: { first: number; last: number }) =>
    `Platz ${first} ${last === first + 1 ? 'und' : 'bis'} ${last} sind gleich. Das Los hat entschieden.`,
  adjusted: ({ points, text }: { points: number; text: string }) =>
    `${points > 0 ? '+' : '−'}${counted(Math.abs(points), 'Punkt', 'Punkte')} vom Schiedsrichter: ${text}`,
  'tie-wins': 'Siegen',
  'tie-points': 'Punkten',
  'tie-own': 'eigenen Punkten',
  'tie-given': 'wenigsten Gegenpunkten',
  'tie-difference': 'Differenz',
  'tie-bummerl': 'wenigsten Bummerln',
  'tie-direct': 'Ergebnis gegeneinander',
  'tie-lot': 'Los',
  'standing-csv': 'Als CSV speichern',
};

/** Printing, and the end of an evening. */
const print = {
  'tab-print': 'Drucken',
  'print-cards': 'Karten der Paare',
  'print-cards-about': 'Nummer, Namen und QR-Code, acht auf einer Seite',
  'print-list': 'Aushang der Runde',
  'print-list-about': 'Wer sitzt an welchem Tisch?',
  'print-tables': 'Tischkarten',
  'print-tables-about': 'Tisch, Paare und Runde, zwei auf einer Seite',
  'print-slips': 'Spielzettel',
  'print-slips-about': 'Zum Eintragen und Unterschreiben, vier auf einer Seite',
  'print-standings': 'Rangliste',
  'print-certificates': 'Urkunden',
  'print-certificates-count': 'Anzahl Urkunden',
  'print-prizes': 'Preise, einer je Platz',
  'print-prizes-about':
    'Die erste Zeile gilt für Platz 1, jede weitere für den nächsten Platz. „8: Speck“ gilt für Platz 8, „4–6: Wein“ für die Plätze 4 bis 6. Kein Platz kommt doppelt vor: Sind Paare gleich, entscheidet das Los.',
  'print-prize': 'Preis',
  'print-prize-out': 'ausgestiegen: Diesen Preis vergibst du',
  'print-prize-twice': ({ place }: { place: number }) => `Platz ${place} steht in zwei Zeilen. Nur die letzte gilt.`,
  'print-prize-none': 'kein Paar',
  'print-signatures': 'Unterschriften',
  'print-points': 'Punkte',
  'print-signature': 'Unterschrift',
  'print-game': ({ game }: { game: number }) => `Punkte ${game}. Spiel`,
  'print-hand-in': 'Alle vier prüfen und unterschreiben, dann bei der Leitung abgeben.',
  'print-keep': 'Diese Karte den ganzen Abend behalten.',
  'certificate-title': 'Urkunde',
  'certificate-place': ({ place }: { place: number }) => `${place}. Platz`,
};

/** The window on the projector. */
const screen = {
  'card-title': ({ no }: { no: number }) => `Paar ${no}`,
  'card-about':
    'Behalte deine Karte den ganzen Abend. Deinen Tisch findest du auf dem Aushang oder am Beamer, das Ergebnis gibst du auf dem Spielzettel ab.',
  'screen-open': 'Fenster für den Beamer öffnen',
  'screen-waiting': 'Gleich geht es los.',
  'screen-called': ({ called }: { called: string }) => `Gerufen wurde „${called}“`,
  'screen-pause': 'Beamer pausieren',
  'screen-pause-text': 'Text in der Pause',
  'screen-pause-about': 'Leer: Der Beamer bleibt dunkel.',
  'screen-pause-end': 'Pause beenden',
  'screen-paused': ({ text }: { text: string }) =>
    text === '' ? 'Der Beamer ist dunkel.' : `Pause, auf dem Beamer steht: „${text}“`,
  'screen-page': ({ page, of }: { page: number; of: number }) => `Seite ${page} von ${of}`,
};

/** The evening as a whole. */
const whole = {
  'tab-evening': 'Abend',
  'evening-save': 'In eine Datei speichern',
  'evening-open': 'Aus einer Datei öffnen …',
  'evening-open-ask': 'Diesen Abend durch den Abend aus einer Datei ersetzen? Speichere ihn vorher in eine Datei.',
  'evening-open-do': 'Datei wählen …',
  'evening-announce': 'Ansage im Saal',
  'evening-announced': ({ text }: { text: string }) => `Auf dem Beamer steht: „${text}“`,
  'evening-announce-do': 'Anzeigen',
  'evening-announce-end': 'Ausblenden',
  'evening-undo': 'Letzten Schritt zurücknehmen',
  'evening-undo-ask': ({ step }: { step: string }) => `Wirklich zurücknehmen: ${step}?`,
  'evening-undo-others':
    'Der letzte Schritt kam von einem anderen Gerät oder von einem Online-Tisch. Hier nimmst du nur eigene Schritte zurück, ein Ergebnis auf der Seite „Ergebnisse“.',
  'evening-undo-before': 'Schritte vor dem Einschalten der Handys lassen sich nicht mehr zurücknehmen.',
  'evening-new': 'Neuer Abend',
  'evening-new-ask': 'Diesen Abend löschen und einen neuen vorbereiten? Speichere ihn vorher in eine Datei.',
  'evening-new-do': 'Löschen',
  'evening-kept': 'Alles ist in diesem Browser gespeichert.',
  'evening-not-kept': 'Dieser Browser speichert nichts. Speichere den Abend in eine Datei.',
  'evening-bad-file': 'Das ist keine Datei eines Abends, oder sie ist beschädigt.',
  'evening-refused': 'Das ist jetzt nicht möglich.',
  'step-enter': 'ein Paar hinzufügen',
  'step-withdraw': 'ein Paar steigt aus',
  'step-return': 'ein Paar spielt wieder mit',
  'step-set-entry-way': 'Spielort eines Paars',
  'step-set-match-way': 'Spielort einer Begegnung',
  'step-substitute': 'Namen ändern',
  'step-new-card': 'eine neue Karte',
  'step-draw': 'die Auslosung',
  'step-swap': 'ein Tausch',
  'step-open-round': 'den Beginn der Runde',
  'step-tell': 'ein Ergebnis',
  'step-agree': 'eine Zustimmung',
  'step-dispute': 'einen Einspruch',
  'step-drop-dispute': 'einen zurückgenommenen Einspruch',
  'step-rule': 'eine Entscheidung',
  'step-adjust': 'Punkte vom Schiedsrichter',
  'step-close-round': 'den Abschluss der Runde',
  'step-announce': 'eine Ansage',
  'step-slips-only': 'das Ein- oder Ausschalten der Handys',
  'step-finish': 'das Ende des Abends',
};

const GERMAN = { ...start, ...entries, ...rounds, ...results, ...standings, ...print, ...screen, ...whole };

/** The texts of a tournament evening. Numbers and names go in by name. */
export type EveningMessages = {
  readonly [Key in keyof typeof GERMAN]: (typeof GERMAN)[Key] extends (facts: infer Facts) => string
    ? (facts: Facts) => string
    : string;
};

/** The German texts. */
export const evening: EveningMessages = GERMAN;
