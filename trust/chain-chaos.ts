/**
 * `npm run chain-chaos [-- --seconds 120 --people 6 --seed 1 --act embedded|real|thieves|all | --brief]`: people carry
 * HOOF and cards out of the Stadium and back while servers, PostgreSQL and the chain are killed. In
 * the first act the chain is the product's own; in the second it is somebody else's, which also
 * stalls, forgets what was sent to it, takes blocks back and becomes dear, and whose second node lies. Afterwards the audit has to be clean, the
 * Stadium has to hold what the ledger says, and everybody has to have, inside and outside, what they
 * began with. At the end of the second act the servers go away for good, and everybody leaves with the
 * copy of somebody who watched; the brief one leaves that out. In the third act there is no server at all:
 * each of the operator's keys is in a thief's hands, and whoever asks to leave has to get out whole.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { findAnvil } from '../apps/server/src/chain/embedded/find-anvil.ts';
import { giveHoof } from '../apps/server/src/testing/write-effects.ts';
import { reportAudit } from './books.ts';
import { embeddedMischiefs, realMischiefs } from './chain/chain-monkey.ts';
import { leaveWithoutUs } from './chain/gone.ts';
import { enterHolder, type Holder, runErrands, type Tally } from './chain/holder.ts';
import { fund, type Line, rpcThrough } from './chain/line.ts';
import { startRealChain } from './chain/real-chain.ts';
import { compareHolders, waitForTheIndexer } from './chain/reckoning.ts';
import { tryThieves } from './chain/thieves.ts';
import { startAgain } from './chaos/monkey.ts';
import { startThrowAway, type ThrowAway } from './cluster/throw-away.ts';
import { createChance } from './fuzz/chance.ts';
import { createWire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    people: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    act: { type: 'string', default: 'all' },
    // Two people and one mischief an act: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const CALM_MS = values.brief ? 1_000 : 3_000;
const PEOPLE = values.brief ? 2 : Number(values.people);
const INSTANCES = values.brief ? 1 : 2;
const HOOF = 1_000;
const FIRST_READ_MS = 120_000;
const MANY = '1000000';
const chance = createChance(Number(values.seed));

// Before a throw-away world forgets the settings of this one.
const binary = process.env.ANVIL_BINARY;
const anvil = findAnvil(binary);
if (!anvil) {
  console.log('There is no anvil for this machine: set ANVIL_BINARY.');
  process.exit(1);
}
const ENV = {
  DEMO_WORLD: 'false',
  STARTER_CARDS_LENT: 'false',
  HISTORY_ASKED: 'false',
  LOG_LEVEL: 'error',
  STARTER_CARDS: '5',
  STARTER_HOOF: '0',
  LIMIT_WRITES_PER_MINUTE: MANY,
  LIMIT_STARTER_GRANTS_PER_HOUR: MANY,
  LIMIT_ALL_STARTER_GRANTS_PER_HOUR: MANY,
  LIMIT_CHAIN_CALLS_PER_MINUTE: MANY,
  LIMIT_CHAIN_TRANSACTIONS_PER_MINUTE: MANY,
  LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR: MANY,
  LIMIT_PLAY_ETHER_PER_HOUR: MANY,
  ...(binary ? { ANVIL_BINARY: binary } : {}),
};

let well = true;
const isOn = (act: string) => [act, 'all'].includes(values.act);
if (isOn('embedded')) well = (await embeddedAct()) && well;
if (isOn('real')) well = (await realAct(anvil)) && well;
if (isOn('thieves')) well = (await thievesAct(anvil)) && well;
console.log(well ? 'Everything is where it belongs.' : 'Something is off.');
process.exit(well ? 0 : 1);

async function embeddedAct(): Promise<boolean> {
  const cluster = await startThrowAway({
    instances: INSTANCES,
    env: { ...ENV, CHAIN_ROOT_MINUTES: '1' },
  });
  try {
    const info = await lookAtTheChain(cluster);
    const played = await play(
      'the product’s own chain',
      cluster,
      embeddedMischiefs(cluster, chance),
      {
        lineOf: (wire, headers) => ({ ...info, rpc: rpcThrough(wire, headers) }),
        async giveEther({ player, wire }) {
          const answer = await player.surely(wire, 'POST', '/api/chain/ether', {});
          if (answer.status !== 200) throw new Error(`no ether: ${JSON.stringify(answer.body)}`);
        },
      },
    );
    return played.well;
  } finally {
    await cluster.close();
  }
}

async function realAct(command: NonNullable<typeof anvil>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-chain-'));
  const chain = await startRealChain(command, folder);
  const { rpc, chainId, contracts } = chain;
  const cluster = await startThrowAway({ instances: INSTANCES, env: { ...ENV, ...chain.env } });
  let running = true;
  const end = async () => {
    if (running) await cluster.close();
    running = false;
  };
  try {
    const { well, holders, started } = await play(
      'somebody else’s chain',
      cluster,
      realMischiefs(cluster, chain, chance),
      {
        rpcUrl: chain.url,
        lineOf: () => ({ rpc, chainId, contracts }),
        giveEther: ({ account }) => fund(rpc, account.address),
      },
    );
    if (!well || values.brief) return well;
    const wrong = await leaveWithoutUs({
      ...{ line: { rpc, chainId, contracts }, folder: join(folder, 'leaves'), holders, started },
      ...{ site: `http://127.0.0.1:${cluster.instances[0]!.port}`, end },
    });
    console.log(`gone      ${holders.length - wrong.length} of ${holders.length} out without us`);
    for (const each of wrong) console.log(`WRONG     ${each}`);
    return wrong.length === 0;
  } finally {
    await end();
    await chain.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function thievesAct(command: NonNullable<typeof anvil>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-thieves-'));
  try {
    const found = await tryThieves(command, folder, PEOPLE);
    console.log('With a key in other hands:');
    for (const [theft, wrong] of found) {
      console.log(`${wrong.length === 0 ? 'held     ' : 'WRONG    '} ${theft}`);
      for (const each of wrong) console.log(`WRONG     ${each}`);
    }
    return [...found.values()].every((wrong) => wrong.length === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ways {
  lineOf(wire: Holder['wire'], headers: Readonly<Record<string, string>>): Line;
  giveEther(holder: Holder): Promise<void>;
  /** Where the audit asks; absent: the node that the servers bring along. */
  readonly rpcUrl?: string;
}

interface Played {
  readonly well: boolean;
  readonly holders: readonly Holder[];
  /** What each began with, in hundredths. */
  readonly started: ReadonlyMap<string, number>;
}

async function play(
  name: string,
  cluster: ThrowAway,
  mischiefs: Readonly<Record<string, () => Promise<void>>>,
  { lineOf, giveEther, rpcUrl }: Ways,
): Promise<Played> {
  const addresses = cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`);
  const holders: Holder[] = [];
  const started = new Map<string, number>();
  for (let i = 0; i < PEOPLE; i += 1) {
    const wire = createWire(addresses.map((_, k) => addresses[(i + k) % INSTANCES]!));
    const holder = await enterHolder(wire, `${name} ${i}`, i + 1, ({ headers }) =>
      lineOf(wire, headers),
    );
    await giveHoof(cluster.db, holder.player.address, HOOF, Date.now());
    await giveEther(holder);
    started.set(holder.player.address, (HOOF + holder.player.startHoof) * 100);
    holders.push(holder);
  }
  const tally: Tally = new Map();
  let over = false;
  const errands = holders.map((holder) => runErrands(holder, chance, tally, () => over));
  const done = await makeMischief(mischiefs);
  over = true;
  await Promise.all(errands);
  for (const instance of cluster.instances) await startAgain(instance);
  // What was sent and not answered may still arrive.
  await sleep(CALM_MS);
  const stuck = await waitForTheIndexer(cluster.db, holders[0]!.line);
  const wrong = [
    ...(stuck ? [stuck] : []),
    ...(await compareHolders(cluster.db, holders, started)),
  ];
  report(name, done, tally, wrong);
  const findings = await auditEverything(cluster.db, { rpcUrl });
  // The servers run, and the chain does: here nothing may be left unchecked.
  const clean = reportAudit(findings) && findings.every(({ unchecked }) => !unchecked);
  for (const { wire } of holders) wire.close();
  return { well: clean && wrong.length === 0, holders, started };
}

/** In turns, and each at least once: every one of them has to happen. */
async function makeMischief(
  mischiefs: Readonly<Record<string, () => Promise<void>>>,
): Promise<Map<string, number>> {
  const all = Object.entries(mischiefs).slice(0, values.brief ? 1 : undefined);
  const done = new Map<string, number>();
  const began = Date.now();
  const seconds = values.brief ? 0 : Number(values.seconds);
  for (let i = 0; i < all.length || Date.now() - began < seconds * 1_000; i += 1) {
    await sleep(CALM_MS);
    const [name, mischief] = all[i % all.length]!;
    await mischief();
    done.set(name, (done.get(name) ?? 0) + 1);
  }
  await sleep(CALM_MS);
  return done;
}

/** Which contracts a world has, from the site itself. */
async function lookAtTheChain(cluster: ThrowAway): Promise<Omit<Line, 'rpc'>> {
  const wire = createWire(`http://127.0.0.1:${cluster.instances[0]!.port}`);
  try {
    for (const giveUpAt = performance.now() + FIRST_READ_MS; ; await sleep(500)) {
      const { body } = await wire.surely({ method: 'GET', path: '/api/chain' });
      if (!body.off) return { chainId: body.chainId, contracts: body.contracts };
      // A busy machine may answer before it has read its chain for the first time.
      if (performance.now() > giveUpAt) throw new Error(body.why);
    }
  } finally {
    wire.close();
  }
}

function report(
  name: string,
  done: ReadonlyMap<string, number>,
  tally: Tally,
  wrong: readonly string[],
): void {
  console.log(`On ${name}:`);
  console.log(`mischief  ${[...done].map(([what, count]) => `${what} ${count}`).join(', ')}`);
  for (const [what, { done: through, refused, lost }] of tally) {
    console.log(
      `errands   ${what}: ${through} through, ${refused} refused, ${lost} lost on the way`,
    );
  }
  for (const each of wrong) console.log(`WRONG     ${each}`);
}
