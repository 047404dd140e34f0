import type { LeafList } from '@goats/chain';

/** What a root takes from people that the one before said was theirs. */
export interface Losses {
  /** Accounts that are not in it at all any more, with what they had. In hundredths. */
  readonly dropped: readonly { readonly account: string; readonly had: number }[];
  /** Those who are watched, and have another amount than before beyond what they were paid. */
  readonly changed: readonly {
    readonly account: string;
    readonly had: number;
    readonly has: number;
  }[];
  /** Cards of those who are watched that are somebody else's now, or nobody's. */
  readonly cards: readonly { readonly token: number; readonly account: string }[];
}

/**
 * Whoever was ever paid stays in every root, with how much; so one who is missing was neither paid nor
 * has anything left. That may be a bad day, or a theft: who it is has to judge.
 */
export function lossesBetween(
  before: LeafList,
  after: LeafList,
  watched: ReadonlySet<string>,
): Losses {
  const now = new Map(after.accounts.map((leaf) => [leaf.account as string, leaf]));
  const dropped: { account: string; had: number }[] = [];
  const changed: { account: string; had: number; has: number }[] = [];
  for (const { account, balance, withdrawn } of before.accounts) {
    const leaf = now.get(account);
    if (!leaf) {
      dropped.push({ account, had: balance });
      continue;
    }
    const due = balance - (leaf.withdrawn - withdrawn);
    if (watched.has(account) && leaf.balance !== due) {
      changed.push({ account, had: due, has: leaf.balance });
    }
  }
  const owners = new Map(after.cards.map(({ token, owner }) => [token, owner as string]));
  const cards = before.cards
    .filter(({ token, owner }) => watched.has(owner) && owners.get(token) !== owner)
    .map(({ token, owner }) => ({ token, account: owner as string }));
  return { dropped, changed, cards };
}
