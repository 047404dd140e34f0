// @vitest-environment happy-dom
import { fillAlbum, type HeldSticker } from '@goats/collection';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeTree } from '../../app/routes.ts';
import { parseSearch, stringifySearch } from '../../site/search-params.ts';
import { type Player, playerQuery } from '../players/player-queries.ts';
import { Album } from './album.tsx';
import { type Album as AlbumAnswer, albumQuery } from './album-queries.ts';

const ADA = `0x${'ad'.repeat(20)}`;
type Card = NonNullable<
  AlbumAnswer['pages'][number]['moments'][number]['stickers'][number]['card']
>;

const card = (id: number, more: Partial<Card> = {}): Card => ({
  ...{ id, name: `The Flea #${id}`, imageUrl: `/api/images/card-${id}.webp`, goatScore: 70 },
  ...{ bond: null, listing: null, place: 'stadium' },
  ...more,
});
const cabbage = (more: Partial<HeldSticker<Card>>): HeldSticker<Card> => ({
  ...{ goat: 'the-flea', momentTitle: 'The Cabbage Leaf', rarity: 'Common', copies: 1 },
  ...{ card: null, spare: null, lent: null, asked: null },
  ...more,
});

const LINES = ['Goalkeeper', ...Array(4).fill('Defender'), ...Array(3).fill('Midfielder')];
const album = (held: HeldSticker<Card>[], more: Partial<AlbumAnswer> = {}): AlbumAnswer => ({
  ...{ address: ADA, name: null, house: false, cards: held.length, lent: 0, loose: 0, image: null },
  pages: fillAlbum(held) as AlbumAnswer['pages'],
  eleven: {
    ...{ shape: [4, 3, 3], total: 0 },
    places: [...LINES, ...Array(3).fill('Forward')].map((line) => ({ line, card: null })),
  },
  ...more,
});

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(answer: AlbumAnswer, props: { own?: boolean; goat?: 'the-flea' }) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  queryClient.setQueryData(albumQuery(ADA).queryKey, answer);
  const router = createRouter({
    ...{ routeTree, parseSearch, stringifySearch },
    history: createMemoryHistory(),
  });
  mounted = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <Album address={ADA} {...props} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}
const text = () => mounted.host.textContent ?? '';
const places = () => [...mounted.host.querySelectorAll<HTMLAnchorElement>('a.sticker-place')];
const place = (number: number) =>
  places().find((link) => link.textContent?.startsWith(`Number ${number},`));

describe('the page of a goat', () => {
  it('has every place, and says of each whether it is filled, lent or missing and where to find one', async () => {
    const pages = fillAlbum([]);
    const [common, rare, epic, legendary] = pages[2]!.moments[0]!.stickers.map(
      ({ number }) => number,
    );
    await show(
      album([
        cabbage({ card: card(3), copies: 3, spare: card(13) }),
        cabbage({ rarity: 'Rare', copies: 0, lent: card(23) }),
        cabbage({ rarity: 'Epic', copies: 0, asked: 40 }),
      ]),
      { own: true, goat: 'the-flea' },
    );
    expect(places().length).toBe(28);
    expect(place(common!)?.getAttribute('href')).toBe('/nft/3');
    expect(place(common!)?.textContent).toContain('You could spare 2.');
    expect(place(rare!)?.textContent).toContain('only lent, so the place is empty');
    const forSale = new URL(place(epic!)!.href, 'http://goats.test');
    expect(Object.fromEntries(forSale.searchParams)).toEqual({
      ...{ search: 'The Cabbage Leaf The Flea', rarity: 'Epic', listed: 'true' },
    });
    const toMint = new URL(place(legendary!)!.href, 'http://goats.test');
    expect([toMint.searchParams.get('sort'), toMint.hash]).toEqual(['price', '#cards']);
    expect(text()).toContain('1 of 28');
  });
});

describe('the cover', () => {
  it('gives a title to people who have a page complete, and none to the house', async () => {
    const page = fillAlbum([])[0]!;
    const full = page.moments.flatMap(({ title, stickers }) =>
      stickers.map(({ rarity, number }) =>
        cabbage({ goat: page.goat, momentTitle: title, rarity, card: card(number) }),
      ),
    );
    await show(album(full), {});
    expect(text()).toContain('Keeper of ');
    await mounted.unmount();
    queryClient.clear();
    await show(album(full, { house: true }), {});
    expect(text()).not.toContain('Keeper of ');
  });

  it('offers what is double for sale, but not what is bound', async () => {
    const spares = [
      cabbage({ card: card(3), copies: 2, spare: card(13) }),
      cabbage({ rarity: 'Rare', card: card(4), copies: 2, spare: card(14, { bond: 'bound' }) }),
    ];
    await show(album(spares), { own: true });
    const fodder = mounted.host.querySelector('section[aria-labelledby=swaps]');
    expect(fodder?.textContent).toContain('2 cards more than the album needs');
    expect([...fodder!.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
      'Sell The Flea #13',
    ]);
    expect(fodder?.textContent).toContain('Bound to you');
  });

  it('of somebody else sells nothing and names whose it is', async () => {
    await show(album([cabbage({ card: card(3), copies: 2, spare: card(13) })]), {});
    expect(text()).toContain('0xadad...adad');
    const fodder = mounted.host.querySelector('section[aria-labelledby=swaps]');
    expect(fodder?.textContent).not.toContain('Sell');
  });

  it('of somebody else offers no swap for what is for sale, bound or away', async () => {
    const listing = { price: 5, seller: ADA, since: '2026-06-22T12:00:00.000Z' };
    await show(
      album([
        cabbage({ card: card(3), copies: 2, spare: card(13, { listing }) }),
        cabbage({ rarity: 'Rare', card: card(4), copies: 2, spare: card(14, { bond: 'bound' }) }),
        cabbage({ rarity: 'Epic', card: card(5), copies: 2, spare: card(15, { place: 'chain' }) }),
      ]),
      {},
    );
    await act(() => vi.dynamicImportSettled());
    const fodder = mounted.host.querySelector('section[aria-labelledby=swaps]')!;
    expect(fodder.querySelectorAll('button').length).toBe(0);
    expect(fodder.textContent).toContain('Bound to them');
    const seen = [...fodder.querySelectorAll('a')].filter(({ textContent }) =>
      textContent.startsWith('See it'),
    );
    expect(seen.map((link) => link.getAttribute('href')).sort()).toEqual(['/nft/13', '/nft/15']);
  });

  it.each([true, false])('tells stories of people and none of the house: %s', async (house) => {
    const player = { house, achievements: [] } as unknown as Player;
    queryClient.setQueryData(playerQuery(ADA, null).queryKey, player);
    await show(album([cabbage({ card: card(3) })]), {});
    await act(() => vi.dynamicImportSettled());
    expect(text().includes('None told yet.')).toBe(!house);
  });

  it('of an empty album says what to do first, and that a lent card does not stick', async () => {
    await show(album([], { lent: 3 }), { own: true });
    expect(text()).toContain('That new album smell');
    expect(text()).toContain('no glue on the back');
    expect(mounted.host.querySelector('a[href*="/battle?tab=collection"]')).not.toBeNull();
  });

  it('has eleven places on the pitch, empty ones too', async () => {
    await show(album([cabbage({ card: card(3) })]), { own: true });
    const pitch = mounted.host.querySelector('section[aria-labelledby=best-eleven]');
    expect(pitch?.querySelectorAll('li').length).toBe(11);
    expect(pitch?.textContent).toContain('A full team needs at least 11 NFTs');
  });
});
