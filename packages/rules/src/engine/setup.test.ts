import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../hash/sha256.ts';
import { type MatchSetup, startMatch } from './setup.ts';
import { ALICE, BILLY, START, testCard, testDeck } from './test-matches.ts';

const good: MatchSetup = {
  id: 'm',
  mode: 'duel',
  terms: { kind: 'challenge', stake: 1000, bonusGranted: true },
  players: [
    { address: ALICE, house: false, announced: [testCard(1, 'Rare', 78)] },
    { address: BILLY, house: false, announced: [testCard(2, 'Epic', 88)] },
  ],
  serverSeed: sha256Hex('s'),
  startedAt: START,
};
const [alice, billy] = good.players;

function rejected(change: Partial<MatchSetup>): string | null {
  const outcome = startMatch({ ...good, ...change });
  return outcome.ok ? null : outcome.rejection;
}

describe('a match that could not be fair never starts', () => {
  test('the good one starts, and shows only the hash of its seed', () => {
    const outcome = startMatch(good);
    expect(outcome).toMatchObject({
      ok: true,
      state: { phase: 'commit', serverSeedHash: sha256Hex(good.serverSeed) },
    });
  });

  test('[D1] names that could forge a hashed text are refused', () => {
    expect(rejected({ id: 'a|b' })).toBe('setup/malformed-name');
    expect(rejected({ id: '' })).toBe('setup/malformed-name');
    expect(rejected({ players: [{ ...alice, address: '0x|' }, billy] })).toBe(
      'setup/malformed-name',
    );
  });

  test('nobody plays themselves, whatever the case of the address', () => {
    expect(rejected({ players: [alice, { ...billy, address: ALICE.toUpperCase() }] })).toBe(
      'setup/same-player',
    );
  });

  test('decks have the size of their mode and no card twice', () => {
    expect(rejected({ players: [alice, { ...billy, announced: [] }] })).toBe('setup/deck-size');
    const squad = { mode: 'squad', terms: { kind: 'practice' } } as const;
    expect(rejected(squad)).toBe('setup/deck-size');
    const deck = testDeck(1, 'Rare', 75);
    const players = (other: typeof deck) =>
      [
        { ...alice, announced: deck },
        { ...billy, announced: other },
      ] as const;
    expect(rejected({ ...squad, players: players(deck) })).toBe('setup/duplicate-card');
    expect(rejected({ ...squad, players: players(testDeck(50, 'Rare', 75)) })).toBeNull();
  });

  test('seeds, stakes and clocks that would break later are refused now', () => {
    expect(rejected({ serverSeed: 'short' })).toBe('setup/malformed-seed');
    for (const stake of [0, -1000, 10.5, Number.NaN]) {
      expect(rejected({ terms: { kind: 'request', stake, bonusGranted: true } })).toBe(
        'setup/malformed-terms',
      );
    }
    expect(rejected({ startedAt: Number.NaN })).toBe('setup/malformed-time');
    expect(rejected({ timing: { commitMs: 1, openMs: 0, pickMs: 1 } })).toBe(
      'setup/malformed-time',
    );
  });

  test('a challenge cannot be a squad', () => {
    expect(rejected({ mode: 'squad' })).toBe('setup/challenge-is-a-duel');
  });
});
