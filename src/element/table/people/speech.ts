import { listOf } from '../../../base/list-of.js';
import type { Size } from '../../../table/layout/box.js';
import { trickPlace } from '../../../table/layout/trick.js';
import type { TableModel } from '../../../table/model.js';
import type { Box, Place } from '../../../table/picture.js';
import { placeBubble } from '../../../table/speech-bubble.js';
import { boxAround } from '../view/measured.js';
import { px } from '../view/placed.js';

/** What is to be read besides the cards. */
const READ = '.sheet, .own, .bar > .chip, .tool, .slate, .trick-marks span, .open-marks span';

/** The box around a card: it may lie across. */
const lying = ({ box, turn }: Place): Box => {
  if (Math.abs(turn) < 45 || Math.abs(turn) > 135) return box;
  const { x, y, width, height } = box;
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
};

const boxesOf = (frame: HTMLElement, elements: Iterable<Element>): readonly Box[] =>
  [...elements].flatMap((element) => boxAround(frame, [element]) ?? []);

/** Whoever sits there; the viewer's own plate may lie below the question, which then says what stands there. */
const personAt = (frame: HTMLElement, seat: Element): Box | null => {
  const own = seat.matches('.bottom') ? boxAround(frame, frame.querySelectorAll('.sheet .own')) : null;
  return own ?? boxAround(frame, [seat, ...seat.querySelectorAll('.face, .mark')]);
};

/** Half the side of the square that is seen as the tip, and where that lies. */
const TIP_PX = 5.5;
const TIPS = {
  right: (along: string) => `${along} auto auto -5px`,
  left: (along: string) => `${along} -5px auto auto`,
  above: (along: string) => `auto auto -5px ${along}`,
  below: (along: string) => `-5px auto auto ${along}`,
} as const;

/** On one line, and wrapped. */
const FORMS = ['line', 'wrapped'] as const;

/** How large a bubble is in each of its forms. */
const sizesOf = (speech: HTMLElement): readonly Size[] =>
  FORMS.map((form) => {
    speech.dataset.form = form;
    // Half a pixel more: a line would break at a fraction.
    return { width: speech.offsetWidth + 0.5, height: speech.offsetHeight };
  });

/** Puts the bubbles that have been rendered to where they cover nothing one needs: how large all that is only the page knows. */
export const placeSpeech = (frame: HTMLElement, { layout, picture, seats: seatModels }: TableModel): void => {
  const speeches = [...frame.querySelectorAll<HTMLElement>('.seat > .speech')];
  if (speeches.length === 0) return;
  const seats = [...frame.querySelectorAll('.seat')];
  const open = picture.cards.filter(({ cardFace }) => cardFace !== null).map(lying);
  // A card may come to lie there before long: hidden ones are covered rather.
  const tricks = listOf(6, () => seatModels.map(({ position }) => trickPlace(layout, position).box)).flat();
  const betterVisible = [...picture.cards.filter(({ cardFace }) => cardFace === null).map(lying), ...tricks];
  const read = boxesOf(frame, frame.querySelectorAll(READ));
  const said: Box[] = [];
  for (const speech of speeches) {
    const seat = speech.parentElement as HTMLElement;
    const speaker = personAt(frame, seat);
    const at = boxAround(frame, [seat]);
    if (!speaker || !at) continue;
    const people = seats.flatMap((other) => (other === seat ? [] : (personAt(frame, other) ?? [])));
    const mustStayVisible = [...open, ...read, ...people, ...said, speaker];
    const found = placeBubble(layout, sizesOf(speech), { speaker, mustStayVisible, betterVisible });
    if (!found) continue;
    const { form, side, box, tip, isCovering } = found;
    // The log has it, and it is said aloud.
    const visibility = layout.classes && isCovering ? 'hidden' : '';
    if (!visibility) said.push(box);
    Object.assign(speech.dataset, { form: FORMS[form], side });
    const { clientLeft, clientTop } = seat;
    const left = px(box.x - at.x - clientLeft);
    const top = px(box.y - at.y - clientTop);
    const styles = { left, top, visibility, '--_tip': TIPS[side](px(tip - TIP_PX)) };
    for (const [name, value] of Object.entries(styles)) speech.style.setProperty(name, value);
  }
};
