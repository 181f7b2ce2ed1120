import type { RuleOverrides } from './options.js';

/** Writes rule options as words that `parseRules` reads. Options that are undefined are left out. */
export const formatRules = (options: RuleOverrides): string =>
  Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      if (typeof value === 'boolean') return value ? name : `${name}=no`;
      return `${name}=${Array.isArray(value) ? value.join(',') : value}`;
    })
    .join(' ');
