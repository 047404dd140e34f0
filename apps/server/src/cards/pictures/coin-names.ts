import { COIN_VARIANTS, hoofCoin } from '@goats/art';
import { type NamedPicture, splitFilename } from './picture-names.ts';

const SIZES = ['1024', '512', '256', '128'];

/** What follows /hoof-logo-: `512.svg` is the full coin, `icon-256.png` a variant in pixels. */
export function coinByName(name: string): NamedPicture | undefined {
  const file = splitFilename(name);
  if (!file) return undefined;
  const parts = file.stem.split('-');
  const size = parts.pop() ?? '';
  const variant = COIN_VARIANTS.find((each) => each === (parts.join('-') || 'full'));
  if (!variant || !SIZES.includes(size)) return undefined;
  return { draw: () => hoofCoin(variant, Number(size)), format: file.format };
}
