/** Largest file to read: an evening of 250 pairs has about 200 KB. */
const MAX_BYTES = 10_000_000;

/** Lets the host choose a file and returns its text, or null if the host chooses none. */
export const openFile = (accept: string): Promise<string | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file && file.size <= MAX_BYTES ? textOf(file) : null);
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });

/** Returns the text of a file in UTF-8, or in Windows-1252, in which older spreadsheets write. */
const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Saves a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

/** Returns a text as a file name without characters that systems forbid. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'evening';
