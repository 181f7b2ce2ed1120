import { seatOver } from '../dist/cdn/online.js';

/** Resolves to the connection of the seat that the other window serves, as soon as that window responds. */
export const takeSeat = () => seatOver(new BroadcastChannel('watten-two-windows:seat-2'));
