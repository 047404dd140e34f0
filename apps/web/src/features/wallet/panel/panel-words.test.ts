import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { type Movement, movementTitle, referenceWords, signedAmount } from './movement-words.ts';

describe('the words of the wallet panel', () => {
  it('names a movement and what it was for, never a code', () => {
    const title = (reason: Movement['reason'], reference: string, amount: number) =>
      movementTitle({ reason, reference, amount });
    expect(title('stake', 'challenge:12', -10)).toBe('Stake into the vault');
    expect(title('refund', 'challenge:12', 10)).toBe('Stake returned');
    expect(title('refund', 'offer:12', 10)).toBe('Offer returned');
    expect(title('sale', 'sale:7-3', 10)).toBe('Card sold');
    expect(title('offer', 'swap:7', -10)).toBe('HOOF put into a swap');
    expect(title('refund', 'swap:7', 10)).toBe('HOOF of a swap returned');
    expect(title('sale', 'swap:7', 10)).toBe('HOOF out of a swap');
    expect(title('entry', 'entry:3', -20)).toBe('Entry to a cup');
    expect(title('refund', 'entry:3', 20)).toBe('Entry to a cup returned');
    expect(title('prize', 'week:2026-W46', 1500)).toBe('Prize of the week');
    expect(title('prize', 'cup:7', 40)).toBe('Prize of a cup');
    expect(title('prize', 'quest:2026-11-18-comeback', 200)).toBe('Quest of the day');
    expect(referenceWords('quest:2026-11-18-comeback')).toBe('2026-11-18');
    expect(title('refund', 'withdrawal:7', 40)).toBe('Voucher given back');
    expect(['withdrawal:7', 'chain:40-2'].map(referenceWords)).toEqual([
      'Withdrawal 7',
      'Block 40',
    ]);
    expect(title('bonus', 'cup:7', 40)).toBe('Prize of a cup, the treasury’s part');
    expect(title('bonus', 'challenge:7', 30)).toBe('Treasury bonus');
    expect(['week:2026-W46', 'cup:7', 'entry:3'].map(referenceWords)).toEqual([
      'Week 2026-W46',
      'Cup 7',
      'Cups',
    ]);
    expect(title('sale', 'sale:7-3', -10)).toBe('Card bought, the seller’s part');
    expect(
      ['challenge:12', 'card:7', 'card:7-4', 'sale:7-3', 'starter:0xabc', 'match:3'].map(
        referenceWords,
      ),
    ).toEqual(['Challenge 12', 'Card 7', 'Card 7', 'Card 7', 'Starter', 'Match 3']);
  });

  it('shows by a sign, not by colour alone, whether HOOF came or went', () => {
    expect([signedAmount(50, '50'), signedAmount(-10, '10')]).toEqual(['+50', '−10']);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8', 'An unknown device'],
    ['', 'An unknown device'],
  ])('tells devices apart: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
