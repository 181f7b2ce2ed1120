import { boxIn } from '../view/measured.js';

/** Lifts the trick's role labels above a question that would cover them. */
const liftRoles = (frame: HTMLElement): void => {
  const roles = [...frame.querySelectorAll<HTMLElement>('.trick-marks span')];
  if (roles.length === 0) return;
  for (const role of roles) role.style.translate = '';
  const covers = [...frame.querySelectorAll('.sheet, .sheet .own')].map((part) => boxIn(frame, part));
  const lifts = roles.map((role) => {
    const { x, y, width, height } = boxIn(frame, role);
    const over = covers.filter(
      (box) =>
        box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height && box.height > 0,
    );
    return Math.max(0, ...over.map((box) => y + height - box.y));
  });
  roles.forEach((role, index) => {
    const lift = Math.min(lifts[index] ?? 0, role.parentElement?.offsetHeight ?? 0);
    if (lift > 0) role.style.translate = `0 ${-lift}px`;
  });
};

/**
 * Fits the role labels of rendered cards to the cards' width, and lifts labels above the question. The sizes of
 * labels and question are known only after rendering.
 */
export const fitRoles = (frame: HTMLElement): void => {
  const roles = [...frame.querySelectorAll<HTMLElement>('.hand .role')];
  // Measure all labels before changing any, because each change forces a new layout.
  const fits = roles.map((role) => `${Math.min(1, (role.parentElement?.offsetWidth ?? 0) / role.offsetWidth)}`);
  roles.forEach((role, index) => role.style.setProperty('--_fit', fits[index] ?? ''));
  liftRoles(frame);
};
