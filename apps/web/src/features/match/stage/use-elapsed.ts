import { useEffect, useState } from 'react';

/** Milliseconds since `key` changed, frame by frame up to `ms`. `useElapsed('race-2', 1000)` */
export function useElapsed(key: string, ms: number): number {
  const [elapsed, setElapsed] = useState({ key, at: 0 });
  useEffect(() => {
    let began: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      began ??= now;
      const at = Math.min(ms, now - began);
      setElapsed({ key, at });
      if (at < ms) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, ms]);
  return elapsed.key === key ? elapsed.at : 0;
}
