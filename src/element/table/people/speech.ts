import { listOf } from '../../../base/list-of.js';
import type { Size } from '../../../table/layout/box.js';
import { trickPlace } from '../../../table/layout/trick.js';
import type { TableModel } from '../../../table/model.js';
import type { Box, Place } from '../../../table/picture.js';
import { placeBubble } from '../../../table/speech-bubble.js';
import { boxAround } from '../view/measured.js';
import { px } from '../view/placed.js';

/** The elements that must stay readable, apart from the cards. */
const READABLE = '.sheet, .help-beside, .own, .bar > .chip, .tool, .slate, .trick-marks span, .open-marks span';

/** The box around a card. The card can lie sideways. */
export const boxAroundCard = ({ box, turn }: Place): Box => {
  if (Math.abs(turn) < 45 || Math.abs(turn) > 135) return box;
  const { x, y, width, height } = box;
  return { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width };
};

const boxesOf = (frame: HTMLElement, elements: Iterable<Element>): readonly Box[] =>
  [...elements].flatMap((element) => boxAround(frame, [element]) ?? []);

/** The middle of the top edge of the sheet, or null without a sheet. */
const sheetEdge = (frame: HTMLElement): Box | null => {
  const sheet = boxAround(frame, frame.querySelectorAll('.sheet'));
  return sheet && { x: sheet.x + sheet.width / 2 - 1, y: sheet.y, width: 2, height: 2 };
};

/** The box around a person. For a viewer whose plate gives way to a sheet: around the viewer's marks, or on the sheet's edge. */
const personAt = (frame: HTMLElement, seat: Element): Box | null => {
  const isHidden = seat.matches('.bottom') && getComputedStyle(seat).getPropertyValue('--_gone') !== '';
  const own = isHidden ? (boxAround(frame, frame.querySelectorAll('.sheet .own')) ?? sheetEdge(frame)) : null;
  return own ?? boxAround(frame, [seat, ...seat.querySelectorAll('.face, .mark')]);
};

/** Half the side length, in CSS pixels, of the square that forms the tip. */
const TIP_PX = 5.5;
/** The `inset` of the tip, by the side of the speaker on which the bubble appears. */
const TIPS = {
  right: (along: string) => `${along} auto auto -5px`,
  left: (along: string) => `${along} -5px auto auto`,
  above: (along: string) => `auto auto -5px ${along}`,
  below: (along: string) => `-5px auto auto ${along}`,
} as const;

/** A bubble's text on one line, wrapped, or on as many lines as a narrow gap needs. */
const FORMS = ['line', 'wrapped', 'narrow'];

/** A form must make the bubble narrower than the form before, by this factor. */
const NARROWER = 0.9;

/** The forms of a bubble with their sizes, from the widest. A short text has only one form. */
const formsOf = (speech: HTMLElement): readonly (Size & { readonly form: string })[] => {
  let least = Infinity;
  return FORMS.flatMap((form) => {
    speech.dataset.form = form;
    // Add half a pixel, because `offsetWidth` is rounded and a missing fraction would wrap the line.
    const width = speech.offsetWidth + 0.5;
    if (width > NARROWER * least) return [];
    least = width;
    return [{ form, width, height: speech.offsetHeight }];
  });
};

/** Places rendered speech bubbles so that they cover nothing important. Their sizes are known only after rendering. */
export const placeSpeech = (frame: HTMLElement, { layout, picture, seats: seatModels }: TableModel): void => {
  const speeches = [...frame.querySelectorAll<HTMLElement>('.seat > .speech')];
  if (speeches.length === 0) return;
  const seats = [...frame.querySelectorAll('.seat')];
  const open = picture.cards.filter(({ cardFace }) => cardFace !== null).map(boxAroundCard);
  // A bubble covers face-down cards and free positions of the trick only if there is no other room.
  const tricks = listOf(6, () => seatModels.map(({ position }) => trickPlace(layout, position).box)).flat();
  const betterVisible = [...picture.cards.filter(({ cardFace }) => cardFace === null).map(boxAroundCard), ...tricks];
  const readable = boxesOf(frame, frame.querySelectorAll(READABLE));
  const said: Box[] = [];
  for (const speech of speeches) {
    const seat = speech.parentElement as HTMLElement;
    const speaker = personAt(frame, seat);
    const at = boxAround(frame, [seat]);
    if (!speaker || !at) continue;
    const people = seats.flatMap((other) => (other === seat ? [] : (personAt(frame, other) ?? [])));
    const mustStayVisible = [...open, ...readable, ...people, ...said, speaker];
    const forms = formsOf(speech);
    const found = placeBubble(layout, forms, { speaker, mustStayVisible, betterVisible });
    if (!found) continue;
    const { form, side, box, tip, isCovering } = found;
    // A bubble can be hidden, because the log and the live region repeat the text.
    const visibility = layout.classes && isCovering ? 'hidden' : '';
    if (!visibility) said.push(box);
    Object.assign(speech.dataset, { form: forms[form]?.form, side });
    const { clientLeft, clientTop } = seat;
    const left = px(box.x - at.x - clientLeft);
    const top = px(box.y - at.y - clientTop);
    const styles = { left, top, visibility, '--_tip': TIPS[side](px(tip - TIP_PX)) };
    for (const [name, value] of Object.entries(styles)) speech.style.setProperty(name, value);
  }
};
