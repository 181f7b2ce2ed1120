import { getExport } from '../base/get-export.js';
import type { PhoneMessages } from './de/phones.js';
import type { EveningLanguage } from './evening.js';

const MODULES = {
  de: () => import('./de/phones.js'),
  en: () => import('./en/phones.js'),
  it: () => import('./it/phones.js'),
  lld: () => import('./lld/phones.js'),
};

/** Loads the texts of an evening with phones in a language. */
export const loadPhones = async (language: EveningLanguage): Promise<PhoneMessages> =>
  getExport(await MODULES[language](), 'phones');
