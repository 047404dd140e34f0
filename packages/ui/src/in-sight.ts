/**
 * Nothing moves where nobody looks: what is given to this is marked `data-in-sight` while it is on
 * screen, and the stylesheet lets it run only then. One observer for all of them.
 *
 * `<span ref={movesInSight} className="skeleton" />`
 */
export function movesInSight(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-in-sight', isIntersecting);
    }
  });
  const watching = observer;
  watching.observe(element);
  return () => watching.unobserve(element);
}

let observer: IntersectionObserver | undefined;
