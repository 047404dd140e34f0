import { pageHref, pictureHref } from '@goats/words';

/** Something that somebody may want to tell others. */
export interface Message {
  readonly title?: string;
  readonly text: string;
  /** A page of this site, as the route table has it: whoever is told reads it in the same language. */
  readonly path: string;
  /** Sent along where the phone's sheet takes files. */
  readonly picture?: { readonly src: string; readonly name: string };
  /** The same of what is at hand already. */
  readonly file?: File;
  /** What is copied where there is no sheet; the link alone unless told. */
  readonly copied?: 'link' | 'text and link';
}

/** Words, link and picture through the phone's own sheet where there is one, else copied. */
export async function shareMessage(message: Message): Promise<'shared' | 'copied' | 'refused'> {
  const { title, text, path, picture, copied = 'link' } = message;
  const url = new URL(pageHref(path), location.origin).href;
  const words = { ...(title === undefined ? {} : { title }), text, url };
  try {
    if (sheetTakes(words)) {
      const file = message.file ?? (picture && (await fileOf(picture)));
      const whole = { ...words, ...(file ? { files: [file] } : {}) };
      await navigator.share(navigator.canShare(whole) ? whole : words);
      return 'shared';
    }
    await navigator.clipboard.writeText(copied === 'link' ? url : `${text} ${url}`);
    return 'copied';
  } catch (error) {
    // Whoever closes the sheet has changed their mind; that is no fault.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'refused';
  }
}

/** Whether the phone's own sheet takes it. */
export function takesFile(file: File): boolean {
  return sheetTakes({ files: [file] });
}

/** Whether sharing opens the phone's own sheet; else the link is copied. */
export function takesLink(): boolean {
  return sheetTakes({ url: location.origin });
}

/** A mouse has no sheet worth opening; desktop browsers that offer one hide the link in it. */
function sheetTakes(data: ShareData): boolean {
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.(data) === true;
}

/** Without its picture a message is still worth sharing. */
async function fileOf({ src, name }: NonNullable<Message['picture']>): Promise<File | undefined> {
  try {
    const response = await fetch(pictureHref(src));
    if (!response.ok) return undefined;
    return new File([await response.blob()], name, { type: 'image/png' });
  } catch {
    return undefined;
  }
}
