import type { Strength } from '@goats/rules';
import { Tag } from './tag.tsx';

/** `houseWords('friendly') // 'House · friendly'`; plain 'House' where the strength is not told. */
export function houseWords(strength?: Strength | null): string {
  return strength ? `House · ${strength}` : 'House';
}

/** Nobody plays a house player without knowing it, nor without knowing how good it is. */
export function HouseTag({ strength }: { strength?: Strength | null }) {
  return <Tag>{houseWords(strength)}</Tag>;
}
