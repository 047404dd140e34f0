import type { Chain } from '../../../chain/chain.ts';
import { AppError } from '../../../errors.ts';
import { ChainLie, NodeBehind } from './chain-lie.ts';
import { readUsed } from './read-contracts.ts';
import { headerAt, readTip, type Tip } from './read-headers.ts';
import { type Range, readRange } from './read-range.ts';

/** Nodes of different people tell different stories of what is final: one of them lies, or is wrong. */
export class ChainDispute extends ChainLie {
  override name = 'ChainDispute';
}

/** A node so far behind is of no use as a witness, and an operator should know. */
const FAR_BEHIND = 100;

/** The same chain as each of the other nodes has it. */
function witnessesOf(chain: Chain): Chain[] {
  return (chain.witnesses ?? []).map((rpc) => ({ ...chain, rpc }));
}

/** Without its witnesses nothing becomes final here; that is no fault of the first node. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new NodeBehind(
      'A second node does not answer. Nothing is credited or given back until it does.',
      { cause: error },
    );
  }
}

/** The chain's head, and the newest block that every node calls final and knows by the same hash and time. */
export async function agreedTip(chain: Chain): Promise<Tip> {
  const tip = await readTip(chain);
  const witnesses = witnessesOf(chain);
  if (witnesses.length === 0) return tip;
  let { final } = tip;
  for (const witness of witnesses) {
    const theirs = await asked(() => readTip(witness));
    const behind = tip.final.number - theirs.head.number;
    if (behind > FAR_BEHIND) {
      throw new NodeBehind(`A second node is ${behind} blocks behind what is final.`);
    }
    if (theirs.final.number < final.number) final = theirs.final;
  }
  for (const node of [chain, ...witnesses]) {
    const { hash, time } = await asked(() => headerAt(node.rpc, final.number));
    // By its time vouchers are given back: one from the future would pay them twice.
    if (hash !== final.hash || time !== final.time) {
      throw new ChainDispute(
        `Two nodes call different blocks final at ${final.number}. Nothing is credited or given back until they agree.`,
      );
    }
  }
  return { head: tip.head, final };
}

/** Throws unless every other node has the same blocks there, and our contracts saying the same in them. */
export async function agreeOnRange(chain: Chain, range: Range): Promise<void> {
  for (const witness of witnessesOf(chain)) {
    const theirs = await asked(() => readRange(witness, range.from, range.to));
    if (storyOf(theirs) === storyOf(range)) continue;
    throw new ChainDispute(
      `Two nodes tell different stories of the blocks ${range.from} to ${range.to}: ${range.events.length} logs here, ${theirs.events.length} there. Nothing is credited or given back until they agree.`,
    );
  }
}

const storyOf = ({ headers, events }: Range) =>
  JSON.stringify([
    headers.map(({ number, hash, parentHash, time }) => [number, hash, parentHash, time]),
    events,
  ]);

/** Which of these vouchers were redeemed, by every node's word. */
export async function agreedUsed(
  chain: Chain,
  numbers: readonly number[],
  block: number,
): Promise<ReadonlySet<number>> {
  const used = await readUsed(chain, numbers, block);
  for (const witness of witnessesOf(chain)) {
    const theirs = await asked(() => readUsed(witness, numbers, block));
    const wrong = numbers.find((number) => used.has(number) !== theirs.has(number));
    if (wrong !== undefined) {
      throw new ChainDispute(
        `Two nodes disagree on whether voucher ${wrong} was redeemed. Nothing is given back until they agree.`,
      );
    }
  }
  return used;
}
