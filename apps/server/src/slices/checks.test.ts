import { type CheckedAsk, isChecked, type Question, UNCHECKED } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../db/database.ts';
import type { Change } from '../kernel/commit.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { answerAll, commit } from './world.ts';

const ADA = `0x${'ad'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const PAIR = [ADA, BOB] as const;
const AT = Date.UTC(2027, 0, 10, 12);
const DAY = Math.floor(AT / 86_400_000);
const NOON = `'2027-01-10 12:00Z'`;

interface Changed {
  readonly question: Question;
  /** What is there when the decision asks. */
  readonly before?: string;
  /** What somebody else does before its effects are committed. */
  readonly meanwhile: string;
}

const OPENING = (id: number, more: string) => `
  insert into openings (kind, id, player, mode, card_ids, card_rarity, rarity, stake, min_pool, created_at,
    expires_at, status, match_id, rematch_of, only_for)
  values ('challenge', ${id}, '${ADA}', 'duel', '{1}', 'Common', 'Common', 1000, 0, ${NOON},
    '2027-01-10 18:00Z', ${more})`;
const HOLD = `update card_holdings set owner = '${ADA}', acquired_at = ${NOON} where card_id in (1, 2)`;
const BATTLER = `insert into battlers (address, wins, rating, deviation, volatility, last_match_at, matches)
  values ('${ADA}', 1, 1500, 50, 0.06, ${NOON}, 3)`;
const AUCTION = `insert into auctions (id, card_id, starts_at, ends_at, first_ends_at, start_price)
  overriding system value values (900, 9, ${NOON}, '2027-01-11Z', '2027-01-11Z', 5)`;
const BID = (
  id: number,
) => `insert into bids (id, auction_id, bidder_address, bid_amount, bid_time, verified)
  overriding system value values (${id}, 900, '${ADA}', ${id}, ${NOON}, true)`;
const OFFER = (
  id: number,
  card = 1,
) => `insert into offers (id, card_id, bidder, owner, amount, created_at, expires_at)
  overriding system value values (${id}, ${card}, '${BOB}', '${ADA}', 500, ${NOON}, '2027-01-17Z')`;
const SWAP = (
  id: number,
) => `insert into swaps (id, proposer, addressee, give, take, hoof, created_at, expires_at)
  overriding system value values (${id}, '${BOB}', '${ADA}', '{1}', '{2}', 500, ${NOON}, '2027-01-17Z')`;
const CUP = `insert into cups (id, kind, rarity, size, fee, opens_at, starts_at, slot, seed, secret)
  overriding system value values (900, 'knockout', 'Common', 8, 0, ${NOON}, '2027-01-10 12:05Z', 77,
    '${'a'.repeat(64)}', '${'b'.repeat(64)}')`;
const VOUCHER = (id: number) => `insert into withdrawals (id, wallet, hoof, deadline, created_at)
  values (${id}, '${ADA}', 500, '2027-01-11Z', ${NOON})`;
const PRACTICE = (
  id: number,
) => `insert into matches (id, mode, kind, player_0, player_1, stake, phase, deadline,
    server_seed, state, started_at)
  overriding system value values (${id}, 'duel', 'practice', '${ADA}', '${BOB}', 0, 'commit', '2027-01-11Z',
    '${'c'.repeat(64)}', '{}', ${NOON})`;
const FRIENDLY = (id: number) =>
  PRACTICE(id)
    .replace('kind, player_0', 'kind, origin_id, player_0')
    .replace(`'practice',`, `'friendly', ${id},`);
const RATED = (
  id: number,
) => `insert into match_ratings (match_id, one, other, at, counted, reason, before, after)
  values (${id}, '${ADA}', '${BOB}', ${NOON}, 1, 'x', '{1,1}', '{1,1}')`;
const ACCOUNT = `insert into accounts (name, kind, balance) values ('${ADA}', 'wallet', 5000)`;
const MINTED = (
  n: number,
) => `insert into card_events (card_id, kind, to_wallet, price, reference, at)
  values (1, 'minted', '${ADA}', 100, 'card:1-${n}', ${NOON})`;
const SOLD = (
  n: number,
) => `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller,
    reference, base_goat_id, rarity, goat_score)
  values (1, 1, 'listing', 1, 'HOOF', ${NOON}, '${BOB}', '${ADA}', 'sale:1-${n}', 1, 'Common', 50)`;

/** For every question that is checked, something that changes its answer. */
const CHANGES: Record<CheckedAsk | 'balance' | 'loan', Changed> = {
  card: {
    question: { ask: 'card', id: 1, wallet: ADA },
    before: HOLD,
    meanwhile: 'update cards set grown = grown + 1 where id = 1',
  },
  loan: {
    question: { ask: 'card', id: 5, wallet: ADA },
    before: `insert into loans (wallet, card_id, lent_at) values ('${ADA}', 5, ${NOON})`,
    meanwhile: 'update loans set version = version + 1',
  },
  'unowned-card': {
    question: { ask: 'unowned-card', rarity: 'Legendary', except: [] },
    before: `update card_holdings set owner = '${BOB}', acquired_at = ${NOON}
      where rarity = 'Legendary' and card_id <> (select min(card_id) from card_holdings where rarity = 'Legendary')`,
    meanwhile: `update card_holdings set version = version + 1 where rarity = 'Legendary'`,
  },
  'free-cards': {
    question: { ask: 'free-cards', wallet: ADA, rarity: null },
    before: HOLD,
    meanwhile: `update card_holdings set busy_with = 'challenge:1' where card_id = 2`,
  },
  'seen-cards': {
    question: { ask: 'seen-cards', wallet: ADA, rarity: 'Common' },
    meanwhile: `insert into loans (wallet, card_id, lent_at)
      select '${ADA}', min(card_id), ${NOON} from card_holdings where rarity = 'Common'`,
  },
  'cards-kept': { question: { ask: 'cards-kept', wallet: ADA }, meanwhile: HOLD },
  'busy-cards': {
    question: { ask: 'busy-cards', wallet: ADA },
    before: HOLD,
    meanwhile: `update card_holdings set busy_with = 'challenge:1' where card_id = 2`,
  },
  'mints-of-day': {
    question: { ask: 'mints-of-day', wallet: ADA, day: DAY },
    meanwhile: MINTED(0),
  },
  'open-count': {
    question: { ask: 'open-count', kind: 'challenge', reach: 'listed', wallet: ADA },
    meanwhile: OPENING(901, `'open', null, null, null`),
  },
  'live-practice': {
    question: { ask: 'live-practice', player: ADA },
    before: PRACTICE(901),
    meanwhile: PRACTICE(902),
  },
  'live-friendlies': {
    question: { ask: 'live-friendlies', wallet: ADA },
    before: FRIENDLY(903),
    meanwhile: FRIENDLY(904),
  },
  opening: {
    question: { ask: 'opening', kind: 'challenge', id: 901 },
    before: OPENING(901, `'open', null, null, null`),
    meanwhile: `update openings set status = 'cancelled'`,
  },
  'last-rematch': {
    question: { ask: 'last-rematch', of: 77 },
    before: OPENING(901, `'declined', null, 77, '${BOB}'`),
    meanwhile: OPENING(902, `'open', null, 77, '${BOB}'`),
  },
  balance: {
    question: { ask: 'balance', account: ADA, exact: true },
    before: ACCOUNT,
    meanwhile: 'update accounts set balance = balance + 1',
  },
  locked: {
    question: { ask: 'locked', wallet: ADA },
    before: ACCOUNT,
    meanwhile: `update accounts set locked = locked + 1 where name = '${ADA}'`,
  },
  met: {
    question: { ask: 'met', pair: PAIR },
    meanwhile: `insert into encounters values ('${ADA}', '${BOB}')`,
  },
  meetings: {
    question: { ask: 'meetings', pair: PAIR, since: AT - 1_000 },
    before: RATED(901),
    meanwhile: RATED(902),
  },
  'bonus-matches': {
    question: { ask: 'bonus-matches', pair: PAIR, day: DAY },
    meanwhile: `insert into bonus_days values ('${ADA}', '${BOB}', '2027-01-10', 1)`,
  },
  'week-meetings': {
    question: { ask: 'week-meetings', week: 3_000, pair: PAIR },
    meanwhile: `insert into weeks (week, paid_at, budget, players) values (3000, ${NOON}, 5, 1)`,
  },
  'week-standings': {
    question: { ask: 'week-standings', week: 3_000, places: 1 },
    before: `insert into week_points values (3000, '${ADA}', 9, 1, 0), (3000, '${BOB}', 3, 1, 0)`,
    meanwhile: `insert into wallet_freezes (wallet, reason, since) values ('${ADA}', 'a farm', ${NOON})`,
  },
  battler: {
    question: { ask: 'battler', address: ADA },
    before: BATTLER,
    meanwhile: 'update battlers set matches = matches + 1',
  },
  'next-in-line': {
    question: { ask: 'next-in-line' },
    before: `insert into own_cards (wallet, since) values ('${ADA}', ${NOON}), ('${BOB}', '2027-01-11Z')`,
    meanwhile: `update own_cards set granted_at = ${NOON}, cards = '{1}' where wallet = '${ADA}'`,
  },
  auction: { question: { ask: 'auction', cardId: 9, at: AT }, meanwhile: AUCTION },
  'ending-auction': {
    question: { ask: 'ending-auction', id: 900, at: AT },
    before: AUCTION,
    meanwhile: 'update auctions set version = version + 1',
  },
  'bid-ban': {
    question: { ask: 'bid-ban', wallet: ADA, at: AT },
    before: AUCTION,
    meanwhile: `insert into bid_bans values ('${ADA}', 900, ${NOON}, '2027-02-10Z')`,
  },
  bid: {
    question: { ask: 'bid', id: 6 },
    before: `${AUCTION}; ${BID(6)}`,
    meanwhile: 'update auctions set version = version + 1',
  },
  bonds: {
    question: { ask: 'bonds', wallet: ADA },
    before: `${AUCTION}; ${BID(6)}`,
    meanwhile: 'update auctions set bond_bid = 6, bond = 10000',
  },
  offer: {
    question: { ask: 'offer', id: 901 },
    before: OFFER(901),
    meanwhile: `update offers set status = 'withdrawn', ended_at = ${NOON}`,
  },
  'card-offers': {
    question: { ask: 'card-offers', cardId: 1 },
    before: OFFER(901),
    meanwhile: `update offers set status = 'withdrawn', ended_at = ${NOON}`,
  },
  'offer-count': {
    question: { ask: 'offer-count', wallet: BOB },
    before: OFFER(901),
    meanwhile: OFFER(902, 2),
  },
  swap: {
    question: { ask: 'swap', id: 901 },
    before: SWAP(901),
    meanwhile: `update swaps set status = 'withdrawn', ended_at = ${NOON}`,
  },
  'swap-count': {
    question: { ask: 'swap-count', wallet: BOB, to: ADA },
    before: SWAP(901),
    meanwhile: SWAP(902),
  },
  dealings: {
    question: { ask: 'dealings', cardId: 3, seller: ADA, buyer: BOB, since: AT - 1_000 },
    // Also where somebody wrote a moment finer than ours are: seen and looked at again it is the same.
    before: `${SOLD(1)}; ${SWAP(901)};
      update swaps set status = 'accepted', ended_at = '2027-01-10 12:00:00.123456Z'`,
    meanwhile: SOLD(2),
  },
  'newest-mint': {
    question: { ask: 'newest-mint', cardId: 1 },
    before: MINTED(1),
    meanwhile: MINTED(2),
  },
  frozen: {
    question: { ask: 'frozen', wallet: ADA },
    meanwhile: `insert into wallet_freezes (wallet, reason, since) values ('${ADA}', 'a farm', ${NOON})`,
  },
  leaving: {
    question: { ask: 'leaving', wallet: ADA },
    meanwhile: `insert into leaving_wallets values ('${ADA}', ${NOON})`,
  },
  'starter-claimed': {
    question: { ask: 'starter-claimed', wallet: ADA },
    meanwhile: `insert into starter_grants values ('${ADA}', 500, '{1}', true, ${NOON})`,
  },
  'day-card': {
    question: { ask: 'day-card', wallet: ADA, day: DAY },
    meanwhile: `insert into day_cards values ('2027-01-10', '${ADA}', 1, true, ${NOON})`,
  },
  'quest-day': {
    question: { ask: 'quest-day', wallet: ADA, day: DAY },
    before: `insert into day_quests values ('2027-01-10', '${ADA}', 'win', null, ${NOON})`,
    meanwhile: `insert into day_quests values ('2027-01-10', '${ADA}', 'two-cards', 500, ${NOON})`,
  },
  'house-joined': {
    question: { ask: 'house-joined', address: ADA },
    meanwhile: `insert into players (address, display_name, house) values ('${ADA}', 'Ada', true)`,
  },
  cup: {
    question: { ask: 'cup', id: 900 },
    before: CUP,
    meanwhile: 'update cups set version = version + 1',
  },
  'cup-state': {
    question: { ask: 'cup-state', id: 900 },
    before: CUP,
    meanwhile: `update cups set status = 'running'`,
  },
  'cup-entry': {
    question: { ask: 'cup-entry', id: 900, wallet: ADA },
    before: CUP,
    meanwhile: `insert into cup_entries (id, cup_id, wallet, house, known, fee, hand, entered_at)
      overriding system value values (901, 900, '${ADA}', false, true, 0, '[]', ${NOON})`,
  },
  'cup-slot': { question: { ask: 'cup-slot', kind: 'knockout', slot: 77 }, meanwhile: CUP },
  withdrawal: {
    question: { ask: 'withdrawal', id: 901 },
    before: VOUCHER(901),
    meanwhile: `update withdrawals set state = 'final', ended_at = ${NOON}`,
  },
  'open-withdrawals': {
    question: { ask: 'open-withdrawals', wallet: ADA },
    before: VOUCHER(901),
    meanwhile: VOUCHER(902),
  },
  'free-stakes': {
    question: { ask: 'free-stakes', wallet: ADA },
    before: ACCOUNT,
    meanwhile: `insert into stakes (vault_account, wallet_account, amount, locked)
      select 1, id, 500, 0 from accounts where name = '${ADA}'`,
  },
  'log-applied': {
    question: { ask: 'log-applied', log: { block: 7, index: 1 } },
    before: `insert into chain_logs (block_number, log_index, tx_hash, contract, event, args, final)
      values (7, 1, decode('${'c'.repeat(64)}', 'hex'), 'hoof', 'Transfer', '{}', true)`,
    meanwhile: `update chain_logs set applied_at = ${NOON}`,
  },
};

describe('what a decision was told', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** As somebody else would leave it, without going through any of our doors. */
  const happen = (tx: Queryable, sql: string) =>
    tx.query(`set local session_replication_role = replica; ${sql};
              set local session_replication_role = origin`);

  async function told(tx: Queryable, question: Question): Promise<Change> {
    const [answer] = await answerAll(tx, [question], () => undefined);
    return { at: AT, effects: [], told: [{ question, answer }], key: null };
  }

  class Undone extends Error {}
  const andUndo = (work: (tx: Queryable) => Promise<void>) =>
    database.db
      .transaction(async (tx) => {
        await work(tx);
        throw new Undone();
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error;
      });

  for (const [fact, { question, before, meanwhile }] of Object.entries(CHANGES)) {
    it(`is looked at once more: ${fact}`, () =>
      andUndo(async (tx) => {
        expect(isChecked(question)).toBe(true);
        if (before) await happen(tx, before);
        const change = await told(tx, question);
        expect(await commit(tx, [change])).toEqual([null]);
        await happen(tx, meanwhile);
        expect(await commit(tx, [change])).toEqual([fact]);
        // Decided again, on what is so now.
        expect(await commit(tx, [await told(tx, question)])).toEqual([null]);
      }));
  }

  it('and what nobody looks at again says why', () => {
    for (const why of Object.values(UNCHECKED)) expect(why.length).toBeGreaterThan(20);
  });
});
