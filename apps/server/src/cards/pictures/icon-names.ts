import { appIcon, ICON_KINDS } from '@goats/art';
import { type NamedPicture, splitFilename } from './picture-names.ts';

/** Those that the manifest, the document and notifications name. */
const SIZES = ['96', '180', '192', '512'];

/** What follows /app-icon-: `192.png` is the icon itself, `maskable-512.png` another kind. */
export function iconByName(name: string): NamedPicture | undefined {
  const file = splitFilename(name);
  if (!file) return undefined;
  const parts = file.stem.split('-');
  const size = parts.pop() ?? '';
  const kind = ICON_KINDS.find((each) => each === (parts.join('-') || 'app'));
  if (!kind || !SIZES.includes(size)) return undefined;
  return { draw: () => appIcon(kind, Number(size)), format: file.format };
}
