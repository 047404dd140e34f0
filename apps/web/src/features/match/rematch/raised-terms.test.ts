import { expect, it } from 'vitest';
import type { Match, MatchCard } from '../match-types.ts';
import { raisedTerms, rematchTerms } from './rematch-rules.ts';

const face = (id: number, rarity: MatchCard['rarity']) => ({ id, rarity }) as MatchCard;
const friendly = {
  ...{ mode: 'duel', kind: 'friendly', you: '0xb', stake: 0 },
  players: [
    { address: '0xa', announcedCard: face(1, 'Epic') },
    { address: '0xb', announcedCard: face(2, 'Rare') },
  ],
} as Match;

it('after a friendly nothing is staked by itself; both agree on a stake in the tiers they brought', () => {
  expect(rematchTerms(friendly)).toBeNull();
  expect(raisedTerms(friendly)).toEqual({
    ...{ kind: 'challenge', gameMode: 'duel', stake: 10, tier: 'Epic', opponent: '0xa' },
  });
  expect(raisedTerms(friendly, 50).stake).toBe(50);
});
