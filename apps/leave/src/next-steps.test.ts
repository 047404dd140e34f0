import { stadiumAbi } from '@goats/contracts';
import { decodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';
import type { StadiumState } from './stadium-state.ts';
import { ADA, BOB, CONTRACTS, DAY, POSTED, testProof, testStadium } from './test-stadium.ts';

const when = (seconds: number) => `T+${(seconds - POSTED) / 3600}h`;
const next = (change: Partial<StadiumState> = {}, proof = testProof()) =>
  nextSteps(proof, testStadium(change), when);
const ids = (change: Partial<StadiumState> = {}, proof = testProof()) =>
  next(change, proof).steps.map(({ id }) => id);
const account = (more: object) => ({ withdrawn: 500n, askedAt: 0, exitEpoch: 0, ...more });

describe('leaving a Stadium that lives', () => {
  it('begins with asking, and says when silence would be too long', () => {
    const { steps, words } = next();
    expect(steps.map(({ id, ownOnly }) => [id, ownOnly])).toEqual([['ask', true]]);
    expect(words.join(' ')).toContain(`T+${7 * 24}h`);
  });

  it('waits for a root that came long enough after asking', () => {
    const asked = next({ account: account({ askedAt: POSTED + 3600 }) });
    expect(asked.steps.map(({ id }) => id)).toEqual(['stay']);
    expect(asked.words[0]).toContain('after T+2h');
  });

  it('knows that such a root waits for its hour, and lets it count when that has come', () => {
    const { active } = testStadium();
    // One was posted before the hour was over: it waits too, and is not enough.
    const pending = [1, 3, 4].map((hour, i) => ({
      ...{ ...active, epoch: 6 + i, postedAt: POSTED + hour * 3600 },
    }));
    const at = (hour: number) => POSTED + hour * 3600;
    const asked = { account: account({ askedAt: at(1) }), pending, canActivate: true };
    expect(next({ ...asked, now: at(8) }).words[1]).toContain('Root 7 is one');
    expect(next({ ...asked, now: at(8) }).words[1]).toContain('counts from T+9h');
    expect(ids({ ...asked, now: at(8) })).toEqual(['stay']);
    expect(ids({ ...asked, now: at(9) })).toEqual(['activate', 'stay']);
  });

  it('goes with whichever root counts when nobody has posted another for a day', () => {
    const asked = { account: account({ askedAt: POSTED + 3600 }) };
    const from = POSTED + 3600 + (1 + 6 + 24) * 3600;
    expect(next(asked).words[0]).toContain('from T+32h on with whichever counts');
    expect(ids({ ...asked, now: from - 1 })).toEqual(['stay']);
    expect(ids({ ...asked, now: from })).toEqual(['hoof', 'card-1000007', 'stay']);
    // A Stadium from before that rule does not know it, and nothing is promised there.
    expect(ids({ ...asked, now: from, patience: undefined })).toEqual(['stay']);
  });

  it('lets a root count that is due before anybody goes with the one from before it', () => {
    const { active } = testStadium();
    const at = (hour: number) => POSTED + hour * 3600;
    const pending = [2, 3, 31].map((hour, i) => ({ ...active, epoch: 6 + i, postedAt: at(hour) }));
    const asked = { account: account({ askedAt: at(3) }), now: at(34) };
    const due = next({ ...asked, pending, canActivate: true });
    expect(due.steps.map(({ id, ownOnly }) => [id, ownOnly])).toEqual([
      ['activate', false],
      ['stay', true],
    ]);
    // All that are due begin to count in turn, so it is the last of them that one leaves with.
    expect(due.words[0]).toContain('Root 7 is newer');
    // One that is not due yet keeps nobody in.
    expect(ids({ ...asked, pending: pending.slice(2) })).toEqual(['hoof', 'card-1000007', 'stay']);
    // Who has an answer of their own needs no other.
    const answered = { ...asked, account: account({ askedAt: POSTED - 3600 }) };
    const out = ids({ ...answered, pending, canActivate: true });
    expect(out).toEqual(['hoof', 'card-1000007', 'stay']);
  });

  it('takes two hundred cards out in five transactions, and singly where the Stadium is older', () => {
    const tokens = Array.from({ length: 200 }, (_, i) => 1_000_101 + i);
    const cards = new Map(
      tokens.map((token) => [token, { holder: CONTRACTS.stadium, depositor: ADA }]),
    );
    const asked = { account: account({ askedAt: POSTED - 3600, exitEpoch: 5 }), cards };
    const { steps } = next(asked);
    expect(steps.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 5 }, () => 'Take out 40 cards'),
      'Stay after all',
    ]);
    const out = steps.slice(0, 5).flatMap(({ call }) => {
      const { functionName, args } = decodeFunctionData({ abi: stadiumAbi, data: call.data });
      expect(functionName).toBe('forceExitCards');
      return (args![1] as readonly bigint[]).map(Number);
    });
    expect(out).toEqual(tokens);
    expect(ids({ ...asked, patience: undefined })).toHaveLength(201);
    const frozen = next({ ...asked, frozen: true }).steps[0]!;
    expect(decodeFunctionData({ abi: stadiumAbi, data: frozen.call.data }).functionName).toBe(
      'exitCards',
    );
  });

  it('takes HOOF and cards out of the root that came after asking, one transaction each', () => {
    const asked = { account: account({ askedAt: POSTED - 3600 }) };
    const { steps } = next(asked);
    expect(steps.map(({ title }) => title)).toEqual([
      'Take out 120.50 HOOF',
      'Take out card 7',
      'Stay after all',
    ]);
    const [hoof, card] = steps.map(({ call }) => {
      const { functionName, args } = decodeFunctionData({ abi: stadiumAbi, data: call.data });
      return [call.to, functionName, args?.slice(0, 2)];
    });
    expect(hoof).toEqual([CONTRACTS.stadium, 'forceExit', [expect.any(String), 12_050n]]);
    expect(card).toEqual([CONTRACTS.stadium, 'forceExitCard', [expect.any(String), 1_000_007n]]);
  });

  it('a second too early is too early', () => {
    expect(ids({ account: account({ askedAt: POSTED - 3599 }) })).toEqual(['stay']);
  });
});

describe('leaving a Stadium that nobody looks after', () => {
  it('begins with freezing it, whoever comes first', () => {
    expect(ids({ canFreeze: true, now: POSTED + 8 * DAY })).toEqual(['freeze']);
  });

  it('takes out HOOF, cards and deposits that no root knows', () => {
    const frozen = { frozen: true, deposits: [{ number: 2, amount: 700n }] };
    expect(ids(frozen)).toEqual(['hoof', 'card-1000007', 'deposit-2']);
    const names = next(frozen).steps.map(
      ({ call }) => decodeFunctionData({ abi: stadiumAbi, data: call.data }).functionName,
    );
    expect(names).toEqual(['exit', 'exitCard', 'depositBack']);
  });

  it('counts what was paid since the root, as the contract does', () => {
    const paid = next({ frozen: true, account: account({ withdrawn: 2_500n }) });
    expect(paid.steps[0]?.title).toBe('Take out 100.50 HOOF');
    expect(ids({ frozen: true, account: account({ withdrawn: 12_550n }) })).toEqual([
      'card-1000007',
    ]);
  });

  it('offers nothing twice, and says when all is out', () => {
    const out = next({
      frozen: true,
      account: account({ exitEpoch: 5, withdrawn: 12_550n }),
      cards: new Map([[1_000_007, { holder: ADA, depositor: undefined }]]),
    });
    expect(out.steps).toEqual([]);
    expect(out.words[0]).toContain('Nothing of yours is left inside.');
  });

  it('asks for a newer proof when the root that counts is another one', () => {
    const stale = testProof({
      root: { ...testProof().root, index: 4, hash: `0x${'4'.repeat(64)}` },
    });
    expect(next({ frozen: true }, stale)).toMatchObject({ steps: [], needsProofOf: 5 });
  });

  it('a card that was deposited after the root needs no proof, and belongs to who deposited it', () => {
    const stale = testProof({ root: { ...testProof().root, index: 4 }, hoof: null, cards: [] });
    const card = (depositor: typeof ADA) => ({
      frozen: true,
      cards: new Map([[1_000_009, { holder: CONTRACTS.stadium, depositor }]]),
    });
    expect(ids(card(ADA), stale)).toEqual(['card-1000009']);
    expect(ids(card(BOB), stale)).toEqual([]);
    // The root still says that it is Ada's, but she has sold it since.
    const sold = new Map([[1_000_007, { holder: CONTRACTS.stadium, depositor: BOB }]]);
    expect(ids({ frozen: true, cards: sold })).toEqual(['hoof']);
  });
});
