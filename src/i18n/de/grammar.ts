/** German inflection for sentences. */

/** Returns a card's name as a subject: das Herz-Ass, die Pik-Dame, der Karo-Bube. */
export const asSubject = (name: string): string =>
  `${name.endsWith('Ass') ? 'das' : name.endsWith('Dame') ? 'die' : 'der'} ${name}`;

/** Returns a card's name as an object: das Herz-Ass, die Pik-Dame, den Karo-Buben. */
export const asObject = (name: string): string =>
  `${name.endsWith('Ass') ? 'das' : name.endsWith('Dame') ? 'die' : 'den'} ${name.replace(/Bube$/, '$&n')}`;
