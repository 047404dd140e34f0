import { t } from '@goats/words';

const MARK = `⚽ ${t('Your turn')} · `;

/**
 * Puts what waits into the tab's title, where somebody in another tab sees it, and keeps it there
 * while pages set titles of their own. Answers how to stop.
 */
export function markTabTitle(): () => void {
  const mark = () => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  };
  mark();
  const titles = new MutationObserver(mark);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    titles.disconnect();
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
}

/** The number on the icon of the installed app; browsers without one are none the poorer. */
export function badgeApp(count: number): void {
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  void setAppBadge?.call(navigator, count).catch(() => {});
}
