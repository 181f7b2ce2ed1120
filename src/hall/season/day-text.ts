/** Returns a day such as `2026-11-06` in a language. */
export const dayText = (date: string, language: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: style === 'long' ? 'long' : 'numeric',
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
