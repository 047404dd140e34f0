import { goatSummaries } from '@goats/collection';
import { describe, expect, test } from 'vitest';
import { filterGoats } from './marketplace-filter.ts';

const names = (search: Parameters<typeof filterGoats>[1]) =>
  filterGoats(goatSummaries, search).map((goat) => goat.slug);

describe('marketplace filters', () => {
  test('no filter shows all ten in their order', () => {
    expect(names({})).toEqual(goatSummaries.map((goat) => goat.slug));
  });

  test.each(['pele', 'PELÉ', ' Pelé '])(
    'a footballer is found without the accent: %s',
    (search) => {
      expect(names({ search })).toEqual(['the-black-pearl']);
    },
  );

  test('every goat stands in exactly one price band', () => {
    const banded = (['under35k', '35k-40k', 'over40k'] as const).flatMap((price) =>
      names({ price }),
    );
    expect(banded.toSorted()).toEqual(goatSummaries.map((goat) => goat.slug).toSorted());
  });

  test('filters narrow each other instead of widening', () => {
    for (const slug of names({ origin: 'Brazil', price: 'over40k' })) {
      const goat = goatSummaries.find((one) => one.slug === slug);
      expect(goat?.origin).toBe('Brazil');
      expect(goat?.price).toBeGreaterThan(40_000);
    }
    expect(names({ origin: 'France', rarity: 'Legendary', price: 'under35k' })).toEqual([]);
  });
});
