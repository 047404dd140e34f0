import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aboutSearch,
  battleSearch,
  cardGameSearch,
  cardGameTab,
  cardSortOf,
  marketplaceSearch,
  parseSearch,
  stringifySearch,
} from './search-params.ts';

describe('the address bar', () => {
  test('an address survives being read and written again', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1 })),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual(search);
        },
      ),
    );
  });

  test('what is not set leaves no trace in a shared link', () => {
    expect(stringifySearch({ tier: 'Rare', stake: 25, tab: undefined, search: '' })).toBe(
      '?tier=Rare&stake=25',
    );
    expect(stringifySearch({})).toBe('');
  });
});

describe('marketplace', () => {
  test('the footer links choose their rarity', () => {
    expect(marketplaceSearch({ rarity: 'Legendary' })).toEqual({ rarity: 'Legendary' });
    expect(marketplaceSearch({ strong: 'pace' })).toEqual({ strong: 'pace' });
  });
  test('a link to what is for sale says whose, what is drawn on it, and in which order', () => {
    const owner = `0x${'Ab'.repeat(20)}`;
    const raw = { listed: 'true', owner, trait: 'background:Rain', sort: 'just-listed' };
    expect(marketplaceSearch(raw)).toEqual({ ...raw, owner: owner.toLowerCase() });
  });
  test('an order of the shelf is dropped where nothing is on it', () => {
    expect(marketplaceSearch({ sort: 'listed-price' })).toEqual({});
    expect(cardSortOf({})).toBe('score');
    expect(cardSortOf({ listed: 'true' })).toBe('listed-price');
  });
  test('a wallet that is none shows everything', () => {
    expect(marketplaceSearch({ owner: '0x12' })).toEqual({});
  });
  test('a mistyped filter shows everything instead of nothing', () => {
    const raw = { rarity: 'shiny', origin: 'Atlantis', price: 'cheap', strong: 'will' };
    expect(marketplaceSearch(raw)).toEqual({});
    // As the router does it: what was typed shines through wherever no key covers it.
    expect({ ...raw, ...marketplaceSearch(raw) }).toEqual({});
  });
});

describe('card game', () => {
  test('coming from Quick Challenge lands in the lobby with tier and stake kept', () => {
    const search = cardGameSearch({ tier: 'Epic', stake: '50' });
    expect(search).toEqual({ tier: 'Epic', stake: 50 });
    expect(cardGameTab(search)).toBe('lobby');
  });
  test('a stake that is not offered is dropped, not passed on', () => {
    expect(cardGameSearch({ stake: '11' })).toEqual({});
  });
  test.each([
    ['tournaments', 'rewards'],
    ['leaderboard', 'rewards'],
    ['rewards', 'rewards'],
    ['attributes', 'attributes'],
    ['nonsense', 'overview'],
    ['constructor', 'overview'],
  ])('?tab=%s opens %s', (tab, opened) => {
    expect(cardGameTab(cardGameSearch({ tab }))).toBe(opened);
  });
});

test.each([
  ['faq', 'faq'],
  ['support', 'contact'],
  ['blog', 'about'],
  ['toString', undefined],
])('about ?tab=%s opens %s', (tab, opened) => {
  expect(aboutSearch({ tab }).tab).toBe(opened);
});

test('a match id that could never exist is not sent to the server', () => {
  expect(battleSearch({ match: '../admin' })).toEqual({});
  expect(battleSearch({ match: '1842' })).toEqual({ match: '1842' });
  expect(battleSearch({ match: '1842', guide: '1' })).toEqual({ match: '1842', guide: '1' });
  expect(battleSearch({ guide: '1' })).toEqual({});
});
