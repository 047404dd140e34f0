import type { Queryable } from '../../apps/server/src/db/database.ts';
import { answerAll } from '../../apps/server/src/slices/world.ts';
import type { Economy, Question } from '../../packages/rules/src/index.ts';
import { testAuction } from '../../packages/rules/src/world/auction/test-auctions.ts';
import { createWorld, type World } from '../../packages/rules/src/world/test-facts.ts';

type Entry<V> = readonly [string, V];

/**
 * What a database holds, as a world of the model: everything that commands are made of and that must
 * come to its end, of all cards or of some. Each thing is read by the very answers that decisions get.
 */
export async function readWorld(
  db: Queryable,
  economy: Economy,
  only: readonly number[] | null = null,
): Promise<World> {
  const [ids] = await db.query<Ids>(IDS, [only]);
  const ask = async <T>(questions: readonly Question[]): Promise<T[]> =>
    (await answerAll(db, questions, () => undefined)) as T[];
  const world = createWorld({});
  world.economy = economy;
  const accounts = await db.query<{ name: string; balance: number; locked: number }>(
    `select name, balance, locked from accounts where kind <> 'genesis'`,
  );
  world.balances = new Map(accounts.map(({ name, balance }) => [name, balance]));
  world.locked = new Map(
    accounts.flatMap(({ name, locked }): Entry<number>[] => (locked === 0 ? [] : [[name, locked]])),
  );
  const stakes = await db.query<{ key: string; amount: number; state: 'held' }>(
    `select v.name || ' ' || w.name as key, s.amount, s.state
       from stakes s join accounts v on v.id = s.vault_account join accounts w on w.id = s.wallet_account`,
  );
  world.stakes = new Map(stakes.map(({ key, amount, state }) => [key, { amount, state }]));
  const { cards, openings, matches, offers, swaps, cups, bids, withdrawals, auctions } = ids!;
  const byId = async <T extends { readonly id: number }>(
    ask_: 'card' | 'match' | 'offer' | 'swap' | 'cup' | 'withdrawal',
    numbers: readonly number[],
  ) => {
    const found = await ask<T>(numbers.map((id) => ({ ask: ask_, id }) as Question));
    return new Map(found.map((each) => [each.id, each]));
  };
  world.cards = await byId('card', cards);
  world.matches = await byId('match', matches);
  world.offers = await byId('offer', offers);
  world.swaps = await byId('swap', swaps);
  world.cups = await byId('cup', cups);
  world.withdrawals = await byId('withdrawal', withdrawals);
  const found = await ask<{ kind: string; id: number }>(
    openings.map(({ kind, id }) => ({ ask: 'opening', kind, id }) as Question),
  );
  world.openings = new Map(found.map((each) => [`${each.kind}:${each.id}`, each])) as never;
  const at = 0;
  const ending = await ask<{ id: number; cardId: number; asked: never }>(
    auctions.map(({ id }) => ({ ask: 'ending-auction', id, at })),
  );
  world.asked = new Map(ending.map(({ id, asked }) => [id, asked]));
  world.auctions = new Map(
    auctions.map(({ card_id: cardId, ...auction }) => [cardId, testAuction(auction)]),
  );
  const placed = await ask<{ id: number }>(bids.map((id) => ({ ask: 'bid', id })));
  world.bids = new Map(placed.map((bid) => [bid.id, bid])) as never;
  world.frozen = new Set(ids!.frozen);
  world.leaving = new Map(ids!.leaving.map((wallet) => [wallet, 0]));
  world.houses = new Set(ids!.houses);
  world.secret = new Set(ids!.secret);
  world.reserved = new Map(ids!.reserved.map(({ id, bonus }) => [id, bonus]));
  world.lastId = ids!.last;
  return world;
}

interface Ids extends Record<string, unknown> {
  readonly cards: number[];
  readonly openings: { kind: string; id: number }[];
  readonly matches: number[];
  readonly offers: number[];
  readonly swaps: number[];
  readonly cups: number[];
  readonly bids: number[];
  readonly withdrawals: number[];
  readonly auctions: { id: number; card_id: number }[];
  readonly frozen: string[];
  readonly leaving: string[];
  readonly houses: string[];
  readonly secret: string[];
  readonly reserved: { id: number; bonus: number }[];
  readonly last: number;
}

const IDS = `
  select array(select id from cards where $1::int[] is null or id = any ($1) order by id) as cards,
         (select coalesce(json_agg(json_build_object('kind', kind, 'id', id) order by id), '[]') from openings) as openings,
         array(select id from matches order by id) as matches,
         array(select id from offers order by id) as offers,
         array(select id from swaps order by id) as swaps,
         array(select id from cups order by id) as cups,
         array(select id from bids order by id) as bids,
         array(select id from withdrawals order by id) as withdrawals,
         (select coalesce(json_agg(json_build_object('id', id, 'card_id', card_id, 'state', state,
                   'endsAt', (extract(epoch from ends_at) * 1000)::bigint, 'endedEarly', ended_early,
                   'startPrice', start_price) order by id), '[]') from auctions) as auctions,
         array(select wallet::text from wallet_freezes) as frozen,
         array(select wallet::text from leaving_wallets) as leaving,
         array(select address::text from players where house) as houses,
         array(select owner || ' ' || card_id from card_holdings where busy_secretly) as secret,
         (select coalesce(json_agg(json_build_object('id', id, 'bonus', bonus_reserved)), '[]')
            from matches where bonus_reserved > 0) as reserved,
         coalesce((select max(id) from (select id from openings union all select id from matches
                    union all select id from offers union all select id from swaps
                    union all select id from cups) i), 0)::int as last`;
