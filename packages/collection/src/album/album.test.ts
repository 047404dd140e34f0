import { RARITIES } from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { mintedCards } from '../minted/minted-cards.ts';
import { keeperOf, progressOf, swapsOf } from './album-progress.ts';
import { fillAlbum, type HeldSticker } from './fill-album.ts';

const held = (more: Partial<HeldSticker<string>>): HeldSticker<string> => ({
  goat: 'the-flea',
  momentTitle: 'The Cabbage Leaf',
  rarity: 'Common',
  copies: 1,
  card: 'best',
  spare: 'weakest',
  lent: null,
  asked: null,
  ...more,
});
const cabbage = (stickers: readonly HeldSticker<string>[]) => fillAlbum(stickers)[2]!.moments[0]!;

describe('the album', () => {
  const pages = fillAlbum<string>([]);

  test('has a place for every goat, moment and tier that was minted, and no other', () => {
    const places = pages.flatMap(({ goat, moments }) =>
      moments.flatMap(({ title, stickers }) =>
        stickers.map(({ rarity }) => [goat, title, rarity].join('|')),
      ),
    );
    const minted = new Set<string>();
    for (const card of mintedCards()) {
      minted.add([card.goat, card.momentTitle, card.rarity].join('|'));
    }
    expect(new Set(places)).toEqual(minted);
    expect(places.length).toBe(minted.size);
  });

  test('is numbered through, a tier after the other', () => {
    const stickers = pages.flatMap(({ moments }) => moments.flatMap((moment) => moment.stickers));
    expect(stickers.map(({ number }) => number)).toEqual(stickers.map((_, at) => at + 1));
    expect(stickers.slice(0, 4).map(({ rarity }) => rarity)).toEqual([...RARITIES]);
  });

  test('is empty in the beginning', () => {
    const all = pages.flatMap(({ moments }) => moments);
    expect(progressOf(all)).toEqual({ stuck: 0, of: 4 * all.length });
    expect(swapsOf(pages)).toEqual([]);
  });

  test('names whoever has a page complete after it', () => {
    expect(keeperOf([])).toBeNull();
    expect(keeperOf(['the-flea'])).toBe('Keeper of The Flea');
    expect(keeperOf(['the-flea', ...GOAT_SLUGS.slice(0, 2)])).toBe('Keeper of The Flea and 2 more');
    expect(keeperOf(GOAT_SLUGS)).toBe('Keeper of the whole album');
  });

  test('takes a card once, and of a second one knows which to part with', () => {
    expect(cabbage([held({})]).stickers[0]).toMatchObject({ card: 'best', spare: null });
    expect(cabbage([held({ copies: 3 })]).stickers[0]).toMatchObject({ spare: 'weakest' });
    expect(progressOf([cabbage([held({ copies: 3 })])])).toEqual({ stuck: 1, of: 4 });
  });

  test('is not filled by a card that is only lent', () => {
    const moment = cabbage([held({ copies: 0, card: null, spare: null, lent: 'lent' })]);
    expect(moment.stickers[0]).toMatchObject({ card: null, lent: 'lent' });
    expect(progressOf([moment]).stuck).toBe(0);
  });

  test('sticks in no card of a moment that it does not tell', () => {
    const pages = fillAlbum([held({ momentTitle: 'The Sequel', copies: 4 })]);
    expect(progressOf(pages.flatMap(({ moments }) => moments)).stuck).toBe(0);
    expect(swapsOf(pages)).toEqual([]);
  });

  test('lists what can be swapped, the deepest pile first', () => {
    const pages = fillAlbum([
      held({ copies: 2 }),
      held({ rarity: 'Rare', copies: 1 }),
      held({ rarity: 'Epic', copies: 5 }),
    ]);
    expect(swapsOf(pages).map(({ rarity, copies }) => [rarity, copies])).toEqual([
      ['Epic', 5],
      ['Common', 2],
    ]);
  });
});
