import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../hash/sha256.ts';
import type { MatchCard } from './cards.ts';
import {
  commitmentOf,
  findCommittedCards,
  secretFromSignature,
  secretMessage,
} from './commitment.ts';
import type { PickState } from './state.ts';
import {
  ALICE,
  act,
  BILLY,
  begin,
  commitAction,
  expire,
  kickOff,
  openAction,
  refusal,
  START,
  secretFor,
  testCard,
} from './test-matches.ts';

const flea = testCard(1, 'Rare', 78);
const kaiser = testCard(2, 'Rare', 74);
const spare = testCard(3, 'Rare', 71);
const epic = testCard(4, 'Epic', 88);
const cards: [MatchCard[], MatchCard[]] = [[flea], [kaiser]];

function picking(state: ReturnType<typeof begin>): PickState {
  if (state.phase !== 'pick') throw new Error(`expected pick, got ${state.phase}`);
  return state;
}

describe('the secret commitment', () => {
  test('[D1] the hash covers prefix, match, player, card, seed and salt', () => {
    const { seed, salt } = secretFor('m', 0);
    const parts = { mode: 'duel', matchId: 'm', address: ALICE, cardIds: [7], seed, salt } as const;
    expect(commitmentOf(parts)).toBe(
      sha256Hex(`goat-duel-v1|m|${ALICE.toLowerCase()}|7|${seed}|${salt}`),
    );
  });

  test('[D1] the text a wallet signs is of one site, one match, one player and one world', () => {
    const secret = {
      ...{ origin: 'https://goats.example', matchId: '7', address: ALICE },
      serverSeedHash: sha256Hex('this world'),
    };
    const texts = [
      secret,
      { ...secret, origin: 'https://evil.example' },
      { ...secret, matchId: '8' },
      { ...secret, address: BILLY },
      // The same numbers in a world that began anew.
      { ...secret, serverSeedHash: sha256Hex('the next world') },
    ].map(secretMessage);
    expect(new Set(texts).size).toBe(texts.length);
    expect(secretMessage({ ...secret, address: ALICE.toUpperCase() })).toBe(texts[0]);
    // To the byte: another word, or the same in another language, and no device finds its secret again.
    expect(texts[0]?.split('\n').slice(0, 2)).toEqual([
      'Legendary GOATs match secret, version 2',
      'Sign this only on the site below. It moves nothing and costs nothing.',
    ]);
    // Version 1, which any site could have asked for.
    expect(texts[0]).not.toContain('match secret\n');
  });

  test('[D2] both commitments in: the opening begins at once, with its own two minutes', () => {
    let state = begin({ cards });
    state = act(state, commitAction(state, 0, [flea]));
    expect(state.phase).toBe('commit');
    state = act(state, commitAction(state, 1, [kaiser], undefined, START + 9000));
    expect(state.phase).toBe('open');
    expect(state).toMatchObject({ deadline: START + 9000 + 120_000 });
  });

  test('[D2] a commitment cannot be changed, nor be anything but a hash', () => {
    const state = begin({ cards });
    const once = act(state, commitAction(state, 0, [flea]));
    expect(refusal(once, commitAction(once, 0, [spare]))).toBe('commit/already-committed');
    for (const commitment of ['', 'xyz', 'AB'.repeat(32), `${'ab'.repeat(32)} `]) {
      expect(refusal(state, { type: 'commit', seat: 0, commitment, at: START })).toBe(
        'commit/malformed',
      );
    }
  });

  test('[D3] after sixty seconds it is too late to commit', () => {
    const state = begin({ cards });
    const late = commitAction(state, 0, [flea], undefined, START + 60_000);
    expect(refusal(state, late)).toBe('match/deadline-passed');
    expect(refusal(state, { ...late, at: START + 59_999 })).toBe('accepted');
    expect(refusal(state, { type: 'timeout', at: START + 59_999 })).toBe('timeout/too-early');
  });

  test('[D4] whoever sends nothing plays the announced card, and round 1 comes at once', () => {
    const state = picking(expire(begin({ cards })));
    expect(state.openings.map((opening) => opening.cards[0]!.id)).toEqual([1, 2]);
    expect(state.rounds).toHaveLength(1);
  });

  test('[D4] one commitment alone still gets its two minutes to open', () => {
    let state = begin({ cards });
    state = act(state, commitAction(state, 1, [kaiser]));
    state = expire(state);
    expect(state.phase).toBe('open');
    expect(refusal(state, openAction(state, 0, [flea]))).toBe('open/nothing-committed');
    expect(act(state, openAction(state, 1, [kaiser])).phase).toBe('pick');
  });

  test('[D5] a swap stays inside the tier and is what plays', () => {
    const state = picking(kickOff({ cards }, [[spare], [kaiser]]));
    expect(state.openings[0].cards[0]).toEqual(spare);
    const crossing = begin({ cards });
    let open = act(crossing, commitAction(crossing, 0, [epic]));
    open = act(open, commitAction(open, 1, [kaiser]));
    expect(refusal(open, openAction(open, 0, [epic]))).toBe('open/wrong-tier');
  });

  test('[D5] the announced card plays with the numbers it was accepted with', () => {
    const boosted = testCard(flea.id, 'Rare', 99);
    expect(picking(kickOff({ cards }, [[boosted], [kaiser]])).openings[0].cards[0]).toEqual(flea);
  });

  test('[D6] an opening that does not match its commitment is refused, byte by byte', () => {
    let state = begin({ cards });
    state = act(state, commitAction(state, 0, [flea]));
    state = act(state, commitAction(state, 1, [kaiser]));
    const right = openAction(state, 0, [flea]);
    const other = secretFor('other', 0);
    for (const wrong of [
      { ...right, cards: [spare] },
      { ...right, cards: [flea, spare] },
      { ...right, cards: [] },
      { ...right, seed: other.seed },
      { ...right, salt: other.salt },
      { ...right, seed: right.salt, salt: right.seed },
    ]) {
      expect(refusal(state, wrong)).toBe('open/commitment-mismatch');
    }
    expect(refusal(state, { ...right, seed: right.seed.toUpperCase() })).toBe('open/malformed');
    expect(refusal(state, { ...right, seat: 1 })).toBe('open/commitment-mismatch');
    const once = act(state, right);
    expect(refusal(once, right)).toBe('open/already-opened');
  });

  test('[D6] a commitment copied from the opponent can never be opened', () => {
    let state = begin({ cards });
    const mine = commitAction(state, 0, [flea]);
    state = act(state, mine);
    state = act(state, { ...mine, seat: 1 });
    expect(refusal(state, { ...openAction(state, 0, [flea]), seat: 1 })).toBe(
      'open/commitment-mismatch',
    );
  });

  test('[D7] committed but not opened in two minutes forfeits', () => {
    let state = begin({ cards });
    state = act(state, commitAction(state, 0, [flea]));
    state = act(state, commitAction(state, 1, [kaiser]));
    state = expire(act(state, openAction(state, 1, [kaiser])));
    expect(state).toMatchObject({
      phase: 'finished',
      result: { winner: 1, reason: 'forfeited' },
    });
  });

  test('[D7] an opponent who sent nothing wins against a commitment that stays shut', () => {
    const state = begin({ cards });
    const shut = expire(expire(act(state, commitAction(state, 0, [flea]))));
    expect(shut).toMatchObject({ phase: 'finished', result: { winner: 1, reason: 'forfeited' } });
  });

  test('[D8] when neither opens nobody wins', () => {
    let state = begin({ cards });
    state = act(state, commitAction(state, 0, [flea]));
    state = expire(act(state, commitAction(state, 1, [kaiser])));
    expect(state).toMatchObject({ phase: 'finished', result: { winner: null, reason: 'void' } });
  });

  test('[D9] the same wallet on a new device finds its secret and its card again', () => {
    const secret = secretFromSignature('0xSIGNATURE');
    expect(secretFromSignature('0xsignature')).toEqual(secret);
    expect(secret.seed).not.toBe(secret.salt);
    const parts = { mode: 'duel', matchId: 'm', address: BILLY, ...secret } as const;
    const commitment = commitmentOf({ ...parts, cardIds: [12] });
    expect(findCommittedCards(commitment, parts, [10, 11, 12])).toEqual([12]);
    expect(findCommittedCards(commitment, parts, [10, 11])).toBeNull();
  });
});
