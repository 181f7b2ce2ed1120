import { toJson } from '../../../base/to-json.js';
import { say } from '../../../i18n/text.js';
import type { TableModel } from '../../../table/model.js';
import type { Snapshot } from '../../../table/snapshot.js';
import type { Look } from '../../shell/look.js';
import type { Presenter } from '../picture/presenter.js';

/** What is asked of the viewer now, so that it can be told from the next time; null: nothing. */
const turnOf = ({ view }: Snapshot, { isOwnTurn, seats, status }: TableModel): string | null => {
  if (!isOwnTurn || seats.some(({ over }) => over)) return null;
  const own = view.history.filter((entry) => 'seat' in entry && entry.seat === view.seat).length;
  return toJson([view.gameNumber, own, status]);
};

/**
 * Says that it is the viewer's turn, and what is asked: as soon as it is shown, and once, however often that is shown
 * anew.
 * @param speak says a line aloud, at once
 * @returns to be called whenever the table has been rendered
 */
export const createTurnTeller = (
  speak: (line: string) => void,
  shown: () => Pick<Presenter, 'model' | 'snapshot'>,
  look: Pick<Look, 'messages'>,
): (() => void) => {
  let told: string | null = null;
  return () => {
    const { snapshot, model } = shown();
    const turn = turnOf(snapshot, model);
    if (turn === told) return;
    told = turn;
    if (turn === null) return;
    const { messages } = look;
    const question = model.status.map((text) => say(messages, text));
    const saysSo = model.status.some(({ key }) => key === 'play-a-card');
    speak((saysSo ? question : [messages['your-turn'], ...question]).join(' '));
  };
};
