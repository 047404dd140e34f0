import { describe, expect, it } from 'vitest';
import { followed, hasEffect } from './consequences.ts';
import type { ChainEvent } from './events.ts';
import { commandOf, subjectOf } from './log-commands.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const [hoof, cards, stadium] = [address('1'), address('2'), address('3')];
const [ada, bob] = [address('a'), address('b')];
const contracts = { hoof, cards, stadium };
const log = (
  contract: ChainEvent['contract'],
  event: string,
  args: ChainEvent['args'],
): ChainEvent => ({ block: 7, index: 4, txHash: `0x${'0'.repeat(64)}`, contract, event, args });
const moved = (from: string, to: string) =>
  log('cards', 'Transfer', { from, to, tokenId: '1000017' });
const counts = (event: ChainEvent) => hasEffect(contracts, followed([event])[0]!);
const commandFor = (event: ChainEvent) => commandOf({ ...event, time: new Date(5_000) }, 9);

describe('a final log about a card', () => {
  it('counts once: by the Stadium’s word where that is involved, else by who has it now', () => {
    expect(counts(moved(ada, bob))).toBe(true);
    expect(counts(moved(ada, stadium))).toBe(false);
    expect(counts(moved(stadium, ada))).toBe(false);
    expect(counts(moved(ada, ada))).toBe(false);
    expect(counts(log('stadium', 'RootPosted', { epoch: '2' }))).toBe(false);
  });

  it('names the card and whose it is, under the place where it stands', () => {
    const place = { log: { block: 7, index: 4 }, at: 9 };
    expect(commandFor(moved(ada, bob))).toEqual({
      ...{ type: 'chain-card-moved', cardId: 17, from: ada, to: bob, ...place },
    });
    const token = '1000017';
    expect(
      commandFor(log('stadium', 'CardDeposited', { number: '1', token, account: bob })),
    ).toEqual({ type: 'chain-card-deposited', cardId: 17, wallet: bob, ...place });
    expect(commandFor(log('stadium', 'CardExited', { token, account: bob, epoch: '2' }))).toEqual({
      ...{ type: 'chain-card-exited', cardId: 17, wallet: bob, ...place },
    });
    expect(
      commandFor(log('stadium', 'CardWithdrawn', { number: '5', token, account: bob })),
    ).toEqual({ type: 'chain-withdrawn', id: 5, wallet: bob, hoof: null, cardId: 17, ...place });
  });

  it('waits for what was said before about the same card, wherever it was said', () => {
    const args = { number: '1', token: '1000017', account: bob };
    expect(subjectOf(moved(ada, bob))).toBe(subjectOf(log('stadium', 'CardDeposited', args)));
  });

  it('knows a voucher that is none of ours', () => {
    const args = { number: String(2n ** 200n), account: ada, amount: '500' };
    expect(commandFor(log('stadium', 'HoofWithdrawn', args))).toMatchObject({
      id: null,
      hoof: 500,
    });
  });
});
