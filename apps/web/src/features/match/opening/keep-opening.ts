import type { LockedSecret } from '@goats/contract';
import { t } from '@goats/words';

/** How a try to open ended, when it did not open. */
export interface Setback {
  /** What has happened, as a sentence for the player. */
  readonly words: string;
  /** Who said no: the wallet's owner, who is not nagged, or anything on the way to the server. */
  readonly by: 'line' | 'wallet' | 'nobody-can';
  /** Its password or passkey opens it. */
  readonly locked?: LockedSecret;
}

export interface Progress {
  /** Why it is not open yet; null while the first try has not had its time. */
  readonly setback: Setback | null;
  /** A try is under way, and a moment old at most. */
  readonly busy: boolean;
  /** Another one comes by itself. */
  readonly goesOn: boolean;
}

const LINE_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** A window that pops up again and again is one that people learn to close: once more, then by hand. */
const WALLET_PAUSE_MS = 20_000;
/** The last try begins this long before the deadline, so that it can still be in time. */
const LAST_CALL_MS = 4_000;
/** A try may wait for a wallet for as long as that takes; whoever waits is told, and may press. */
const SLOW_MS = 8_000;

const SLOW: Setback = {
  words: t('No answer so far. If your wallet shows a window, answer it there.'),
  by: 'line',
};

export interface Opener {
  /** One try; throws when it did not work. */
  open(): Promise<void>;
  setbackOf(error: unknown): Setback;
  msLeft(): number;
  tell(progress: Progress): void;
}

/**
 * Tries to open until it works or the deadline has passed: a card that stays closed loses the match.
 * `const keeper = keepOpening(opener); keeper.now(); keeper.stop()`
 */
export function keepOpening({ open, setbackOf, msLeft, tell }: Opener) {
  let newest = 0;
  let setback: Setback | null = null;
  const failures = { line: 0, wallet: 0, 'nobody-can': 0 };
  let next: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(next);
    clearTimeout(slow);
    next = undefined;
    newest += 1;
    const number = newest;
    tell({ setback, busy: true, goesOn: true });
    slow = setTimeout(() => {
      setback ??= SLOW;
      tell({ setback, busy: false, goesOn: true });
    }, SLOW_MS);
    open().then(
      () => {
        if (number === newest) clearTimeout(slow);
      },
      (error: unknown) => {
        if (number === newest) failed(error);
      },
    );
  }

  function failed(error: unknown): void {
    clearTimeout(slow);
    setback = setbackOf(error);
    const pause = pauseAfter(setback.by);
    failures[setback.by] += 1;
    if (pause !== null) next = setTimeout(now, pause);
    tell({ setback, busy: false, goesOn: pause !== null });
  }

  function pauseAfter(by: Setback['by']): number | null {
    if (by === 'nobody-can' || (by === 'wallet' && failures.wallet > 0)) return null;
    const wanted =
      by === 'wallet' ? WALLET_PAUSE_MS : (LINE_PAUSES_MS[failures.line] ?? LINE_PAUSES_MS.at(-1)!);
    const latest = msLeft() - LAST_CALL_MS;
    if (latest >= wanted) return wanted;
    return latest > 0 ? latest : null;
  }

  now();
  return {
    now,
    /** The line is back: what waits for its turn has it. */
    hurry(): void {
      if (next !== undefined && setback?.by === 'line') now();
    },
    stop(): void {
      newest += 1;
      clearTimeout(next);
      clearTimeout(slow);
    },
  };
}
