/** The set-ups and right choices of the package's lessons. The texts of the lessons are in `i18n`. */
import type { Action } from '../game/action.js';
import type { LessonTexts } from '../i18n/de/lessons.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Seat } from '../rules/seats.js';
import type { ActionLike, Lesson, LessonEnd, LessonStep, LessonTopic } from './lesson.js';

/** A step without its texts. The lesson texts explain the choices in `wrong`, in the same order. */
type StepDraft = Omit<LessonStep, 'text' | 'right' | 'wrong'> & { readonly wrong: readonly ActionLike[] };
type LessonDraft = Omit<Lesson, 'title' | 'steps' | 'end'> &
  Pick<LessonEnd, 'order'> & {
    readonly id: keyof LessonTexts;
    readonly steps: readonly StepDraft[];
  };

/** Returns cards by their ids, such as `LK L8`. */
const cards = (ids: string): readonly Card[] => ids.split(' ') as Card[];
const hands = (...byHand: readonly string[]): readonly (readonly Card[])[] => byHand.map(cards);
const play = (card: string): ActionLike => ({ type: 'play', card });
const ANY_CARD: ActionLike = { type: 'play' };

/** Returns plays of these cards in order, starting at this seat. */
const played = (from: Seat, ids: string): readonly Action[] =>
  cards(ids).map((card, at) => ({ type: 'play', seat: (from + at) % 4, card }));

/** Returns the actions that name the Schlag and the Trumpf and play these cards. */
const announced = (dealer: Seat, schlag: Schlag, trumpf: Suit, ids = ''): readonly Action[] => {
  const forehand = (dealer + 1) % 4;
  return [
    { type: 'announce-schlag', seat: forehand, schlag },
    { type: 'announce-trumpf', seat: dealer, trumpf },
    ...(ids === '' ? [] : played(forehand, ids)),
  ];
};

const shown = (...bySeat: readonly (readonly [Seat, Card])[]): readonly Action[] =>
  bySeat.map(([seat, card]) => ({ type: 'show', seat, card }));

/** Returns a set-up in which the learner deals and plays last to the first trick. */
const lastToPlay = (dealt: readonly string[], schlag: Schlag, trumpf: Suit, trick: string) => ({
  seat: 0 as const,
  setup: { dealer: 0 as const, hands: hands(...dealt) },
  before: announced(0, schlag, trumpf, trick),
});

/** The subjects that the first lesson teaches, in order. */
const TAUGHT: readonly LessonTopic[] = [
  'schlag',
  'trumpf',
  'rechter',
  'linker',
  'guter',
  'parties',
  'announcers',
  'value',
  'score',
];
/** Returns the subjects up to this one, which the table shows. */
const upTo = (topic: LessonTopic) => ({ shows: TAUGHT.slice(0, TAUGHT.indexOf(topic) + 1) });

/** Steps about the cards. The table shows a subject from the step that teaches it. */
const CARD_STEPS: readonly StepDraft[] = [
  {
    ...lastToPlay(['EA L8 EU LK HO', 'L10 E10 H9 H8 E8', 'E9 HU L9 H10 EO', 'LU EK HK HA LO'], '7', 'S', 'L10 E9 LU'),
    shows: [],
    suits: true,
    expect: [play('LK')],
    wrong: [play('L8'), play('EA'), ANY_CARD],
  },
  {
    ...lastToPlay(['HA EO L8 E9 LK', 'EA H10 L9 HU L7', 'E7 HO LU E10 H9', 'EK HK LA L10 EU'], '8', 'S', 'EA E7 EK'),
    ...upTo('schlag'),
    expect: [play('L8')],
    wrong: [play('HA'), play('LK'), ANY_CARD],
  },
  {
    ...lastToPlay(['LO H7 EA SA L10', 'LA E10 SK EU S8', 'L7 SU EO S10 LU', 'LK EK L8 SO E8'], '9', 'H', 'LA L7 LK'),
    ...upTo('trumpf'),
    expect: [play('H7')],
    wrong: [play('LO'), play('L10'), ANY_CARD],
  },
  {
    ...lastToPlay(['EA H9 HK L8 E9', 'LA HU S8 LK E7', 'L7 SO H8 EU SK', 'S9 HO E8 LU HA'], '9', 'E', 'LA L7 S9'),
    ...upTo('linker'),
    expect: [play('E9')],
    wrong: [play('H9'), play('EA'), ANY_CARD],
  },
  {
    ...lastToPlay(['H10 LU EK LA S7', 'S10 HA SK E8 HU', 'E7 SO H8 EO S9', 'L10 HK SA EU H7'], '10', 'L', 'S10 E7 L10'),
    ...upTo('guter'),
    expect: [play('LU')],
    wrong: [play('H10'), play('LA'), ANY_CARD],
  },
  {
    ...lastToPlay(['H8 EA H7 E8 LU', 'LK SA HO S10 L7', 'L8 HK S9 EU L9', 'S8 HA SO L10 SK'], '8', 'E', 'LK L8 S8'),
    ...upTo('parties'),
    expect: [play('H7'), play('LU')],
    wrong: [play('E8'), play('H8'), play('EA')],
  },
  {
    ...lastToPlay(['LA S7 EK H8 S9', 'HO SA L10 EU LK', 'H7 EO SU L8 SK', 'HU LO EA S10 E8'], '9', 'H', 'HO H7 HU'),
    ...upTo('parties'),
    expect: [play('S9'), play('H8')],
    wrong: [play('LA'), ANY_CARD],
  },
];

/** Steps about the announcement and bids. */
const TALK_STEPS: readonly StepDraft[] = [
  {
    seat: 0,
    setup: { dealer: 3, hands: hands('LU SA EU L9 HU', 'EA HK S7 L10 H8', 'EO LK SU H9 E8', 'HA SK L7 E10 SO') },
    ...upTo('announcers'),
    script: [{ type: 'announce-trumpf', seat: 3, trumpf: 'E' }],
    expect: [{ type: 'announce-schlag', schlag: 'U' }],
    wrong: [
      { type: 'announce-schlag', schlag: 'A' },
      { type: 'announce-schlag', schlag: '9' },
      { type: 'announce-schlag' },
    ],
  },
  {
    seat: 0,
    setup: { dealer: 2, hands: hands('E7 S10 L9 EU L8', 'LU EO S7 L7 E8', 'H8 SU LO S9 E10', 'HK SK H10 EA LA') },
    before: [...announced(2, 'K', 'H', 'HK E7 LU H8'), ...played(3, 'SK S10 EO SU'), { type: 'bid', seat: 3, to: 3 }],
    ...upTo('score'),
    expect: [{ type: 'fold' }],
    wrong: [{ type: 'hold' }, { type: 'bid' }],
  },
  {
    seat: 0,
    setup: { dealer: 3, hands: hands('EU HU L7 S8 L9', 'E9 S10 HA LK H10', 'L8 H7 LO SK S9', 'E7 L10 HK SA EO') },
    before: [...announced(3, 'U', 'E', 'EU E9 L8 E7'), ...played(0, 'HU S10 H7 L10')],
    ...upTo('score'),
    script: [{ type: 'fold', seat: 3 }],
    expect: [{ type: 'bid' }],
    wrong: [ANY_CARD],
  },
];

const WATTEN: LessonDraft = {
  id: 'watten',
  steps: [...CARD_STEPS, ...TALK_STEPS],
  order: { schlag: '10', trumpf: 'L' },
};

const BLIND: LessonDraft = {
  id: 'blind',
  variant: 'blind',
  steps: [
    {
      seat: 0,
      setup: { dealer: 3, hands: hands('SA L10 H10 HK E10', 'EA LK S7 H9 L8', 'EO SK LU H8 E9', 'HA EK L7 SU S9') },
      script: shown([3, 'EK']),
      expect: [
        { type: 'show', card: 'L10' },
        { type: 'show', card: 'H10' },
        { type: 'show', card: 'E10' },
      ],
      wrong: [{ type: 'show', card: 'SA' }, { type: 'show' }],
    },
    {
      seat: 0,
      setup: { dealer: 1, hands: hands('HA L10 H7 H9 EO', 'L9 EK SA H10 L7', 'SK E9 S7 HU LU', 'LA SU E8 HO E10') },
      before: [...shown([2, 'E9'], [1, 'EK']), ...played(2, 'SK LA H7 L9'), ...played(1, 'SA S7 SU')],
      expect: [play('H9')],
      wrong: [play('HA'), play('EO'), ANY_CARD],
    },
    {
      seat: 0,
      setup: { dealer: 0, hands: hands('HA L9 SU H7 EO', 'S9 EA LK SO L10', 'E7 HO SK LU S8', 'E8 LA SA H10 E10') },
      before: [...shown([1, 'S9'], [0, 'HA']), ...played(1, 'EA E7 E8')],
      expect: [play('H7'), play('L9')],
      wrong: [play('HA'), play('EO'), ANY_CARD],
    },
  ],
};

const KRITISCHE: LessonDraft = {
  id: 'kritische',
  variant: 'bayrisch',
  steps: [
    {
      ...lastToPlay(['HU EO E7 L9 SA', 'EA HK S9 L10 H8', 'S8 LO H9 SK E8', 'EU SO L7 H10 E10'], 'U', 'E', 'EA S8 EU'),
      expect: [play('E7')],
      wrong: [play('HU'), play('EO'), ANY_CARD],
    },
  ],
};

const WELI: LessonDraft = {
  id: 'weli',
  variant: 'tirol',
  steps: [
    {
      ...lastToPlay(['HO EA S9 S6 E8', 'HA SK EU H9 S8', 'H7 LO S7 E9 SU', 'HK EK SA H8 LU'], '10', 'L', 'HA H7 HK'),
      expect: [play('S6')],
      wrong: [play('HO'), ANY_CARD],
    },
  ],
};

const DEUTEN: LessonDraft = {
  id: 'deuten',
  variant: 'deuten',
  steps: [
    {
      seat: 0,
      setup: { dealer: 1, hands: hands('L9 S7 H8 L7 S10', 'EA HK SU L10 E7', 'SK HA LA EU H10', 'LK HO E10 SO L8') },
      before: announced(1, 'K', 'E'),
      expect: [{ type: 'signal', sign: 'bad' }],
      wrong: [{ type: 'signal', sign: 'alone' }, { type: 'signal' }],
    },
  ],
};

const VIER: LessonDraft = {
  id: 'vier',
  steps: [
    {
      seat: 0,
      setup: {
        dealer: 0,
        hands: hands('H10 H9 S9 HA EK', 'L9 EA SK LU H7', 'HO E8 S10 LA L7', 'E9 SA HK EU L10'),
        score: [13, 7],
      },
      before: announced(0, '9', 'H'),
      expect: [{ type: 'decide', play: true }],
      wrong: [{ type: 'decide', play: false }],
    },
  ],
};

const LESSON_DRAFTS: readonly LessonDraft[] = [WATTEN, BLIND, KRITISCHE, WELI, DEUTEN, VIER];

/** Returns the package's lessons in one language, in order. */
export const ownLessons = (texts: LessonTexts): readonly Lesson[] =>
  LESSON_DRAFTS.map(({ steps, order, ...course }) => {
    const { title, steps: lessonTexts, remember } = texts[course.id];
    return {
      ...course,
      title,
      ...(order && { end: { order, ...(remember && { remember }) } }),
      steps: steps.map(({ wrong, ...board }, at) => ({
        ...board,
        text: lessonTexts[at]?.text ?? '',
        right: lessonTexts[at]?.right ?? '',
        wrong: wrong.map((action, choice) => ({ action, text: lessonTexts[at]?.wrong[choice] ?? '' })),
      })),
    };
  });
