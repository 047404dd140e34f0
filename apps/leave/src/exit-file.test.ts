import { type LeafList, treesOf, writeLeafList } from '@goats/chain';
import { describe, expect, it } from 'vitest';
import { parseExitFile, proofFromLeaves, takesAway, waitingRoot } from './exit-file.ts';
import type { StadiumState } from './stadium-state.ts';
import { ADA, BOB, CONTRACTS, LEAVES, POSTED, testProof, testStadium } from './test-stadium.ts';

const text = (change: object = {}) => JSON.stringify({ ...testProof(), ...change });

describe('a file that somebody brings', () => {
  it('is a proof, which is reckoned again and not believed', () => {
    expect(parseExitFile(text())).toEqual({ kind: 'proof', proof: testProof() });
  });

  it.each([
    [
      'more HOOF',
      { hoof: { ...testProof().hoof, leaf: { account: ADA, balance: '99999', withdrawn: '500' } } },
    ],
    [
      'a card of somebody else',
      {
        cards: [
          { ...testProof().cards[0], tokenId: 1_000_008, leaf: { tokenId: 1_000_008, owner: ADA } },
        ],
      },
    ],
    ['another account', { address: BOB }],
    ['another root', { root: { ...testProof().root, hash: `0x${'7'.repeat(64)}` } }],
  ])('that was changed to say %s is told so', (_, change) => {
    expect(() => parseExitFile(text(change))).toThrow(/changed the file, or it is damaged/);
  });

  it.each([
    ['', /neither an exit proof/],
    ['a poem', /neither an exit proof/],
    ['null', /not a whole exit proof/],
    ['[]', /not a whole exit proof/],
    [text({ root: undefined }), /not a whole/],
    [text({ chainId: '1' }), /not a whole/],
    [text({ deposits: [{ number: -1, amount: '1' }] }), /not a whole/],
    [text({ hoof: { leaf: {}, proof: {} } }), /not a whole/],
    ['legendary-goats-leaves 2\n', /neither an exit proof/],
    [writeLeafList(LEAVES).slice(0, -1), /nor a published list/],
  ])('that is no proof at all is told so: %.40j', (given, words) => {
    expect(() => parseExitFile(given)).toThrow(words);
  });

  it('or is everybody’s leaves, out of which one’s own proof is made', () => {
    const brought = parseExitFile(writeLeafList(LEAVES));
    if (brought.kind !== 'leaves') throw new Error();
    const made = proofFromLeaves(brought.list, ADA, testStadium());
    expect(made).toEqual(testProof());
    expect(parseExitFile(JSON.stringify(made)).kind).toBe('proof');
    expect(proofFromLeaves(brought.list, `0x${'c'.repeat(40)}`, testStadium())).toMatchObject({
      hoof: null,
      cards: [],
    });
  });

  it('leaves of another root than the one that counts are of no use', () => {
    const [ada, ...others] = LEAVES.accounts;
    const richer = { ...LEAVES, accounts: [{ ...ada!, balance: 99_999 }, ...others] };
    expect(() => proofFromLeaves(richer, ADA, testStadium())).toThrow(/not the one of root 5/);
  });
});

describe('a list of a root that waits', () => {
  const ada = (balance: number, withdrawn = 500) => ({ account: ADA, balance, withdrawn });
  const [, bob] = LEAVES.accounts;
  /** The Stadium with such a root behind the one that counts, and what it says of Ada. */
  function waiting(change: Partial<LeafList>, stadium: Partial<StadiumState> = {}) {
    const list = { ...LEAVES, block: 10, ...change };
    const { accounts, cards } = treesOf(list);
    const root = {
      ...{ accounts: accounts.root, cards: cards.root, sum: BigInt(accounts.sum) },
      ...{ deposits: 2, cardDeposits: 1, postedAt: POSTED + 60, epoch: 6 },
    };
    const state = testStadium({ pending: [root], ...stadium });
    return { state, root, ahead: proofFromLeaves(list, ADA, state) };
  }

  it('is told from that of the root that counts, which is the one to leave with', () => {
    const { state, root, ahead } = waiting({ accounts: [ada(9_000), bob!] });
    expect(ahead).toMatchObject({ root: { index: 6 }, hoof: { leaf: { balance: '9000' } } });
    expect(waitingRoot(ahead, state)).toEqual(root);
    expect(waitingRoot(proofFromLeaves(LEAVES, ADA, state), state)).toBeUndefined();
    // The same list again, posted because of a long silence, is of the one that counts.
    expect(waiting({}).ahead.root.index).toBe(5);
  });

  it.each<[string, boolean, Partial<LeafList>]>([
    ['has less HOOF', true, { accounts: [ada(12_049), bob!] }],
    ['has nothing', true, { accounts: [bob!] }],
    [
      'has given the card to somebody',
      true,
      { cards: LEAVES.cards.map((card) => ({ ...card, owner: BOB })) },
    ],
    ['has more HOOF', false, { accounts: [ada(12_051), bob!] }],
    ['has less by what was paid since', false, { accounts: [ada(11_050, 1_500), bob!] }],
    ['has less than that', true, { accounts: [ada(11_049, 1_500), bob!] }],
    ['calls more paid than ever was', true, { accounts: [ada(11_049, 1_501), bob!] }],
  ])('that %s than the one that counts is called out: %s', (_, less, change) => {
    const account = { withdrawn: 1_500n, askedAt: 0, exitEpoch: 0 };
    const { state, ahead } = waiting(change, { account });
    expect(takesAway(ahead, testProof(), state)).toBe(less);
  });

  it('is not called out for a card that was taken out since, nor without a proof of what counts', () => {
    const cards = LEAVES.cards.filter(({ owner }) => owner !== ADA);
    const at = (holder: typeof ADA) => ({
      cards: new Map([[1_000_007, { holder, depositor: undefined }]]),
    });
    const inside = waiting({ cards }, at(CONTRACTS.stadium));
    expect(takesAway(inside.ahead, testProof(), inside.state)).toBe(true);
    const outside = waiting({ cards }, at(ADA));
    expect(takesAway(outside.ahead, testProof(), outside.state)).toBe(false);
    expect(takesAway(inside.ahead, undefined, inside.state)).toBe(false);
    const old = testProof({ root: { ...testProof().root, index: 4 } });
    expect(takesAway(inside.ahead, old, inside.state)).toBe(false);
  });
});
