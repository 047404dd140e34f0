import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChainKey } from '../chain/chain.ts';
import { ChainProblem } from '../chain/chain-problem.ts';
import { deploy } from '../chain/deploy/deploy.ts';
import { NETWORKS, type Network } from '../chain/deploy/networks.ts';
import { readPlan } from '../chain/deploy/read-plan.ts';
import { keyOf, readKeyFile } from '../chain/keys.ts';
import { createRpc } from '../chain/rpc.ts';
import { isPrivateKey } from '../chain-config.ts';
import { AppError } from '../errors.ts';

const USAGE = `npm run deploy -- [${Object.keys(NETWORKS).join(' | ')}] [--rpc URL] --plan FILE --key-file FILE [--dry-run] [--out deployment.json]`;
/** Deployments are public, and belong to the repository. */
const DEPLOYMENTS = 'contracts/deployments';

/**
 * `npm run deploy -- base-sepolia --plan FILE --key-file FILE [--dry-run]`: makes the contracts on a
 * chain that others run, known by its name or reached by `--rpc URL`. The key may also be in
 * DEPLOYER_KEY; a dry run needs none.
 */
async function main(): Promise<void> {
  const { name, plan, 'key-file': keyFile, 'dry-run': dryRun, ...args } = readArgs();
  const network = networkOf(name);
  const rpc = args.rpc ?? network?.rpc;
  if (!rpc || !plan) throw new ChainProblem(`Say which chain and which plan: ${USAGE}`);
  const out = args.out ?? (network && join(DEPLOYMENTS, `${name}.json`));
  if (!dryRun && !out) throw new ChainProblem('Say where to write the deployment: --out FILE.');
  const read = await readPlan(plan);
  if (network && read.chainId !== network.chainId) {
    throw new ChainProblem(
      `${name} is chain ${network.chainId}, and the plan is for ${read.chainId}.`,
    );
  }
  const made = await deploy({
    rpc: createRpc(rpc),
    plan: network ? { ...read, explorer: read.explorer ?? network.explorer } : read,
    key: await readKey(keyFile),
    dryRun,
    log: console.log,
  });
  if (!made || !out) return;
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${out} is what the server wants as CHAIN_DEPLOYMENT.`);
  if (!network) return;
  console.log(
    `Commit it. To verify: npm run contracts -- --standard-input standard-input.json, and with that and the constructor arguments in ${out} each contract at ${network.verifier}.`,
  );
}

function networkOf(name: string | undefined): Network | undefined {
  if (name === undefined) return undefined;
  const network = NETWORKS[name];
  if (network) return network;
  throw new ChainProblem(
    `There is no network ${name} here: ${Object.keys(NETWORKS).join(', ')}, or --rpc URL.`,
  );
}

function readArgs() {
  const text = { type: 'string' } as const;
  const options = {
    ...{ rpc: text, plan: text, 'key-file': text, out: text },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new ChainProblem(USAGE);
    return { ...values, name: positionals[0] };
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
