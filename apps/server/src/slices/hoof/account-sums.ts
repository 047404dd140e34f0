/** One side of a transfer. */
export interface Entry {
  readonly id: number;
  readonly amount: number;
  readonly locked: number;
  readonly previous: number | null;
}

/** What the entries of one account come to. */
export interface AccountSum {
  readonly balance: number;
  readonly locked: number;
  /** Of its chain: that of its last transfer, when each entry but the last has one that follows it. */
  readonly chain: string;
}

const FIRST_SIZE = 4_096;

/**
 * What the entries of every account come to, in arrays by the account's number: 25 bytes each, so
 * that the whole ledger is added up in one walk however long it is.
 */
export class AccountSums {
  #balance = new Float64Array(FIRST_SIZE);
  #locked = new Float64Array(FIRST_SIZE);
  #one = new Uint32Array(FIRST_SIZE);
  #other = new Uint32Array(FIRST_SIZE);
  #touched = new Uint8Array(FIRST_SIZE);

  add(account: number, { id, amount, locked, previous }: Entry): void {
    this.#makeRoom(account);
    this.#balance[account]! += amount;
    this.#locked[account]! += locked;
    const [one, other] = marksOf(id);
    const [before, beforeOther] = previous === null ? [0, 0] : marksOf(previous);
    this.#one[account]! += one - before;
    this.#other[account]! += other - beforeOther;
    this.#touched[account] = 1;
  }

  /** As an earlier audit has left it. */
  put(account: number, { balance, locked, chain }: AccountSum): void {
    this.#makeRoom(account);
    this.#balance[account] = balance;
    this.#locked[account] = locked;
    this.#one[account] = Number.parseInt(chain.slice(0, 8), 16);
    this.#other[account] = Number.parseInt(chain.slice(8), 16);
  }

  /** Whether entries were added to it. */
  isTouched(account: number): boolean {
    return this.#touched[account] === 1;
  }

  of(account: number): AccountSum {
    return {
      balance: this.#balance[account] ?? 0,
      locked: this.#locked[account] ?? 0,
      chain: hex(this.#one[account] ?? 0) + hex(this.#other[account] ?? 0),
    };
  }

  #makeRoom(account: number): void {
    if (account < this.#balance.length) return;
    const size = Math.max(account + 1, 2 * this.#balance.length);
    const grown = <A extends Float64Array | Uint32Array | Uint8Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    this.#balance = grown(new Float64Array(size), this.#balance);
    this.#locked = grown(new Float64Array(size), this.#locked);
    this.#one = grown(new Uint32Array(size), this.#one);
    this.#other = grown(new Uint32Array(size), this.#other);
    this.#touched = grown(new Uint8Array(size), this.#touched);
  }
}

/** Two stretches of one account's entries. */
export function added(one: AccountSum, other: AccountSum): AccountSum {
  const half = (from: number, to?: number) =>
    hex(
      (Number.parseInt(one.chain.slice(from, to), 16) +
        Number.parseInt(other.chain.slice(from, to), 16)) >>>
        0,
    );
  return {
    balance: one.balance + other.balance,
    locked: one.locked + other.locked,
    chain: half(0, 8) + half(8),
  };
}

/**
 * What the chain of an account comes to that ends with this transfer. Entries add their own mark and
 * take that of the one before away: where the chain has a gap or a fork, something else is left.
 */
export function chainEnding(last: number | null): string {
  return last === null ? hex(0) + hex(0) : marksOf(last).map(hex).join('');
}

const hex = (mark: number) => mark.toString(16).padStart(8, '0');

/** Two numbers of 32 bits that look like chance and hang on the id alone. */
function marksOf(id: number): [number, number] {
  const low = id % 2 ** 32;
  const high = Math.floor(id / 2 ** 32);
  return [mixed(low, high ^ 0x9e3779b9), mixed(low, high ^ 0x85ebca6b)];
}

function mixed(value: number, seed: number): number {
  let x = (value ^ seed) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  // Not linear in the id: the sums of two pairs with one sum must differ.
  return (x ^ (x >>> 16)) >>> 0;
}
