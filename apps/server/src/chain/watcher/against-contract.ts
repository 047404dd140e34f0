import { randomInt } from 'node:crypto';
import { goatCardsAbi, stadiumAbi } from '@goats/contracts';
import type { Address } from 'viem';
import type { Rpc } from '../chain.ts';
import { ask, readAccount } from '../contract-reads.ts';
import { RpcRefusal } from '../rpc.ts';
import { hoof, isMuchHoof, isMuchOfCards, type Losses } from './compare-lists.ts';
import type { WatchedRoot } from './posted-roots.ts';

/** As nodes say that the contract itself said no. */
const REVERTED = 3;
/** So many of the largest are asked about with each root, and as many by lot: who lies picks the largest. */
const ASKED = 50;

/**
 * What a list says of the contract's own business. What a leaf calls paid comes off what its account may
 * take, and no account leaves by a leaf that claims more than it was ever paid: a list could so take
 * everything from everybody, and drop nobody. And a card in no leaf is in its owner's wallet, or nobody's.
 * Open when the node did not answer to the end: that is called out, and asked again with the next look.
 */
export async function againstContract(
  root: WatchedRoot,
  last: WatchedRoot,
  losses: Losses,
  {
    rpc,
    stadium,
    watched,
  }: { readonly rpc: Rpc; readonly stadium: Address; readonly watched: ReadonlySet<string> },
): Promise<{ readonly alarms: string[]; readonly isOpen: boolean }> {
  const alarms: string[] = [];
  const { paid, taken, gone } = losses;
  const largest = paid.filter(({ account }, i) => i < ASKED || watched.has(account));
  const asked = [...largest, ...byLot(paid.slice(ASKED), ASKED)];
  let unasked = paid.reduce((sum, { more }) => sum + more, 0);
  try {
    for (const { account, more, all } of new Set(asked)) {
      const { withdrawn } = await readAccount(rpc, stadium, account as Address);
      unasked -= more;
      if (all > withdrawn) {
        alarms.push(
          `Root ${root.epoch} says that ${account} was paid ${hoof(all)} in all, and the contract knows of ${hoof(withdrawn)}.`,
        );
      }
    }
    if (!isMuchHoof(taken.hoof, losses) && isMuchHoof(taken.hoof + unasked, losses)) {
      alarms.push(
        `Root ${root.epoch} takes or calls paid ${hoof(taken.hoof + unasked)} that nobody could check: more than a tenth of all in root ${last.epoch}.`,
      );
    }
    if (isMuchOfCards(gone.length, losses)) {
      const drawn = byLot(gone, ASKED);
      const inside = await countInside(rpc, stadium, drawn);
      if (inside > drawn.length / 2) {
        alarms.push(
          `Root ${root.epoch} leaves ${gone.length} cards to nobody, and of ${drawn.length} that were asked about ${inside} lie in the Stadium.`,
        );
      }
    }
    return { alarms, isOpen: false };
  } catch (error) {
    const why = (error as Error).message;
    alarms.push(`Root ${root.epoch}: not all of it could be held against the contract: ${why}`);
    return { alarms, isOpen: true };
  }
}

/** Nobody who writes a list may know which of it is looked at. */
function byLot<T>(of: readonly T[], most: number): T[] {
  const left = [...of];
  return Array.from(
    { length: Math.min(most, left.length) },
    () => left.splice(randomInt(left.length), 1)[0]!,
  );
}

async function countInside(rpc: Rpc, stadium: Address, tokens: readonly number[]): Promise<number> {
  const cards = await ask(rpc, stadium, { abi: stadiumAbi, functionName: 'cards' });
  let inside = 0;
  for (const token of tokens) {
    const call = { abi: goatCardsAbi, functionName: 'ownerOf', args: [BigInt(token)] } as const;
    const holder = await ask(rpc, cards, call).catch((error: unknown) => {
      // A token that never was has left to nobody, and must not keep the others from being asked about.
      if (error instanceof RpcRefusal && error.code === REVERTED) return stadium;
      throw error;
    });
    if (holder.toLowerCase() === stadium.toLowerCase()) inside += 1;
  }
  return inside;
}
