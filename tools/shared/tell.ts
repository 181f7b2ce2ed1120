/** A line on the terminal. */
export const tell = (text: string): void => void process.stdout.write(`${text}\n`);
