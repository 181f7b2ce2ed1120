/** The Ladin texts of an evening with phones: the Italian ones, because no Ladin words of tournaments are known to us. */
export { phones } from '../it/phones.js';
