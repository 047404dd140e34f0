import {
  type ExitProof,
  exitOf,
  type LeafList,
  postRoot,
  treesOf,
  writeLeafList,
} from '@goats/chain';
import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { type Address, createPublicClient, type Hex, http } from 'viem';
import { startTestChain, type TestChain } from '../apps/server/src/testing/test-chain.ts';

/** A chain with the contracts on it and nobody who looks after them but the journey. */
export interface StadiumAlone {
  readonly chain: TestChain;
  /** Posts a root in which these things are somebody's; answers its list of leaves as a file. */
  post(leaves: Pick<LeafList, 'accounts' | 'cards'>): Promise<{
    readonly text: string;
    proofOf(account: Address): ExitProof;
  }>;
  /** The HOOF of a proof asked for once more; rejects with the contract's own word for no. */
  exitAgain(proof: ExitProof): Promise<unknown>;
  hoofOf(account: Address): Promise<bigint>;
  ownerOf(token: number): Promise<Address>;
  /** So many seconds pass, in one empty block. */
  pass(seconds: number): Promise<void>;
}

export async function stadiumAlone(at = Date.now()): Promise<StadiumAlone> {
  const chain = await startTestChain({ at });
  const { contracts, chainId } = chain.chain;
  const node = createPublicClient({ transport: http(chain.url) });
  const hoof = { address: contracts.hoof, abi: hoofAbi } as const;
  /** The page has sent as well: the next block comes after all that there are. */
  async function passed(seconds: number): Promise<void> {
    const { timestamp } = await node.getBlock();
    chain.setTime((Number(timestamp) + seconds) * 1000);
  }
  return {
    chain,
    async post({ accounts, cards }) {
      const [deposits, cardDeposits] = [0, 0];
      const block = Number(await node.getBlockNumber());
      const list = { chainId, stadium: contracts.stadium, deposits, cardDeposits, block };
      const leaves = { ...list, accounts, cards };
      const trees = treesOf(leaves);
      const data: Hex = `0x${'00'.repeat(32)}`;
      const root = { accounts: trees.accounts.root, cards: trees.cards.root };
      const { sum } = trees.accounts;
      await passed(1);
      await chain.sendAs(chain.keys.poster, {
        to: contracts.stadium,
        data: postRoot({ ...root, sum, deposits, cardDeposits, data, until: 2 ** 40 - 1 }),
      });
      const index = await node.readContract({
        address: contracts.stadium,
        abi: stadiumAbi,
        functionName: 'epochs',
      });
      return {
        text: writeLeafList(leaves),
        proofOf: (address) => ({
          ...{ address, chainId, contracts },
          root: {
            ...{ index, hash: root.accounts, cards: root.cards, sum: String(sum), data },
            ...{ deposits, cardDeposits, at: new Date().toISOString() },
          },
          ...exitOf(leaves, trees, address),
          deposits: [],
        }),
      };
    },
    async exitAgain({ hoof: exit }) {
      const { leaf, proof } = exit ?? {};
      if (!leaf || !proof) throw new Error('There is no HOOF in this proof');
      return node.simulateContract({
        address: contracts.stadium,
        abi: stadiumAbi,
        functionName: 'exit',
        args: [
          ...([leaf.account, BigInt(leaf.balance), BigInt(leaf.withdrawn)] as const),
          ...([BigInt(proof.position), proof.hashes, proof.sums.map(BigInt)] as const),
        ],
      });
    },
    hoofOf: (account) => node.readContract({ ...hoof, functionName: 'balanceOf', args: [account] }),
    ownerOf: (token) =>
      node.readContract({
        address: contracts.cards,
        abi: goatCardsAbi,
        functionName: 'ownerOf',
        args: [BigInt(token)],
      }),
    async pass(seconds) {
      await passed(seconds);
      await chain.mine();
    },
  };
}
