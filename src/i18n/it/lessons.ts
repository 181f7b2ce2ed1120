import { capital } from '../capital.js';
import type { Card } from '../../rules/card.js';
import type { LessonMessages, StepTexts } from '../de/lessons.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { withArticle, withUn } from './grammar.js';
import { WORDS } from './words.js';

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const the = (card: Card): string => withArticle(words.card(card));
  const ace = words.rank('A');
  return { ...words, the, The: (card: Card): string => capital(the(card)), ace, anAce: withUn(ace) };
};
type Speech = ReturnType<typeof speechOf>;

/** The first four steps: the winning card. */
const winning = ({ the, The, suit, rank, schlag, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `Ognuno gioca una carta. Si è aperto con ${suit('L')}: la più alta di quel seme fa la presa. In ordine: ${ace}, ${rank('K')}, ${rank('O')}, ${rank('U')}, dal 10 al 7. Fai la presa!`,
    `Qui ${the('LK')} è la carta più alta di ${suit('L')}. Il tuo compagno ti siede di fronte, con i due anelli; gli avversari hanno due frecce. Vince la mano la coppia che fa per prima tre prese.`,
    `${The('L8')} è del seme giusto, ma più basso: c’è già ${the('LU')}, e la presa andrebbe agli avversari.`,
    `${capital(anAce)} è alto, ma si è aperto con ${suit('L')}: gli altri semi non fanno la presa.`,
    `Si è aperto con ${suit('L')}: un altro seme non fa la presa, per quanto sia alto.`,
  ),
  step(
    `Il valore (Schlag) è ${schlag('8')}: le carte di questo valore battono ogni carta semplice, di qualunque seme. Fai la presa!`,
    `${The('L8')} è una carta del valore, e quella vale più di ogni ${ace}. Chi fa una presa apre la prossima.`,
    `Anche ${anAce} fa la presa solo nel seme con cui si è aperto: ${suit('E')}.`,
    `Non si è aperto con ${suit('L')}, e ${the('LK')} non è una carta del valore.`,
    `Il seme è giusto, ma ${the('EA')} è più alto.`,
  ),
  step(
    `Adesso la briscola (Trumpf) è ${suit('H')}: ogni briscola batte tutti gli altri semi, e la più alta le più basse. Sopra ci sono solo le carte del valore. Fai la presa!`,
    `Perfino ${the('H7')}, la briscola più piccola, batte ${the('LA')}.`,
    `Il seme è giusto, ma ${the('LA')} è più alto.`,
    `Il seme è giusto, ma ${the('LA')} è molto più alto di questa carta, ${the('L10')}.`,
    `${capital(anAce)} di un seme con cui non si è aperto e che non è briscola non fa la presa.`,
  ),
  step(
    `Valore ${schlag('10')}, briscola ${suit('L')}. ${The('L10')} è tutte e due le cose: il giusto (Rechter), più alto di ogni altra carta del valore. In Alto Adige una carta gli sta sopra: il Guate, la briscola un gradino sopra il valore. Fai la presa!`,
    `${The('LU')} viene subito sopra il valore ed è briscola: il Guate, in Alto Adige la carta più alta. Poi vengono il giusto, i Linke e le briscole.`,
    `${The('H10')} è una carta del valore, ma il giusto è più alto: è insieme valore e briscola.`,
    `${The('LA')} è la più alta delle briscole comuni, ma ogni carta del valore è più alta, e il giusto ancora di più.`,
    `Non è né valore né briscola: contro il giusto non vince mai.`,
  ),
];

/** Steps five to seven: equal cards of the Schlag, following, announcing. */
const knowing = ({ the, The, suit, schlag, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `Valore ${schlag('8')}, briscola ${suit('E')}. Il tuo compagno ha giocato ${the('L8')}, poi è arrivato ${the('S8')}. Tra carte del valore uguali conta la prima. Quale carta giochi?`,
    `La presa è già del tuo compagno, perché la sua carta del valore è arrivata prima. Allora basta una carta che non vale niente.`,
    `Anche il giusto fa la presa, ma quella è già del tuo compagno: tieniti la carta migliore.`,
    `La tua carta del valore sarebbe la terza e non batte più nessuno. La presa è già del tuo compagno: tieniti questa carta per dopo.`,
    `Una briscola è più bassa di ogni carta del valore, e la presa è già del tuo compagno: tieniti questa carta per dopo.`,
  ),
  step(
    `Rispondere al seme non è mai obbligatorio. Solo quando si apre con una briscola e ne hai una anche tu devi rispondere con una briscola o una carta del valore. Il valore è ${schlag('9')}, la briscola ${suit('H')}, e si è aperto con ${the('HO')}.`,
    `Basta una briscola o una carta del valore, e puoi scegliere. ${The('S9')} fa la presa, ${the('H8')} la perde. Se di briscole e carte del valore avessi solo quelle del valore, saresti libero.`,
    `Si è aperto con una briscola, e tu hai una briscola e una carta del valore: ${withArticle(ace)} adesso non lo puoi giocare.`,
    `Si è aperto con una briscola, e tu ne hai una: rispondi con una briscola o una carta del valore.`,
  ),
  step(
    `Chi siede dopo il mazziere (M), il primo di mano (P), annuncia il valore e poi gioca la prima carta; il mazziere annuncia la briscola. Lo sentono tutti. Quale valore annunci (Weli: il sei)?`,
    `Tre carte del valore in mano. E siccome adesso la briscola è ${suit('E')}, con ${the('EU')} hai perfino il giusto.`,
    `Di questo valore hai una carta sola, e ${anAce} è alto comunque. Quale valore hai tre volte?`,
    `Di questo valore hai una carta sola. Quale hai tre volte?`,
    `Di questo valore non hai nessuna carta: renderesti più forti gli altri. Quale hai tre volte?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `Una mano vale 2 punti, con 15 si vince la partita. Gli avversari hanno due prese e rilanciano a 3. Se tieni, la mano vale 3. Se esci, prendono solo quanto valeva finora: 2 punti.`,
    `A te mancano tre prese, a loro una, e non hai né valore né briscola. Così prendono 2 e non 3.`,
    `Allora la mano vale 3, e a loro manca una sola presa. Senza valore e briscola non li fermi.`,
    `Rilanciare vuol dire anche tenere: allora la mano vale 4, e le tue carte sono troppo brutte.`,
  ),
  step(
    `Hai due prese, fatte con le carte migliori. Il resto non vale niente, ma lo sai solo tu. Prima di giocare una carta puoi rilanciare.`,
    `Ci hanno creduto! Escono, e tu prendi 2 punti senza un’altra presa. Se avessero tenuto, la mano varrebbe 3, e solo loro potrebbero rilanciare ancora: non bluffare troppo spesso.`,
    `Con questa difficilmente fai una presa, e poi tutti vedono quanto è debole la tua mano. Rilancia prima: forse escono.`,
  ),
];

const blind = ({ the, The, suit, schlag, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `A carte coperte si annuncia con una carta: la tua dà il valore, quella del mazziere la briscola. Lo sapete solo voi due, i vostri compagni no. Quale mostri?`,
    `Tre carte del valore, e il tuo compagno non ne sa niente. Il mazziere ha mostrato ${the('EK')}: la briscola è ${suit('E')}.`,
    `${The('SA')} ce l’hai una volta sola: la tua unica carta del valore sarebbe ${anAce}, che è alto comunque. Che cosa hai tre volte?`,
    `Di questo valore hai una carta sola. Che cosa hai tre volte?`,
  ),
  step(
    `Non sai niente, ma la prima presa è scoperta: ${the('L9')} ha battuto ${the('SK')} e ${the('LA')}. Una semplice briscola perderebbe contro ${the('LA')}: quindi il valore è ${schlag('9')}. Fai la presa!`,
    `${The('H9')} è una carta del valore: batte ${the('SA')}, qualunque sia la briscola. Il valore è sicuro, la briscola non ancora.`,
    `Non sai se la briscola è ${suit('H')}. Se non lo è, ${the('HA')} non fa la presa. Che cosa sai di sicuro?`,
    `Non sai se la briscola è ${suit('E')}. Se non lo è, ${the('EO')} non fa la presa. Che cosa sai di sicuro?`,
    `Questa vince solo se è una briscola, e non lo sai. Che cosa sai di sicuro?`,
  ),
  step(
    `Tu sai che il valore è ${schlag('9')} e la briscola ${suit('H')}, il tuo compagno no. Glielo dice la carta che vince la prima presa, perché quella resta scoperta. Falla, senza dare via il meglio!`,
    `Un altro seme ha battuto ${the('EA')}: adesso il tuo compagno sa che è valore o briscola, e a te resta ancora qualcosa.`,
    `Anche questa vince, ma basta una briscola piccola, che al tuo compagno dice la stessa cosa. Tieniti ${withArticle(ace)}.`,
    `${The('EO')} non batte ${the('EA')}: la presa andrebbe persa, e il tuo compagno non saprebbe niente.`,
    `Non è né valore né briscola: la presa andrebbe persa, e il tuo compagno non saprebbe niente.`,
  ),
];

const kritische = ({ the, card }: Speech): StepTexts =>
  step(
    `In Baviera tre carte, i Kritische, sono più alte di ogni carta del valore: Max (${card('HK')}), Belli (${card('S7')}) e Spitz (${card('E7')}). Chi le riceve tutte e tre ha la macchina e subito 2 punti. Fai la presa!`,
    `Lo Spitz batte perfino il giusto. Sopra ci sono solo Belli e Max, sempre in quest’ordine.`,
    `Una carta del valore, ma ${the('EU')} è il giusto e quindi più alto.`,
    `Una briscola, ma ogni carta del valore è più alta, e il giusto ancora di più.`,
    `Non è né un Kritischer né valore né briscola: contro il giusto questa carta non vince mai.`,
  );

const weli = ({ the, suit }: Speech): StepTexts =>
  step(
    `In Tirolo, ma non in Alto Adige, il Weli è sempre una briscola, la più piccola, qualunque sia il seme di briscola. Adesso è ${suit('L')}. Fai la presa!`,
    `Anche la briscola più piccola batte ${the('HA')}. Quando si apre con una briscola devi darlo come ogni altra.`,
    `Il seme è giusto, ma ${the('HA')} è più alto.`,
    `Né ${suit('H')} né briscola né valore: con questa non fai la presa.`,
  );

const deuten = (): StepTexts =>
  step(
    `Quando si gioca con i segni puoi farne fino a due al tuo compagno, in ogni presa. Li vedono anche gli avversari. Non hai né valore né briscola: diglielo!`,
    `Sopracciglia alzate: adesso il tuo compagno sa che non può contare su di te, e difficilmente terrà.`,
    `Vorrebbe dire: vinco da solo. Puoi fare segni falsi, ma il tuo compagno conterebbe sulle tue carte.`,
    `Vorrebbe dire che hai quelle carte, che aiutano. Tu ne hai solo di brutte, e per questo c’è un segno.`,
  );

const vier = ({ card, suit, schlag }: Speech): StepTexts =>
  step(
    `Avete 13 punti su 15, gli altri 7: siete gestrichen, e la mano vale quattro. O giocate per 4 o cedete 2 punti, e non si rilancia. Il valore è ${schlag('9')}, la briscola ${suit('H')}. Che cosa fai?`,
    `Con il Guate (${card('H10')}), il giusto (${card('H9')}) e un’altra carta del valore hai tre prese quasi sicure, e con 4 punti la partita è vinta.`,
    `Cedere costa 2 punti. Conviene con carte brutte, ma tu hai le migliori.`,
  );

/** Creates the lessons in Italian with these words. */
export const lessonsIn = (words: Words): LessonMessages => {
  const speech = speechOf(words);
  return {
    'lesson-step': ({ step: at, steps }) => `Passo ${at} di ${steps}`,
    'lesson-right': 'Giusto.',
    'lesson-wrong': 'Non ancora.',
    'lesson-not-asked': 'Sarebbe possibile, ma qui non è richiesto. Prova un’altra cosa.',
    'lesson-next': 'Avanti',
    'lesson-skip': 'Salta',
    'lesson-close': 'Chiudi la lezione',
    'lesson-done': 'È tutto. Adesso il modo migliore per imparare è giocare.',
    'lesson-play': 'Gioca adesso',
    'lesson-others': 'Altre lezioni per questo tavolo:',
    'lesson-elsewhere': 'Per tavoli con altre regole:',
    courses: {
      watten: { title: 'Watten in cinque minuti', steps: [...winning(speech), ...knowing(speech), ...bidding()] },
      blind: { title: 'Giocare a carte coperte', steps: blind(speech) },
      kritische: { title: 'I Kritische e la macchina', steps: [kritische(speech)] },
      weli: { title: 'Il Weli come briscola', steps: [weli(speech)] },
      deuten: { title: 'Fare segni', steps: [deuten()] },
      vier: { title: 'Vale quattro', steps: [vier(speech)] },
    },
  };
};

/** The Italian lesson texts. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, lessonsIn);
