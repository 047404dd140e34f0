import type { Locator, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { over } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.use({ allowRefusals: false, reducedMotion: 'no-preference' });

const GUIDED = /\/battle\?match=\d+&guide=1$/;
const note = (page: Page) => page.locator('[data-lesson]');
const learn = (page: Page) => page.getByRole('button', { name: 'Learn by playing' });
const skip = (page: Page) => page.getByRole('button', { name: 'I know how this goes' });

/** Does what the lesson on screen asks for, however it asks; answers with the lesson's name. */
async function follow(page: Page): Promise<string> {
  await expect(note(page)).toBeVisible({ timeout: 180_000 });
  const lesson = (await note(page).getAttribute('data-lesson')) ?? '';
  const next = note(page).getByRole('button', { name: 'Next' });
  const asked: Record<string, Locator> = {
    seal: page.getByRole('button', { name: 'Seal my choice' }),
    pick: page.locator('[data-attribute][data-guided]'),
    strike: page.locator('[data-decider][data-guided]'),
    send: page.getByRole('button', { name: /^Play / }),
    decide: page.locator('[data-decider][data-guided]'),
  };
  const target = (await next.isVisible()) ? next : asked[lesson];
  // The lesson may change under the hand: then the next look finds out.
  if (target) await target.click({ timeout: 2_000 }).catch(() => {});
  // Nothing is asked while the house thinks or a round falls: looking again at once is no use.
  else await page.waitForTimeout(300);
  return lesson;
}

test('somebody who knows nothing is taught through a whole match, up to the first pack', async ({
  page,
}) => {
  await consentGiven(page);
  await page.goto('/card-game');
  await learn(page).click();
  await expect(page).toHaveURL(GUIDED);

  await expect(note(page)).toContainText('Your card');
  const words = await note(page).locator('p[id]').getAttribute('id');
  await expect(page.locator('.match-side-near [data-guided]')).toHaveAttribute(
    'aria-describedby',
    words ?? '',
  );
  // A reload in the middle goes on with what is on the table.
  await follow(page);
  await page.reload();
  await expect(note(page)).toBeVisible();

  const heardOf = new Set<string>();
  for (let steps = 0; steps < 400 && !heardOf.has('end'); steps += 1) {
    heardOf.add(await follow(page));
  }
  expect([...heardOf]).toEqual(expect.arrayContaining(['seal', 'deciders', 'end']));
  await expect(note(page)).toContainText('That is the whole game');
  await expect(over(page)).toBeVisible();

  await page.getByRole('button', { name: 'Open your starter pack' }).click();
  const pack = page.getByRole('dialog', { name: 'Your starter pack' });
  await pack.getByRole('button', { name: 'Play with a guest wallet' }).click();
  const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(herd).toBeVisible({ timeout: 180_000 });
  await herd.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Find an opponent' })).toBeVisible();
  await page.getByRole('link', { name: 'Find an opponent' }).click();
  await expect(page.getByRole('heading', { name: 'Open challenges' })).toBeVisible();
  await expect(learn(page)).toBeHidden();
});

test('whoever knows how it goes is left alone, and asked only once', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/battle');
  await learn(page).click();
  await expect(note(page)).toBeVisible();
  await skip(page).click();
  await expect(note(page)).toBeHidden();
  await expect(page).not.toHaveURL(/guide/);
  await expect(page.getByText('Choose in secret', { exact: true })).toBeVisible();
  await expect(page.locator('[data-guided]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Seal my choice' })).toBeVisible();
  await expect(note(page)).toBeHidden();

  for (const path of ['/battle', '/card-game', '/card-game?tab=lobby', '/battle-lobby']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(learn(page)).toBeHidden();
  }
  // Whoever looks it up may always begin again.
  await page.goto('/game-guide');
  await learn(page).click();
  await expect(page).toHaveURL(GUIDED);
  await expect(note(page)).toContainText('Your card');
});

test.describe('on a phone, by keyboard, with less movement', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('nothing is covered, everything can be reached, and giving up is an end too', async ({
    page,
    allowErrors,
  }) => {
    // The other side may have ended it in the same instant: giving up then answers a 409.
    allowErrors(/status of 409/);
    await consentGiven(page);
    await page.goto('/battle-lobby');
    await learn(page).focus();
    await page.keyboard.press('Enter');
    const problems: string[] = [];
    for (const title of ['Your card', 'This one is mine', 'Choose, then seal']) {
      await expect(note(page)).toContainText(title);
      await expect(page.locator('[aria-live="polite"]').getByText(title)).toBeAttached();
      await expect(async () => {
        expect(await overlap(note(page), page.locator('[data-guided]'))).toBe(0);
      }).toPass({ timeout: 90_000 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      problems.push(...(await obstacles(page)));
      const next = note(page).getByRole('button', { name: 'Next' });
      if (await next.isVisible()) await next.press('Enter');
    }
    // The button that was pressed is gone; the keyboard stands on what the lesson asks for.
    await expect(page.getByRole('button', { name: 'Seal my choice' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Round 1 is (yours|mine)$/)).toBeVisible({ timeout: 180_000 });
    problems.push(...(await obstacles(page)));

    await page.getByRole('button', { name: 'Concede' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).press('Enter');
    await expect(note(page)).toContainText('That is the whole game');
    await expect(page.getByRole('button', { name: 'Open your starter pack' })).toBeVisible();
    problems.push(...(await obstacles(page)));
    expect(problems).toEqual([]);
  });
});

/** How many pixels of height the two share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Nothing to compare: one of the two is not on screen.');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
