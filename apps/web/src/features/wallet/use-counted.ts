import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { useEffect, useRef, useState } from 'react';
import type { BalanceMode } from './balance-hold.ts';

const COUNT_MS = 1_200;

/**
 * A wallet's balance as the header shows it: kept back while it is held, and counted from the old
 * figure to the new one afterwards. Another wallet's balance is no news and simply there.
 */
export function useCounted(
  balance: number | undefined,
  mode: BalanceMode,
  wallet: string,
): number | undefined {
  const [shown, setShown] = useState({ wallet, hoof: balance });
  const still = useReducedMotion();
  const latest = useRef(shown);
  latest.current = shown;
  const before = shown.wallet === wallet ? shown.hoof : undefined;
  const news = balance !== undefined && balance !== before;
  const waits = news && mode === 'held' && before !== undefined;
  const counts = news && mode === 'counted' && before !== undefined && !still;
  useEffect(() => {
    if (balance === undefined || waits) return;
    const from = latest.current.hoof;
    if (!counts || from === undefined) {
      if (latest.current.hoof !== balance || latest.current.wallet !== wallet) {
        setShown({ wallet, hoof: balance });
      }
      return;
    }
    let began: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      began ??= now;
      const share = Math.min(1, (now - began) / COUNT_MS);
      const way = (balance - from) * (1 - (1 - share) ** 3);
      // Whole HOOF on the way: hundredths that race past are only a flicker.
      setShown({ wallet, hoof: share < 1 ? Math.round(from + way) : balance });
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [balance, waits, counts, wallet]);
  return waits || counts ? before : balance;
}
