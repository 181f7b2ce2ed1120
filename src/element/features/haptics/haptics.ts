import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';

/** Duration of a pulse, in ms, or durations of pulses and pauses. */
const PULSES = { turn: 25, refused: [15, 60, 15] } as const;

/**
 * Vibrates when the visitor's turn begins and when the table refuses their card, if the visitor has switched vibration on and
 * has interacted with the page. Devices without vibration ignore the preference.
 */
export const createHaptics = ({
  activity,
  element: { preferences },
  picture: { presenter },
}: Topics<'activity' | 'element' | 'picture'>): Feature | null => {
  if (activity) return null;
  let wasOwnTurn = false;
  const pulse = (kind: keyof typeof PULSES): void => {
    // Without an interaction, the browser blocks the vibration and logs a warning.
    if (preferences.of('haptics') && navigator.userActivation?.hasBeenActive)
      (navigator as Partial<Navigator>).vibrate?.([PULSES[kind]].flat());
  };
  return {
    onRefused: () => pulse('refused'),
    onRendered() {
      const { isOwnTurn } = presenter.model;
      if (isOwnTurn && !wasOwnTurn) pulse('turn');
      wasOwnTurn = isOwnTurn;
    },
  };
};
