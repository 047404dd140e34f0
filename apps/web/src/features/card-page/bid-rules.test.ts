import { nextMinimumBid, readTypedAmount } from '@goats/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bidFault,
  bidForm,
  bondWords,
  isOutbid,
  lapseWords,
  looksMistyped,
  nftNow,
  quickAmounts,
  toBeat,
} from './bid-rules.ts';

const WALLET = '0x91fa33be00000000000000000000000008a42c07';
const OTHER = '0x4c0a000000000000000000000000000000009e31';
const bid = (over: Partial<Parameters<typeof bidFault>[0]>) =>
  bidFault({ wallet: WALLET, amount: '42', currentBid: 41.75, listedPrice: 30, ...over });

describe('before a bid is sent', () => {
  test.each([{ wallet: '' }, { amount: ' ' }, { wallet: '', amount: '' }])(
    'nothing is sent without wallet and amount: %o',
    (over) => {
      expect(bid(over)).toMatchObject({
        title: 'Missing information',
        text: 'Please provide both wallet address and amount.',
      });
    },
  );

  test.each(['41.75', '41.74', '0', '41,75'])('%s does not beat 41.75', (amount) => {
    expect(bid({ amount })).toMatchObject({
      title: 'Invalid bid amount',
      text: 'Your bid must be higher than the current bid.',
    });
  });

  test.each(['41.76', '41.84', '41,80'])('%s is too small a step above 41.75', (amount) => {
    expect(bid({ amount })).toMatchObject({
      title: 'Invalid bid amount',
      text: 'A bid goes 0.1 above the current one at least: 41.85 SOL or more.',
    });
  });

  test.each(['1e3', '-50', 'fifty', '42.001', '0x50', 'Infinity'])(
    '%s is no amount of money',
    (amount) => {
      expect(bid({ amount })?.title).toBe('Invalid bid amount');
    },
  );

  test('the first bid may be the listed price but not less', () => {
    expect(bid({ currentBid: null, amount: '30' })).toBeUndefined();
    expect(bid({ currentBid: null, amount: '29.99' })?.text).toContain('30.00 SOL');
  });

  test('a mistyped address is caught here, with the way to write one', () => {
    expect(bid({ wallet: '0x123' })?.field).toBe('wallet');
    expect(bid({ wallet: ` ${WALLET.toUpperCase().replace('0X', '0x')} ` })).toBeUndefined();
  });

  test('what the dialog offers first is always a bid that it would accept', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 10_000_000 })),
        fc.integer({ min: 1, max: 10_000_000 }),
        (current, listed) => {
          const currentBid = current === null ? null : current / 100;
          const listedPrice = listed / 100;
          for (const amount of quickAmounts(nextMinimumBid(currentBid, listedPrice))) {
            expect(bid({ currentBid, listedPrice, amount: amount.toFixed(2) })).toBeUndefined();
          }
        },
      ),
    );
  });
});

test('a comma counts as a decimal point, and what could be thousands is asked about', () => {
  expect(bid({ amount: ' 41,85 ' })).toBeUndefined();
  expect(bid({ amount: '1.250,00' })).toBeUndefined();
  expect(bid({ amount: '1,250' })?.text).toMatch(/^1,250 can be read two ways/);
});

test('a slipped decimal point is asked about, a generous bid is not', () => {
  expect(looksMistyped(417.6, 41.75, 30)).toBe(true);
  expect(looksMistyped(417.5, 41.75, 30)).toBe(false);
  expect(looksMistyped(301, null, 30)).toBe(true);
});

test('what somebody typed keeps nobody out who signed in', () => {
  const bids = [
    { bidAmount: 60, verified: false },
    { bidAmount: 31, verified: true },
    { bidAmount: 30, verified: true },
  ];
  expect(toBeat({ bids, currentBid: 60 }, false)).toBe(60);
  expect(toBeat({ bids, currentBid: 60 }, true)).toBe(31);
  expect(toBeat({ bids: bids.slice(0, 1), currentBid: 60 }, true)).toBeNull();
});

test.each([
  ['en', '1234.50'],
  ['de', '1234,50'],
  ['fr', '1234,50'],
] as const)('a bid stands in the field of a page in %s as that page reads it', (locale, shown) => {
  expect(bidForm(1234.5, locale)).toBe(shown);
  expect(readTypedAmount(shown, 2, locale)).toEqual({ amount: 1234.5 });
});

test('a bond is named before anybody signs, and only where there is one', () => {
  expect(bondWords(100)).toMatch(/^A signed bid puts up 100 HOOF/);
  expect(bondWords(0)).toBeNull();
});

describe('being outbid', () => {
  const bids = [
    { bidderAddress: OTHER, bidAmount: 43 },
    { bidderAddress: WALLET, bidAmount: 42 },
  ];
  test('is said to whoever led before, whatever case the address is in', () => {
    expect(isOutbid(bids, WALLET.toUpperCase())).toBe(true);
  });
  test('is not said to the leader, to strangers or to nobody', () => {
    expect(isOutbid(bids, OTHER)).toBe(false);
    expect(isOutbid(bids, '0x0000000000000000000000000000000000000001')).toBe(false);
    expect(isOutbid(bids, null)).toBe(false);
    expect(isOutbid([], WALLET)).toBe(false);
  });
});

describe('a typed bid', () => {
  const lapsesAt = '2026-06-01T12:30:00.000Z';
  const at = Date.parse(lapsesAt);
  const nft = {
    currentBid: 60,
    bids: [
      { bidAmount: 60, lapsesAt },
      { bidAmount: 31, lapsesAt: null },
    ],
  };

  test('leads until it lapses on screen too, and then the next one does', () => {
    expect(nftNow(nft, at - 1).currentBid).toBe(60);
    expect(nftNow(nft, at)).toMatchObject({ currentBid: 31, bids: [{ bidAmount: 31 }] });
    expect(nftNow({ bids: nft.bids.slice(0, 1) }, at).currentBid).toBeNull();
  });

  test('says how long it has, to the last minute', () => {
    expect(lapseWords(lapsesAt, at - 30 * 60_000)).toContain('lapses in 30 min');
    expect(lapseWords(lapsesAt, at - 1)).toContain('lapses in 1 min');
  });
});
