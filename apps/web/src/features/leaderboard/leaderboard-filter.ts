import { originLabel, positionLabel } from '@goats/ui/labels.ts';

interface Searchable {
  goatName: string;
  inspiredBy: string;
  origin: string | null;
  position: string | null;
}

/** Case does not matter: `filterLeaderboard(entries, 'forward')` */
export function filterLeaderboard<Entry extends Searchable>(
  entries: readonly Entry[],
  search: string,
): Entry[] {
  const words = search.trim().toLowerCase();
  return entries.filter(({ goatName, inspiredBy, origin, position }) =>
    [
      ...[goatName, inspiredBy, origin, position],
      ...[origin && originLabel(origin), position && positionLabel(position)],
    ].some((text) => text?.toLowerCase().includes(words)),
  );
}
