import type { View } from '../../../game/view.js';
import type { LessonTopic } from '../../../lessons/lesson.js';
import type { RoleName } from '../../../rules/why-won.js';
import type { SeatModel, TableModel } from '../../../table/model.js';
import type { Snapshot } from '../../../table/snapshot.js';

/** The topic of each role's name. */
const TOPIC_OF_ROLE: Readonly<Record<RoleName, LessonTopic>> = {
  kritischer: 'kritischer',
  superguter: 'guter',
  guter: 'guter',
  'wander-kritt': 'guter',
  rechter: 'rechter',
  linker: 'linker',
  trumpf: 'trumpf',
};

/** The last page of the lesson would cover the bubbles. */
const SILENT = { speech: null, talk: null };

const taughtSeat = (seat: SeatModel, shows: (topic: LessonTopic) => boolean): SeatModel => ({
  ...seat,
  ...(!shows('parties') && { party: null, alone: false }),
  ...(!shows('announcers') && { dealer: false, forehand: false, blind: false, resting: false }),
  ...(!shows('score') && { gestrichen: false }),
});

interface Teaching {
  /** The subjects that the table shows. */
  readonly shown: readonly LessonTopic[];
  /** Whether the learner must choose now, so that the names of the roles in the hand would give a hint. */
  readonly isAsked: boolean;
  /** Whether the panel explains the right choice. */
  readonly isAnswered: boolean;
  /** Whether the lesson is over. */
  readonly isDone: boolean;
  /** The speech to which the learner responds; null if the last player before the question said nothing. */
  readonly said: Snapshot['speech'];
}

/** Returns the model without the subjects that the lesson has not taught yet. */
export const taughtModel = (model: TableModel, { shown, isAsked, isAnswered, isDone, said }: Teaching): TableModel => {
  // The last page is about no hand.
  const shows = (topic: LessonTopic): boolean => !isDone && shown.includes(topic);
  const taughtRole = (role: RoleName | null): RoleName | null =>
    role !== null && shows(TOPIC_OF_ROLE[role]) ? role : null;
  const { schlag, trumpf } = model.announcement ?? {};
  return {
    ...model,
    announcement:
      shows('schlag') || shows('trumpf')
        ? { ...(shows('schlag') && schlag && { schlag }), ...(shows('trumpf') && trumpf && { trumpf }) }
        : null,
    stakes: shows('value') ? model.stakes : null,
    sides: shows('score') ? model.sides : [],
    seats: model.seats.map((seat) => ({
      ...taughtSeat(seat, shows),
      ...(isAsked && said?.seat === seat.seat && { speech: said.text }),
      // The panel would cover the learner's own bubble.
      ...(isAnswered && seat.position === 'bottom' && { speech: null }),
      ...(isDone && SILENT),
    })),
    trick: model.trick.map((played) => ({ ...played, role: taughtRole(played.role) })),
    hand: model.hand.map((card) => ({ ...card, role: isAsked ? null : taughtRole(card.role) })),
  };
};

/** Returns the log's entries without an announcement that the lesson has not taught yet. */
export const taughtHistory = (history: View['history'], shown: readonly LessonTopic[]): View['history'] =>
  shown.includes('schlag') && shown.includes('trumpf')
    ? history
    : history.filter(({ type }) => type !== 'announced' && !type.startsWith('announce-'));
