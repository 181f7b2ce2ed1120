import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { roleOf, type Role } from '../rules/order.js';

const WEIGHTS_BY_ROLE: Readonly<Record<Role, number>> = {
  kritischer: 1,
  superguter: 1,
  guter: 1,
  rechter: 0.85,
  linker: 0.7,
  trumpf: 0.55,
  plain: 0.4,
};
/** The weight of any card for a viewer who does not know the announcement. */
const UNKNOWN_WEIGHT = 0.5;

/** Returns the force with which a card is put down, from 0 to 1, by its role as far as the viewer knows it. */
export const weightOf = ({ announcement: { schlag, trumpf }, rules }: View, card: Card): number =>
  schlag && trumpf ? WEIGHTS_BY_ROLE[roleOf(rules, { schlag, trumpf }, card)] : UNKNOWN_WEIGHT;
