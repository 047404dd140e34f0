/**
 * A root of 100,000 accounts and 20,000 cards: from the ledger in PostgreSQL to the row that is
 * posted, and how long it ever keeps the thread busy that answers visitors. And what somebody's own
 * proof costs: made by the server, made from the published list as a browser does when we are gone,
 * and checked.
 */
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { type ExitProof, exitOf, parseLeafList, problemOfExitProof, treesOf } from '@goats/chain';
import { createLeafDesk } from '../../apps/server/src/chain/leaves/leaf-desk.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { throwAwaySettings } from '../../apps/server/src/db/embedded/settings.ts';
import { readLeaves } from '../../apps/server/src/slices/chain/roots/leaf-store.ts';
import { insertRoot } from '../../apps/server/src/slices/chain/roots/root-store.ts';
import { sized } from '../brief.ts';
import { startBenchPostgres } from '../postgres.ts';
import { median, printTable, record } from '../report.ts';

const ACCOUNTS = sized(100_000, 200);
const DEALT = sized(20_000, 500);
const ROUNDS = sized(3, 2);
const nobody = `0x${'5d'.repeat(20)}` as const;
const CHAIN = { chainId: 31_337, contracts: { hoof: nobody, cards: nobody, stadium: nobody } };

const postgres = await startBenchPostgres(throwAwaySettings);
const db = openDatabase(await postgres.createWorld('roots'), { poolSize: 2 });

try {
  console.log(`Filling the ledger with ${ACCOUNTS.toLocaleString('en')} wallets…`);
  await fill(db);
  await measure(db);
} finally {
  await db.close();
  await postgres.stop();
}

async function measure(db: Database): Promise<void> {
  const desk = createLeafDesk();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  const blocks: number[] = [];
  let data: `0x${string}` = '0x';
  for (let round = 0; round < ROUNDS; round += 1) {
    delay.reset();
    delay.enable();
    const began = performance.now();
    const snapshot = await readLeaves(db, CHAIN, new Date(0));
    if (!snapshot) throw new Error('The ledger has nothing to say');
    const made = await desk.make(snapshot.text);
    await insertRoot(db, made, snapshot, new Date());
    times.push((performance.now() - began) / 1000);
    delay.disable();
    blocks.push(delay.max / 1e6);
    data = made.data;
  }
  const [kept] = await db.query<{ leaves: Buffer }>(
    'select leaves from chain_roots order by id desc limit 1',
  );
  const leaves = kept!.leaves;
  const account = address(ACCOUNTS / 2);
  const served = await timed(() => desk.exit({ data, leaves: undefined }, account));
  await desk.close();
  const text = gunzipSync(leaves).toString();
  const own = await onProcessor(async () => {
    const list = parseLeafList(text);
    const trees = treesOf(list);
    return { trees, exit: exitOf(list, trees, account) };
  });
  const proof: ExitProof = {
    ...{ address: account, chainId: CHAIN.chainId, contracts: CHAIN.contracts, deposits: [] },
    ...own.result.exit,
    root: {
      index: 2,
      hash: own.result.trees.accounts.root,
      cards: own.result.trees.cards.root,
      sum: String(own.result.trees.accounts.sum),
      ...{ deposits: 0, cardDeposits: 0, at: '2026-01-01T00:00:00.000Z', data },
    },
  };
  const file = JSON.stringify(proof);
  const checked = await timed(async () => problemOfExitProof(JSON.parse(file)));
  if (checked.result) throw new Error(checked.result);

  const seconds = median(times);
  const block = Math.max(...blocks.slice(1));
  printTable(
    ['measure', 'value'],
    [
      ['a root of 100,000 accounts and 20,000 cards', `${seconds.toFixed(1)} s`],
      ['longest block of the server’s thread meanwhile', `${block.toFixed(0)} ms`],
      ['list of leaves, gzipped', `${(leaves.length / 1e6).toFixed(1)} MB`],
      ['a proof from the server’s worker', `${served.ms.toFixed(1)} ms`],
      ['the same from the list alone, processor time', `${(own.ms / 1000).toFixed(2)} s`],
      ['checking it', `${checked.ms.toFixed(1)} ms`],
      ['size of a proof', `${file.length} bytes`],
    ],
  );
  record({
    measure: 'a root of 100,000 accounts and 20,000 cards',
    ...{ ours: `${seconds.toFixed(1)} s`, reference: '', value: seconds },
  });
  record({
    measure: 'longest block of the server’s thread while a root is made',
    ...{ ours: `${block.toFixed(0)} ms`, reference: '', value: block },
  });
  record({
    measure: 'an exit proof out of what the server answers',
    ...{ ours: `${checked.ms.toFixed(1)} ms`, reference: '', value: checked.ms / 1000 },
  });
  record({
    measure: 'an exit proof out of the whole list, processor time',
    ...{ ours: `${(own.ms / 1000).toFixed(2)} s`, reference: '', value: own.ms / 1000 },
  });
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/** The same in processor time, whatever else the machine does. Nothing else of ours runs then. */
async function onProcessor<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000, result };
}

function address(n: number): `0x${string}` {
  return `0x${createHash('sha256').update(`wallet ${n}`).digest('hex').slice(0, 40)}`;
}

async function fill(db: Database): Promise<void> {
  const wallets = Array.from({ length: ACCOUNTS }, (_, n) => address(n));
  await db.bulkTransaction(async (tx) => {
    // Not through the ledger: a hundred thousand payments out of one treasury take minutes.
    await tx.query('alter table accounts disable trigger user');
    await tx.query(
      `insert into accounts (name, kind, balance)
       select name, 'wallet', 1000 + n from unnest($1::text[]) with ordinality w (name, n)`,
      [wallets],
    );
    await tx.query(
      `insert into card_events (card_id, kind, to_wallet, reference, at)
       select c.id, 'granted', ($1::text[])[1 + c.id % $2], 'house:bench', now() from cards c
        where c.id <= $3`,
      [wallets, ACCOUNTS, DEALT],
    );
    await tx.query(
      `insert into chain_state (chain_id, embedded, stadium, final, seen) values ($1, true, $2, 1, 1)
       on conflict (one) do nothing`,
      [CHAIN.chainId, nobody],
    );
  });
  await db.query('analyze');
}
