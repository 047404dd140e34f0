import { expect, it } from 'vitest';
import type { Duel } from './duel-queries.ts';
import { stakeOf, termsOf } from './duel-words.ts';

it('a link says what it is for before anybody plays', () => {
  const friendly = { friendly: true, hoofStake: 0, winnerTakes: 0, rarity: 'Rare' } as Duel;
  expect(stakeOf(friendly)).toBe('Friendly');
  expect(termsOf(friendly)).toContain('Nothing is at stake');
  const staked = { hoofStake: 25, winnerTakes: 50, rarity: 'Rare' } as Duel;
  expect(stakeOf(staked)).toBe('25 HOOF each');
  expect(termsOf(staked)).toBe('The winner takes 50 HOOF, cards stay. It asks for a Rare card.');
});
