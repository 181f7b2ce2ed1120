import type { LessonMessages, StepTexts } from '../de/lessons.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The first four steps: the winning card. */
const winning = ({ card, suit, rank, schlag }: Words): readonly StepTexts[] => [
  step(
    `Jeder legt a Kort. ${suit('L')} isch ausgspielt wordn: Die hechschte fa der Forb mocht in Stich. ${rank('A')} isch um hechschtn, norr ${rank('K')}, ${rank('O')}, ${rank('U')}, 10 bis 7. Moch in Stich!`,
    `${card('LK')} isch do die hechschte Kort in ${suit('L')}. Dei Partner sitzt dir gegniber, mit die zwoa Ring; zwoa Pfeil hobm die Gegner. Wer mit sein Partner zearscht drei Stich hot, gwinnt die Runde.`,
    `${card('L8')} isch die richtige Forb, ober kloaner wia ${card('LU')}: In Stich hattn die Gegner.`,
    `An Ass isch hoach, ober ausgspielt isch ${suit('L')}: Ondere Forbm mochn in Stich nit.`,
    `Ausgspielt isch ${suit('L')}: An onderne Forb mocht in Stich nit, so hoach sie a isch.`,
  ),
  step(
    `Dor Schlog isch ${schlag('8')}: De Kortn stechn jede oanfoche Kort, gleich welche Forb. Moch in Stich!`,
    `${card('L8')} isch a Schlog, und der isch mehr wert wia jeds Ass. Wer an Stich mocht, spielt in nächschtn aus.`,
    `A an Ass mocht lei in der Forb in Stich, de ausgspielt isch: ${suit('E')}.`,
    `${suit('L')} isch nit ausgspielt wordn, und a Schlog isch ${card('LK')} nit.`,
    `Die Forb stimmp, ober ${card('EA')} isch hecher.`,
  ),
  step(
    `Iatz isch ${suit('H')} Trumpf: A jeder Trumpf sticht olle ondern Forbm, a hecherer a in kloanern. Lei dor Schlog geat iber die Trimpf. Moch in Stich!`,
    `Sogor ${card('H7')}, dor kloanschte Trumpf, sticht ${card('LA')}.`,
    `Die Forb stimmp, ober ${card('LA')} isch hecher.`,
    `Die Forb stimmp, ober ${card('L10')} isch viel kloaner wia ${card('LA')}.`,
    `An Ass fa a Forb, de nit ausgspielt und nit Trumpf isch, mocht koan Stich.`,
  ),
  step(
    `Schlog ${schlag('10')}, Trumpf ${suit('L')}. ${card('L10')} isch olls zwoa: dor Rechte, hecher wia jeder ondere Schlog. In Südtirol geat oane Kort driber: dor Guate, dor Trumpf um oans iber in Schlog. Moch in Stich!`,
    `${card('LU')} steat iber ${card('L10')} und isch Trumpf: dor Guate, in Südtirol die hechschte Kort. Norr kemmen dor Rechte, die ondern Schläg und die Trimpf.`,
    `${card('H10')} isch a Schlog, ober dor Rechte isch hecher: Er isch Schlog und Trumpf mitnonder.`,
    `${card('LA')} isch dor hechschte fa die gwehnlichn Trimpf, ober jeder Schlog isch hecher, und dor Rechte earscht recht.`,
    `Sell isch nit Schlog und nit Trumpf: Gegn in Rechtn gwinnt de Kort nia.`,
  ),
];

/** Steps five to seven: equal Schläge, following, announcing. */
const knowing = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Schlog ${schlag('8')}, Trumpf ${suit('E')}. Dei Partner hot ${card('L8')} glegt, norr isch ${card('S8')} kemmen. Fa gleiche Schläg gilt dor earschte. Welche Kort gibsch zua?`,
    `Dor Stich keart schun dein Partner, sei Schlog isch zearscht glegn. Do glong a Kort, de nix wert isch.`,
    `Dor Rechte mocht in Stich a, ober der keart schun dein Partner: Bholt dei beschte Kort.`,
    `Dei Schlog war dor dritte und sticht koan mehr. Dor Stich keart schun dein Partner: Bholt ihn.`,
    `A Trumpf isch kloaner wia jeder Schlog, und dor Stich keart schun dein Partner: Bholt ihn.`,
  ),
  step(
    `A Forb muasch nia zuagebm. Lei wenn Trumpf ausgspielt werd und du selber Trumpf hosch, muasch an Trumpf oder an Schlog zuagebm. Schlog isch ${schlag('9')}, Trumpf ${suit('H')}, und ausgspielt isch ${card('HO')}.`,
    `A Trumpf oder a Schlog glong, und du derfsch aussuachn. ${card('S9')} mocht in Stich, ${card('H8')} verliert ihn. Hattesch fa Trumpf und Schlog lei Schläg, warsch frei.`,
    `Trumpf isch ausgspielt, und du hosch an Trumpf und an Schlog: S Ass derfsch iatz nit spieln.`,
    `Trumpf isch ausgspielt, und du hosch Trumpf: Gib oan zua oder an Schlog.`,
  ),
  step(
    `Wer nochn Geber (G) sitzt, die Vorhand (V), sog in Schlog un und spielt norr ols Earschter aus; dor Geber sog in Trumpf un. Olle hearn’s. Welchn Schlog sogsch un (Weli: dor Sechser)?`,
    `Drei Schläg in der Hond. Und weil iatz ${suit('E')} Trumpf isch, hosch mit ${card('EU')} sogor in Rechtn.`,
    `Derfun hosch lei oane Kort, und an Ass isch a ohne Schlog hoach. Wos hosch dreimol?`,
    `Derfun hosch lei oane Kort. Wos hosch dreimol?`,
    `Derfun hosch gor koane Kort: Du mochsch die ondern stork. Wos hosch dreimol?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `A Runde zählt 2 Punkt, 15 gwinnen s Spiel. Die Gegner hobm zwoa Stich und biatn 3. Holtsch, geat’s um 3. Geasch, kriagn sie lei, wos bis iatz golten hot: 2 Punkt.`,
    `Dir fahln drei Stich, ihmene oaner, und du hosch koan Schlog und koan Trumpf. Aso kriagn sie 2 und nit 3.`,
    `Norr geat’s um 3, und ihmene fahlt lei oan Stich. Ohne Schlog und Trumpf holtsch sie nit auf.`,
    `Hecher biatn hoaßt a holtn: Norr geat’s um 4, und derfir sein deine Kortn zu schlecht.`,
  ),
  step(
    `Zwoa Stich hosch, mit die beschtn Kortn. Dor Rest isch nix wert, ober sell woasch lei du. Bevor du a Kort spielsch, derfsch biatn.`,
    `Sie hobm’s glaab! Sie gian, und du kriagsch 2 Punkt ohne an ondern Stich. Hattn sie gholtn, gang’s um 3, und lei sie derfatn wieder biatn: Jog nit z’oft.`,
    `Dermit mochsch kaum an Stich, und norr segn olle, wia schwoch du bisch. Biat vorher: Vielleicht gian sie.`,
  ),
];

const blind = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Blind werd mit oaner Kort ungsog: Deine gib in Schlog, de fan Geber in Trumpf. Lei es zwoa wissts’s, enkere Partner nit. Welche zoagsch?`,
    `Drei Schläg, und dei Partner woaß nix derfun. Dor Geber hot ${card('EK')} gezoag: Trumpf isch ${suit('E')}.`,
    `${card('SA')} hosch lei oanmol: Dei oanziger Schlog war an Ass, und des isch eh hoach. Wos hosch dreimol?`,
    `Derfun hosch lei oane Kort. Wos hosch dreimol?`,
  ),
  step(
    `Du woasch nix, ober dor earschte Stich lieg offn: ${card('L9')} hot ${card('SK')} und ${card('LA')} gstochn. A gwehnlicher Trumpf war kloaner wia ${card('LA')}, olso isch ${schlag('9')} dor Schlog. Moch in Stich!`,
    `${card('H9')} isch a Schlog: Der sticht ${card('SA')}, gleich wos Trumpf isch. Dor Schlog isch gwiss, dor Trumpf nou nit.`,
    `Ob ${suit('H')} Trumpf isch, woasch nit. Wenn nit, mocht ${card('HA')} koan Stich. Wos woasch gwiss?`,
    `Ob ${suit('E')} Trumpf isch, woasch nit. Wenn nit, mocht ${card('EO')} koan Stich. Wos woasch gwiss?`,
    `Sell gwinnt lei ols Trumpf, und ob’s oaner isch, woasch nit. Wos woasch gwiss?`,
  ),
  step(
    `Du woasch Schlog ${schlag('9')} und Trumpf ${suit('H')}, dei Partner nit. Wos in earschtn Stich gwinnt, sog’s ihm, weil der offn liegn bleib. Moch ihn, ohne dei Beschtes herzugebm!`,
    `An onderne Forb hot ${card('EA')} gstochn: Iatz woaß dei Partner, dass sie Schlog oder Trumpf isch, und du hosch nou epes ibrig.`,
    `Sell gwinnt a, ober a kloaner Trumpf glong und sog dein Partner s Gleiche. Bholt s Ass.`,
    `${card('EO')} isch kloaner wia ${card('EA')}: Dor Stich war hin, und dei Partner war nit gscheider.`,
    `Sell isch nit Schlog und nit Trumpf: Dor Stich war hin, und dei Partner war nit gscheider.`,
  ),
];

const kritische = ({ card }: Words): StepTexts =>
  step(
    `In Bayern gibt’s drei Kritische, hecher wia jeder Schlog: Max (${card('HK')}), Belli (${card('S7')}) und Spitz (${card('E7')}). Wer olle drei kriag, hot die Maschin und glei 2 Punkt. Moch in Stich!`,
    `Dor Spitz sticht sogor in Rechtn. Driber sein lei Belli und Max, olm in der Reih.`,
    `A Schlog, ober ${card('EU')} isch dor Rechte und hecher.`,
    `A Trumpf, ober jeder Schlog isch hecher, und dor Rechte earscht recht.`,
    `Sell isch koan Kritischer, koan Schlog und koan Trumpf: Gegn in Rechtn gwinnt de Kort nia.`,
  );

const weli = ({ card, suit }: Words): StepTexts =>
  step(
    `In Tirol, nit ba ins in Südtirol, isch dor Weli olm Trumpf, und zwor dor kloanschte, gleich welche Forb Trumpf isch. Iatz isch’s ${suit('L')}. Moch in Stich!`,
    `A dor kloanschte Trumpf sticht ${card('HA')}. Werd Trumpf ausgspielt, muasch ihn wia jedn Trumpf zuagebm.`,
    `Die Forb stimmp, ober ${card('HA')} isch hecher.`,
    `Nit ${suit('H')}, nit Trumpf, nit Schlog: Dermit mochsch koan Stich.`,
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
  'lesson-right': 'Stimmp.',
  'lesson-wrong': 'Nou nit.',
  'lesson-not-asked': 'Sell gang, ober do isch epes onders gfrog. Probier’s nou amol.',
  'lesson-next': 'Weiter',
  'lesson-skip': 'Auslossn',
  'lesson-close': 'Lektion zuatian',
  'lesson-done': 'Sell wor olls. Um beschtn lernsch iatz ban Spieln.',
  'lesson-play': 'Iatz spieln',
  'lesson-others': 'Ondere Lektionen zu den Tisch:',
  'lesson-elsewhere': 'Fir Tisch mit ondere Regln:',
  courses: {
    watten: { title: 'Wattn in finf Minutn', steps: [...winning(words), ...knowing(words), ...bidding()] },
    blind: { title: 'Blindwattn', steps: blind(words) },
    kritische: { title: 'Kritische und Maschin', steps: [kritische(words)] },
    weli: { title: 'Dor Weli ols Trumpf', steps: [weli(words)] },
    deuten: { title: 'Daitn', steps: [deuten()] },
    vier: { title: 'Es gian die Viere', steps: [vier(words)] },
  },
});

/** The South Tyrolean lesson texts. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, lessonsIn);
