import { medalPicture, type Trophy, trophyPicture } from '@goats/art';

const drawn = new Map<string, string>();

/** `trophySource('Rare', 1, 'small') // 'data:image/svg+xml,…'` */
export function trophySource(kind: Trophy, place: 1 | 2 | 3, size: 'full' | 'small'): string {
  const key = `${kind}-${place}-${size}`;
  let source = drawn.get(key);
  if (source === undefined) {
    const svg = place === 1 ? trophyPicture(kind, size) : medalPicture(kind, place);
    source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, source);
  }
  return source;
}
