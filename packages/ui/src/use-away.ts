import { type RefObject, useEffect, useState } from 'react';

/**
 * True while an element is off screen, or the tab is: what turns by itself waits until somebody can
 * see it. `const away = useAway(section)`
 */
export function useAway(ref: RefObject<Element | null>): boolean {
  const [offScreen, setOffScreen] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setOffScreen(!last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return offScreen || hidden;
}
