import { randomBytes } from 'node:crypto';
import {
  type Hundredths,
  type MatchCard,
  type MatchMode,
  type Pair,
  startMatch,
  type Terms,
  treasuryBonuses,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { promiseBonus } from './bonus.ts';
import { houseOf, houseTimeFor } from './house-seats.ts';
import { insertMatch, nextMatchId } from './match-store.ts';
import { rejected } from './rejections.ts';

export interface MatchTerms {
  readonly kind: 'challenge' | 'request';
  readonly originId: number;
  readonly mode: MatchMode;
  readonly stake: Hundredths;
  /** Who opened first, who took it second; cards announced, a captain first. */
  readonly players: Pair<{ readonly address: string; readonly cards: readonly MatchCard[] }>;
}

/**
 * Makes the match of two stakes that lie in the vault. Whether there is a bonus is settled here
 * and never after: what was promised is kept back in the treasury until the match is over.
 *
 * `const id = await beginMatch(tx, { kind: 'challenge', originId: 12, … }, now)`
 */
export async function beginMatch(tx: Queryable, terms: MatchTerms, now: number): Promise<number> {
  const { kind, mode, stake, originId } = terms;
  const [a, b] = terms.players;
  const full: Terms = { kind, stake, bonusGranted: true };
  const bonus = Math.max(...treasuryBonuses(full, a.cards[0]!.rarity, b.cards[0]!.rarity));
  const granted = await promiseBonus(tx, { players: [a.address, b.address], bonus }, now);
  const id = await nextMatchId(tx);
  const outcome = startMatch({
    id: String(id),
    mode,
    terms: { ...full, bonusGranted: granted },
    players: [seated(a), seated(b)],
    serverSeed: newSeed(),
    startedAt: now,
  });
  if (!outcome.ok) throw rejected(outcome.rejection);
  await insertMatch(tx, {
    ...{ id, mode, kind, originId, hands: null },
    bonusReserved: granted ? bonus : 0,
    state: outcome.state,
    houseAt: houseTimeFor(outcome.state, now),
  });
  return id;
}

/** 32 random bytes; only their hash is shown until the match is over. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

function seated(player: MatchTerms['players'][0]) {
  const { address, cards } = player;
  return { address, house: houseOf(address) !== undefined, announced: cards };
}

/** What accepting and joining answer. */
export function matchEntry(message: string, matchId: number) {
  return { message, redirectTo: `/battle?match=${matchId}`, matchId: String(matchId) };
}
