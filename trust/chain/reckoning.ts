import { setTimeout as sleep } from 'node:timers/promises';
import { toHoof, tokenOf } from '@goats/rules';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Holder } from './holder.ts';
import { hoofOf, type Line, ownerOf } from './line.ts';

const PATIENCE_MS = 120_000;

/**
 * Until the indexer has read and applied everything that was on the chain when we began to wait. A
 * sentence when it does not get there.
 */
export async function waitForTheIndexer(db: Database, line: Line): Promise<string | undefined> {
  const head = Number(await line.rpc.request<string>('eth_blockNumber', []));
  let last: State | undefined;
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(500)) {
    [last] = await db.query<State>(
      `select s.problem, s.final,
              (select count(*)::int from chain_logs where applied_at is null and final) as waiting
         from chain_state s`,
    );
    if (last && last.problem === null && last.final >= head && last.waiting === 0) return undefined;
  }
  return `the indexer does not come to an end at ${head}: ${JSON.stringify(last)}`;
}

interface State extends Record<string, unknown> {
  readonly problem: string | null;
  readonly final: number;
  readonly waiting: number;
}

/** Nobody played: inside, outside and in vouchers together everybody has what they began with. */
export async function compareHolders(
  db: Database,
  holders: readonly Holder[],
  started: ReadonlyMap<string, number>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { player, account, line, cards } of holders) {
    const { address } = player;
    const [row] = await db.query<{ inside: number; open: number }>(
      `select coalesce((select balance from accounts where name = $1), 0)::bigint as inside,
              coalesce((select sum(hoof) from withdrawals where wallet = $1 and state = 'signed'), 0)::bigint
                as open`,
      [address],
    );
    const outside = await hoofOf(line, account.address);
    const sum = row!.inside + row!.open + outside;
    if (sum !== started.get(address)) {
      wrong.push(
        `${address} has ${toHoof(row!.inside)} inside, ${toHoof(row!.open)} in vouchers and ${toHoof(outside)} outside, and began with ${toHoof(started.get(address) ?? 0)}`,
      );
    }
    for (const card of cards) {
      const [held] = await db.query<{ owner: string; outside: boolean }>(
        `select owner, coalesce(busy_with like 'chain:%', false) as outside
           from card_holdings where card_id = $1`,
        [card],
      );
      const holder = await ownerOf(line, tokenOf(card));
      const expected = held!.outside ? address : line.contracts.stadium.toLowerCase();
      if (held!.owner !== address || holder !== expected) {
        wrong.push(`card ${card} of ${address}: ${JSON.stringify(held)}, on chain ${holder}`);
      }
    }
  }
  return wrong;
}
