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
  /** Sentences to remember after the last step. */
  readonly remember?: readonly string[];
}

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The first three steps: the suit led, the Schlag and the Trumpf. */
const winning = ({ card, suit, rank, schlag }: Words): readonly StepTexts[] => [
  step(
    `Jeder legt reihum eine Karte, links beginnt: Das ist ein Stich. Die höchste Karte der ersten Farbe gewinnt ihn, hier ${suit('L')}: ${rank('A')}, ${rank('K')}, ${rank('O')}, ${rank('U')}, 10 bis 7. Gelber Rand: führt gerade. Welche gewinnt?`,
    `${card('LK')} ist hier die höchste Karte in ${suit('L')}. Wer den Stich gewinnt, spielt die nächste Karte aus.`,
    `${card('L8')} ist die richtige Farbe, aber niedriger als ${card('LU')}.`,
    `Ein Ass ist hoch, aber ausgespielt wurde ${suit('L')}: Andere Farben gewinnen den Stich nicht.`,
    `Ausgespielt wurde ${suit('L')}: Eine andere Farbe gewinnt den Stich nicht, wie hoch sie auch ist.`,
  ),
  step(
    `In jeder Runde ist ein Rang der Schlag, jetzt ${schlag('8')}. Karten dieses Rangs stechen sogar ein Ass, gleich welcher Farbe. Welche Karte gewinnt den Stich?`,
    `${card('L8')} ist ein Schlag und sticht sogar ${card('EA')}.`,
    `Auch ein Ass gewinnt nur in der Farbe, die ausgespielt wurde: ${suit('E')}.`,
    `${suit('L')} wurde nicht ausgespielt, und ein Schlag ist ${card('LK')} nicht.`,
    `Die Farbe stimmt, aber ${card('EA')} ist höher.`,
  ),
  step(
    `Dazu ist eine Farbe Trumpf, jetzt ${suit('H')}. Ein Trumpf sticht alle anderen Farben, ein höherer den niedrigeren. Stärker ist ein Schlag (eine Ausnahme kommt in Schritt 5). Welche Karte gewinnt den Stich?`,
    `Selbst ${card('H7')}, der kleinste Trumpf, sticht ${card('LA')}. Und ein Schlag sticht alle Trümpfe außer einem: Der kommt in Schritt 5.`,
    `Die Farbe stimmt, aber ${card('LA')} ist höher.`,
    `Die Farbe stimmt, aber ${card('L10')} ist viel niedriger als ${card('LA')}.`,
    `Ein Ass einer Farbe, die weder ausgespielt noch Trumpf ist, gewinnt keinen Stich.`,
  ),
];

/** Steps four to six: the Rechter and the Linke, the Guter, the partner. */
const strongest = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Schlag ${schlag('9')}, Trumpf ${suit('E')}. ${card('E9')} ist beides: der Rechte. Er sticht die anderen Schläge, die Linken. Welche Karte gewinnt den Stich?`,
    `Der Rechte sticht jeden Linken. Die Linken sind gleich hoch: Der zuerst gespielte gewinnt.`,
    `${card('H9')} ist auch ein Linker, aber von zwei Linken gewinnt der zuerst gespielte: ${card('S9')}.`,
    `${card('EA')} ist der höchste gewöhnliche Trumpf, aber jeder Schlag ist höher.`,
    `Das ist weder Schlag noch Trumpf: Gegen einen Schlag gewinnt die Karte nie.`,
  ),
  step(
    `Schlag ${schlag('10')}, Trumpf ${suit('L')}. In Südtirol sticht eine Karte sogar den Rechten: der Gute, der Trumpf um eins über dem Schlag. Welche Karte ist es?`,
    `${card('LU')} steht um eins über ${card('L10')}: der Gute, die höchste Karte. Ist das Ass Schlag, ist es der Trumpf-Siebener.`,
    `${card('H10')} ist ein Linker: Der Rechte ist höher, und der Gute steht über beiden.`,
    `${card('LA')} ist der höchste der gewöhnlichen Trümpfe, aber jeder Schlag ist höher. Der Gute steht um eins über dem Schlag.`,
    `Das ist weder Schlag noch Trumpf: Gegen den Rechten gewinnt die Karte nie.`,
  ),
  step(
    `Gegenüber sitzt dein Partner (Ringe), seitlich die Gegner (Pfeile). Jeder hat fünf Karten, drei Stiche gewinnen die Runde. ${card('L8')} (Partner) kam früher als ${card('S8')}. Was spielst du?`,
    `Der Stich gehört schon deinem Partner: Von zwei Linken gewinnt der frühere. Da genügt eine wertlose Karte.`,
    `Der Rechte gewinnt den Stich auch, aber der gehört schon deinem Partner: Heb dir deine beste Karte auf.`,
    `Der Linke deines Partners lag früher, darum sticht deiner ihn nicht. Der Stich gehört schon deinem Partner: Heb dir den Linken auf.`,
    `Dieser Trumpf ist niedriger als jeder Schlag, und der Stich gehört schon deinem Partner: Heb dir den Trumpf auf.`,
  ),
];

/** Steps seven and eight: following, announcing. */
const knowing = ({ card, suit }: Words): readonly StepTexts[] => [
  step(
    `Meist darfst du jede Karte spielen. Nur wenn Trumpf ausgespielt wird und du Trumpf hast, musst du Trumpf oder Schlag spielen. Hier ist es ${card('HO')}. Was darfst du spielen?`,
    `Trumpf oder Schlag genügt. So ist es auch, wenn der Rechte oder der Gute ausgespielt wird, bei einem Linken nie.`,
    `Trumpf wurde ausgespielt, und du hast einen Trumpf und einen Schlag: Das Ass darfst du jetzt nicht spielen.`,
    `Trumpf wurde ausgespielt, und du hast Trumpf: Spiel einen Trumpf oder einen Schlag.`,
  ),
  step(
    `Du bist Vorhand (V) und sagst den Schlag an, danach der Geber (G) den Trumpf. Der Weli ist der einzige Sechser. Welchen Schlag sagst du an?`,
    `Jetzt hast du drei Schläge. Und weil der Geber ${suit('E')} als Trumpf ansagt, ist ${card('EU')} sogar der Rechte. Die Vorhand spielt auch die erste Karte aus. Der Weli ist die niedrigste Karte in ${suit('S')}.`,
    `Von diesem Rang hast du nur eine Karte, und ein Ass ist auch ohne Schlag hoch. Welchen Rang hast du dreimal?`,
    `Damit hättest du nur einen Schlag. Welchen Rang hast du dreimal?`,
    `Damit hättest du keinen Schlag, aber vielleicht die anderen. Welchen Rang hast du dreimal?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `Eine Runde zählt 2 Punkte, 15 gewinnen das Spiel. Ein Gebot macht sie um 1 mehr wert: Die Gegner haben zwei Stiche und bieten 3. Hältst du, geht es um 3. Gehst du, bekommen sie 2. Was tust du?`,
    `Den Gegnern fehlt nur ein Stich, und du hast weder Schlag noch Trumpf. Wenn du gehst, bekommen sie nur, was vor dem Gebot galt: 2 Punkte statt 3.`,
    `Hältst du, geht es um 3, und ihnen fehlt nur ein Stich. Ihr müsstet alle übrigen gewinnen, und du hast weder Schlag noch Trumpf.`,
    `Höher bieten heißt auch halten: Dann geht es um 4, und deine Karten sind zu schlecht dafür.`,
  ),
  step(
    `Du hast zwei Stiche mit deinen besten Karten. Die übrigen Karten sind nichts wert, aber das weißt nur du. Bevor du eine Karte spielst, darfst du bieten. Bietest du, oder spielst du eine Karte?`,
    `Sie glauben dir und gehen: 2 Punkte für euch. Hätten sie gehalten, ginge es um 3, und nur sie dürften wieder bieten. Ab 13 von 15 Punkten seid ihr gestrichen: Euch fehlen 2 Punkte oder weniger, und ihr dürft nicht mehr bieten, nur halten oder gehen.`,
    `Damit gewinnst du kaum einen Stich, und dann sehen alle, wie schwach du bist. Biete vorher: Vielleicht gehen sie.`,
  ),
];

/** The sentences to remember. */
const remember = ({ suit }: Words): readonly string[] => [
  'Der Gute ist die höchste Karte. Dann kommen der Rechte, die Linken, die Trümpfe und zuletzt alle anderen Karten.',
  `Der Weli ist der einzige Sechser und die niedrigste Karte in ${suit('S')}.`,
  'Wird Trumpf ausgespielt (auch der Rechte oder der Gute) und hast du Trumpf, musst du Trumpf oder Schlag spielen.',
  'Sonst darfst du jede Karte spielen, auch wenn der Rechte dein einziger Trumpf ist. Ist es der Gute, musst du ihn oder einen Schlag spielen.',
  'Drei Stiche gewinnen die Runde und 2 Punkte, 15 Punkte gewinnen das Spiel. Gehst du nach einem Gebot, bekommen die Gegner, was vorher galt.',
  'Nach eurem Gebot dürfen nur die Gegner wieder bieten. Ab 13 von 15 Punkten seid ihr gestrichen und dürft gar nicht mehr bieten.',
];

const blind = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Blind angesagt wird mit einer Karte: Deine gibt den Schlag, die des Gebers den Trumpf. Nur ihr zwei wisst es, eure Partner nicht. Welche zeigst du?`,
    `Drei Schläge, und dein Partner weiß nichts davon. Der Geber hat ${card('EK')} gezeigt: Trumpf ist ${suit('E')}.`,
    `${card('SA')} hast du nur einmal: Dein einziger Schlag wäre ein Ass, das ohnehin hoch ist. Was hast du dreimal?`,
    `Von diesem Rang hast du nur eine Karte. Was hast du dreimal?`,
  ),
  step(
    `Du weißt nichts, aber der erste Stich liegt offen: ${card('L9')} hat ${card('SK')} und ${card('LA')} gestochen. Ein bloßer Trumpf käme gegen ${card('LA')} nicht an, also ist ${schlag('9')} der Schlag. Gewinn den Stich!`,
    `${card('H9')} ist ein Schlag: Sie sticht ${card('SA')}, was immer Trumpf ist. Der Schlag steht fest, der Trumpf noch nicht.`,
    `Ob ${suit('H')} Trumpf ist, weißt du nicht. Ist es das nicht, gewinnt ${card('HA')} keinen Stich. Was weißt du sicher?`,
    `Ob ${suit('E')} Trumpf ist, weißt du nicht. Ist es das nicht, gewinnt ${card('EO')} keinen Stich. Was weißt du sicher?`,
    `Das gewinnt nur als Trumpf, und ob es Trumpf ist, weißt du nicht. Was weißt du sicher?`,
  ),
  step(
    `Du kennst Schlag ${schlag('9')} und Trumpf ${suit('H')}, dein Partner nicht. Was im ersten Stich gewinnt, sagt es ihm, denn der bleibt offen liegen. Gewinn ihn, ohne dein Bestes herzugeben!`,
    `Eine fremde Farbe hat ${card('EA')} gestochen: Nun weiß dein Partner, dass sie Schlag oder Trumpf ist, und du hast noch etwas übrig.`,
    `Das gewinnt auch, aber ein kleiner Trumpf genügt und sagt deinem Partner dasselbe. Heb dir das Ass auf.`,
    `${card('EO')} ist niedriger als ${card('EA')}: Der Stich ginge verloren, und dein Partner erführe nichts.`,
    `Das ist weder Schlag noch Trumpf: Der Stich ginge verloren, und dein Partner erführe nichts.`,
  ),
];

const kritische = ({ card }: Words): StepTexts =>
  step(
    `In Bayern gibt es drei Kritische, höher als jeder Schlag: Max (${card('HK')}), Belli (${card('S7')}) und Spitz (${card('E7')}). Wer alle drei bekommt, hat die Maschine und sofort 2 Punkte. Gewinn den Stich!`,
    `Der Spitz sticht sogar den Rechten. Über ihm sind nur Belli und Max, immer in dieser Reihe.`,
    `Ein Schlag, aber ${card('EU')} ist der Rechte und höher.`,
    `Ein Trumpf, aber jeder Schlag ist höher, erst recht der Rechte.`,
    `Das ist weder Kritischer noch Schlag noch Trumpf: Gegen den Rechten gewinnt die Karte nie.`,
  );

const weli = ({ card, suit }: Words): StepTexts =>
  step(
    `In Tirol, anders als in Südtirol, ist der Weli immer Trumpf, und zwar der kleinste, gleich welche Farbe Trumpf ist. Jetzt ist es ${suit('L')}. Gewinn den Stich!`,
    `Auch der kleinste Trumpf sticht ${card('HA')}. Wird Trumpf ausgespielt, musst du ihn spielen wie jeden Trumpf.`,
    `Die Farbe stimmt, aber ${card('HA')} ist höher.`,
    `Weder ${suit('H')} noch Trumpf noch Schlag: Damit gewinnst du keinen Stich.`,
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
    steps: [...winning(words), ...strongest(words), ...knowing(words), ...bidding()],
    remember: remember(words),
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
  'lesson-suits': 'Farben:',
  'lesson-right': 'Richtig.',
  'lesson-wrong': 'Noch nicht.',
  'lesson-not-asked': 'Das wäre möglich, ist hier aber nicht gefragt. Versuch etwas anderes.',
  'lesson-next': 'Weiter',
  'lesson-skip': 'Überspringen',
  'lesson-skip-step': 'Schritt überspringen',
  'lesson-close': 'Lektion beenden',
  'lesson-resume': 'Weiterlernen',
  'lesson-done': 'Das war alles. Am besten lernst du jetzt beim Spielen.',
  'lesson-remember': 'Merk dir:',
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
