import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ChainKey } from '../chain/chain.ts';
import { ChainProblem } from '../chain/chain-problem.ts';
import { deploy } from '../chain/deploy/deploy.ts';
import { readPlan } from '../chain/deploy/read-plan.ts';
import { keyOf, readKeyFile } from '../chain/keys.ts';
import { createRpc } from '../chain/rpc.ts';
import { isPrivateKey } from '../chain-config.ts';
import { AppError } from '../errors.ts';

const USAGE =
  'npm run deploy -- --rpc URL --plan FILE --key-file FILE [--dry-run] [--out deployment.json]';

/**
 * `npm run deploy -- --rpc URL --plan FILE --key-file FILE [--dry-run] [--out deployment.json]`: makes
 * the contracts on a chain that others run. The key may also be in DEPLOYER_KEY; a dry run needs none.
 */
async function main(): Promise<void> {
  const { rpc, plan, 'key-file': keyFile, 'dry-run': dryRun, out } = readArgs();
  if (!rpc || !plan) throw new ChainProblem(`Say which chain and which plan: ${USAGE}`);
  if (!dryRun && !out) throw new ChainProblem('Say where to write the deployment: --out FILE.');
  const made = await deploy({
    rpc: createRpc(rpc),
    plan: await readPlan(plan),
    key: await readKey(keyFile),
    dryRun,
    log: console.log,
  });
  if (!made || !out) return;
  await writeFile(out, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${out} is what the server wants as CHAIN_DEPLOYMENT.`);
}

function readArgs() {
  const text = { type: 'string' } as const;
  const options = {
    ...{ rpc: text, plan: text, 'key-file': text, out: text },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new ChainProblem(USAGE);
  }
}

/** From a file or the environment, never from the command line, which others can see. */
async function readKey(file: string | undefined): Promise<ChainKey | undefined> {
  if (file !== undefined) return readKeyFile(file, '--key-file');
  const { DEPLOYER_KEY } = process.env;
  if (!DEPLOYER_KEY) return undefined;
  if (isPrivateKey(DEPLOYER_KEY)) return keyOf(DEPLOYER_KEY);
  throw new ChainProblem('DEPLOYER_KEY is not a private key of 64 hexadecimal digits.');
}

main().catch((error: unknown) => {
  const sentence =
    error instanceof AppError && error.cause instanceof Error
      ? `The chain does not answer: ${error.cause.message}.`
      : error instanceof ChainProblem
        ? error.message
        : error;
  console.error(sentence);
  process.exitCode = 1;
});
