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
  /** Who was paid between the two by the word of the new one, the most first: the contract knows better. */
  readonly paid: readonly {
    readonly account: string;
    readonly more: number;
    readonly all: number;
  }[];
  /** Everybody's together, watched or not; of cards those that are somebody else's now. */
  readonly taken: { readonly hoof: number; readonly accounts: number; readonly cards: number };
  /** Cards that are in nobody's leaf any more: in their owner's own wallet, or swallowed. */
  readonly gone: readonly number[];
  /** What all leaves together have more than before, paid out since or not. */
  readonly grown: { readonly hoof: number; readonly cards: number };
  /** Of which that is a part. */
  readonly before: { readonly hoof: number; readonly cards: number };
}

/** A thief who drops nobody leaves everybody a hundredth. Where little is promised, a good evening is as much. */
const MUCH = 0.1;
/** A handful changes hands in any hour. */
const LEAST_CARDS = 10;

/** `hoof(12_050) // '120.50 HOOF'` */
export const hoof = (hundredths: number) => `${(hundredths / 100).toFixed(2)} HOOF`;

/** More of it than a day of play moves between two roots: `isMuchHoof(taken.hoof, losses)` */
export const isMuchHoof = (hundredths: number, { before }: Pick<Losses, 'before'>): boolean =>
  hundredths > MUCH * before.hoof;
/** `isMuchOfCards(gone.length, losses)` */
export const isMuchOfCards = (count: number, { before }: Pick<Losses, 'before'>): boolean =>
  count >= LEAST_CARDS && count > MUCH * before.cards;

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
  const paid: { account: string; more: number; all: number }[] = [];
  const taken = { hoof: 0, accounts: 0, cards: 0 };
  for (const { account, balance, withdrawn } of before.accounts) {
    const leaf = now.get(account);
    const more = leaf ? leaf.withdrawn - withdrawn : 0;
    if (leaf && more > 0) paid.push({ account, more, all: leaf.withdrawn });
    const due = balance - more;
    const less = due - (leaf?.balance ?? 0);
    if (less > 0) {
      taken.hoof += less;
      taken.accounts += 1;
    }
    if (!leaf) {
      dropped.push({ account, had: balance });
      continue;
    }
    if (watched.has(account) && leaf.balance !== due) {
      changed.push({ account, had: due, has: leaf.balance });
    }
  }
  const owners = new Map(after.cards.map(({ token, owner }) => [token, owner as string]));
  taken.cards = before.cards.filter(
    ({ token, owner }) => owners.has(token) && owners.get(token) !== owner,
  ).length;
  const gone = before.cards.flatMap(({ token }) => (owners.has(token) ? [] : [token]));
  const cards = before.cards
    .filter(({ token, owner }) => watched.has(owner) && owners.get(token) !== owner)
    .map(({ token, owner }) => ({ token, account: owner as string }));
  paid.sort((one, other) => other.more - one.more);
  return {
    ...{ dropped, changed, cards, paid, taken, gone },
    grown: {
      hoof: everPromised(after) - everPromised(before),
      cards: after.cards.length - before.cards.length,
    },
    before: {
      hoof: before.accounts.reduce((sum, { balance }) => sum + balance, 0),
      cards: before.cards.length,
    },
  };
}

const everPromised = ({ accounts }: LeafList) =>
  accounts.reduce((sum, { balance, withdrawn }) => sum + balance + withdrawn, 0);
