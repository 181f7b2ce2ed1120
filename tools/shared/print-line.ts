/** Prints a line to standard output. */
export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);
