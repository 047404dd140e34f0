import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Address, isAddress } from 'viem';
import { createRpc } from '../chain/rpc.ts';
import { proofFromFolder } from '../chain/watcher/proof-from-folder.ts';
import { serveFolder } from '../chain/watcher/serve-folder.ts';
import { watchStadium } from '../chain/watcher/watch-stadium.ts';

const USAGE = `npm run watch-stadium -- --rpc URL --stadium 0x… --folder DIR [--since BLOCK]
  [--mirror https://site …] [--account 0x… …] [--every SECONDS | --once] [--serve PORT]
npm run watch-stadium -- --rpc URL --stadium 0x… --folder DIR --exit 0x… writes exit-0x….json`;

/**
 * Follows a Stadium by a node of one's own, without any of our servers' word: keeps the leaves of
 * every root and calls out what it takes from anybody, a line that begins with ALARM each. With --once
 * it looks once and ends with 1 if it called out, without it goes on; with --serve it is a mirror too,
 * which this machine alone can ask: a web server of one's own stands in front.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      rpc: { type: 'string' },
      stadium: { type: 'string' },
      folder: { type: 'string' },
      since: { type: 'string', default: '0' },
      mirror: { type: 'string', multiple: true, default: [] },
      account: { type: 'string', multiple: true, default: [] },
      every: { type: 'string', default: '60' },
      once: { type: 'boolean', default: false },
      exit: { type: 'string' },
      serve: { type: 'string' },
    },
  });
  const { rpc: url, stadium, folder, account, mirror, exit } = values;
  const named = [stadium, ...account, ...(exit ? [exit] : [])];
  if (!url || !folder || !named.every((one) => one && isAddress(one, { strict: false }))) {
    console.log(USAGE);
    return 2;
  }
  const place = {
    ...{ rpc: createRpc(url), stadium: stadium as Address, folder },
    since: Number(values.since),
  };
  if (exit) {
    const proof = await proofFromFolder(place, exit);
    const file = `exit-${exit.toLowerCase()}.json`;
    await writeFile(file, `${JSON.stringify(proof, null, 1)}\n`);
    console.log(`${file}: bring it to the leave page, with your wallet.`);
    return 0;
  }
  if (values.serve) {
    const served = serveFolder(folder).listen(Number(values.serve), '127.0.0.1');
    await once(served, 'listening');
    served.on('error', (error) => console.log(`The mirror: ${error.message}`));
  }
  for (;;) {
    const well = await look({ ...place, mirrors: mirror, accounts: account });
    if (values.once) return well ? 0 : 1;
    await sleep(Math.max(1, Number(values.every)) * 1000);
  }
}

async function look(options: Parameters<typeof watchStadium>[0]): Promise<boolean> {
  try {
    const { roots, fresh, alarms } = await watchStadium(options);
    const counts = roots.find(({ state }) => state === 'counts');
    for (const { epoch, state } of fresh) console.log(`Root ${epoch} ${state}.`);
    for (const alarm of alarms) console.log(`ALARM ${alarm}`);
    if (fresh.length > 0) console.log(`${roots.length} roots; ${counts?.epoch ?? 'none'} counts.`);
    return alarms.length === 0;
  } catch (error) {
    console.log(`ALARM The chain could not be read: ${(error as Error).message}`);
    return false;
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
