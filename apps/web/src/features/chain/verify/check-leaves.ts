import { type LeafList, type LeafTrees, parseLeafList, treesOf } from '@goats/chain';
import { t } from '@goats/words';
import { sha256, stringToBytes } from 'viem';

/** What a root says about itself: on the chain, or by the server's word where nobody can ask that. */
export interface RootClaim {
  readonly chainId: number;
  readonly stadium: string;
  readonly accounts: string;
  readonly cards: string;
  /** In hundredths. */
  readonly sum: number;
  readonly data: string;
}

export interface OwnLeaf {
  readonly balance: number;
  readonly withdrawn: number;
  /** Tokens. */
  readonly cards: readonly number[];
}

export interface LeavesVerdict {
  readonly accountCount: number;
  readonly cardCount: number;
  /** The first thing that is not as the root says, in a sentence; null when everything is. */
  readonly problem: string | null;
  /** Null when the list has nothing of this address, or none was asked about. */
  readonly own: OwnLeaf | null;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const OTHER_LIST = t('The list is not the one whose fingerprint was posted.');

/** Reckons a published list again, leaf by leaf, and holds it against its root. */
export function checkLeaves(text: string, claim: RootClaim, address: string | null): LeavesVerdict {
  const sealed = same(sha256(stringToBytes(text)), claim.data);
  const read = listOf(text);
  if (!read) {
    const problem = sealed ? t('The list is no list of leaves.') : OTHER_LIST;
    return { accountCount: 0, cardCount: 0, problem, own: null };
  }
  const { list, trees } = read;
  const owner = address?.toLowerCase();
  const account = list.accounts.find((leaf) => leaf.account === owner);
  const cards = list.cards.filter((leaf) => leaf.owner === owner).map(({ token }) => token);
  return {
    accountCount: list.accounts.length,
    cardCount: list.cards.length,
    problem: firstProblem([
      [sealed, OTHER_LIST],
      [
        list.chainId === claim.chainId && same(list.stadium, claim.stadium),
        t('The list belongs to another chain or another Stadium.'),
      ],
      [same(trees.accounts.root, claim.accounts), t('The accounts in it lead to another root.')],
      [same(trees.cards.root, claim.cards), t('The cards in it lead to another root.')],
      [
        trees.accounts.sum === claim.sum,
        t('The accounts in it add up to something else than the root promises.'),
      ],
    ]),
    own:
      account || cards.length > 0
        ? { balance: account?.balance ?? 0, withdrawn: account?.withdrawn ?? 0, cards }
        : null,
  };
}

/** Null for what no root can hold: it is none, or adds up to more than there can be. */
function listOf(text: string): { readonly list: LeafList; readonly trees: LeafTrees } | null {
  try {
    const list = parseLeafList(text);
    return { list, trees: treesOf(list) };
  } catch {
    return null;
  }
}

function firstProblem(checks: ReadonlyArray<readonly [holds: boolean, words: string]>) {
  return checks.find(([holds]) => !holds)?.[1] ?? null;
}
