import type { FileTarget, WrittenFile } from '../worker/protocol.ts';

interface PickerWindow {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** Whether large files can go straight to disk. */
export function savesToDisk(): boolean {
  return typeof (window as PickerWindow).showSaveFilePicker === 'function';
}

/**
 * `const target = await pickTarget('cards.csv')`: a file to write into, null for a download, or
 * undefined when the operator closed the picker. Must follow a click directly.
 */
export async function pickTarget(suggestedName: string): Promise<FileTarget | undefined> {
  const pick = (window as PickerWindow).showSaveFilePicker;
  if (!pick) return null;
  try {
    return await pick.call(window, { suggestedName });
  } catch (error) {
    // Closed by the operator, or not allowed here: only the first is an answer.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : null;
  }
}

/** `download('a.json', [text], 'application/json')` */
export function download(name: string, parts: readonly BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Released once the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What went into no file is handed over as a download. */
export function deliver(name: string, file: WrittenFile, type: string): void {
  if (file.parts.length > 0) download(name, file.parts, type);
}

/** `sizeWords(431_000_000) // '431 MB'` */
export function sizeWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit > 0 && size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}
