import { type ClubTier, clubTier, voteWeight } from '@goats/rules';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { countCards, countLentCards } from '../../slices/card/index.ts';
import { requireWallet } from '../auth/sessions.ts';
import { countVotingCards } from './club-store.ts';

export interface Member {
  readonly wallet: string;
  readonly cardCount: number;
  readonly tier: ClubTier;
  readonly voteWeight: number;
}

/**
 * The door, at every request: whoever has lost the last card stands outside at the next one.
 *
 * `const { wallet, tier } = await requireOwner(deps, request)`
 */
export async function requireOwner(deps: Deps, request: FastifyRequest): Promise<Member> {
  const wallet = await requireWallet(deps, request);
  const [cardCount, lentCount, voting] = await Promise.all([
    countCards(deps.db, wallet),
    countLentCards(deps.db, wallet),
    countVotingCards(deps.db, wallet),
  ]);
  const tier = clubTier(cardCount, lentCount);
  if (tier === null) {
    throw refuse('not-an-owner');
  }
  return { wallet, cardCount, tier, voteWeight: voteWeight(voting) };
}
