/** The Ladin texts of a season: the Italian ones, because no Ladin words of tournaments are known to us. */
export { season } from '../it/season.js';
