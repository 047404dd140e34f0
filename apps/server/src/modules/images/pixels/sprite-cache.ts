import { createHash } from 'node:crypto';
import type { Sheet } from '@goats/art';
import type { Sprite } from './sprite.ts';

/** Sprites by what they were drawn from, bounded; those not asked for the longest go first. */
export interface SpriteCache {
  get(name: string): Sprite | undefined;
  keep(name: string, sprite: Sprite): void;
  readonly bytes: number;
}

/** What an entry takes beside its pixels, so that a million empty ones are not free. */
const OVERHEAD = 256;

/** `openSpriteCache(64 * 1_048_576)` */
export function openSpriteCache(maxBytes: number): SpriteCache {
  const sprites = new Map<string, Sprite>();
  let bytes = 0;
  const sizeOf = ({ words, palette }: Sprite) => words.byteLength + palette.byteLength + OVERHEAD;
  return {
    get(name) {
      const sprite = sprites.get(name);
      if (!sprite) return undefined;
      // Deleted and set again, the name moves to the young end.
      sprites.delete(name);
      sprites.set(name, sprite);
      return sprite;
    },
    keep(name, sprite) {
      const known = sprites.get(name);
      if (known) bytes -= sizeOf(known);
      sprites.delete(name);
      sprites.set(name, sprite);
      bytes += sizeOf(sprite);
      for (const [oldest, old] of sprites) {
        if (bytes <= maxBytes) break;
        sprites.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

const hashes = new WeakMap<Sheet, string>();

/** `spriteName(sheet, 512)`: the same drawing at another width is another sprite. */
export function spriteName(sheet: Sheet, width: number): string {
  let hash = hashes.get(sheet);
  if (hash === undefined) {
    hash = createHash('sha1').update(sheet.svg).digest('base64');
    hashes.set(sheet, hash);
  }
  return hash + width;
}
