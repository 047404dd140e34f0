import { t } from '@goats/words';
import type { Address, Hex } from 'viem';
import { type CardsTree, cardProof, cardsTreeOf, verifyCardProof } from './cards-tree.ts';
import type { LeafList } from './leaf-list.ts';
import { type SumTree, sumProof, sumTreeOf, verifySumProof } from './sum-tree.ts';

/** The root that a proof leads to, as it is on chain. */
export interface ExitRoot {
  readonly index: number;
  readonly hash: Hex;
  readonly cards: Hex;
  /** In hundredths. */
  readonly sum: string;
  readonly deposits: number;
  readonly cardDeposits: number;
  readonly at: string;
  /** SHA-256 of the published list of leaves. */
  readonly data: Hex;
}

export interface HoofExit {
  readonly leaf: {
    readonly account: Address;
    readonly balance: string;
    readonly withdrawn: string;
  };
  readonly proof: {
    readonly position: number;
    readonly hashes: readonly Hex[];
    readonly sums: readonly string[];
  };
}

export interface CardExit {
  readonly tokenId: number;
  readonly leaf: { readonly tokenId: number; readonly owner: Address };
  /** Empty for a card that was deposited after the root: the contract knows its depositor itself. */
  readonly proof: readonly Hex[];
}

/** Everything that leaving without us needs: what GET /api/chain/exits answers and a file keeps. */
export interface ExitProof {
  readonly address: Address;
  readonly chainId: number;
  readonly contracts: {
    readonly hoof: Address;
    readonly cards: Address;
    readonly stadium: Address;
  };
  readonly root: ExitRoot;
  readonly hoof: HoofExit | null;
  readonly cards: readonly CardExit[];
  /** Newer than the root: paid back by number after a freeze. */
  readonly deposits: readonly { readonly number: number; readonly amount: string }[];
}

/** Both trees of a list of leaves, and who stands where. */
export interface LeafTrees {
  readonly accounts: SumTree;
  readonly cards: CardsTree;
}

/** `treesOf(parseLeafList(text)).accounts.root` */
export function treesOf(list: Pick<LeafList, 'accounts' | 'cards'>): LeafTrees {
  return { accounts: sumTreeOf(list.accounts), cards: cardsTreeOf(list.cards) };
}

/** What the trees hold for one address. */
export function exitOf(
  list: Pick<LeafList, 'accounts' | 'cards'>,
  trees: LeafTrees,
  address: string,
): Pick<ExitProof, 'hoof' | 'cards'> {
  const owner = address.toLowerCase();
  const position = placeOf(list, owner);
  const leaf = list.accounts[position];
  return {
    hoof: leaf?.account === owner ? hoofExit(leaf, trees.accounts, position) : null,
    cards: list.cards
      .filter((card) => card.owner === owner)
      .map(({ token }) => ({
        tokenId: token,
        leaf: { tokenId: token, owner: owner as Address },
        proof: cardProof(trees.cards, token),
      })),
  };
}

function hoofExit(leaf: LeafList['accounts'][number], tree: SumTree, position: number): HoofExit {
  const { hashes, sums } = sumProof(tree, position);
  return {
    leaf: {
      account: leaf.account,
      balance: String(leaf.balance),
      withdrawn: String(leaf.withdrawn),
    },
    proof: { position, hashes, sums: sums.map(String) },
  };
}

/** Accounts are in order: the place is found by halves. */
function placeOf({ accounts }: Pick<LeafList, 'accounts'>, owner: string): number {
  let low = 0;
  let high = accounts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((accounts[middle]?.account ?? '') < owner) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What is wrong with a proof, in a sentence; undefined: the contract would take it, as long as this
 * root is the active one. Nothing in a file is believed that is not reckoned again here.
 */
export function problemOfExitProof(proof: ExitProof): string | undefined {
  const owner = proof.address.toLowerCase();
  const { hoof, root } = proof;
  if (hoof && (hoof.leaf.account.toLowerCase() !== owner || !holds(() => hoofHolds(proof)))) {
    return t('The HOOF in this proof does not add up to root {root}.', { root: root.index });
  }
  for (const { tokenId, leaf, proof: path } of proof.cards) {
    const isOwn = leaf.owner.toLowerCase() === owner && leaf.tokenId === tokenId;
    const card = { token: tokenId, owner: owner as Address };
    const isProved = path.length === 0 || holds(() => verifyCardProof(card, path, root.cards));
    if (!isOwn || !isProved) {
      return t('Card {card} in this proof does not lead to root {root}.', {
        card: tokenId,
        root: root.index,
      });
    }
  }
  return undefined;
}

function hoofHolds({ hoof, root }: ExitProof): boolean {
  if (!hoof) return true;
  const { account, balance, withdrawn } = hoof.leaf;
  return verifySumProof(
    { account, balance: Number(balance), withdrawn: Number(withdrawn) },
    { ...hoof.proof, sums: hoof.proof.sums.map(Number) },
    { hash: root.hash, sum: Number(root.sum) },
  );
}

/** A file may hold anything: what cannot even be reckoned does not hold. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
