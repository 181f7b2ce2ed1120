/** German as it stands in sentences. */

/** A card's name as an object: das Herz-Ass, die Pik-Dame, den Karo-Buben. */
export const den = (name: string): string =>
  `${/Ass$/.test(name) ? 'das' : /Dame$/.test(name) ? 'die' : 'den'} ${name.replace(/Bube$/, '$&n')}`;
