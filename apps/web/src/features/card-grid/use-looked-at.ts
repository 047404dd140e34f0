import { type RefObject, useEffect, useState } from 'react';

/** Flinging past is not looking: somebody has to stay for this long. */
const LOOK_MS = 400;

/** True from the moment the element has stood in the window for a while. */
export function useLookedAt(ref: RefObject<Element | null>): boolean {
  const [lookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || lookedAt) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setLookedAt(true), LOOK_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, lookedAt]);
  return lookedAt;
}
