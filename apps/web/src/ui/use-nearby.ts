import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the moment the element is within `margin` of the window: early enough to be there when
 * it is reached, late enough not to stand in the way of what is on screen.
 *
 * `const nearby = useNearby(section, '1200px')`
 */
export function useNearby(ref: RefObject<Element | null>, margin: string): boolean {
  const [nearby, setNearby] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || nearby) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNearby(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, nearby]);
  return nearby;
}
