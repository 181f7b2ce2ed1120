/**
 * Shows the meaning of a player's marks after a tap on the marks or the plate. The next press anywhere hides the meaning.
 * For mouse users, the marks have tooltips. Screen readers read the marks together with the player's name.
 */
export const listenForLegend = (frame: HTMLElement, signal: AbortSignal): void => {
  let explained: HTMLElement | null = null;
  let explainedBefore: HTMLElement | null = null;
  frame.addEventListener(
    'pointerdown',
    () => {
      explainedBefore = explained;
      explained?.removeAttribute('data-told');
      explained = null;
    },
    { signal },
  );
  frame.addEventListener(
    'click',
    ({ target }) => {
      const seat = (target as Element).closest<HTMLElement>('[data-legend]');
      if (!seat || seat === explainedBefore) return;
      explained = seat;
      seat.setAttribute('data-told', '');
    },
    { signal },
  );
};
