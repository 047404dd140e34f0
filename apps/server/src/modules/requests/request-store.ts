import type { battleRequest } from '@goats/contract';
import {
  type Hundredths,
  type MatchMode,
  prizePool,
  type Rarity,
  REQUEST_BONUS,
  toHoof,
} from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { BONUS_SPENT, TREASURY_BARE } from '../matches/bonus.ts';
import { type CardFaces, faceOnly } from '../matches/card-faces.ts';
import { houseOf } from '../matches/house-seats.ts';
import { matchCards } from '../matches/match-cards.ts';

export type RequestAnswer = z.input<typeof battleRequest>;

export interface RequestRow extends Record<string, unknown> {
  readonly id: number;
  readonly player: string;
  readonly mode: MatchMode;
  /** The captain first. */
  readonly card_ids: readonly number[];
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  readonly status: RequestAnswer['status'];
  readonly match_id: number | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const MOST_LISTED = 200;

export function openRequests(db: Queryable, now: number): Promise<RequestRow[]> {
  return db.prepared<RequestRow>(
    'open-requests',
    `select * from battle_requests where status = 'open' and expires_at > $1
      order by id desc limit $2`,
    [new Date(now), MOST_LISTED],
  );
}

export async function findRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.prepared<RequestRow>(
    'find-request',
    'select * from battle_requests where id = $1',
    [id],
  );
  return row;
}

/** Whoever else wants this request waits here until this one is decided. */
export async function lockRequest(tx: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx.prepared<RequestRow>(
    'lock-request',
    'select * from battle_requests where id = $1 for no key update',
    [id],
  );
  return row;
}

export async function insertRequest(
  tx: Queryable,
  row: Pick<RequestRow, 'id' | 'player' | 'mode' | 'card_ids' | 'rarity' | 'stake'> & {
    readonly createdAt: number;
    readonly expiresAt: number;
  },
): Promise<RequestRow> {
  const [inserted] = await tx.prepared<RequestRow>(
    'insert-request',
    `insert into battle_requests
       (id, player, mode, card_ids, rarity, stake, created_at, expires_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
    [
      row.id,
      row.player,
      row.mode,
      row.card_ids,
      row.rarity,
      row.stake,
      new Date(row.createdAt),
      new Date(row.expiresAt),
    ],
  );
  return inserted!;
}

/** The id first: the cards are busy with it and the vault is named after it. */
export async function nextRequestId(tx: Queryable): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'next-request-id',
    `select nextval('battle_requests_id_seq') as id`,
  );
  return row!.id;
}

export async function markJoined(tx: Queryable, id: number, matchId: number): Promise<void> {
  await tx.prepared(
    'join-request',
    `update battle_requests set status = 'accepted', match_id = $2 where id = $1`,
    [id, matchId],
  );
}

/** Their cards are read together: a lobby of squads is two queries, not two hundred. */
export async function toRequests(
  db: Queryable,
  faces: CardFaces,
  rows: readonly RequestRow[],
  treasury: Hundredths,
  now: number,
): Promise<RequestAnswer[]> {
  const ids = [...new Set(rows.flatMap((row) => row.card_ids))];
  await faces.load(db, ids);
  const cards = new Map((await matchCards(db, ids)).map((card) => [card.id, card]));
  const covered = treasury >= REQUEST_BONUS;
  return rows.map((row) => {
    const deck = row.card_ids.map((id) => faceOnly(faces, cards.get(id)!));
    const house = houseOf(row.player);
    const runOut = row.status === 'open' && row.expires_at.getTime() <= now;
    return {
      id: row.id,
      gameMode: row.mode,
      fromPlayerId: row.player,
      fromPlayerName: house?.name ?? null,
      fromPlayerHouse: house !== undefined,
      hoofStake: toHoof(row.stake),
      prizePool: toHoof(prizePool(row.stake, covered)),
      bonus: covered ? toHoof(REQUEST_BONUS) : 0,
      bonusNote: covered ? null : TREASURY_BARE,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      status: runOut ? 'expired' : row.status,
      fromCard: deck[0]!,
      ...(row.mode === 'squad' ? { fromDeck: deck } : {}),
      matchId: row.match_id === null ? null : String(row.match_id),
    };
  });
}

/** The same as somebody sees it who has had the day's bonuses with its maker. */
export function withoutBonus(answer: RequestAnswer): RequestAnswer {
  if (answer.bonus === 0) return answer;
  const prizePool = answer.prizePool - answer.bonus;
  return { ...answer, prizePool, bonus: 0, bonusNote: BONUS_SPENT };
}
