import { expect, type Page } from '@playwright/test';
import { newPlayer } from '../players.ts';
import { test } from '../test.ts';

const PAGES = [
  '/card-game?tab=lobby',
  '/battle',
  '/battle?tab=leaderboard',
  '/battle?tab=my-battles',
  '/battle?tab=collection',
  '/battle-lobby',
  '/leaderboard',
  '/my-market',
  '/nft/1',
  '/cups',
  '/owners-club',
];

/** Addresses on screen that run over two lines, or whose end is cut off by something around them. */
function harmed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const match of (text.nodeValue ?? '').matchAll(/0x[0-9a-f]{4}\.\.\.[0-9a-f]{4}/gi)) {
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { right, width } = range.getBoundingClientRect();
        // Nothing to see is nothing to harm: words for screen readers, and tabs that are not chosen.
        const { parentElement } = text;
        if (width === 0 || !parentElement || parentElement.offsetWidth <= 1) continue;
        let cut = right > innerWidth;
        for (let box = text.parentElement; box; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          const clips = overflowX === 'hidden' || overflowX === 'clip';
          if (clips && right > box.getBoundingClientRect().right + 1) cut = true;
        }
        if (lines.size > 1 || cut) {
          found.push(
            `${match[0]} ${cut ? 'is cut' : 'breaks'}: ${text.parentElement?.outerHTML.slice(0, 300)}`,
          );
        }
      }
    }
    return found;
  });
}

test('a short address is read whole and on one line, on a narrow desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await newPlayer(page);
  const { address } = await page.evaluate(async () => (await fetch('/api/auth/session')).json());
  for (const path of [...PAGES, `/player/${address}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    expect.soft(await harmed(page), path).toEqual([]);
  }
});
