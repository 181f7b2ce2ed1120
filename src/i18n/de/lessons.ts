import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { WORDS } from './words.js';

/** The texts of one step. `wrong` follows the order of the wrong choices in the step. */
export interface StepTexts {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

export interface CourseTexts {
  readonly title: string;
  readonly steps: readonly StepTexts[];
}

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The first four steps: the winning card. */
const winning = ({ card, suit, rank, schlag }: Words): readonly StepTexts[] => [
  step(
    `Jeder legt eine Karte. ${suit('L')} wurde ausgespielt: Die höchste dieser Farbe macht den Stich. ${rank('A')} ist am höchsten, dann ${rank('K')}, ${rank('O')}, ${rank('U')}, 10 bis 7. Mach den Stich!`,
    `${card('LK')} ist hier die höchste Karte in ${suit('L')}. Dein Partner sitzt dir gegenüber, mit den zwei Ringen; zwei Pfeile haben die Gegner. Wer mit seinem Partner zuerst drei Stiche hat, gewinnt die Runde.`,
    `${card('L8')} ist die richtige Farbe, aber niedriger als ${card('LU')}: Der Stich ginge an die Gegner.`,
    `Ein Ass ist hoch, aber ausgespielt wurde ${suit('L')}: Andere Farben machen den Stich nicht.`,
    `Ausgespielt wurde ${suit('L')}: Eine andere Farbe macht den Stich nicht, wie hoch sie auch ist.`,
  ),
  step(
    `Der Schlag ist ${schlag('8')}: Karten dieses Rangs stechen jede einfache Karte, gleich welcher Farbe. Mach den Stich!`,
    `${card('L8')} ist ein Schlag, und der ist mehr wert als jedes Ass. Wer einen Stich macht, spielt den nächsten aus.`,
    `Auch ein Ass macht nur in der Farbe den Stich, die ausgespielt wurde: ${suit('E')}.`,
    `${suit('L')} wurde nicht ausgespielt, und ein Schlag ist ${card('LK')} nicht.`,
    `Die Farbe stimmt, aber ${card('EA')} ist höher.`,
  ),
  step(
    `Jetzt ist ${suit('H')} Trumpf: Jeder Trumpf sticht alle anderen Farben, ein höherer auch den niedrigeren. Nur der Schlag geht über Trümpfe. Mach den Stich!`,
    `Selbst ${card('H7')}, der kleinste Trumpf, sticht ${card('LA')}.`,
    `Die Farbe stimmt, aber ${card('LA')} ist höher.`,
    `Die Farbe stimmt, aber ${card('L10')} ist viel niedriger als ${card('LA')}.`,
    `Ein Ass einer Farbe, die weder ausgespielt noch Trumpf ist, macht keinen Stich.`,
  ),
  step(
    `Schlag ${schlag('10')}, Trumpf ${suit('L')}. ${card('L10')} ist beides: der Rechte, höher als jeder andere Schlag. In Südtirol geht eine Karte darüber: der Gute, der Trumpf um eins über dem Schlag. Mach den Stich!`,
    `${card('LU')} steht über ${card('L10')} und ist Trumpf: der Gute, in Südtirol die höchste Karte. Dann kommen der Rechte, die anderen Schläge und die Trümpfe.`,
    `${card('H10')} ist ein Schlag, aber der Rechte ist höher: Er ist Schlag und Trumpf zugleich.`,
    `${card('LA')} ist der höchste der gewöhnlichen Trümpfe, aber jeder Schlag ist höher, erst recht der Rechte.`,
    `Das ist weder Schlag noch Trumpf: Gegen den Rechten gewinnt die Karte nie.`,
  ),
];

/** Steps five to seven: equal Schläge, following, announcing. */
const knowing = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Schlag ${schlag('8')}, Trumpf ${suit('E')}. Dein Partner hat ${card('L8')} gelegt, dann kam ${card('S8')}. Von gleichen Schlägen gilt der erste. Welche Karte gibst du zu?`,
    `Der Stich gehört schon deinem Partner, denn sein Schlag lag zuerst. Da genügt eine Karte, die nichts wert ist.`,
    `Der Rechte macht den Stich auch, aber der gehört schon deinem Partner: Heb dir deine beste Karte auf.`,
    `Dein Schlag käme als dritter und sticht keinen mehr. Der Stich gehört schon deinem Partner: Heb ihn dir auf.`,
    `Ein Trumpf ist niedriger als jeder Schlag, und der Stich gehört schon deinem Partner: Heb ihn dir auf.`,
  ),
  step(
    `Farben musst du nie bedienen. Nur wenn Trumpf ausgespielt wird und du selbst Trumpf hast, musst du einen Trumpf oder einen Schlag zugeben. Schlag ist ${schlag('9')}, Trumpf ${suit('H')}, und ${card('HO')} wurde ausgespielt.`,
    `Ein Trumpf oder ein Schlag genügt, und du darfst wählen. ${card('S9')} macht den Stich, ${card('H8')} verliert ihn. Hättest du von Trumpf und Schlag nur Schläge, wärst du frei.`,
    `Trumpf wurde ausgespielt, und du hast einen Trumpf und einen Schlag: Das Ass darfst du jetzt nicht spielen.`,
    `Trumpf wurde ausgespielt, und du hast Trumpf: Gib einen zu oder einen Schlag.`,
  ),
  step(
    `Wer nach dem Geber (G) sitzt, die Vorhand (V), sagt den Schlag an und spielt später als Erster aus; der Geber sagt den Trumpf an. Alle hören es. Welchen Schlag sagst du an (Weli: der Sechser)?`,
    `Drei Schläge in der Hand. Und weil nun ${suit('E')} Trumpf ist, hast du mit ${card('EU')} sogar den Rechten.`,
    `Von diesem Rang hast du nur eine Karte, und ein Ass ist auch ohne Schlag hoch. Welchen Rang hast du dreimal?`,
    `Von diesem Rang hast du nur eine Karte. Welchen hast du dreimal?`,
    `Von diesem Rang hast du gar keine Karte: Du machst die anderen stark. Welchen hast du dreimal?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `Eine Runde zählt 2 Punkte, 15 gewinnen das Spiel. Die Gegner haben zwei Stiche und bieten 3. Hältst du, geht es um 3. Gehst du, bekommen sie nur, was bisher galt: 2 Punkte.`,
    `Dir fehlen drei Stiche, ihnen einer, und du hast weder Schlag noch Trumpf. So bekommen sie 2 und nicht 3.`,
    `Dann geht es um 3, und ihnen fehlt nur ein Stich. Ohne Schlag und Trumpf kannst du den nicht verhindern.`,
    `Höher bieten heißt auch halten: Dann geht es um 4, und deine Karten sind zu schlecht dafür.`,
  ),
  step(
    `Zwei Stiche hast du, mit den besten Karten. Der Rest ist nichts wert, aber das weißt nur du. Bevor du eine Karte spielst, darfst du bieten.`,
    `Geglaubt! Sie gehen, und du bekommst 2 Punkte ohne einen weiteren Stich. Hätten sie gehalten, ginge es um 3, und nur sie dürften wieder bieten: Bluffe nicht zu oft.`,
    `Damit machst du kaum einen Stich, und dann sehen alle, wie schwach du bist. Biete vorher: Vielleicht gehen sie.`,
  ),
];

const blind = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Blind angesagt wird mit einer Karte: Deine gibt den Schlag, die des Gebers den Trumpf. Nur ihr zwei wisst es, eure Partner nicht. Welche zeigst du?`,
    `Drei Schläge, und dein Partner weiß nichts davon. Der Geber hat ${card('EK')} gezeigt: Trumpf ist ${suit('E')}.`,
    `${card('SA')} hast du nur einmal: Dein einziger Schlag wäre ein Ass, das ohnehin hoch ist. Was hast du dreimal?`,
    `Von diesem Rang hast du nur eine Karte. Was hast du dreimal?`,
  ),
  step(
    `Du weißt nichts, aber der erste Stich liegt offen: ${card('L9')} hat ${card('SK')} und ${card('LA')} gestochen. Ein bloßer Trumpf käme gegen ${card('LA')} nicht an, also ist ${schlag('9')} der Schlag. Mach den Stich!`,
    `${card('H9')} ist ein Schlag: Sie sticht ${card('SA')}, was immer Trumpf ist. Der Schlag steht fest, der Trumpf noch nicht.`,
    `Ob ${suit('H')} Trumpf ist, weißt du nicht. Ist es das nicht, macht ${card('HA')} keinen Stich. Was weißt du sicher?`,
    `Ob ${suit('E')} Trumpf ist, weißt du nicht. Ist es das nicht, macht ${card('EO')} keinen Stich. Was weißt du sicher?`,
    `Das gewinnt nur als Trumpf, und ob es Trumpf ist, weißt du nicht. Was weißt du sicher?`,
  ),
  step(
    `Du kennst Schlag ${schlag('9')} und Trumpf ${suit('H')}, dein Partner nicht. Was im ersten Stich gewinnt, sagt es ihm, denn der bleibt offen liegen. Mach ihn, ohne dein Bestes herzugeben!`,
    `Eine fremde Farbe hat ${card('EA')} gestochen: Nun weiß dein Partner, dass sie Schlag oder Trumpf ist, und du hast noch etwas übrig.`,
    `Das gewinnt auch, aber ein kleiner Trumpf genügt und sagt deinem Partner dasselbe. Heb dir das Ass auf.`,
    `${card('EO')} ist niedriger als ${card('EA')}: Der Stich ginge verloren, und dein Partner erführe nichts.`,
    `Das ist weder Schlag noch Trumpf: Der Stich ginge verloren, und dein Partner erführe nichts.`,
  ),
];

const kritische = ({ card }: Words): StepTexts =>
  step(
    `In Bayern gibt es drei Kritische, höher als jeder Schlag: Max (${card('HK')}), Belli (${card('S7')}) und Spitz (${card('E7')}). Wer alle drei bekommt, hat die Maschine und sofort 2 Punkte. Mach den Stich!`,
    `Der Spitz sticht sogar den Rechten. Über ihm sind nur Belli und Max, immer in dieser Reihe.`,
    `Ein Schlag, aber ${card('EU')} ist der Rechte und höher.`,
    `Ein Trumpf, aber jeder Schlag ist höher, erst recht der Rechte.`,
    `Das ist weder Kritischer noch Schlag noch Trumpf: Gegen den Rechten gewinnt die Karte nie.`,
  );

const weli = ({ card, suit }: Words): StepTexts =>
  step(
    `In Tirol, anders als in Südtirol, ist der Weli immer Trumpf, und zwar der kleinste, gleich welche Farbe Trumpf ist. Jetzt ist es ${suit('L')}. Mach den Stich!`,
    `Auch der kleinste Trumpf sticht ${card('HA')}. Wird Trumpf ausgespielt, musst du ihn wie jeden Trumpf zugeben.`,
    `Die Farbe stimmt, aber ${card('HA')} ist höher.`,
    `Weder ${suit('H')} noch Trumpf noch Schlag: Damit machst du keinen Stich.`,
  );

const deuten = (): StepTexts =>
  step(
    `Beim Deuten darfst du deinem Partner in jedem Stich bis zu zwei Zeichen geben. Die Gegner sehen sie auch. Du hast weder Schlag noch Trumpf: Sag es ihm!`,
    `Augenbrauen hoch: Nun weiß er, dass er nicht auf dich zählen kann, und wird kaum halten.`,
    `Das hieße: Ich gewinne allein. Falsch deuten darfst du, aber dein Partner würde mit deinen Karten rechnen.`,
    `Das hieße, dass du solche Karten hast, die helfen. Du hast nur schlechte, und dafür gibt es ein Zeichen.`,
  );

const vier = ({ card, suit, schlag }: Words): StepTexts =>
  step(
    `Ihr habt 13 von 15, die Gegner 7: Es gehen die Vier. Ihr spielt um 4, oder ihr gebt 2 Punkte ab, und geboten wird nicht. Der Schlag ist ${schlag('9')}, Trumpf ${suit('H')}. Was tust du?`,
    `Mit dem Guten (${card('H10')}), dem Rechten (${card('H9')}) und noch einem Schlag hast du drei Stiche so gut wie sicher, und mit 4 Punkten ist das Spiel gewonnen.`,
    `Abgeben kostet 2 Punkte. Das lohnt sich mit schlechten Karten, du hast aber die besten.`,
  );

const COURSES = {
  watten: (words: Words): CourseTexts => ({
    title: 'Watten in fünf Minuten',
    steps: [...winning(words), ...knowing(words), ...bidding()],
  }),
  blind: (words: Words): CourseTexts => ({ title: 'Blindwatten', steps: blind(words) }),
  kritische: (words: Words): CourseTexts => ({ title: 'Kritische und Maschine', steps: [kritische(words)] }),
  weli: (words: Words): CourseTexts => ({ title: 'Der Weli als Trumpf', steps: [weli(words)] }),
  deuten: (): CourseTexts => ({ title: 'Deuten', steps: [deuten()] }),
  vier: (words: Words): CourseTexts => ({ title: 'Es gehen die Vier', steps: [vier(words)] }),
};

/** The lessons by id. */
export type LessonTexts = Readonly<Record<keyof typeof COURSES, CourseTexts>>;

/** The texts around a lesson. */
const AROUND = {
  'lesson-step': ({ step: at, steps }: { step: number; steps: number }) => `Schritt ${at} von ${steps}`,
  'lesson-right': 'Richtig.',
  'lesson-wrong': 'Noch nicht.',
  'lesson-not-asked': 'Das wäre möglich, ist hier aber nicht gefragt. Versuch etwas anderes.',
  'lesson-next': 'Weiter',
  'lesson-skip': 'Überspringen',
  'lesson-close': 'Lektion schließen',
  'lesson-done': 'Das war alles. Am besten lernst du jetzt beim Spielen.',
  'lesson-play': 'Jetzt spielen',
  'lesson-others': 'Weitere Lektionen zu diesem Tisch:',
  'lesson-elsewhere': 'Für Tische mit anderen Regeln:',
};

export type LessonMessages = EntriesLike<typeof AROUND> & { readonly courses: LessonTexts };

/** Creates the lessons in German with these words. */
const lessonsIn = (words: Words): LessonMessages => ({
  ...AROUND,
  courses: {
    watten: COURSES.watten(words),
    blind: COURSES.blind(words),
    kritische: COURSES.kritische(words),
    weli: COURSES.weli(words),
    deuten: COURSES.deuten(),
    vier: COURSES.vier(words),
  },
});

/** The German lesson texts. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, lessonsIn);
