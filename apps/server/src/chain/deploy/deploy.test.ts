import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREATE2_DEPLOYER, foundingOf } from '@goats/contracts/founding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledProgram } from '../../testing/bundled-program.ts';
import { readStadium } from '../contract-reads.ts';
import { type Anvil, EMBEDDED_CHAIN_ID, startAnvil } from '../embedded/anvil-process.ts';
import { findAnvil } from '../embedded/find-anvil.ts';
import { keyOf } from '../keys.ts';
import { deploy } from './deploy.ts';
import { readPlan } from './read-plan.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const EXAMPLE = join(ROOT, 'contracts/plan.example.json');
const SECRET = `0x${'5e'.repeat(32)}`;
const key = keyOf(SECRET);
const folder = mkdtempSync(join(tmpdir(), 'goats-deploy-'));
let anvil: Anvil;

beforeAll(async () => {
  anvil = await startAnvil(findAnvil(process.env.ANVIL_BINARY)!, []);
});

afterAll(async () => {
  await anvil.stop();
  rmSync(folder, { recursive: true });
});

function planFile(change: Record<string, unknown> = {}): string {
  const file = join(folder, 'plan.json');
  const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  const [poster, voucher, guardian, curator] = ['1', '2', '3', '4'].map(
    (digit) => `0x${digit.repeat(40)}`,
  );
  const people = { curator, royaltyTo: curator, keys: { poster, voucher, guardian } };
  const plan = { ...example, ...people, chainId: EMBEDDED_CHAIN_ID, ...change };
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

async function run(options: { dryRun?: boolean; paid?: boolean; file?: string } = {}) {
  const lines: string[] = [];
  const made = await deploy({
    rpc: anvil.rpc,
    plan: await readPlan(options.file ?? planFile()),
    key: options.paid === false ? undefined : key,
    dryRun: options.dryRun ?? false,
    log: (line) => lines.push(line),
    timeoutMs: 30_000,
  });
  return { made, said: lines.join('\n') };
}

it('says what it would cost, and sends nothing in a dry run', async () => {
  const { made, said } = await run({ dryRun: true, paid: false });
  expect(made).toBeUndefined();
  expect(said).toMatch(/stadium at 0x[\s\S]*a root waits 6 h[\s\S]*1000000 HOOF a day/);
  expect(said).toMatch(/Gas \d{7}, at most 0\.\d+ ether/);
  expect(await anvil.rpc.request('eth_blockNumber', [])).toBe('0x0');
});

it('sends nothing that the payer cannot pay for', async () => {
  await expect(run()).rejects.toThrow(/has 0 ether, and this may cost 0\.\d+/);
});

it('makes the contracts where it said, and a second time finds them there', async () => {
  await anvil.rpc.request('anvil_setBalance', [key.address, '0x8ac7230489e80000']);
  const out = join(folder, 'deployment.json');
  const keyFile = join(folder, 'deployer.key');
  writeFileSync(keyFile, `${SECRET}\n`, { mode: 0o600 });
  const { code, said } = await command('--plan', planFile(), '--key-file', keyFile, '--out', out);
  expect(said).toContain('what the server wants as CHAIN_DEPLOYMENT');
  expect(code).toBe(0);
  expect(said).not.toContain(SECRET.slice(2));

  const written = JSON.parse(readFileSync(out, 'utf8'));
  const { founding } = await readPlan(planFile());
  expect(written.contracts).toEqual(foundingOf(founding).contracts);
  expect(written.since).toBe(1);
  const { contracts, terms } = await readStadium(anvil.rpc, written.contracts.stadium);
  expect(written.contracts).toMatchObject(contracts);
  expect(terms).toEqual({
    rootDelaySeconds: 21_600,
    maxSilenceSeconds: 604_800,
    keyDelaySeconds: 259_200,
    dayLimit: 100_000_000n,
  });

  const again = await run();
  expect(again.said).toContain('there already');
  expect(again.made).toEqual(written);
  expect(await anvil.rpc.request('eth_blockNumber', [])).toBe('0x1');
});

it('refuses a node of another chain, and a chain without the common deployer', async () => {
  await expect(run({ file: planFile({ chainId: 1 }) })).rejects.toThrow(
    'The node is of chain 31337, and the plan is for 1.',
  );
  const code = await anvil.rpc.request<string>('eth_getCode', [CREATE2_DEPLOYER, 'latest']);
  await anvil.rpc.request('anvil_setCode', [CREATE2_DEPLOYER, '0x']);
  await expect(run()).rejects.toThrow('lacks the common deployer');
  await anvil.rpc.request('anvil_setCode', [CREATE2_DEPLOYER, code]);
});

it('refuses a plan that nobody could take back', async () => {
  const { keys, terms } = JSON.parse(readFileSync(planFile(), 'utf8'));
  for (const [change, why] of [
    [{ curator: '0x12' }, 'curator: is not an address'],
    [{ royaltyTo: `0x${'0'.repeat(40)}` }, 'royaltyTo: is nobody'],
    [{ keys: { ...keys, voucher: keys.poster } }, 'keys: has one key for two roles'],
    [{ terms: { ...terms, rootDelay: 0 } }, 'terms.rootDelay: leaves nobody the time to veto'],
    [{ terms: { ...terms, maxSilence: 60 } }, 'terms: has a silence that is shorter'],
    // An hour and a day after the delay of roots, to the second.
    [
      { terms: { ...terms, keyDelay: 111_599 } },
      'terms: lets a stolen guardian’s key begin before',
    ],
    [{ terms: { ...terms, dayLimit: '10.5' } }, 'terms.dayLimit: is not a number'],
    [{ base: 'goats.example' }, 'base: '],
    [{ extra: 1 }, 'Unrecognized key'],
  ] as const) {
    await expect(readPlan(planFile(change)), why).rejects.toThrow(why);
  }
  await readPlan(planFile({ terms: { ...terms, keyDelay: 111_600 } }));
  await expect(readPlan(EXAMPLE)).rejects.toThrow('curator: is nobody: fill it in');
  await expect(readPlan(join(folder, 'none.json'))).rejects.toThrow('cannot be read (ENOENT)');
});

it('says in a sentence what is missing, and a bad key without repeating it', async () => {
  expect(await command()).toMatchObject({ code: 1, said: expect.stringContaining('--plan') });
  const keyFile = join(folder, 'bad.key');
  writeFileSync(keyFile, 'not-a-key');
  const { code, said } = await command('--plan', planFile(), '--key-file', keyFile, '--dry-run');
  expect(code).toBe(1);
  expect(said.trim()).toBe('--key-file does not hold a private key of 64 hexadecimal digits.');
});

/** As an operator types it. */
function command(...words: string[]): Promise<{ code: number; said: string }> {
  const args = [bundledProgram('commands/deploy.mjs'), '--rpc', anvil.url, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}` });
    });
  });
}
