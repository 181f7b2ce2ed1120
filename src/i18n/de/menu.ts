/** Texts about paused and saved games. */
export const keeping = {
  paused: 'Pause',
  'goes-on': 'Es geht weiter.',
  'delete-kept': 'Gespeichertes löschen',
  'delete-question': 'Alles löschen, was dieser Tisch hier gespeichert hat?',
  'delete-explained':
    'Spielstand, Statistik und Einstellungen werden gelöscht. Das Spiel geht weiter; gespeichert wird erst wieder, wenn du weiterspielst.',
  'delete-yes': 'Endgültig löschen',
  'delete-no': 'Abbrechen',
  'delete-done': 'Alles gelöscht.',
  'delete-failed': 'Das Löschen ist nicht gelungen.',
  'label-stats': 'Statistik',
  'stats-none': 'Noch kein Spiel zu Ende gespielt.',
  'stats-all': 'Alle Varianten',
  'stats-games': 'Spiele',
  'stats-won': 'gewonnen',
  'stats-given': 'Bummerl gegeben',
  'stats-taken': 'Bummerl bekommen',
  'stats-run': 'längste Serie',
  'clear-kept': 'Statistik löschen',
  'clear-question': 'Die Statistik löschen?',
  'clear-explained': 'Spielstand und Einstellungen bleiben.',
  'clear-yes': 'Endgültig löschen',
  'clear-no': 'Abbrechen',
  'clear-done': 'Die Statistik ist gelöscht.',
  'clear-failed': 'Das Löschen ist nicht gelungen.',
};

/** Texts about the visitor's settings. */
export const preferences = {
  'prefer-name': 'Dein Name',
  'prefer-help': 'Erklärungen',
  'prefer-help-fading': 'immer weniger',
  'prefer-trainer': 'Trainer beim Spielen',
  'prefer-sound': 'Ton',
  'prefer-voice': 'Stimmen',
  'prefer-talk': 'Sprüche der anderen',
  'prefer-sort': 'Karten sortieren',
  'prefer-confirm': 'Karte erst heben, dann spielen',
  'prefer-confirm-touch': 'beim Tippen mit dem Finger',
  'prefer-confirm-always': 'immer',
  'prefer-confirm-never': 'nie',
  'prefer-handed': 'Karten ausspielen',
  'prefer-handed-right': 'mit der rechten Hand',
  'prefer-handed-left': 'mit der linken Hand',
};

/** Texts about keyboard shortcuts. */
export const keys = {
  'label-keys': 'Tasten',
  'keys-digits': 'zur Karte an dieser Stelle oder zu dieser Antwort; noch einmal: Sie gilt',
  'keys-letters': 'zur nächsten Karte oder Antwort, die so beginnt: Farbe, Schlag oder Wort',
  'keys-arrows': 'von Karte zu Karte; am Stapel: wo abgehoben wird',
  'keys-move': 'die Karte in der Hand verschieben',
  'keys-enter': 'die Karte ausspielen, die Antwort geben',
  'keys-step': 'ein Schritt zurück oder weiter',
  'keys-ends': 'zum Anfang, zum Ende',
  'keys-last-trick': 'den letzten Stich zeigen',
  'keys-enlarge': 'die Karte groß zeigen; ← → zeigen die anderen offenen, Enter erklärt sie',
  'keys-hover': 'festhalten und mit der Maus auf eine Karte zeigen: Sie wird groß',
  'keys-escape': 'schließen, eine gehobene Karte zurückstecken',
  'keys-list': 'diese Liste',
};
