import type { Strength } from '@goats/rules';
import { t } from '@goats/words';
import { Tag } from './tag.tsx';

/** `houseWords('friendly') // 'House · friendly'`; plain 'House' where the strength is not told. */
export function houseWords(strength?: Strength | null): string {
  if (!strength) return t('House@@player of the house');
  return t(
    'House · {strength, select, friendly {friendly} solid {solid} sharp {sharp} other {{strength}}}@@player of the house, and how well it plays',
    { strength },
  );
}

/** Nobody plays a house player without knowing it, nor without knowing how good it is. */
export function HouseTag({ strength }: { strength?: Strength | null }) {
  return <Tag>{houseWords(strength)}</Tag>;
}
