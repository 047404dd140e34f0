import { type ExitProof, exitOf, treesOf } from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { type Address, decodeEventLog, encodeEventTopics, type Hex, numberToHex } from 'viem';
import type { Rpc } from '../chain.ts';
import { readStadium } from '../contract-reads.ts';
import { openLeafFolder } from './leaf-folder.ts';
import { logsBetween } from './logs-between.ts';

/**
 * The file that leaving takes, out of a watcher's folder and a node: the same that our server would
 * have answered.
 *
 * `await proofFromFolder({ rpc, stadium, since: 0, folder }, '0x…')`
 */
export async function proofFromFolder(
  {
    rpc,
    stadium,
    since,
    folder,
  }: {
    readonly rpc: Rpc;
    readonly stadium: Address;
    readonly since: number;
    readonly folder: string;
  },
  address: string,
): Promise<ExitProof> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId', []));
  const kept = await openLeafFolder(folder, { chainId, stadium }, { rpc });
  const root = (await kept.readState())?.roots.findLast(({ state }) => state === 'counts');
  if (!root) throw new Error('This folder knows of no root that counts: run the watcher first.');
  const owner = address.toLowerCase() as Address;
  const list = await kept.list(root);
  const block = await rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', [
    numberToHex(root.block),
    false,
  ]);
  const { contracts } = await readStadium(rpc, stadium);
  const told = (eventName: string, account?: Address) =>
    readEvents({ rpc, stadium, since }, eventName, account);
  const brought = await told('HoofDeposited', owner);
  const returned = new Set((await told('DepositReturned')).map(({ number }) => number));
  // The contract gives a card that came in since to whoever brought it, whatever the root says.
  const fresh = new Map(
    (await told('CardDeposited'))
      .filter(({ number }) => Number(number) > root.cardDeposits)
      .map(({ token, account }) => [Number(token), String(account).toLowerCase()]),
  );
  const known = exitOf(list, treesOf(list), owner);
  const own = [...fresh].flatMap(([tokenId, account]) => (account === owner ? [tokenId] : []));
  return {
    ...{ address: owner, chainId, contracts, hoof: known.hoof },
    root: {
      ...{ index: root.epoch, hash: root.accounts, cards: root.cards, sum: String(root.sum) },
      ...{ deposits: root.deposits, cardDeposits: root.cardDeposits, data: root.data },
      at: new Date(Number(block.timestamp) * 1000).toISOString(),
    },
    cards: [
      ...known.cards.filter(({ tokenId }) => !fresh.has(tokenId)),
      ...own.map((tokenId) => ({ tokenId, leaf: { tokenId, owner }, proof: [] })),
    ],
    deposits: brought
      .filter(({ number }) => Number(number) >= root.deposits && !returned.has(number))
      .map(({ number, amount }) => ({ number: Number(number), amount: String(amount) })),
  };
}

async function readEvents(
  { rpc, stadium, since }: { rpc: Rpc; stadium: Address; since: number },
  eventName: string,
  account: Address | undefined,
): Promise<Readonly<Record<string, unknown>>[]> {
  const topics = encodeEventTopics({
    abi: stadiumAbi,
    ...({ eventName, ...(account ? { args: { account } } : {}) } as { eventName: 'HoofDeposited' }),
  });
  const head = Number(await rpc.request<Hex>('eth_blockNumber', []));
  const logs = await logsBetween(rpc, { address: stadium, topics }, since, head);
  return logs.map(({ data, topics: said }) => {
    const { args } = decodeEventLog({ abi: stadiumAbi, data, topics: said });
    return args as unknown as Readonly<Record<string, unknown>>;
  });
}
