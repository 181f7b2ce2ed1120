import type { LessonMessages, StepTexts } from '../de/lessons.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The first three steps: the suit led, the Schlag and the Trumpf. */
const winning = ({ card, suit, rank, schlag }: Words): readonly StepTexts[] => [
  step(
    `Jeder legt reihum a Kort, links fongt un: Sell isch a Stich. Die hechschte Kort fa der earschtn Forb gwinnt ihn, do ${suit('L')}: ${rank('A')}, ${rank('K')}, ${rank('O')}, ${rank('U')}, 10 bis 7. Gelber Rond: fiart grod. Welche gwinnt?`,
    `${card('LK')} isch do die hechschte Kort in ${suit('L')}. Wer in Stich gwinnt, spielt die nächschte Kort aus.`,
    `${card('L8')} isch die richtige Forb, ober kloaner wia ${card('LU')}.`,
    `An Ass isch hoach, ober ausgspielt isch ${suit('L')}: Ondere Forbm gwinnen in Stich nit.`,
    `Ausgspielt isch ${suit('L')}: An onderne Forb gwinnt in Stich nit, so hoach sie a isch.`,
  ),
  step(
    `In jeder Runde gib’s an Schlog, iatz isch er ${schlag('8')}. De Kortn stechn sogor an Ass, gleich welche Forb. Welche Kort gwinnt in Stich?`,
    `${card('L8')} isch a Schlog und sticht sogor ${card('EA')}.`,
    `A an Ass gwinnt lei in der Forb, de ausgspielt isch: ${suit('E')}.`,
    `${suit('L')} isch nit ausgspielt wordn, und a Schlog isch ${card('LK')} nit.`,
    `Die Forb stimmp, ober ${card('EA')} isch hecher.`,
  ),
  step(
    `Derzua isch oane Forb Trumpf, iatz ${suit('H')}. A Trumpf sticht olle ondern Forbm, a hecherer in kloanern. Stärker isch a Schlog (oane Ausnohm kimp in Schritt 5). Welche Kort gwinnt in Stich?`,
    `Sogor ${card('H7')}, dor kloanschte Trumpf, sticht ${card('LA')}. Und a Schlog sticht olle Trimpf außer oan: Der kimp in Schritt 5.`,
    `Die Forb stimmp, ober ${card('LA')} isch hecher.`,
    `Die Forb stimmp, ober ${card('L10')} isch viel kloaner wia ${card('LA')}.`,
    `An Ass fa a Forb, de nit ausgspielt und nit Trumpf isch, gwinnt koan Stich.`,
  ),
];

/** Steps four to six: the Rechter and the Linke, the Guter, the partner. */
const strongest = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Schlog ${schlag('9')}, Trumpf ${suit('E')}. ${card('E9')} isch olls zwoa: dor Rechte. Er sticht die ondern Schläg, die Linkn. Welche Kort gwinnt in Stich?`,
    `Dor Rechte sticht jedn Linkn. Die Linkn sein gleich hoach: Dor zearscht gspielte gwinnt.`,
    `${card('H9')} isch a a Linker, ober fa zwoa Linke gwinnt dor zearscht gspielte: ${card('S9')}.`,
    `${card('EA')} isch dor hechschte gwehnliche Trumpf, ober jeder Schlog isch hecher.`,
    `Sell isch nit Schlog und nit Trumpf: Gegn an Schlog gwinnt de Kort nia.`,
  ),
  step(
    `Schlog ${schlag('10')}, Trumpf ${suit('L')}. In Südtirol sticht oane Kort sogor in Rechtn: dor Guate, dor Trumpf um oans iber in Schlog. Welche Kort isch’s?`,
    `${card('LU')} steat um oans iber ${card('L10')}: dor Guate, die hechschte Kort. Isch s Ass Schlog, isch’s dor Trumpf-Siebner.`,
    `${card('H10')} isch a Linker: Dor Rechte isch hecher, und dor Guate steat iber olle zwoa.`,
    `${card('LA')} isch dor hechschte fa die gwehnlichn Trimpf, ober jeder Schlog isch hecher. Dor Guate steat um oans iber in Schlog.`,
    `Sell isch nit Schlog und nit Trumpf: Gegn in Rechtn gwinnt de Kort nia.`,
  ),
  step(
    `Gegniber sitzt dei Partner (Ring), seitlich die Gegner (Pfeil). Jeder hot finf Kortn, drei Stich gwinnen die Runde. ${card('L8')} (Partner) isch friager kemmen wia ${card('S8')}. Wos spielsch?`,
    `Dor Stich keart schun dein Partner: Fa zwoa Linke gwinnt dor friagere. Do glong a Kort, de nix wert isch.`,
    `Dor Rechte gwinnt in Stich a, ober der keart schun dein Partner: Bholt dei beschte Kort.`,
    `Dor Linke fa dein Partner isch friager glegn, derum sticht deiner ihn nit. Dor Stich keart schun dein Partner: Bholt in Linkn.`,
    `Der Trumpf isch kloaner wia jeder Schlog, und dor Stich keart schun dein Partner: Bholt in Trumpf.`,
  ),
];

/** Steps seven and eight: following, announcing. */
const knowing = ({ card, suit }: Words): readonly StepTexts[] => [
  step(
    `Meischtns derfsch jede Kort spieln. Lei wenn Trumpf ausgspielt werd und du Trumpf hosch, muasch Trumpf oder Schlog spieln. Do isch’s ${card('HO')}. Wos derfsch spieln?`,
    `Trumpf oder Schlog glong. Aso isch’s a, wenn dor Rechte oder dor Guate ausgspielt werd, ba an Linkn nia.`,
    `Trumpf isch ausgspielt, und du hosch an Trumpf und an Schlog: S Ass derfsch iatz nit spieln.`,
    `Trumpf isch ausgspielt, und du hosch Trumpf: Spiel an Trumpf oder an Schlog.`,
  ),
  step(
    `Du bisch Vorhand (V) und sogsch in Schlog un, norr dor Geber (G) in Trumpf. Dor Weli isch dor oanzige Sechser. Welchn Schlog sogsch un?`,
    `Iatz hosch drei Schläg. Und weil dor Geber ${suit('E')} ols Trumpf unsog, hosch mit ${card('EU')} sogor in Rechtn. Die Vorhand spielt a die earschte Kort aus. Dor Weli isch die kloanschte Kort in ${suit('S')}.`,
    `Derfun hosch lei oane Kort, und an Ass isch a ohne Schlog hoach. Wos hosch dreimol?`,
    `Dermit hattsch lei oan Schlog. Wos hosch dreimol?`,
    `Dermit hattsch koan Schlog, ober vielleicht die ondern. Wos hosch dreimol?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `A Runde zählt 2 Punkt, 15 gwinnen s Spiel. A Gebot mocht sie um 1 mehr wert: Die Gegner hobm zwoa Stich und biatn 3. Holtsch, geat’s um 3. Geasch, kriagn sie 2. Wos tuasch?`,
    `Die Gegner fahlt lei oan Stich, und du hosch koan Schlog und koan Trumpf. Wenn du geasch, kriagn sie lei, wos vorn Gebot golten hot: 2 Punkt und nit 3.`,
    `Holtsch, geat’s um 3, und ihmene fahlt lei oan Stich. Es miaßats olle ondern gwinnen, und du hosch koan Schlog und koan Trumpf.`,
    `Hecher biatn hoaßt a holtn: Norr geat’s um 4, und derfir sein deine Kortn zu schlecht.`,
  ),
  step(
    `Du hosch zwoa Stich mit deine beschtn Kortn. Die ondern Kortn sein nix wert, ober sell woasch lei du. Bevor du a Kort spielsch, derfsch biatn. Biatsch, oder spielsch a Kort?`,
    `Sie hobm’s glaab und gian: 2 Punkt fir enk. Hattn sie gholtn, gang’s um 3, und lei sie derfatn wieder biatn. Ob 13 fa 15 Punkt seids gstrichn: Enk fahln 2 Punkt oder weniger, und es derfts nimmer biatn, lei holtn oder gian.`,
    `Dermit gwinnsch kaum an Stich, und norr segn olle, wia schwoch du bisch. Biat vorher: Vielleicht gian sie.`,
  ),
];

/** The sentences to remember. */
const remember = ({ suit }: Words): readonly string[] => [
  'Dor Guate isch die hechschte Kort. Norr kemmen dor Rechte, die Linkn, die Trimpf und zletscht olle ondern Kortn.',
  `Dor Weli isch dor oanzige Sechser und die kloanschte Kort in ${suit('S')}.`,
  'Werd Trumpf ausgspielt (a dor Rechte oder dor Guate) und hosch du Trumpf, muasch Trumpf oder Schlog spieln.',
  'Sunscht derfsch jede Kort spieln, a wenn dor Rechte dei oanziger Trumpf isch. Isch’s dor Guate, muasch ihn oder an Schlog spieln.',
  'Drei Stich gwinnen die Runde und 2 Punkt, 15 Punkt gwinnen s Spiel. Geasch noch an Gebot, kriagn die Gegner, wos vorher golten hot.',
  'Noch enkern Gebot derfn lei die Gegner wieder biatn. Ob 13 fa 15 Punkt seids gstrichn und derfts gor nimmer biatn.',
];

const blind = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Blind werd mit oaner Kort ungsog: Deine gib in Schlog, de fan Geber in Trumpf. Lei es zwoa wissts’s, enkere Partner nit. Welche zoagsch?`,
    `Drei Schläg, und dei Partner woaß nix derfun. Dor Geber hot ${card('EK')} gezoag: Trumpf isch ${suit('E')}.`,
    `${card('SA')} hosch lei oanmol: Dei oanziger Schlog war an Ass, und des isch eh hoach. Wos hosch dreimol?`,
    `Derfun hosch lei oane Kort. Wos hosch dreimol?`,
  ),
  step(
    `Du woasch nix, ober dor earschte Stich lieg offn: ${card('L9')} hot ${card('SK')} und ${card('LA')} gstochn. A gwehnlicher Trumpf war kloaner wia ${card('LA')}, olso isch ${schlag('9')} dor Schlog. Gwinn in Stich!`,
    `${card('H9')} isch a Schlog: Der sticht ${card('SA')}, gleich wos Trumpf isch. Dor Schlog isch gwiss, dor Trumpf nou nit.`,
    `Ob ${suit('H')} Trumpf isch, woasch nit. Wenn nit, gwinnt ${card('HA')} koan Stich. Wos woasch gwiss?`,
    `Ob ${suit('E')} Trumpf isch, woasch nit. Wenn nit, gwinnt ${card('EO')} koan Stich. Wos woasch gwiss?`,
    `Sell gwinnt lei ols Trumpf, und ob’s oaner isch, woasch nit. Wos woasch gwiss?`,
  ),
  step(
    `Du woasch Schlog ${schlag('9')} und Trumpf ${suit('H')}, dei Partner nit. Wos in earschtn Stich gwinnt, sog’s ihm, weil der offn liegn bleib. Gwinn ihn, ohne dei Beschtes herzugebm!`,
    `An onderne Forb hot ${card('EA')} gstochn: Iatz woaß dei Partner, dass sie Schlog oder Trumpf isch, und du hosch nou epes ibrig.`,
    `Sell gwinnt a, ober a kloaner Trumpf glong und sog dein Partner s Gleiche. Bholt s Ass.`,
    `${card('EO')} isch kloaner wia ${card('EA')}: Dor Stich war hin, und dei Partner war nit gscheider.`,
    `Sell isch nit Schlog und nit Trumpf: Dor Stich war hin, und dei Partner war nit gscheider.`,
  ),
];

const kritische = ({ card }: Words): StepTexts =>
  step(
    `In Bayern gibt’s drei Kritische, hecher wia jeder Schlog: Max (${card('HK')}), Belli (${card('S7')}) und Spitz (${card('E7')}). Wer olle drei kriag, hot die Maschin und glei 2 Punkt. Gwinn in Stich!`,
    `Dor Spitz sticht sogor in Rechtn. Driber sein lei Belli und Max, olm in der Reih.`,
    `A Schlog, ober ${card('EU')} isch dor Rechte und hecher.`,
    `A Trumpf, ober jeder Schlog isch hecher, und dor Rechte earscht recht.`,
    `Sell isch koan Kritischer, koan Schlog und koan Trumpf: Gegn in Rechtn gwinnt de Kort nia.`,
  );

const weli = ({ card, suit }: Words): StepTexts =>
  step(
    `In Tirol, nit ba ins in Südtirol, isch dor Weli olm Trumpf, und zwor dor kloanschte, gleich welche Forb Trumpf isch. Iatz isch’s ${suit('L')}. Gwinn in Stich!`,
    `A dor kloanschte Trumpf sticht ${card('HA')}. Werd Trumpf ausgspielt, muasch ihn spieln wia jedn Trumpf.`,
    `Die Forb stimmp, ober ${card('HA')} isch hecher.`,
    `Nit ${suit('H')}, nit Trumpf, nit Schlog: Dermit gwinnsch koan Stich.`,
  );

const deuten = (): StepTexts =>
  step(
    `Ban Daitn derfsch dein Partner in jedn Stich bis zu zwoa Zoachn gebm. Die Gegner segn sie a. Du hosch koan Schlog und koan Trumpf: Sog’s ihm!`,
    `Augnbraun auf: Iatz woaß er, dass er af di nit zähln konn, und holtn werd er kaum.`,
    `Sell hoaßat: I gwinn alloan. Folsch daitn derfsch, ober dei Partner tat mit deine Kortn rechnen.`,
    `Sell hoaßat, dass du de Kortn hosch, de helfn. Du hosch lei schlechte, und derfir gibt’s a Zoachn.`,
  );

const vier = ({ card, suit, schlag }: Words): StepTexts =>
  step(
    `Es hobts 13 fa 15, die Gegner 7: Es gian die Viere. Es spielts um 4, oder es gebts 2 Punkt her, und gebotn werd nit. Dor Schlog isch ${schlag('9')}, Trumpf ${suit('H')}. Wos tuasch?`,
    `Mitn Guatn (${card('H10')}), in Rechtn (${card('H9')}) und nou an Schlog hosch drei Stich so guat wia sicher, und mit 4 Punkt isch s Spiel gwunnen.`,
    `Hergebm koscht 2 Punkt. Sell zohlt si aus mit schlechte Kortn, du hosch ober die beschtn.`,
  );

const lessonsIn = (words: Words): LessonMessages => ({
  'lesson-step': ({ step: at, steps }) => `Schritt ${at} fa ${steps}`,
  'lesson-suits': 'Forbm:',
  'lesson-right': 'Stimmp.',
  'lesson-wrong': 'Nou nit.',
  'lesson-not-asked': 'Sell gang, ober do isch epes onders gfrog. Probier’s nou amol.',
  'lesson-next': 'Weiter',
  'lesson-skip': 'Auslossn',
  'lesson-skip-step': 'Schritt auslossn',
  'lesson-close': 'Lektion aufhern',
  'lesson-resume': 'Weiterlearnen',
  'lesson-done': 'Sell wor olls. Um beschtn lernsch iatz ban Spieln.',
  'lesson-remember': 'Mirk dir:',
  'lesson-play': 'Iatz spieln',
  'lesson-others': 'Ondere Lektionen zu den Tisch:',
  'lesson-elsewhere': 'Fir Tisch mit ondere Regln:',
  courses: {
    watten: {
      title: 'Wattn in finf Minutn',
      steps: [...winning(words), ...strongest(words), ...knowing(words), ...bidding()],
      remember: remember(words),
    },
    blind: { title: 'Blindwattn', steps: blind(words) },
    kritische: { title: 'Kritische und Maschin', steps: [kritische(words)] },
    weli: { title: 'Dor Weli ols Trumpf', steps: [weli(words)] },
    deuten: { title: 'Daitn', steps: [deuten()] },
    vier: { title: 'Es gian die Viere', steps: [vier(words)] },
  },
});

/** The South Tyrolean lesson texts. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, lessonsIn);
