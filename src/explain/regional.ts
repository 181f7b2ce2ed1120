import type { RegionalTermId } from '../i18n/glossary.js';
import { variants, type Region, type RuleSet } from '../rules/variants.js';
import { kritischeOf } from './kritische.js';

const hasBids = ({ bidWhen }: RuleSet): boolean => bidWhen !== 'never';

/** For each word, whether a table of a region uses the word. The texts S0 to S4 assign the words to regions. */
const IS_USED: Readonly<Record<RegionalTermId, (rules: RuleSet, region: Region) => boolean>> = {
  krank: (_, region) => region === 'salzburg',
  gespannt: ({ gestrichen }, region) => region === 'bayern' || (region === 'tirol' && gestrichen === 'luft'),
  schlagwechsel: ({ schlagtausch, players, threePlayer }, region) =>
    region === 'bayern' && schlagtausch !== 'none' && !(players === 3 && threePlayer === 'forehand-names-both'),
  schere: (_, region) => region !== 'bayern',
  bock: (_, region) => region === 'salzburg',
  zwicken: (_, region) => region === 'salzburg',
  'zwei-rechte': (_, region) => region === 'salzburg',
  bascht: (rules, region) => region === 'salzburg' && kritischeOf(rules).includes('HK'),
  wattehre: ({ schoeneres }, region) => region === 'salzburg' && schoeneres !== 'none',
  // In South Tyrolean, the general term for a bluff is already the dialect form of this word.
  jagen: (rules, region) => region !== 'tirol' && hasBids(rules),
  rueckhand: ({ players, threePlayer }, region) =>
    region === 'bayern' && players === 3 && threePlayer === 'dealer-names-trump',
  wild: (rules, region) => region === 'salzburg' && hasBids(rules) && rules.lastTrick !== 'free',
};

export const REGIONAL_TERM_IDS = Object.keys(IS_USED) as readonly RegionalTermId[];

export const isRegional = (term: string): term is RegionalTermId => Object.hasOwn(IS_USED, term);

/** Returns the regional words of a table. */
export const regionalTermsOf = (rules: RuleSet): readonly RegionalTermId[] => {
  const { region } = variants[rules.variant];
  return REGIONAL_TERM_IDS.filter((term) => IS_USED[term](rules, region));
};
