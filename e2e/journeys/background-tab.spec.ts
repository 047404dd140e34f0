import { sidewaysScroll } from '../obstacles.ts';
import { challengeTaken, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test('whoever has the tab in the background is told that their match began, and finds the way', async ({
  page,
  browser,
}) => {
  const nanny = await (await browser.newContext()).newPage();
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  // A starter pack may hold nothing so plain.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  await page.goto('/about');
  const title = await page.title();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  const match = await challengeTaken(page, nanny, 10);
  await expect.poll(() => page.title()).not.toBe(title);
  const way = page.getByRole('banner').locator(`a[href*="match=${match}"]`);
  await expect(way).toBeVisible();
  // Brand, chip, bell, wallet and menu, each at its widest: nothing may push the menu off a screen.
  for (const width of [320, 360, 390, 640, 820, 1184, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await way.click();
  await expect(page).toHaveURL(new RegExp(`/battle\\?match=${match}`));
  await expect(page.getByRole('button', { name: 'Seal my choice' })).toBeVisible();
});
