/** The host's part: connecting the evening to a server. */
const desk = {
  'phones-title': 'Handys',
  'phones-about':
    'Mit Handys melden die Paare ihre Ergebnisse selbst: Sie scannen den Code auf ihrer Paarkarte, ein Paar meldet, das andere bestätigt. Zettel gehen weiterhin.',
  'phones-kept': 'Alles ist in diesem Browser und auf dem Server gespeichert.',
  'phones-start': 'Handys einschalten',
  'phones-start-ask': ({ server }: { server: string }) =>
    `Alle Namen und Ergebnisse kommen auf den Server ${server}, und die Paarkarten bekommen neue Codes: Handys einschalten?`,
  'phones-stop': 'Handys ausschalten',
  'phones-stop-ask':
    'Die Paare können dann nichts mehr melden und geben Zettel ab; Tische und Stand sehen sie weiter, und du kannst die Handys mit denselben Karten wieder einschalten. Handys ausschalten?',
  'phones-are-off':
    'Die Handys sind aus: Paare melden nichts, alle Ergebnisse kommen auf Zetteln. Tische und Stand sehen sie weiter. Online-Tische und der Schiedsrichter arbeiten wie bisher.',
  'phones-failed': 'Der Server antwortet nicht. Der Abend läuft hier ohne Handys weiter.',
  'phones-refused': ({ reason }: { reason: string }) => `Der Server lehnt ab: ${reason}`,
  'phones-connected': 'Verbunden. Drucke die Paarkarten jetzt neu: Ihr Code öffnet auf dem Handy die Seite des Paars.',
  'phones-lost': ({ count }: { count: number }) =>
    count === 0
      ? 'Keine Verbindung. Du kannst weiterarbeiten, der Stand wird später abgeglichen.'
      : `Keine Verbindung. Du kannst weiterarbeiten; noch nicht gesendet: ${count}.`,
  'phones-dropped': ({ step }: { step: string }) =>
    `Nicht übernommen: ${step}. Inzwischen ist von anderer Seite etwas eingetroffen. Prüfe den Stand.`,
  'phones-gone': ({ reason }: { reason: string }) =>
    `Der Server nimmt diesen Abend nicht mehr an: ${reason} Der Abend läuft hier ohne Handys weiter.`,
  'phones-codes': 'Codes für weitere Geräte',
  'phones-host': 'Zweites Gerät der Leitung',
  'phones-host-about': 'Kann alles. Nur für dich.',
  'phones-referee': 'Schiedsrichter',
  'phones-referee-about': 'Sieht alle Begegnungen und entscheidet Streitfälle.',
  'phones-screen': 'Leinwand an einem anderen Gerät',
  'phones-screen-about': 'Zeigt Tische und Stand.',
  'phones-guests': 'Zuschauer',
  'phones-guests-about': 'Sehen Tische und Stand. Den Code kann man auch ansagen:',
  'phones-link': 'Adresse kopieren',
  'phones-copied': 'Die Adresse ist kopiert.',
  'way-online-title': 'Online spielen',
  'phones-addresses': 'Adressen aller Personen kopieren',
  'phones-addresses-about':
    'Wer online spielt, braucht seine eigene Adresse, damit auch der Partner seine Karten nicht sieht. Sie steht als Code auf der Paarkarte; hier ist die Liste zum Verschicken.',
  'phones-addresses-copied': ({ count }: { count: number }) => `${count} Adressen sind kopiert.`,
  'way-label': 'Wo wird gespielt?',
  'way-paper': 'im Saal',
  'way-online': 'online',
  'way-move-online': 'Online spielen',
  'way-move-paper': 'Im Saal spielen',
  'way-entry-online': 'Spielt von zu Hause',
  'way-entry-paper': 'Spielt im Saal',
  'way-begin': 'Runde eröffnen',
  'way-begin-about': 'Damit beginnen die Online-Tische. Danach kannst du keine Paare mehr tauschen.',
  'way-running': ({ score }: { score: string }) => `läuft, ${score}`,
  'phones-code': 'Code des Abends',
  'phones-code-wrong': 'Der Code des Abends hat acht Buchstaben, zum Beispiel „bodafiru“. Er steht auf der Paarkarte.',
  'phones-watch-about':
    'Läuft der Abend auf einem anderen Gerät? Gib seinen Code ein, und als Paar auch den Schlüssel auf eurer Karte. Ohne Schlüssel schaust du zu.',
  'phones-cards-about': 'Nummer, Namen und ein eigener Code für jede Person, sechs auf einer Seite',
  'phones-new-card': 'Neue Karte',
  'phones-new-card-ask': ({ no }: { no: number }) =>
    `Paar ${no} eine neue Karte drucken? Die alte öffnet dann nichts mehr.`,
  'phones-new-card-done': ({ no }: { no: number }) => `Nur die neue Karte von Paar ${no} gilt.`,
};

/** The pages on the phones of pairs, referees and spectators. */
const phone = {
  'phone-card-key': 'Schlüssel',
  'phone-person-key': 'Dein eigener Schlüssel auf der Karte',
  'phone-key': 'Schlüssel auf eurer Karte',
  'phone-open': 'Öffnen',
  'phone-own-card': 'Wir spielen mit und haben eine Karte',
  'phone-key-number': 'Der Schlüssel beginnt mit der Nummer eures Paars, zum Beispiel „7 bofi kuna rape“.',
  'phone-key-character': ({ character }: { character: string }) =>
    `Nach der Nummer hat der Schlüssel nur Buchstaben von a bis z, nicht „${character}“.`,
  'phone-key-length': ({ letters }: { letters: number }) =>
    `Der Schlüssel hat nach der Nummer zwölf Buchstaben, nicht ${letters}.`,
  'phone-loading': 'Einen Augenblick …',
  'phone-lost': 'Keine Verbindung. Es geht von selbst weiter.',
  'phone-sending': 'Wird gesendet, sobald wieder eine Verbindung besteht.',
  'phone-not-accepted': 'Nicht übernommen: Der Stand hat sich inzwischen geändert.',
  'phone-wrong-key': 'Dieser Code gilt hier nicht (mehr). Hol dir bei der Leitung eine neue Karte.',
  'phone-no-evening': 'Diesen Abend gibt es nicht (mehr).',
  'phone-failed': ({ reason }: { reason: string }) => `Das geht nicht: ${reason}`,
  'phone-tab-pair': 'Unser Tisch',
  'phone-tab-referee': 'Begegnungen',
  'phone-tab-tables': 'Alle Tische',
  'phone-tab-standings': 'Stand',
  'phone-pair': ({ no }: { no: number }) => `Paar ${no}`,
  'phone-no-round': 'Die Auslosung folgt.',
  'phone-no-match': 'In dieser Runde spielt ihr nicht.',
  'phone-out': 'Ihr seid ausgestiegen.',
  'phone-table': 'Tisch',
  'phone-turn': ({ turn }: { turn: number }) => `${turn}. Begegnung an diesem Tisch`,
  'phone-against': 'gegen',
  'phone-bye': 'Ihr habt ein Freilos.',
  'phone-rest': 'Ihr habt diese Runde frei.',
  'phone-report': 'Ergebnis melden',
  'phone-report-how': ({ target }: { target: number }) => `Der Sieger eines Spiels hat ${target} Punkte.`,
  'phone-game': ({ game }: { game: number }) => `Spiel ${game}`,
  'phone-us': 'Wir',
  'phone-them': 'Sie',
  'phone-send': 'Melden',
  'phone-report-again': 'Anders melden',
  'phone-told': ({ score }: { score: string }) => `Ihr habt gemeldet: ${score}. Jetzt bestätigen die Gegner.`,
  'phone-they-told': ({ score }: { score: string }) => `Die Gegner melden (wir : sie): ${score}`,
  'phone-agree': 'Stimmt',
  'phone-disagree': 'Stimmt nicht',
  'phone-disputed': 'Die Meldungen passen nicht zusammen. Der Schiedsrichter kommt an den Tisch.',
  'phone-drop-dispute': 'Widerspruch zurücknehmen',
  'phone-slips-only': 'Gebt das Ergebnis auf dem Spielzettel ab: Die Handys melden gerade nichts.',
  'phone-result': ({ score }: { score: string }) => `Ergebnis (wir : sie): ${score}`,
  'phone-ruled': 'Entscheidung des Schiedsrichters',
  'phone-online': 'Ihr spielt online.',
  'phone-online-own':
    'Jeder öffnet zum Spielen seinen eigenen Code von der Paarkarte oder tippt seinen eigenen Schlüssel ein, damit keiner die Karten des anderen sieht.',
  'phone-online-soon': 'Euer Online-Tisch öffnet, sobald die Runde beginnt.',
  'phone-play': 'Zum Tisch',
  'phone-games': ({ score }: { score: string }) => `Bisher (wir : sie): ${score}`,
  'phone-person': ({ name }: { name: string }) => `Code für ${name}`,
  'phone-final-live': 'Das Finale läuft online.',
  'phone-final-over': 'Das Finale zum Nachsehen',
  'phone-watch': 'Zuschauen',
  'phone-replay-game': ({ game }: { game: number }) => `Spiel ${game} ansehen`,
  'phone-back': 'Zurück zum Abend',
  'phone-table-failed': 'Der Tisch lässt sich gerade nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
  'phone-earlier': 'Bisher',
  'phone-place': ({ place, of, round }: { place: number; of: number; round: string }) =>
    `Platz ${place} von ${of} (Stand: ${round})`,
  'phone-after': ({ round }: { round: string }) => `Stand: ${round}`,
  'phone-no-standings': 'Den Stand gibt es nach der ersten Runde.',
  'phone-final': 'Endstand',
  'phone-finished': 'Der Abend ist zu Ende.',
  'referee-none': 'Noch ist nichts ausgelost.',
  'referee-missing': ({ count }: { count: number }) =>
    count === 0 ? 'Alle Ergebnisse sind da.' : count === 1 ? 'Ein Ergebnis fehlt.' : `${count} Ergebnisse fehlen.`,
  'referee-disputed': 'Streitfall',
  'referee-reported': ({ pair, score }: { pair: number; score: string }) => `Paar ${pair} meldet ${score}`,
  'referee-decide': 'Entscheiden',
  'referee-why': 'Grund',
  'referee-save': 'Entscheidung speichern',
};

const GERMAN = { ...desk, ...phone };

/** The texts of an evening with phones. Numbers and names go in by name. */
export type PhoneMessages = {
  readonly [Key in keyof typeof GERMAN]: (typeof GERMAN)[Key] extends (facts: infer Facts) => string
    ? (facts: Facts) => string
    : string;
};

/** The German texts. */
export const phones: PhoneMessages = GERMAN;
