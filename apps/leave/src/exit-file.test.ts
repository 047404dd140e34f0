import { writeLeafList } from '@goats/chain';
import { describe, expect, it } from 'vitest';
import { parseExitFile, proofFromLeaves } from './exit-file.ts';
import { ADA, BOB, LEAVES, testProof, testStadium } from './test-stadium.ts';

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
