/**
 * A touch of somebody's marks or plate says in words what the marks mean; the next press anywhere takes that away. A mouse
 * has their titles, and who cannot see them hears them with the name.
 */
export const listenForLegend = (frame: HTMLElement, signal: AbortSignal): void => {
  let told: HTMLElement | null = null;
  let wasTold: HTMLElement | null = null;
  frame.addEventListener(
    'pointerdown',
    () => {
      wasTold = told;
      told?.removeAttribute('data-told');
      told = null;
    },
    { signal },
  );
  frame.addEventListener(
    'click',
    ({ target }) => {
      const seat = (target as Element).closest<HTMLElement>('[data-legend]');
      if (!seat || seat === wasTold) return;
      told = seat;
      seat.setAttribute('data-told', '');
    },
    { signal },
  );
};
