import { toJson } from '../../../base/to-json.js';
import { say } from '../../../i18n/text.js';
import type { TableModel } from '../../../table/model.js';
import type { Snapshot } from '../../../table/snapshot.js';
import type { Topics } from '../context.js';

/** Key that identifies the current question to the viewer; null if there is no question. */
const turnOf = ({ view }: Snapshot, { isOwnTurn, seats, status }: TableModel): string | null => {
  if (!isOwnTurn || seats.some(({ over }) => over)) return null;
  const own = view.history.filter((entry) => 'seat' in entry && entry.seat === view.seat).length;
  return toJson([view.gameNumber, own, status]);
};

/**
 * Announces the viewer's turn and the question once, as soon as the table shows the question.
 * @param standIn returns the sentence that a computer plays for the viewer, or null if the viewer plays. The sentence
 * replaces the questions
 * @returns the function to call after each table render
 */
export const createTurnAnnouncer = (
  { element: { look }, picture, speech }: Topics<'element' | 'picture' | 'speech'>,
  standIn: () => string | null,
): (() => void) => {
  let announced: string | null = null;
  return () => {
    const { snapshot, model } = picture.presenter;
    const substitute = model.seats.some(({ over }) => over) ? null : standIn();
    const turn = substitute ?? turnOf(snapshot, model);
    if (turn === announced) return;
    announced = turn;
    // A screen reader that reads the page must not find a turn that is over.
    if (turn === null) return speech.interrupt('');
    if (substitute !== null) return speech.interrupt(substitute);
    const { messages } = look;
    const question = model.status.map((text) => say(messages, text));
    const saysSo = model.status.some(({ key }) => key === 'play-a-card');
    speech.interrupt((saysSo ? question : [messages['your-turn'], ...question]).join(' '));
  };
};
