/** The page as a whole takes the focus where nothing in it has a better claim. */
const PAGE_ID = 'content';

export const PAGE_FOCUS = { id: PAGE_ID, tabIndex: -1 } as const;

export function focusPage(): void {
  // Where to scroll is for the router to say.
  document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
}

/** `focusPart('roadmap')`: whoever came for a part of the page reads on there. False: there is none. */
export function focusPart(id: string): boolean {
  const part = id === '' ? null : document.getElementById(id);
  if (!part) return false;
  part.tabIndex = -1;
  // It is where to go on from, not something to press.
  part.classList.add('outline-none');
  part.focus({ preventScroll: true });
  return true;
}

/** Nobody's focus is taken away: what had it is gone, or it lies on the page as a whole. */
export function focusIsFree(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === PAGE_ID;
}
