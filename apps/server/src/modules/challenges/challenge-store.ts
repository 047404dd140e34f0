import { cardImageUrl } from '@goats/collection';
import type { challenge } from '@goats/contract';
import {
  type Hundredths,
  quickMultiplier,
  type Rarity,
  toHoof,
  underdogBonus,
  winnerTakes,
} from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { BONUS_SPENT, TREASURY_BARE } from '../matches/bonus.ts';
import { houseOf } from '../matches/house-seats.ts';

export type ChallengeAnswer = z.input<typeof challenge>;

export interface ChallengeRow extends Record<string, unknown> {
  readonly id: number;
  readonly challenger: string;
  readonly card_id: number;
  readonly card_rarity: Rarity;
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  readonly status: ChallengeAnswer['status'];
  readonly match_id: number | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly name: string;
  readonly goat_score: number;
}

const CHALLENGES = `
  select h.*, c.name, c.goat_score from challenges h join cards c on c.id = h.card_id`;

/** More than a lobby can show; the oldest are left out of the list, not out of the world. */
const MOST_LISTED = 200;

export function openChallenges(db: Queryable, now: number): Promise<ChallengeRow[]> {
  return db.prepared<ChallengeRow>(
    'open-challenges',
    `${CHALLENGES} where h.status = 'open' and h.expires_at > $1 order by h.id desc limit $2`,
    [new Date(now), MOST_LISTED],
  );
}

export async function findChallenge(db: Queryable, id: number): Promise<ChallengeRow | undefined> {
  const [row] = await db.prepared<ChallengeRow>('find-challenge', `${CHALLENGES} where h.id = $1`, [
    id,
  ]);
  return row;
}

/** Whoever else wants this challenge waits here until this one is decided. */
export async function lockChallenge(tx: Queryable, id: number): Promise<ChallengeRow | undefined> {
  const [row] = await tx.prepared<ChallengeRow>(
    'lock-challenge',
    `${CHALLENGES} where h.id = $1 for no key update of h`,
    [id],
  );
  return row;
}

export async function insertChallenge(
  tx: Queryable,
  row: Pick<ChallengeRow, 'id' | 'challenger' | 'card_id' | 'card_rarity' | 'rarity' | 'stake'> & {
    readonly createdAt: number;
    readonly expiresAt: number;
  },
): Promise<void> {
  await tx.prepared(
    'insert-challenge',
    `insert into challenges
       (id, challenger, card_id, card_rarity, rarity, stake, created_at, expires_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.challenger,
      row.card_id,
      row.card_rarity,
      row.rarity,
      row.stake,
      new Date(row.createdAt),
      new Date(row.expiresAt),
    ],
  );
}

/** The id first: the card is busy with it and the vault is named after it. */
export async function nextChallengeId(tx: Queryable): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'next-challenge-id',
    `select nextval('challenges_id_seq') as id`,
  );
  return row!.id;
}

export async function markAccepted(tx: Queryable, id: number, matchId: number): Promise<void> {
  await tx.prepared(
    'accept-challenge',
    `update challenges set status = 'accepted', match_id = $2 where id = $1`,
    [id, matchId],
  );
}

/** `now` decides what is shown as expired before the timer has come round to it. */
export function toChallenge(row: ChallengeRow, treasury: Hundredths, now: number): ChallengeAnswer {
  const due = underdogBonus(row.stake, row.card_rarity, row.rarity);
  const covered = treasury >= due;
  const house = houseOf(row.challenger);
  return {
    id: row.id,
    challengerId: row.challenger,
    challengerName: house?.name ?? null,
    challengerHouse: house !== undefined,
    challengerNftId: row.card_id,
    challengerNftName: row.name,
    challengerNftRarity: row.card_rarity,
    challengerNftImageUrl: cardImageUrl(row.card_id),
    challengerNftGoatScore: row.goat_score,
    hoofStake: toHoof(row.stake),
    rarity: row.rarity,
    multiplier: quickMultiplier(row.card_rarity, row.rarity),
    bonus: covered ? toHoof(due) : 0,
    bonusNote: covered ? null : TREASURY_BARE,
    winnerTakes: toHoof(winnerTakes(row.stake)),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    status: row.status === 'open' && row.expires_at.getTime() <= now ? 'expired' : row.status,
    matchId: row.match_id === null ? null : String(row.match_id),
  };
}

/** The same as somebody sees it who has had the day's bonuses with its challenger. */
export function withoutBonus(answer: ChallengeAnswer): ChallengeAnswer {
  return answer.bonus === 0 ? answer : { ...answer, bonus: 0, bonusNote: BONUS_SPENT };
}
