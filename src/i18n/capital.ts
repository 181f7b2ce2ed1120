/** Capitalizes the first letter of a text. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces the spaces of a text, so that its words stay on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
