import { useEffect, useState } from 'react';

/** A finger trembles by less than this. */
const MEANT = 12;

/** True from the moment a reader moves down the page until they move up again or reach its end. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      const moved = scrollY - last;
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - MEANT;
      if (Math.abs(moved) < MEANT && !atEnd) return;
      last = scrollY;
      setDown(moved > 0 && !atEnd);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return down;
}
