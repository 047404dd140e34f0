/**
 * The live page takes the place of the one that was drawn ahead, and the link that somebody had
 * reached by keyboard goes with it. `const restore = keepFocus(root)`, and `restore()` right after
 * the swap: the focus is on the same stop again.
 */
export function keepFocus(root: HTMLElement): () => void {
  let stop = stopOf(root, document.activeElement);
  const follow = () => {
    stop = stopOf(root, document.activeElement);
  };
  // Not when it is lost: that is what the swap does.
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    if (!stop) return;
    const alike = [...root.querySelectorAll<HTMLElement>(stop.tag)].filter(
      (element) => nameOf(element) === stop?.name,
    );
    (alike[stop.nth] ?? alike[0])?.focus({ preventScroll: true });
  };
}

interface Stop {
  readonly tag: string;
  readonly name: string;
  /** Header and footer lead to the same pages in the same words. */
  readonly nth: number;
}

function stopOf(root: HTMLElement, element: Element | null): Stop | undefined {
  if (!element || !root.contains(element)) return undefined;
  const tag = element.localName;
  const name = nameOf(element);
  const alike = [...root.querySelectorAll(tag)].filter((each) => nameOf(each) === name);
  return { tag, name, nth: alike.indexOf(element) };
}

/** Ids that React makes differ between the two drawings. */
function nameOf(element: Element): string {
  const words = ['href', 'name', 'aria-label'].map((key) => element.getAttribute(key) ?? '');
  return element.localName === 'main' ? 'main' : [...words, element.textContent].join('|');
}
