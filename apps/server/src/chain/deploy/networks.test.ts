import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Abi,
  type Address,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem';
import { expect, it } from 'vitest';
import { startAnvil } from '../embedded/anvil-process.ts';
import { findAnvil } from '../embedded/find-anvil.ts';
import { keyOf } from '../keys.ts';
import { deploy } from './deploy.ts';
import { NETWORKS } from './networks.ts';
import { planOf } from './read-plan.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../../contracts/plan.example.json');
const key = keyOf('5e'.repeat(32));
const someone = (digit: number) => `0x${String(digit).repeat(40)}` as Address;

function planFor(chainId: number) {
  const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  const people = { curator: someone(4), royaltyTo: someone(5) };
  const keys = { poster: someone(1), voucher: someone(2), guardian: someone(3) };
  const { explorer: _, ...rest } = { ...example, ...people, keys, chainId };
  return planOf('of a test', JSON.stringify(rest));
}

it.each(Object.entries(NETWORKS))(
  'the same deployment as on %s, on a chain with its number and its blocks',
  async (_name, { chainId, blockGas }) => {
    const anvil = await startAnvil(
      findAnvil(process.env.ANVIL_BINARY)!,
      ['--gas-limit', String(blockGas)],
      { chainId },
    );
    try {
      await anvil.rpc.request('anvil_setBalance', [key.address, numberToHex(10n ** 19n)]);
      const said: string[] = [];
      const options = { rpc: anvil.rpc, plan: planFor(chainId), key, log: said.push.bind(said) };
      expect(await deploy({ ...options, dryRun: true })).toBeUndefined();
      const made = (await deploy({ ...options, dryRun: false, timeoutMs: 30_000 }))!;
      expect(made).toMatchObject({ chainId, since: 1 });
      const { hoof, cards, stadium } = made.contracts;
      const ask = async (
        to: Address,
        abi: readonly unknown[],
        name: string,
        args: unknown[] = [],
      ) => {
        const call = { abi: abi as Abi, functionName: name, args };
        const data = await anvil.rpc.request<Hex>('eth_call', [
          { to, data: encodeFunctionData(call) },
          'latest',
        ]);
        return decodeFunctionResult({ ...call, data });
      };
      const argumentsOf = (name: string, abi: readonly unknown[]) => {
        const one = made.verification.contracts.find((each) => each.name.endsWith(`:${name}`))!;
        const { inputs } = (abi as Abi).find((part) => part.type === 'constructor')!;
        return decodeAbiParameters(inputs, `0x${one.constructorArguments}`) as unknown[];
      };
      // What explorers are told that each was made with is what each says of itself.
      expect(argumentsOf('Hoof', hoofAbi)).toEqual([stadium]);
      expect(await ask(hoof, hoofAbi, 'balanceOf', [stadium])).toBe(10n ** 12n);
      expect(argumentsOf('GoatCards', goatCardsAbi)).toEqual([
        ...[stadium, await ask(cards, goatCardsAbi, 'curator')],
        ...[await ask(cards, goatCardsAbi, 'attributesRoot')],
        ...[await ask(cards, goatCardsAbi, 'metadataRoot'), someone(5), 200n],
        String(await ask(cards, goatCardsAbi, 'contractURI')).replace(/collection$/, ''),
      ]);
      expect(await ask(cards, goatCardsAbi, 'royaltyInfo', [1_000_001n, 10_000n])).toEqual([
        ...[someone(5), 200n],
      ]);
      const [ofHoof, ofCards, keys, terms] = argumentsOf('Stadium', stadiumAbi);
      expect([ofHoof, ofCards]).toEqual([
        await ask(stadium, stadiumAbi, 'hoof'),
        await ask(stadium, stadiumAbi, 'cards'),
      ]);
      expect(keys).toEqual({ poster: someone(1), voucher: someone(2), guardian: someone(3) });
      expect(terms).toMatchObject({
        rootDelay: await ask(stadium, stadiumAbi, 'rootDelay'),
        dayLimit: await ask(stadium, stadiumAbi, 'dayLimit'),
      });
      const gas = Number(/with gas (\d+)/.exec(said.join('\n'))?.[1]);
      expect(gas).toBeLessThan(blockGas / 2);
    } finally {
      await anvil.stop();
    }
  },
);
