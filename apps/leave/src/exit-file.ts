import {
  type ExitProof,
  exitOf,
  type LeafList,
  parseLeafList,
  problemOfExitProof,
  treesOf,
} from '@goats/chain';
import { t } from '@goats/words';
import { isSame, type RootState, type StadiumState } from './stadium-state.ts';

/** What somebody brought along: their own proof, or the list that everybody's can be made from. */
export type Brought =
  | { readonly kind: 'proof'; readonly proof: ExitProof }
  | { readonly kind: 'leaves'; readonly list: LeafList };

/** Not even a list of a million accounts is longer; a film somebody dropped by mistake is. */
const MOST_BYTES = 200_000_000;

/** Reads a dropped or chosen file; throws a sentence when it is none of ours. */
export async function readExitFile(file: Blob): Promise<Brought> {
  if (file.size > MOST_BYTES) throw new Error(t('That file is far too long to be ours.'));
  return parseExitFile(await file.text());
}

/** `parseExitFile('{"address":"0x…')` */
export function parseExitFile(text: string): Brought {
  if (text.startsWith('legendary-goats-leaves ')) {
    return { kind: 'leaves', list: readAs(parseLeafList, text) };
  }
  const read = readAs<unknown, string>(JSON.parse, text);
  if (!isExitProof(read)) throw new Error(t('That file is not a whole exit proof.'));
  const problem = problemOfExitProof(read);
  if (problem)
    throw new Error(t('{problem} Somebody has changed the file, or it is damaged.', { problem }));
  return { kind: 'proof', proof: read };
}

/** What a reader says of the place where it stopped is for whoever wrote it. */
function readAs<T, From>(reader: (from: From) => T, from: From): T {
  try {
    return reader(from);
  } catch {
    throw new Error(t('That file is neither an exit proof nor a published list.'));
  }
}

const isAddress = (value: unknown) => /^0x[0-9a-f]{40}$/i.test(textOf(value));
const isHash = (value: unknown) => /^0x[0-9a-f]{64}$/i.test(textOf(value));
const isUnits = (value: unknown) => /^(0|[1-9]\d{0,15})$/.test(textOf(value));
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);
const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function isExitProof(value: unknown): value is ExitProof {
  const { address, chainId, contracts, root, hoof, cards, deposits } = fieldsOf(value);
  const { hoof: token, cards: collection, stadium } = fieldsOf(contracts);
  return (
    isAddress(address) &&
    isCount(chainId) &&
    [token, collection, stadium].every(isAddress) &&
    isRoot(fieldsOf(root)) &&
    (hoof === null || isHoof(fieldsOf(hoof))) &&
    listOf(cards, (card) => isCard(fieldsOf(card))) &&
    listOf(deposits, (deposit) => {
      const { number, amount } = fieldsOf(deposit);
      return isCount(number) && isUnits(amount);
    })
  );
}

function isRoot({ index, hash, cards, sum, deposits, cardDeposits }: Record<string, unknown>) {
  return (
    [index, deposits, cardDeposits].every(isCount) && [hash, cards].every(isHash) && isUnits(sum)
  );
}

function isHoof({ leaf, proof }: Record<string, unknown>): boolean {
  const { account, balance, withdrawn } = fieldsOf(leaf);
  const { position, hashes, sums } = fieldsOf(proof);
  return (
    isAddress(account) &&
    [balance, withdrawn].every(isUnits) &&
    isCount(position) &&
    listOf(hashes, isHash) &&
    listOf(sums, isUnits)
  );
}

function isCard({ tokenId, leaf, proof }: Record<string, unknown>): boolean {
  const { tokenId: token, owner } = fieldsOf(leaf);
  return isCount(tokenId) && isCount(token) && isAddress(owner) && listOf(proof, isHash);
}

/**
 * One's own proof out of everybody's leaves. What the list adds up to must be the root that counts
 * on the chain, or one that waits; whoever handed the list over need not be trusted. Throws a sentence
 * when it is neither.
 */
export function proofFromLeaves(
  list: LeafList,
  address: string,
  { active, pending, contracts, chainId }: StadiumState,
): ExitProof {
  const trees = readAs(treesOf, list);
  const { accounts, cards } = trees;
  const root = [active, ...pending].find(
    (one) =>
      accounts.root === one.accounts &&
      cards.root === one.cards &&
      accounts.sum === Number(one.sum) &&
      // Of two with the same leaves one may know more deposits, and swallow them.
      list.deposits === one.deposits &&
      list.cardDeposits === one.cardDeposits,
  );
  if (!root) {
    throw new Error(
      t('That list is not the one of root {root}, which counts now. Find the list of that root.', {
        root: active.epoch,
      }),
    );
  }
  return {
    address: address.toLowerCase() as ExitProof['address'],
    chainId,
    contracts,
    root: {
      index: root.epoch,
      hash: root.accounts,
      cards: root.cards,
      sum: String(root.sum),
      deposits: root.deposits,
      cardDeposits: root.cardDeposits,
      at: new Date(root.postedAt * 1000).toISOString(),
      data: `0x${'0'.repeat(64)}`,
    },
    ...exitOf(list, trees, address),
    deposits: [],
  };
}

/** The root that a proof is about, while it waits. */
export function waitingRoot(
  { root }: Pick<ExitProof, 'root'>,
  { pending }: Pick<StadiumState, 'pending'>,
): RootState | undefined {
  return pending.find(
    ({ epoch, accounts, cards }) =>
      epoch === root.index && isSame(accounts, root.hash) && isSame(cards, root.cards),
  );
}

/**
 * Whether a root that waits has less for an account than the one that counts, beyond what was paid
 * since. Nobody can know that without a proof of the one that counts.
 */
export function takesAway(
  ahead: ExitProof,
  proof: ExitProof | undefined,
  { active, account, contracts, cards }: StadiumState,
): boolean {
  if (proof?.root.index !== active.epoch || !isSame(proof.root.hash, active.accounts)) return false;
  const [now, then] = [proof, ahead].map(({ hoof }) => ({
    balance: BigInt(hoof?.leaf.balance ?? 0),
    withdrawn: BigInt(hoof?.leaf.withdrawn ?? 0),
  })) as [Holds, Holds];
  // By such a leaf nobody leaves: the contract knows what it has paid.
  if (then.withdrawn > account.withdrawn) return true;
  // Whoever was ever paid stays in every root: one who is missing has lost it all.
  const paid = ahead.hoof ? then.withdrawn - now.withdrawn : 0n;
  if (then.balance < now.balance - paid) return true;
  const left = new Set(ahead.cards.map(({ tokenId }) => tokenId));
  return proof.cards.some(
    ({ tokenId }) =>
      !left.has(tokenId) && isSame(cards.get(tokenId)?.holder ?? '', contracts.stadium),
  );
}

interface Holds {
  readonly balance: bigint;
  readonly withdrawn: bigint;
}
