import { localMemory, type Memory } from '@goats/ui/browser/safe-storage.ts';
import { createStore } from '@goats/ui/browser/store.ts';

/** A transaction that left this browser: the server knows of it once a block has it. */
export interface Sent {
  /** What it is for: 'withdrawal:12', 'card:17', 'cards' or 'hoof'. */
  readonly about: string;
  readonly wallet: string;
  readonly hash: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Of a deposit of HOOF. */
  readonly hoof?: number;
}

const KEY = 'goats-chain-sent';
const MOST = 20;
/** What no block has taken by then was dropped on the way. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/** No block will have it any more: nobody waits for it, and the same may be sent again. */
export function isForgotten({ at }: Pick<Sent, 'at'>, now: number): boolean {
  return now - at >= FORGOTTEN_MS;
}

function read(memory: Memory): readonly Sent[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSent) : [];
  } catch {
    return [];
  }
}

function isSent(value: unknown): value is Sent {
  const { about, wallet, hash, at } = (value ?? {}) as Partial<Sent>;
  return [about, wallet, hash].every((text) => typeof text === 'string') && typeof at === 'number';
}

const store = createStore({ sent: read(localMemory) });

function keep(sent: readonly Sent[]): void {
  store.set({ sent });
  localMemory.setItem(KEY, JSON.stringify(sent));
}

/** What was sent and is not over yet, in this browser, over reloads. */
export const sentTransactions = {
  subscribe: store.subscribe,
  get: () => store.get().sent,
  add(one: Sent): void {
    const others = read(localMemory).filter(
      (other) =>
        (other.about !== one.about || other.wallet !== one.wallet) && !isForgotten(other, one.at),
    );
    keep([one, ...others].slice(0, MOST));
  },
  /** It is over, one way or the other. */
  drop(hash: string): void {
    keep(read(localMemory).filter((one) => one.hash !== hash));
  },
};
