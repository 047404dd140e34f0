import type { Page } from '@playwright/test';
import { withinOneDay } from '../one-day.ts';
import { finishPractice, practise } from '../practice.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.use({ allowRefusals: false });

/** From no puzzle, if there is none yet, to one that stays answered. */
async function answerOnce(page: Page): Promise<void> {
  // Where nobody has played a match worth asking about there is no puzzle: so somebody plays.
  await page.goto('/card-game');
  const asked = () =>
    page.evaluate(async () => (await (await fetch('/api/puzzle')).json()).puzzle !== null);
  for (let match = 0; match < 8 && !(await asked()); match += 1) {
    await finishPractice(page, await practise(page));
  }
  // The house plays as well until there is one.
  await expect.poll(asked, { timeout: 180_000 }).toBe(true);
  await page.goto('/card-game');
  await page.getByRole('link', { name: 'Puzzle of the day' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your pick' })).toBeVisible();

  const lock = page.getByRole('button', { name: 'Lock it in' });
  await expect(lock).toBeDisabled();
  // A pick that is no decider: one of the three has to go with it, and may come back.
  const plain = page.getByRole('radio').and(page.locator(':not([data-decider])')).first();
  await plain.check();
  const cross = page.getByRole('button', { name: /^Cross out / });
  await expect(cross).toHaveCount(3);
  await cross.first().click();
  await expect(lock).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lock).toBeDisabled();
  await cross.last().click();
  await lock.click();

  await expect(page.getByText(/wins this match \d+ % of the time/)).toBeVisible();
  await expect(page.getByText(/The player who sat there played/)).toBeVisible();
  const answer = await page.locator('#answer-title').textContent();
  await page.reload();
  await expect(page.locator('#answer-title')).toHaveText(answer ?? '');
  await expect(lock).toBeHidden();
}

test('the puzzle is answered once, explained, and still answered after a reload', async ({
  page,
}) => {
  await consentGiven(page);
  await withinOneDay(() => answerOnce(page));
});
