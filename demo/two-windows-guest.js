import { seatOver } from '../dist/cdn/online.js';

/** The seat that the other window serves; resolves when it is there. */
export const takeSeat = () => seatOver(new BroadcastChannel('watten-two-windows:seat-2'));
