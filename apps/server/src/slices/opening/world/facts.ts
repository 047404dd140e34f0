import type { OpeningFacts, Rarity } from '@goats/rules';
import type { Row } from '../../../db/database.ts';
import { houseOf } from '../../match/world/index.ts';

export interface OpeningRow extends Row {
  readonly kind: OpeningFacts['kind'];
  readonly id: number;
  readonly player: string;
  readonly mode: OpeningFacts['mode'];
  readonly card_ids: readonly number[];
  readonly card_rarity: Rarity;
  readonly rarity: Rarity;
  readonly stake: number;
  readonly min_pool: number;
  readonly status: OpeningFacts['status'];
  readonly match_id: number | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly rematch_of: number | null;
  readonly only_for: string | null;
  readonly code: string | null;
}

export function toOpening(row: OpeningRow): OpeningFacts {
  return {
    kind: row.kind,
    id: row.id,
    player: row.player,
    house: houseOf(row.player) !== undefined,
    ...(houseOf(row.player)?.strength === 'friendly' && { gentle: true }),
    mode: row.mode,
    cardIds: row.card_ids,
    cardRarity: row.card_rarity,
    rarity: row.rarity,
    stake: row.stake,
    minPool: row.min_pool,
    ...(row.only_for === null ? {} : { to: row.only_for }),
    ...(row.rematch_of === null ? {} : { rematchOf: row.rematch_of }),
    ...(row.code === null ? {} : { code: row.code }),
    status: row.status,
    matchId: row.match_id,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}
