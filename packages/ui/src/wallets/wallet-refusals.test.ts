import { describe, expect, it } from 'vitest';
import { walletRefusal } from './wallet-refusals.ts';

describe('what a wallet’s refusal means', () => {
  it.each([
    [{ code: 4001, message: 'MetaMask: User denied' }, 'rejected'],
    [{ code: 'ACTION_REJECTED' }, 'rejected'],
    [{ code: -32603, data: { originalError: { code: 4001 } } }, 'rejected'],
    [new Error('wrapped', { cause: { code: -32002 } }), 'pending'],
    [{ code: -32002, message: 'Already processing eth_requestAccounts' }, 'pending'],
    [{ code: 4100 }, 'unauthorized'],
    [new Error('The hardware is asleep'), 'failed'],
    ['no', 'failed'],
    [null, 'failed'],
  ])('%j is told as %s', (error, kind) => {
    expect(walletRefusal(error, 'connect').kind).toBe(kind);
  });

  it('tells a no to connecting from a no to signing, and a hidden window from both', () => {
    const words = [
      walletRefusal({ code: 4001 }, 'connect').words,
      walletRefusal({ code: 4001 }, 'sign').words,
      walletRefusal({ code: -32002 }, 'connect').words,
    ];
    expect(new Set(words).size).toBe(3);
  });

  it('passes on what the wallet said itself, and nothing when it said nothing', () => {
    expect(walletRefusal(new Error('The hardware is asleep'), 'sign').words).toBe(
      'The hardware is asleep',
    );
    expect(walletRefusal({}, 'sign').words).toBe('');
  });
});
