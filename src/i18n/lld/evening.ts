/** The Ladin texts of a tournament evening: the Italian ones, because no Ladin words of tournaments are known to us. */
export { evening } from '../it/evening.js';
