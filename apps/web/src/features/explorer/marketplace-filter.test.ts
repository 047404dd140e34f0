import { goatSummaries } from '@goats/collection';
import { describe, expect, test } from 'vitest';
import { cardTotal, filterGoats, isFiltered, withKnownTrait } from './marketplace-filter.ts';

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

  test('a trait that nobody draws shows everything', () => {
    const search = { rarity: 'Epic', trait: 'background:Rain' } as const;
    expect(withKnownTrait(search)).toEqual(search);
    expect(withKnownTrait({ ...search, trait: 'background:Moon' })).toEqual({ rarity: 'Epic' });
  });

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

  test('sorting and paging are no filters, so they offer nothing to clear', () => {
    expect(isFiltered({ sort: 'price', cards: 'all' })).toBe(false);
    expect(isFiltered({ auction: 'open' })).toBe(true);
    expect(isFiltered({ strong: 'pace' })).toBe(true);
    expect(isFiltered({ listed: 'true', sort: 'just-listed' })).toBe(true);
  });
});

describe('how many cards there are', () => {
  test('the whole collection without a filter', () => {
    expect(cardTotal({})).toBe(20_000);
  });
  test('the tiers of three Brazilians add up to their six thousand cards', () => {
    const tiers = (['Common', 'Rare', 'Epic', 'Legendary'] as const).map(
      (rarity) => cardTotal({ rarity, origin: 'Brazil' }) ?? 0,
    );
    expect(tiers).toEqual([3000, 1800, 900, 300]);
  });
  test('what words, strengths, traits and owners find is not guessed', () => {
    expect(cardTotal({ listed: 'true' })).toBeUndefined();
    expect(cardTotal({ trait: 'background:Rain' })).toBeUndefined();
    expect(cardTotal({ owner: `0x${'ab'.repeat(20)}` })).toBeUndefined();
    expect(cardTotal({ search: 'header' })).toBeUndefined();
    expect(cardTotal({ strong: 'pace' })).toBeUndefined();
  });
});
