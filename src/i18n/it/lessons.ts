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

/** The first three steps: the suit led, the Schlag and the Trumpf. */
const winning = ({ the, The, suit, rank, schlag, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `Da sinistra ognuno gioca una carta: è una presa. La vince la più alta del primo seme, qui ${suit('L')}: ${ace}, ${rank('K')}, ${rank('O')}, ${rank('U')}, dal 10 al 7. Bordo giallo: è in testa. Quale vince?`,
    `Qui ${the('LK')} è la carta più alta di ${suit('L')}. Chi vince la presa gioca la carta seguente.`,
    `${The('L8')} è del seme giusto, ma più basso: c’è già ${the('LU')}.`,
    `${capital(anAce)} è alto, ma si è aperto con ${suit('L')}: gli altri semi non vincono la presa.`,
    `Si è aperto con ${suit('L')}: un altro seme non vince la presa, per quanto sia alto.`,
  ),
  step(
    `In ogni mano c’è un valore (Schlag), adesso ${schlag('8')}: le sue carte, di qualunque seme, battono perfino ${anAce}. Quale carta vince la presa?`,
    `${The('L8')} è una carta del valore e batte perfino ${the('EA')}.`,
    `Anche ${anAce} vince solo nel seme con cui si è aperto: ${suit('E')}.`,
    `Non si è aperto con ${suit('L')}, e ${the('LK')} non è una carta del valore.`,
    `Il seme è giusto, ma ${the('EA')} è più alto.`,
  ),
  step(
    `C’è poi un seme di briscola (Trumpf), adesso ${suit('H')}. Una briscola batte gli altri semi e le briscole più basse. Il valore è più forte (un’eccezione arriva al passo 5). Quale carta vince la presa?`,
    `Perfino ${the('H7')}, la briscola più piccola, batte ${the('LA')}. E una carta del valore batte tutte le briscole tranne una, che arriva al passo 5.`,
    `Il seme è giusto, ma ${the('LA')} è più alto.`,
    `Il seme è giusto, ma ${the('LA')} è molto più alto di questa carta, ${the('L10')}.`,
    `${capital(anAce)} di un seme con cui non si è aperto e che non è briscola non vince la presa.`,
  ),
];

/** Steps four to six: the Rechter and the Linke, the Guter, the partner. */
const strongest = ({ the, The, suit, schlag }: Speech): readonly StepTexts[] => [
  step(
    `Valore ${schlag('9')}, briscola ${suit('E')}. ${The('E9')} è tutte e due le cose: il giusto (Rechter). Batte le altre del valore, le sinistre. Quale vince la presa?`,
    `Il giusto batte ogni sinistra. Le sinistre sono uguali: vince la prima giocata.`,
    `Anche questa, ${the('H9')}, è una sinistra, ma tra due sinistre vince la prima giocata: ${the('S9')}.`,
    `${The('EA')} è la più alta delle briscole comuni, ma ogni carta del valore è più alta.`,
    `Non è né valore né briscola: contro una carta del valore non vince mai.`,
  ),
  step(
    `Valore ${schlag('10')}, briscola ${suit('L')}. In Alto Adige una carta batte perfino il giusto: il Guate, la briscola un gradino sopra il valore. Qual è?`,
    `${The('LU')} viene subito sopra il valore: il Guate, la carta più alta. Se il valore è l’asso, è il sette di briscola.`,
    `${The('H10')} è una sinistra: il giusto è più alto, e il Guate batte tutti e due.`,
    `${The('LA')} è la più alta delle briscole comuni, ma ogni carta del valore è più alta. Il Guate è un gradino sopra il valore.`,
    `Non è né valore né briscola: contro il giusto non vince mai.`,
  ),
  step(
    `Di fronte c’è il compagno (anelli), ai lati gli avversari (frecce). Ognuno ha cinque carte, tre prese vincono la mano. ${The('L8')} (compagno) è stato giocato prima dell’altro. Che cosa giochi?`,
    `La presa è già del tuo compagno: tra due sinistre vince la prima. Basta una carta che non vale niente.`,
    `Anche il giusto vince la presa, ma quella è già del tuo compagno: tieniti la carta migliore.`,
    `La sinistra del compagno è stata giocata prima, perciò la tua non la batte. La presa è già sua: tieniti questa carta per dopo.`,
    `Questa briscola è più bassa di ogni carta del valore, e la presa è già del tuo compagno: tieniti questa carta per dopo.`,
  ),
];

/** Steps seven and eight: following, announcing. */
const knowing = ({ the, suit, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `Di solito puoi giocare ogni carta. Solo se si apre con una briscola e ne hai, devi giocare briscola o valore. Qui si è aperto con ${the('HO')}. Che cosa puoi giocare?`,
    `Basta una briscola o una carta del valore. Vale anche se si apre con il giusto o con il Guate, mai con una sinistra.`,
    `Si è aperto con una briscola, e tu hai una briscola e una carta del valore: ${withArticle(ace)} adesso non lo puoi giocare.`,
    `Si è aperto con una briscola, e tu ne hai una: gioca una briscola o una carta del valore.`,
  ),
  step(
    `Sei il primo di mano (P) e annunci il valore, poi il mazziere (M) la briscola. Il Weli è l’unico sei. Quale valore annunci?`,
    `Adesso hai tre carte del valore. E siccome il mazziere annuncia ${suit('E')}, con ${the('EU')} hai perfino il giusto. Il primo di mano gioca anche la prima carta. Il Weli è la carta più bassa di ${suit('S')}.`,
    `Di questo valore hai una carta sola, e ${anAce} è alto comunque. Quale valore hai tre volte?`,
    `Così avresti una sola carta del valore. Quale hai tre volte?`,
    `Così non avresti nessuna carta del valore, ma forse gli altri. Quale hai tre volte?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `Una mano vale 2 punti, con 15 si vince la partita. Chi rilancia aggiunge un punto: gli avversari hanno due prese e rilanciano a 3. Se tieni, la mano vale 3. Se esci, ne prendono 2. Che cosa fai?`,
    `Agli avversari manca solo una presa, e tu non hai né valore né briscola. Se esci, prendono solo quanto valeva prima del rilancio: 2 punti e non 3.`,
    `Se tieni, la mano vale 3, e a loro manca una sola presa. Dovreste vincere tutte le altre, e tu non hai né valore né briscola.`,
    `Rilanciare vuol dire anche tenere: allora la mano vale 4, e le tue carte sono troppo brutte.`,
  ),
  step(
    `Hai due prese, fatte con le carte migliori. Le altre carte non valgono niente, ma lo sai solo tu. Prima di giocare una carta puoi rilanciare. Rilanci o giochi una carta?`,
    `Ti credono ed escono: 2 punti per voi. Se avessero tenuto, la mano varrebbe 3, e solo loro potrebbero rilanciare ancora. Da 13 punti su 15 siete gestrichen: vi mancano 2 punti o meno, e non potete più rilanciare, solo tenere o uscire.`,
    `Con questa difficilmente vinci una presa, e poi tutti vedono quanto è debole la tua mano. Rilancia prima: forse escono.`,
  ),
];

/** The sentences to remember. */
const remember = ({ suit }: Speech): readonly string[] => [
  'La carta più alta è il Guate. Poi vengono il giusto, le sinistre, le briscole e per ultime tutte le altre.',
  `Il Weli è l’unico sei e la carta più bassa di ${suit('S')}.`,
  'Se si apre con una briscola (anche il giusto o il Guate) e ne hai una, devi giocare briscola o valore.',
  'Altrimenti puoi giocare ogni carta, anche se la tua unica briscola è il giusto. Se è il Guate, devi giocare quello o una carta del valore.',
  'Tre prese vincono la mano e 2 punti, 15 punti la partita. Se esci dopo un rilancio, gli avversari prendono quanto valeva prima.',
  'Dopo un vostro rilancio possono rilanciare solo gli avversari. Da 13 punti su 15 siete gestrichen e non potete più rilanciare.',
];

const blind = ({ the, The, suit, schlag, ace, anAce }: Speech): readonly StepTexts[] => [
  step(
    `A carte coperte si annuncia con una carta: la tua dà il valore, quella del mazziere la briscola. Lo sapete solo voi due, i vostri compagni no. Quale mostri?`,
    `Tre carte del valore, e il tuo compagno non ne sa niente. Il mazziere ha mostrato ${the('EK')}: la briscola è ${suit('E')}.`,
    `${The('SA')} ce l’hai una volta sola: la tua unica carta del valore sarebbe ${anAce}, che è alto comunque. Che cosa hai tre volte?`,
    `Di questo valore hai una carta sola. Che cosa hai tre volte?`,
  ),
  step(
    `Non sai niente, ma la prima presa è scoperta: ${the('L9')} ha battuto ${the('SK')} e ${the('LA')}. Una semplice briscola perderebbe contro ${the('LA')}: quindi il valore è ${schlag('9')}. Vinci la presa!`,
    `${The('H9')} è una carta del valore: batte ${the('SA')}, qualunque sia la briscola. Il valore è sicuro, la briscola non ancora.`,
    `Non sai se la briscola è ${suit('H')}. Se non lo è, ${the('HA')} non vince la presa. Che cosa sai di sicuro?`,
    `Non sai se la briscola è ${suit('E')}. Se non lo è, ${the('EO')} non vince la presa. Che cosa sai di sicuro?`,
    `Questa vince solo se è una briscola, e non lo sai. Che cosa sai di sicuro?`,
  ),
  step(
    `Tu sai che il valore è ${schlag('9')} e la briscola ${suit('H')}, il tuo compagno no. Glielo dice la carta che vince la prima presa, perché quella resta scoperta. Vincila, senza dare via il meglio!`,
    `Un altro seme ha battuto ${the('EA')}: adesso il tuo compagno sa che è valore o briscola, e a te resta ancora qualcosa.`,
    `Anche questa vince, ma basta una briscola piccola, che al tuo compagno dice la stessa cosa. Tieniti ${withArticle(ace)}.`,
    `${The('EO')} non batte ${the('EA')}: la presa andrebbe persa, e il tuo compagno non saprebbe niente.`,
    `Non è né valore né briscola: la presa andrebbe persa, e il tuo compagno non saprebbe niente.`,
  ),
];

const kritische = ({ the, card }: Speech): StepTexts =>
  step(
    `In Baviera tre carte, i Kritische, sono più alte di ogni carta del valore: Max (${card('HK')}), Belli (${card('S7')}) e Spitz (${card('E7')}). Chi le riceve tutte e tre ha la macchina e subito 2 punti. Vinci la presa!`,
    `Lo Spitz batte perfino il giusto. Sopra ci sono solo Belli e Max, sempre in quest’ordine.`,
    `Una carta del valore, ma ${the('EU')} è il giusto e quindi più alto.`,
    `Una briscola, ma ogni carta del valore è più alta, e il giusto ancora di più.`,
    `Non è né un Kritischer né valore né briscola: contro il giusto questa carta non vince mai.`,
  );

const weli = ({ the, suit }: Speech): StepTexts =>
  step(
    `In Tirolo, ma non in Alto Adige, il Weli è sempre una briscola, la più piccola, qualunque sia il seme di briscola. Adesso è ${suit('L')}. Vinci la presa!`,
    `Anche la briscola più piccola batte ${the('HA')}. Quando si apre con una briscola devi giocarlo come ogni altra.`,
    `Il seme è giusto, ma ${the('HA')} è più alto.`,
    `Né ${suit('H')} né briscola né valore: con questa non vinci la presa.`,
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
    'lesson-suits': 'Semi:',
    'lesson-right': 'Giusto.',
    'lesson-wrong': 'Non ancora.',
    'lesson-not-asked': 'Sarebbe possibile, ma qui non è richiesto. Prova un’altra cosa.',
    'lesson-next': 'Avanti',
    'lesson-skip': 'Salta',
    'lesson-skip-step': 'Salta questo passo',
    'lesson-close': 'Termina la lezione',
    'lesson-resume': 'Continua la lezione',
    'lesson-done': 'È tutto. Adesso il modo migliore per imparare è giocare.',
    'lesson-remember': 'Ricorda:',
    'lesson-play': 'Gioca adesso',
    'lesson-others': 'Altre lezioni per questo tavolo:',
    'lesson-elsewhere': 'Per tavoli con altre regole:',
    courses: {
      watten: {
        title: 'Watten in cinque minuti',
        steps: [...winning(speech), ...strongest(speech), ...knowing(speech), ...bidding()],
        remember: remember(speech),
      },
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
