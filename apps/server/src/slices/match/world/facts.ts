import type { Battler, MatchFacts } from '@goats/rules';
import type { Row } from '../../../db/database.ts';

export interface MatchRow extends Row {
  readonly id: number;
  readonly kind: MatchFacts['kind'];
  readonly origin_id: number | null;
  readonly version: number;
  readonly server_seed: string;
  readonly state: Omit<MatchFacts['state'], 'serverSeed'>;
  readonly hands: MatchFacts['hands'];
  readonly given_until: Date | number;
}

export const MATCH_COLUMNS = 'id, kind, origin_id, version, server_seed, state, hands, given_until';

export function toMatch(row: MatchRow): MatchFacts {
  return {
    id: row.id,
    kind: row.kind,
    originId: row.origin_id,
    version: row.version,
    state: { ...row.state, serverSeed: row.server_seed } as MatchFacts['state'],
    hands: row.hands,
    // The driver reads '-infinity' as a number.
    givenUntil: row.given_until instanceof Date ? row.given_until.getTime() : null,
  };
}

export interface BattlerRow extends Row, Omit<Battler, 'lastMatchAt' | 'history' | 'seasonGames'> {
  readonly address: string;
  readonly last_match_at: Date;
  readonly matches: number;
  readonly wallets: number;
  readonly house_matches: number;
  readonly house_wallets: number;
  readonly days: number;
  readonly last_day: number | null;
  readonly has: boolean;
  readonly season_games: number;
}

export function toBattler(row: BattlerRow): Battler {
  const { games, rating, deviation, volatility, season, matches, wallets, days, has } = row;
  return {
    ...{ games, rating, deviation, volatility, lastMatchAt: row.last_match_at.getTime() },
    ...{ season, seasonGames: row.season_games },
    history: {
      ...{ matches, wallets },
      houseMatches: row.house_matches,
      houseWallets: row.house_wallets,
      ...{ days, lastDay: row.last_day, has },
    },
  };
}
