import type { Locator, Page } from '@playwright/test';
import { IN_A_MATCH } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

/** Counts what a newcomer presses. */
function counted() {
  let count = 0;
  return {
    async press(button: Locator) {
      await button.click();
      count += 1;
    },
    /** Somebody else was faster: that press cost nothing, and is made again. */
    takeBack() {
      count -= 1;
    },
    count: () => count,
  };
}

/** What the signed-in wallet has put into the vault, for good in its history whoever wins. */
function staked(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const { movements } = await (await fetch(`/api/wallets/${address}/movements`)).json();
    return movements
      .filter(({ reason }: { reason: string }) => reason === 'stake')
      .map(({ amount }: { amount: number }) => amount);
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'no-preference' });

    test('four presses lead from the first screen, without a wallet, to a sealed match for HOOF', async ({
      page,
    }) => {
      await consentGiven(page);
      await page.goto('/');
      const presses = counted();
      const play = page.getByRole('button', { name: 'Play', exact: true });
      await expect(play).toBeInViewport();
      for (const name of ['Explore Marketplace', /^View collection/]) {
        await expect(page.getByRole('link', { name }).first()).toBeInViewport();
      }
      await presses.press(play);
      const door = page.getByRole('dialog', { name: 'Your starter pack' });
      await presses.press(door.getByRole('button', { name: 'Play with a guest wallet' }));

      // Left alone, the pack opens and turns its cards over by itself.
      const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
      const opponent = herd.getByRole('button', { name: /^Play .+: .+ #\d+\s+for\s+\d+ HOOF$/ });
      await expect(opponent).toBeVisible({ timeout: 180_000 });
      for (let accepted = false; !accepted; ) {
        const answer = page.waitForResponse(/\/api\/challenges\/accept$/);
        await presses.press(opponent);
        accepted = (await answer).ok();
        if (!accepted) presses.takeBack();
      }
      await expect(page).toHaveURL(IN_A_MATCH);
      expect(presses.count(), 'presses until the match is on').toBe(3);
      await expect(herd).toBeHidden();
      await presses.press(page.getByRole('button', { name: 'Seal my choice' }));
      await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();

      expect(presses.count()).toBe(4);
      const [stake = 0] = await staked(page);
      expect(stake).toBeLessThanOrEqual(-10);
    });
  });
}
