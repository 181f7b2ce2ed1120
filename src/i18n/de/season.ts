import { pluralIn } from '../plural.js';

const counted = pluralIn('de');

/** The German texts of a season. */
export const season = {
  'start-title': 'Saison beginnen',
  'start-name': 'Verein und Saison',
  'start-name-example': 'Wattfreunde Kirchmoosen 2026',
  'start-begin': 'Saison beginnen',
  'start-open': 'Gespeicherte Saison öffnen …',
  'start-about': 'Eine Saison sammelt die Ergebnisse mehrerer Abende. Gewertet wird jede Person einzeln.',

  'tab-table': 'Tabelle',
  'tab-evenings': 'Abende',
  'tab-persons': 'Personen',
  'tab-season': 'Saison',

  place: 'Platz',
  'no-place': 'ohne Platz',
  name: 'Name',
  total: 'Punkte',
  played: 'Abende',
  guest: 'Gast',
  'table-scroll': 'Tabelle der Saison',
  'table-none': 'Noch kein Abend.',
  'not-counted': 'zählt nicht',
  'rule-place': ({ list, others }: { list: string; others: number }) => `Punkte nach Platz: ${list}, danach ${others}.`,
  'rule-points': 'Es zählen die Punkte der Abende.',
  'rule-wins': 'Es zählen die gewonnenen Spiele der Abende.',
  'rule-best': ({ best }: { best: number }) =>
    best === 1
      ? 'Von jeder Person zählt der beste Abend. Durchgestrichenes zählt nicht.'
      : `Von jeder Person zählen die besten ${best} Abende. Durchgestrichenes zählt nicht.`,
  'rule-minimum': ({ minimum }: { minimum: number }) =>
    `Einen Platz hat, wer mindestens ${counted(minimum, 'Abend', 'Abende')} gespielt hat.`,
  'rule-ties': ({ ties }: { ties: readonly string[] }) => `Bei gleichen Punkten entscheidet: ${ties.join(', dann ')}.`,
  'tie-best': 'der beste Abend',
  'tie-victories': 'die Zahl der Tagessiege',
  'tie-wins': 'die Zahl der gewonnenen Spiele',
  'tie-evenings': 'die Zahl der Abende',
  'tie-all': 'die Summe aller Abende',
  print: 'Tabelle drucken',
  csv: 'Als CSV speichern',

  'evening-add': 'Abend aus einer Datei hinzufügen …',
  'evening-add-about':
    'Öffne die Datei, die du beim Preiswatten auf der Seite „Abend“ gespeichert hast. Der Abend muss beendet sein.',
  'evening-date': 'Datum',
  'evening-date-about': 'Leer: der Tag der ersten Auslosung',
  'evening-pairs': ({ count }: { count: number }) => counted(count, 'Paar', 'Paare'),
  'evening-remove': 'Entfernen',
  'evening-remove-ask': ({ evening }: { evening: string }) => `${evening} aus der Saison entfernen?`,
  'evening-added': ({ evening, guests }: { evening: string; guests: number }) =>
    guests === 0
      ? `${evening} ist eingetragen.`
      : `${evening} ist eingetragen. ${counted(guests, 'Name gehört', 'Namen gehören')} noch zu keinem Mitglied: Seite „Personen“.`,
  'evening-same': ({ evening }: { evening: string }) => `${evening} ist schon in der Saison.`,
  'evening-taken': 'Dieser Abend ist schon mit anderen Ergebnissen in der Saison. Entferne ihn zuerst.',
  'evening-unfinished':
    'Dieser Abend ist noch nicht beendet. Beende ihn auf der Seite „Runde“ und speichere ihn noch einmal.',
  'evening-no-date': 'Diese Datei enthält kein Datum. Trage zuerst das Datum ein.',
  'evening-is-season': 'Diese Datei enthält eine Saison, keinen Abend. Öffne sie auf der Seite „Saison“.',
  'evening-bad': 'Diese Datei enthält keinen Abend, oder sie ist beschädigt.',
  'typed-title': 'Abend ohne Datei eintragen',
  'typed-name': 'Name des Abends',
  'typed-pairs': 'Paare, eines je Zeile, das beste zuerst',
  'typed-pairs-example': '1. Moidl Gruber / Sepp Mair; 92; 4',
  'typed-pairs-about':
    'Vor dem Paar kann der Platz stehen, nach Strichpunkten die Punkte und die gewonnenen Spiele. Ohne Platz zählt die Reihenfolge.',
  'typed-add': 'Abend eintragen',
  'typed-fill': 'Trage das Datum und den Namen des Abends ein.',
  'typed-none': 'Trage mindestens ein Paar ein.',
  'typed-problem': ({ line, text }: { line: number; text: string }) =>
    `Zeile ${line}: „${text}“ passt nicht. Richtig ist zum Beispiel „1. Moidl Gruber / Sepp Mair; 92; 4“.`,
  'typed-same-name': ({ line, name }: { line: number; name: string }) =>
    `Zeile ${line}: „${name}“ steht zweimal im selben Paar.`,
  'typed-twice': ({ line, name, first }: { line: number; name: string; first: number }) =>
    `Zeile ${line}: „${name}“ steht schon in Zeile ${first}. Eine Person spielt nur in einem Paar.`,
  'typed-place': ({ line, place, pairs }: { line: number; place: number; pairs: number }) =>
    `Zeile ${line}: Bei ${counted(pairs, 'Paar', 'Paaren')} gibt es keinen Platz ${place}.`,
  'typed-mixed': ({ line }: { line: number }) => `Zeile ${line}: Schreib den Platz vor alle Paare oder vor keines.`,

  undo: 'Letzten Schritt zurücknehmen',
  'undo-ask': ({ step }: { step: string }) => `Zurücknehmen: ${step}?`,
  'step-add-evening': 'ein neuer Abend',
  'step-remove-evening': 'das Entfernen eines Abends',
  'step-correct-name': 'ein berichtigter Name',
  'step-add-member': 'neue Mitglieder',
  'step-rename-member': 'ein neuer Name eines Mitglieds',
  'step-remove-member': 'das Entfernen eines Mitglieds',
  'step-assign': 'eine Zuordnung',
  'step-unassign': 'das Lösen eines Namens',
  'step-merge-members': 'das Zusammenlegen zweier Mitglieder',
  'step-change-settings': 'die Wertung',
  'step-rename-season': 'der Name der Saison',

  'guests-title': 'Namen ohne Mitglied',
  'guests-none': 'Jeder Name gehört zu einem Mitglied.',
  'guests-about':
    'Ordne jeden Namen einem Mitglied zu, wenn die Schreibweise abweicht. Wer kein Mitglied ist, bleibt Gast.',
  'guest-evenings': ({ count }: { count: number }) => counted(count, 'Abend', 'Abende'),
  'guest-owner': ({ name }: { name: string }) => `${name} gehört zu`,
  'guest-new': 'neues Mitglied',
  'guest-assign': 'Zuordnen',
  'guests-all': 'Alle als Mitglieder anlegen',
  'guests-all-ask': ({ count }: { count: number }) => `${counted(count, 'Mitglied', 'Mitglieder')} anlegen?`,
  'guest-assigned': ({ name, member }: { name: string; member: string }) => `${name} gehört jetzt zu ${member}.`,

  'members-title': 'Mitglieder',
  'members-none': 'Noch kein Mitglied.',
  'member-add': 'Mitglied hinzufügen',
  'member-rename': 'Umbenennen',
  'member-aliases': ({ names }: { names: string }) => `auch ${names}`,
  'member-unassign': ({ name }: { name: string }) => `${name} abtrennen`,
  'member-merge': 'Zusammenlegen mit',
  'member-merge-do': 'Zusammenlegen',
  'member-merge-ask': ({ one, other }: { one: string; other: string }) => `${one} und ${other} sind dieselbe Person?`,
  'member-remove': 'Entfernen',
  'member-remove-ask': ({ name }: { name: string }) => `${name} entfernen? Die Ergebnisse bleiben als Gast.`,
  'name-taken': 'Diesen Namen hat schon ein Mitglied.',
  'name-invalid': 'Ein Name hat 1 bis 40 Zeichen.',

  'season-save': 'In eine Datei speichern',
  'season-open': 'Aus einer Datei öffnen …',
  'season-open-ask': 'Die Saison in diesem Browser wird ersetzt.',
  'season-open-do': 'Datei wählen',
  'season-kept': 'Die Saison ist in diesem Browser gespeichert. Speichere sie nach jedem Abend auch in eine Datei.',
  'season-not-kept':
    'Dieser Browser speichert nichts. Speichere die Saison in eine Datei, bevor du die Seite schließt.',
  'season-new': 'Neue Saison',
  'season-new-ask': 'Diese Saison in diesem Browser löschen? Die gespeicherte Datei bleibt.',
  'season-new-do': 'Löschen',

  'settings-title': 'Wertung',
  'settings-points': 'Punkte für einen Abend',
  'points-place': 'nach Platz',
  'points-points': 'die Punkte des Paares an diesem Abend',
  'points-wins': 'die gewonnenen Spiele an diesem Abend',
  'settings-list': 'Punkte für Platz 1, 2, 3 …',
  'settings-others': 'Punkte für jeden weiteren Platz',
  'settings-best': 'Es zählen die besten … Abende',
  'settings-best-about': 'Leer: alle',
  'settings-minimum': 'Mindestzahl an Abenden für einen Platz',
  'settings-tie': ({ number }: { number: number }) => `Bei Gleichstand, ${number}.`,
  'tie-none': 'nichts weiter',
  'settings-guests': 'Gäste stehen in der Tabelle',
  'settings-save': 'Wertung übernehmen',
  'settings-saved': 'Die Wertung ist übernommen.',
  'settings-list-wrong': 'Punkte nach Platz: Zahlen von 0 bis 1000, getrennt durch Kommas, zum Beispiel 10, 8, 6.',
  'settings-number': ({ label, min, max }: { label: string; min: number; max: number }) =>
    `${label}: eine Zahl von ${min} bis ${max}.`,
  'settings-tie-twice': 'Bei Gleichstand kann jedes Merkmal nur einmal vorkommen.',

  'file-missing': ({ file, status }: { file: string; status: number }) =>
    `Die Tabelle fehlt: Die Datei ${file} ist nicht zu finden (${status}).`,
  'file-unreachable': ({ file }: { file: string }) => `Die Tabelle fehlt: Die Datei ${file} ist nicht zu laden.`,
  'file-elsewhere': ({ file }: { file: string }) =>
    `Die Tabelle fehlt: ${file} liegt auf einer anderen Website. Die Datei muss auf dieser Website liegen.`,
  'file-no-season': ({ file }: { file: string }) => `${file} enthält keine Saison, sondern etwas anderes.`,
  'file-is-evening': ({ file }: { file: string }) =>
    `${file} enthält einen einzelnen Abend. Füge ihn auf der Seite „Abende“ hinzu.`,
  'file-version': ({ file }: { file: string }) => `${file} stammt von einer neueren Version dieses Programms.`,
  'file-broken': ({ file }: { file: string }) => `${file} ist beschädigt:`,
  file: 'Diese Datei',
  loading: 'Die Tabelle wird geladen …',
  refused: 'Das geht nicht.',
  'entry-cancel': 'Abbrechen',
};

export type SeasonMessages = typeof season;
