import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/src/testing/test-database.ts';
import {
  type Command,
  type Effect,
  sha256Hex,
  TREASURY,
  utcDay,
} from '../../packages/rules/src/index.ts';
import { createWorld, NOON } from '../../packages/rules/src/world/test-facts.ts';
import { livelyEconomy } from '../../packages/rules/src/world/test-lively.ts';
import { WALLETS } from '../../packages/rules/src/world/test-random.ts';
import {
  type Both,
  commitToBoth,
  type Decided,
  decideOnBoth,
  type Outcome,
  writeToBoth,
} from './both.ts';
import { readWorld } from './read-world.ts';
import { makeSmallWorld } from './small-world.ts';

const [A, B, C] = WALLETS as [string, string, string];
const SEED = sha256Hex('a server seed');

/** Unique indexes of what the commit writes that nothing has to be tried against, and why. */
const NEEDLESS: Readonly<Record<string, string>> = {
  ...numbered(
    'openings_pkey',
    'matches_pkey',
    'offers_pkey',
    'swaps_pkey',
    'bids_pkey',
    'cups_pkey',
  ),
  ...numbered('cup_entries_pkey', 'withdrawals_pkey', 'transfers_pkey', 'card_events_pkey'),
  ...numbered('sales_pkey', 'auctions_pkey', 'accounts_pkey'),
  ...because('added to where it is there already', [
    ...['battlers_pkey', 'encounters_pkey', 'bonus_days_pkey', 'day_counters_pkey', 'weeks_pkey'],
    ...['week_points_pkey', 'week_meetings_pkey', 'bid_bans_pkey', 'leaving_wallets_pkey'],
    ...['own_cards_pkey', 'accounts_name_key', 'seasons_pkey'],
  ]),
  ...because('held by the version of the row that it belongs to', [
    ...['match_events_pkey', 'cup_ties_pkey', 'cup_ties_match_id_key', 'auction_asks_pkey'],
    ...['auction_asks_auction_id_wallet_key', 'auction_asks_one_wins', 'week_prizes_pkey'],
    ...['season_badges_pkey', 'achievements_pkey'],
  ]),
  openings_code_once: 'drawn by chance, and no two draws of 128 bits meet',
  auctions_one_per_card: 'no command puts a card up',
  chain_logs_pkey: 'written by whoever reads the chain, and only marked by the commit',
  sales_transaction_hash_key: 'imported sales alone have one',
  players_display_name_key: 'a name, which the model does not know',
  players_name_key_key: 'a name, which the model does not know',
};

function because(why: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]));
}

function numbered(...names: readonly string[]): Record<string, string> {
  return because('a number that the database gives out once', names);
}

/** The tables that the commit adds rows to. */
const WRITTEN = [
  ...['openings', 'matches', 'match_events', 'commitments', 'match_ratings', 'battlers'],
  ...['encounters', 'bonus_days', 'day_counters', 'transfers', 'accounts', 'stakes'],
  ...[
    'card_events',
    'loans',
    'own_cards',
    'starter_grants',
    'day_cards',
    'day_quests',
    'players',
    'offers',
    'swaps',
    'sales',
  ],
  ...['auctions', 'bids', 'auction_asks', 'bid_bans', 'cups', 'cup_entries', 'cup_ties', 'weeks'],
  ...['week_points', 'week_meetings', 'week_prizes', 'withdrawals', 'chain_logs'],
  ...['seasons', 'season_badges', 'achievements'],
  'leaving_wallets',
];

describe('what may be there once', () => {
  let base: TestDatabase;
  let both: Both;
  beforeAll(async () => {
    base = await createTestDatabase();
    await makeSmallWorld(base.db, NOON, { alone: true });
    const world = await readWorld(base.db, livelyEconomy(createWorld({}).economy));
    both = { world, db: base.db, lastId: world.lastId };
  });
  afterAll(() => base.drop());

  const newId = () => {
    both.lastId += 1;
    return both.lastId;
  };
  const cardOf = (wallet: string) =>
    [...both.world.cards.values()].find(
      ({ owner, busyWith, rarity, restsUntil, games }) =>
        owner === wallet && busyWith === null && rarity === 'Rare' && !restsUntil && games === 0,
    )!;
  const decided = (command: Command) => decideOnBoth(both, command);
  /** Written to both as it was decided. */
  async function done(command: Command): Promise<Decided> {
    const verdict = await decided(command);
    if (!verdict.model.ok) throw new Error(verdict.model.refusal.sentence);
    expect(await commitToBoth(both, verdict)).toBe('written');
    return verdict;
  }
  const someCommand: Command = { type: 'pay-week', week: 1, at: NOON };
  /** Effects that no decision would ever make. */
  const written = (...effects: readonly Effect[]) =>
    writeToBoth(both, someCommand, [effects, effects], newId());
  async function twice(command: Command): Promise<Outcome> {
    const [first, second] = [await decided(command), await decided(command)];
    expect(await commitToBoth(both, first)).toBe('written');
    return commitToBoth(both, second);
  }

  const opens = (wallet: string): Command => ({
    ...{ type: 'open', kind: 'challenge', wallet, house: false, mode: 'duel', stake: 10 },
    ...{ cardId: cardOf(wallet).id, rarity: 'Rare', minPool: 0, at: NOON },
  });
  function effectOf<T extends Effect['type']>({ model }: Decided, type: T) {
    const found = model.ok && model.effects.find((effect) => effect.type === type);
    return found as Extract<Effect, { type: T }>;
  }
  /** A duel of A and B, begun. */
  async function duel(): Promise<Extract<Effect, { type: 'match-started' }>> {
    const { opening } = effectOf(await done(opens(A)), 'opening-opened');
    const { kind, id } = opening;
    const accepts = { wallet: B, house: false, cardId: cardOf(B).id, serverSeed: SEED } as const;
    const taken = await done({ type: 'accept', kind, id, ...accepts, at: NOON });
    return effectOf(taken, 'match-started');
  }
  /** One that is played: of those there are, or a new one. */
  async function liveDuel(except?: number): Promise<number> {
    const live = [...both.world.matches.values()].find(
      ({ id, state }) => state.phase !== 'finished' && id !== except,
    );
    return live?.id ?? (await duel()).match.id;
  }
  const moves = (matchId: number, address: string, move: object): Command =>
    ({ type: 'move', matchId, address, move, at: NOON + 1 }) as Command;

  const CASES: Readonly<Record<string, () => Promise<Outcome>>> = {
    async transfers_once() {
      const gift = { type: 'post', reason: 'house', from: TREASURY, to: A, amount: 100 } as const;
      expect(await written({ ...gift, reference: 'house:gift' })).toBe('written');
      return written({ ...gift, reference: 'house:gift', amount: 200 });
    },
    async stakes_pkey() {
      const stake = { type: 'post', reason: 'stake', from: A, to: 'challenge:9001' } as const;
      expect(await written({ ...stake, reference: 'challenge:9001', amount: 10 })).toBe('written');
      const again = await written({ ...stake, reference: 'challenge:9002', amount: 10 });
      const back = { ...stake, reason: 'refund', from: stake.to, to: A, amount: 10 } as const;
      expect(await written({ ...back, reference: 'challenge:9001' })).toBe('written');
      return again;
    },
    async card_events_once() {
      const { id: cardId } = cardOf(C);
      const won = { type: 'card-event', kind: 'won', cardId, reference: 'match:9001' } as const;
      expect(await written(won)).toBe('written');
      return written(won);
    },
    async matches_one_per_origin() {
      const { match, ...begun } = await duel();
      return written({ ...begun, match: { ...match, id: newId() } });
    },
    async commitments_pkey() {
      const one = await liveDuel();
      const other = await liveDuel(one);
      const commitment = sha256Hex('the same');
      await done(moves(one, A, { type: 'commit', commitment }));
      return commitToBoth(both, await decided(moves(other, B, { type: 'commit', commitment })));
    },
    async match_ratings_pkey() {
      const matchId = await liveDuel();
      const rated = effectOf(await done(moves(matchId, A, { type: 'concede' })), 'rated');
      return written(rated);
    },
    async openings_one_rematch() {
      const matchId = await liveDuel();
      await done(moves(matchId, B, { type: 'concede' }));
      const again = { rematchOf: matchId, at: NOON + 2 };
      const [one, other] = [
        await decided({ ...opens(A), ...again } as Command),
        await decided({ ...opens(B), ...again } as Command),
      ];
      expect(await commitToBoth(both, one)).toBe('written');
      return commitToBoth(both, other);
    },
    async offers_one_per_wallet() {
      const { id: cardId } = cardOf(B);
      const made = effectOf(
        await done({ type: 'offer', cardId, wallet: A, amount: 500, at: NOON }),
        'offer-made',
      );
      return written({ ...made, offer: { ...made.offer, id: newId() } });
    },
    async sales_reference_key() {
      const sale: Effect = {
        ...{ type: 'sale-recorded', cardId: cardOf(C).id, kind: 'listing', amount: 5 },
        ...{ currency: 'HOOF', worth: 1, seller: A, buyer: C, reference: 'sale:9001' },
        leftOut: null,
      };
      expect(await written(sale)).toBe('written');
      return written(sale);
    },
    async bids_amount_once() {
      const [cardId] = [...both.world.auctions.keys()];
      const bid = { type: 'bid', cardId: cardId!, amount: 6, at: NOON } as const;
      const typed = effectOf(await done({ ...bid, bidder: C, verified: false }), 'bid-placed');
      await done({ ...bid, bidder: A, verified: true });
      const { id, auctionId, bidder } = typed;
      return written({ type: 'bid-confirmed', id, auctionId, bidder });
    },
    async auction_asks_one_waits() {
      const [, { id: auctionId, endsAt }] = [...both.world.auctions][0]!;
      return twice({ type: 'advance-auction', auctionId, at: endsAt });
    },
    async cups_by_slot() {
      const cup = { type: 'open-cup', kind: 'knockout', clubs: null, rarity: 'Rare' } as const;
      const when = { opensAt: NOON, startsAt: NOON + 60_000, at: NOON };
      return twice({
        ...{ ...cup, size: 4, fee: 0, slot: 7, operator: null, ...when },
        ...{ seed: SEED, secret: sha256Hex('secret') },
      });
    },
    async cup_entries_once() {
      const [cupId] = [...both.world.cups.keys()];
      const cardIds = [cardOf(B).id];
      return twice({ type: 'enter-cup', cupId: cupId!, wallet: B, cardIds, at: NOON + 3 });
    },
    starter_grants_pkey: () => twice({ type: 'starter', wallet: C, rolls: [60], at: NOON }),
    async day_cards_pkey() {
      const [card] = both.world.cards.values();
      const given = { wallet: C, day: utcDay(NOON), cardId: card!.id, counted: false };
      expect(await written({ type: 'day-card-given', ...given })).toBe('written');
      return written({ type: 'day-card-given', ...given });
    },
    async day_quests_pkey() {
      const kept = { wallet: C, day: utcDay(NOON), name: 'win', paid: 500 } as const;
      expect(await written({ type: 'quest-kept', ...kept })).toBe('written');
      return written({ type: 'quest-kept', ...kept });
    },
    async day_quests_one_change() {
      const changed = { wallet: C, day: utcDay(NOON), paid: null } as const;
      expect(await written({ type: 'quest-kept', ...changed, name: 'comeback' })).toBe('written');
      return written({ type: 'quest-kept', ...changed, name: 'decider' });
    },
    async loans_pkey() {
      const unowned = [...both.world.cards.values()].find(({ owner }) => owner === null)!;
      const lent = { type: 'cards-lent', wallet: C, cardIds: [unowned.id] } as const;
      expect(await written(lent)).toBe('written');
      return written(lent);
    },
    async players_pkey() {
      const address = `0x${'1'.repeat(40)}`;
      const joined = { type: 'house-joined', address, name: 'Ada' } as const;
      expect(await written(joined)).toBe('written');
      return written(joined);
    },
  };

  it.each(Object.entries(CASES))('the model refuses what %s refuses', async (_, tries) => {
    expect(await tries()).not.toBe('written');
  });

  it('every unique index of what the commit writes is tried, or needs no trial', async () => {
    const rows = await base.db.query<{ name: string }>(
      `select c.relname as name from pg_index i
         join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
        where i.indisunique and t.relname = any ($1)`,
      [WRITTEN],
    );
    const known = [...Object.keys(CASES), ...Object.keys(NEEDLESS)];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  });
});
