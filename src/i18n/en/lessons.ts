import type { LessonMessages, StepTexts } from '../de/lessons.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const step = (text: string, right: string, ...wrong: readonly string[]): StepTexts => ({ text, right, wrong });

/** The first three steps: the suit led, the Schlag and the Trumpf. */
const winning = ({ card, suit, rank, schlag }: Words): readonly StepTexts[] => [
  step(
    `Each player in turn plays one card, left first: a trick. The highest card of the first suit wins it, here ${suit('L')}: ${rank('A')}, ${rank('K')}, ${rank('O')}, ${rank('U')}, 10 to 7. The yellow frame marks the best so far. Which card wins?`,
    `The ${card('LK')} is the highest card of ${suit('L')} here. The player who wins the trick plays the next card.`,
    `The ${card('L8')} is of the right suit, but lower than the ${card('LU')}.`,
    `An ace is high, but ${suit('L')} was led: other suits cannot win the trick.`,
    `${suit('L')} was led: another suit cannot win the trick, however high it is.`,
  ),
  step(
    `In each hand, one rank is the Schlag, now ${schlag('8')}. Cards of that rank, of any suit, beat even an ace. Which card wins the trick?`,
    `The ${card('L8')} is a Schlag, which beats even the ${card('EA')}.`,
    `Even an ace wins the trick only in the suit that was led: ${suit('E')}.`,
    `${suit('L')} was not led, and the ${card('LK')} is not a Schlag.`,
    `The suit is right, but the ${card('EA')} is higher.`,
  ),
  step(
    `One suit is the Trumpf, now ${suit('H')}. A trump beats all other suits, and a higher trump beats a lower one. A Schlag is stronger (step 5 brings one exception). Which card wins the trick?`,
    `Even the ${card('H7')}, the lowest trump, beats the ${card('LA')}. And a Schlag beats every trump except one, which comes in step 5.`,
    `The suit is right, but the ${card('LA')} is higher.`,
    `The suit is right, but the ${card('L10')} is much lower than the ${card('LA')}.`,
    `An ace wins no trick if its suit is neither led nor the Trumpf.`,
  ),
];

/** Steps four to six: the Rechter and the Linke, the Guter, the partner. */
const strongest = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `Schlag ${schlag('9')}, Trumpf ${suit('E')}. The ${card('E9')} is both: the Rechter. It beats the other Schläge, the Linke. Which card wins the trick?`,
    `The Rechter beats every Linker. The Linke are equal: the first one played wins.`,
    `The ${card('H9')} is also a Linker, but of two Linke the first one played wins: the ${card('S9')}.`,
    `The ${card('EA')} is the highest ordinary trump, but every Schlag is higher.`,
    `That is neither a Schlag nor a trump: it never wins against a Schlag.`,
  ),
  step(
    `Schlag ${schlag('10')}, Trumpf ${suit('L')}. In South Tyrol, one card beats even the Rechter: the Guter, the trump one rank above the Schlag. Which card is it?`,
    `The ${card('LU')} is one rank above the ${card('L10')}: the Guter, the highest card. Above the ace, it is the seven of trumps.`,
    `The ${card('H10')} is a Linker: the Rechter is higher, and the Guter beats both.`,
    `The ${card('LA')} is the highest of the ordinary trumps, but every Schlag is higher. The Guter is one rank above the Schlag.`,
    `That is neither a Schlag nor a trump: it never wins against the Rechter.`,
  ),
  step(
    `Your partner (rings) sits opposite, the opponents (arrows) beside you. Each player has five cards, and three tricks win the hand. The ${card('L8')} (partner) came before the ${card('S8')}. What do you play?`,
    `The trick is already your partner’s: of two Linke, the earlier one wins. A worthless card will do.`,
    `The trick is already your partner’s: keep the Rechter, your best card.`,
    `Your partner’s Linker was played earlier, so yours cannot beat it. The trick is already your partner’s: keep your Linker.`,
    `This trump is lower than any Schlag, and the trick is already your partner’s: keep your trump.`,
  ),
];

/** Steps seven and eight: following, announcing. */
const knowing = ({ card, suit }: Words): readonly StepTexts[] => [
  step(
    `Usually, you can play any card. Only if a trump is led and you hold a trump, you must play a trump or a Schlag. Here, the ${card('HO')} was led. Which cards can you play?`,
    `A trump or a Schlag will do. The same applies if the Rechter or the Guter is led, but never for a Linker.`,
    `A trump was led, and you hold a trump and a Schlag: you cannot play the ace now.`,
    `A trump was led, and you hold one: play a trump or a Schlag.`,
  ),
  step(
    `You are the forehand (F) and name the Schlag, then the dealer (D) names the Trumpf. The Weli is the only six. Which Schlag do you name?`,
    `You now hold three Schläge. And because the dealer names ${suit('E')} as the Trumpf, your ${card('EU')} is even the Rechter. The forehand also plays the first card. The Weli is the lowest card of ${suit('S')}.`,
    `You hold only one card of this rank, and an ace is high without being the Schlag. Which rank do you have three of?`,
    `You would hold only one Schlag. Which rank do you have three of?`,
    `You would hold no Schlag, but the other players might. Which rank do you have three of?`,
  ),
];

/** The last two steps: bids. */
const bidding = (): readonly StepTexts[] => [
  step(
    `A hand is worth 2 points, and 15 win the game. A bid raises it by 1: the opponents have two tricks and bid 3. If you hold, the hand is worth 3. If you fold, they get 2. What do you do?`,
    `The opponents need only one more trick, and you hold neither a Schlag nor a trump. If you fold, they get only the value before the bid: 2 points instead of 3.`,
    `If you hold, the hand is worth 3, and they need only one trick. Your side would have to win all the others, and you hold neither a Schlag nor a trump.`,
    `Raising includes holding: the hand would be worth 4, and your cards are too weak for that.`,
  ),
  step(
    `You took two tricks with your best cards. Your other cards are worthless, but only you know that. You can bid before you play a card. Do you bid or play a card?`,
    `They believe you and fold: 2 points for your side. If they had held, the hand would be worth 3, and only they could bid again. From 13 of 15 points, your side is gestrichen: it needs 2 points or fewer and cannot bid any more, only hold or fold.`,
    `This card is unlikely to win a trick and shows everyone how weak you are. Bid first: they might fold.`,
  ),
];

/** The sentences to remember. */
const remember = ({ suit }: Words): readonly string[] => [
  'The Guter is the highest card. Then come the Rechter, the Linke, the trumps and, last, all other cards.',
  `The Weli is the only six and the lowest card of ${suit('S')}.`,
  'If a trump is led (the Rechter and the Guter included) and you hold a trump, you must play a trump or a Schlag.',
  'Otherwise, you can play any card, even if the Rechter is your only trump. If the Guter is your only trump, you must play it or a Schlag.',
  'Three tricks win the hand and 2 points, and 15 points win the game. If you fold to a bid, the opponents get the value before it.',
  'After a bid of your side, only the opponents can bid again. From 13 of 15 points, your side is gestrichen and cannot bid at all.',
];

const blind = ({ card, suit, schlag }: Words): readonly StepTexts[] => [
  step(
    `In blind play, cards make the announcement: your card sets the Schlag, and the dealer’s card sets the Trumpf. Only you two know them, not your partners. Which card do you show?`,
    `You hold three Schläge, and your partner does not know. The dealer showed the ${card('EK')}: the Trumpf is ${suit('E')}.`,
    `The ${card('SA')} is your only ace, and an ace is high anyway. Which rank do you have three of?`,
    `You hold only one card of this rank. Which rank do you have three of?`,
  ),
  step(
    `You know nothing, but the first trick is open: the ${card('L9')} beat the ${card('SK')} and the ${card('LA')}. A mere trump would lose to the ${card('LA')}, so ${schlag('9')} is the Schlag. Win the trick!`,
    `The ${card('H9')} is a Schlag: it beats the ${card('SA')}, whatever the Trumpf is. You are sure of the Schlag, but not yet of the Trumpf.`,
    `You do not know whether ${suit('H')} is the Trumpf. If not, the ${card('HA')} wins no trick. What do you know for sure?`,
    `You do not know whether ${suit('E')} is the Trumpf. If not, the ${card('EO')} wins no trick. What do you know for sure?`,
    `That wins only as a trump, and you do not know whether it is one. What do you know for sure?`,
  ),
  step(
    `You know Schlag ${schlag('9')} and Trumpf ${suit('H')}, but your partner does not. The card that wins the first trick gives them a clue, because that trick stays open. Win it without playing your best card!`,
    `Another suit beat the ${card('EA')}: now your partner knows that this card is a Schlag or a trump, and you keep your own ace.`,
    `That also wins, but a small trump will do and tells your partner the same. Keep the ace.`,
    `The ${card('EO')} is lower than the ${card('EA')}: the trick would be lost, and your partner would learn nothing.`,
    `That is neither a Schlag nor a trump: the trick would be lost, and your partner would learn nothing.`,
  ),
];

const kritische = ({ card }: Words): StepTexts =>
  step(
    `In Bavaria, three Kritische are higher than any Schlag: Max (${card('HK')}), Belli (${card('S7')}) and Spitz (${card('E7')}). A player who is dealt all three has the Maschine and scores 2 points at once. Win the trick!`,
    `The Spitz beats even the Rechter. Only Belli and Max are above it, always in this order.`,
    `That is a Schlag, but the ${card('EU')} is higher: it is the Rechter.`,
    `That is a trump, but every Schlag is higher, and the Rechter all the more.`,
    `That is not a Kritischer, a Schlag or a trump: it never wins against the Rechter.`,
  );

const weli = ({ card, suit }: Words): StepTexts =>
  step(
    `In Tyrol, but not in South Tyrol, the Weli is always the lowest trump, whatever suit is the Trumpf. Now ${suit('L')} is the Trumpf. Win the trick!`,
    `Even the lowest trump beats the ${card('HA')}. When a trump is led, you must play the Weli like any other trump.`,
    `The suit is right, but the ${card('HA')} is higher.`,
    `That is not ${suit('H')}, a trump or a Schlag: it wins no trick.`,
  );

const deuten = (): StepTexts =>
  step(
    `With Deuten, you can give your partner up to two signs in each trick. The opponents see them too. You hold neither a Schlag nor a trump: tell your partner!`,
    `Eyebrows raised: now your partner knows not to count on you, and will rarely hold a bid.`,
    `That means “I win this alone”. A false sign is allowed, but your partner would count on your cards.`,
    `That sign means that you hold such cards. Your cards are all bad, and there is a sign for that.`,
  );

const vier = ({ card, suit, schlag }: Words): StepTexts =>
  step(
    `You have 13 of 15 points, and the opponents have 7: this hand is played for four. You play for 4 or concede 2 points, and there are no bids. The Schlag is ${schlag('9')}, and the Trumpf is ${suit('H')}. What do you do?`,
    `With the Guter (${card('H10')}), the Rechter (${card('H9')}) and another Schlag, three tricks are almost certain, and 4 points win the game.`,
    `Conceding costs 2 points. That is worth it with bad cards, but you hold the best.`,
  );

const lessonsIn = (words: Words): LessonMessages => ({
  'lesson-step': ({ step: at, steps }) => `Step ${at} of ${steps}`,
  'lesson-suits': 'Suits:',
  'lesson-right': 'Right.',
  'lesson-wrong': 'Not yet.',
  'lesson-not-asked': 'That is possible, but not what this step asks for. Try something else.',
  'lesson-next': 'Next',
  'lesson-skip': 'Skip',
  'lesson-skip-step': 'Skip this step',
  'lesson-close': 'End the lesson',
  'lesson-resume': 'Keep learning',
  'lesson-done': 'That was all. The best way to learn more is to play.',
  'lesson-remember': 'Remember:',
  'lesson-play': 'Play now',
  'lesson-others': 'More lessons about this table:',
  'lesson-elsewhere': 'For tables with other rules:',
  courses: {
    watten: {
      title: 'Watten in five minutes',
      steps: [...winning(words), ...strongest(words), ...knowing(words), ...bidding()],
      remember: remember(words),
    },
    blind: { title: 'Blind play', steps: blind(words) },
    kritische: { title: 'Kritische and Maschine', steps: [kritische(words)] },
    weli: { title: 'The Weli as a trump', steps: [weli(words)] },
    deuten: { title: 'Deuten', steps: [deuten()] },
    vier: { title: 'Played for four', steps: [vier(words)] },
  },
});

/** The English lesson texts. */
export const lessons: ByDeck<LessonMessages> = byDeck(WORDS, lessonsIn);
