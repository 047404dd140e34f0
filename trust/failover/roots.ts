import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { stadiumAbi } from '@goats/contracts';
import { decodeEventLog, encodeEventTopics, type Hex } from 'viem';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Line } from '../chain/line.ts';
import type { Count } from './promises.ts';

interface Kept extends Record<string, unknown> {
  readonly epoch: number;
  readonly data: Hex;
  readonly accounts: Hex;
  readonly cards: Hex;
  readonly leaves: Buffer;
}

/**
 * The chain cannot be rolled back, and so every root on it must be one that the books still know, made of
 * what really was: each card with somebody who owned it, and for those who only carry HOOF in and out, a
 * balance that their account went through.
 */
export async function rootsThatNeverWere(
  db: Database,
  { rpc, contracts }: Line,
  holders: readonly string[],
): Promise<{ readonly count: Count; readonly wrong: string[] }> {
  const posted = await postedRoots(rpc, contracts.stadium);
  const rows = await db.query<Kept>(
    `select epoch, leaves, '0x' || encode(data_hash, 'hex') as data,
            '0x' || encode(accounts_root, 'hex') as accounts, '0x' || encode(cards_root, 'hex') as cards
       from chain_roots where epoch is not null and state <> 'made'`,
  );
  const kept = new Map(rows.map((row) => [row.epoch, row]));
  const owners = await everyOwner(db);
  const balances = new Map(
    await Promise.all(
      holders.map(async (wallet) => [wallet, await everyBalance(db, wallet)] as const),
    ),
  );
  const wrong: string[] = [];
  let found = 0;
  for (const root of posted) {
    const row = kept.get(root.epoch);
    if (
      !row ||
      row.data !== root.data ||
      row.accounts !== root.accounts ||
      row.cards !== root.cards
    ) {
      wrong.push(
        `root ${root.epoch} is on the chain, and the books know ${JSON.stringify(row?.data)}`,
      );
      continue;
    }
    found += 1;
    // So old that only the hash is kept.
    if (row.leaves.length === 0) continue;
    const text = gunzipSync(row.leaves);
    const data = `0x${createHash('sha256').update(text).digest('hex')}`;
    if (data !== root.data) wrong.push(`root ${root.epoch}: its leaves have another hash`);
    for (const line of text.toString().split('\n')) {
      const [kind, one = '', two = ''] = line.split(' ');
      if (kind === 'c' && !owners.has(`${one} ${two}`)) {
        wrong.push(`root ${root.epoch} names ${two} as owner of token ${one}, who never was`);
      }
      const known = kind === 'a' ? balances.get(one) : undefined;
      if (known && !known.has(Number(two))) {
        wrong.push(`root ${root.epoch} promises ${one} ${two}, which that wallet never had`);
      }
    }
  }
  const acknowledged = posted.length;
  return { count: { what: 'roots on the chain', acknowledged, found, unknown: 0 }, wrong };
}

async function postedRoots(rpc: Line['rpc'], stadium: Hex) {
  const [topic] = encodeEventTopics({ abi: stadiumAbi, eventName: 'RootPosted' });
  const logs = await rpc.request<{ data: Hex; topics: [Hex, ...Hex[]] }[]>('eth_getLogs', [
    { address: stadium, fromBlock: '0x0', toBlock: 'latest', topics: [topic] },
  ]);
  return (
    logs
      .map(({ data, topics }) => {
        const { args } = decodeEventLog({ abi: stadiumAbi, eventName: 'RootPosted', data, topics });
        const { epoch, accounts, cards, data: hash } = args;
        return { epoch: Number(epoch), accounts, cards, data: hash };
      })
      // The contract's own first root promises nothing to anybody.
      .filter(({ epoch }) => epoch > 1)
  );
}

async function everyOwner(db: Database): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    `select distinct c.token_id || ' ' || e.to_wallet as name
       from card_events e join cards c on c.id = e.card_id where e.to_wallet is not null`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** What may still have been on its way in when a root was made. */
const MOST_ARRIVING = 3;

/** All that the wallet ever had free, and had with what had arrived and was not credited yet. */
async function everyBalance(db: Database, wallet: string): Promise<Set<number>> {
  const rows = await db.query<{ change: number; deposit: boolean }>(
    `select case when t.to_account = a.id then t.amount - t.locked_in else t.locked_out - t.amount end
              as change, t.reason = 'deposit' as deposit
       from transfers t join accounts a on a.id in (t.from_account, t.to_account)
      where a.name = $1 order by t.id`,
    [wallet],
  );
  const deposits = rows.map(({ change, deposit }) => (deposit ? change : 0));
  const all = new Set([0]);
  let free = 0;
  const add = (from: number) => {
    all.add(free);
    let arriving = free;
    let taken = 0;
    for (let i = from; i < deposits.length && taken < MOST_ARRIVING; i += 1) {
      if (!deposits[i]) continue;
      taken += 1;
      arriving += deposits[i]!;
      all.add(arriving);
    }
  };
  add(0);
  for (const [i, { change }] of rows.entries()) {
    free += change;
    add(i + 1);
  }
  return all;
}
