import { type RefObject, useEffect, useState } from 'react';

const reached = new Set<string>();

/**
 * True from the moment the element is within `margin` of the window: early enough to be there when
 * it is reached, late enough not to stand in the way of what is on screen. Once reached under its
 * name it is there at once: Back leads to where one was only if the page is as long as it was.
 *
 * `const nearby = useNearby('cards', section, '1200px')`
 */
export function useNearby(name: string, ref: RefObject<Element | null>, margin: string): boolean {
  const [nearby, setNearby] = useState(reached.has(name));
  useEffect(() => {
    const element = ref.current;
    if (!element || nearby) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        reached.add(name);
        setNearby(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, ref, margin, nearby]);
  return nearby;
}
