import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { challengeTaken, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

const face = (page: Page, side: 'near' | 'far' | 'stand') => page.locator(`.face-${side}`);

async function make(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Make a face' });
  // It rests for three seconds after each.
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await page.getByRole('button', { name, exact: true }).click();
}

test('two players make faces and one who watches sees them; one mutes them, and the stand is hushed', async ({
  page: ada,
  browser,
}) => {
  test.slow();
  const phone = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;
  const [bob, cat] = [
    await (await browser.newContext(phone)).newPage(),
    await (await browser.newContext(phone)).newPage(),
  ];
  for (const page of [ada, bob, cat]) await newPlayer(page);
  for (const page of [ada, bob]) await mintCards(page, 'Common', 1);
  const id = await challengeTaken(ada, bob, 10);
  for (const page of [ada, bob]) await page.goto(`/battle?match=${id}`);

  await cat.goto('/live');
  await expect(cat.getByRole('heading', { name: 'Top of the bill' })).toBeVisible();
  await cat.locator(`a[href="/battle?match=${id}"]`).click();
  await expect(cat.getByRole('button', { name: 'Make a face' })).toBeVisible();

  await make(bob, 'Nervous');
  await expect(face(bob, 'near')).toBeVisible();
  for (const page of [ada, cat]) await expect(face(page, 'far')).toBeVisible();
  await expect(ada.getByText(/: Nervous$/)).toHaveCount(1);
  for (const page of [ada, bob, cat]) await expect(page.locator('.face')).toHaveCount(0);

  await make(cat, 'Ha!');
  for (const page of [ada, bob]) await expect(face(page, 'stand')).toBeVisible();

  await ada.getByRole('button', { name: 'Faces' }).locator('visible=true').click();
  await make(bob, 'Ouch');
  await expect(face(cat, 'far')).toBeVisible();
  await expect(ada.locator('.face')).toHaveCount(0);

  await expect(bob.getByRole('button', { name: 'Make a face' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await bob.getByRole('button', { name: 'Make a face' }).click();
  expect(await obstacles(bob)).toEqual([]);
  expect(await sidewaysScroll(bob)).toBeLessThanOrEqual(0);
  await bob.getByRole('button', { name: 'Hush the stand' }).click();
  await expect(bob.getByRole('button', { name: 'Let the stand bleat' })).toBeVisible();
  await bob.keyboard.press('Escape');
  await cat.getByRole('button', { name: 'Make a face' }).click();
  await expect(cat.getByText('A player has asked for quiet')).toBeVisible();
  await cat.keyboard.press('Escape');

  await ada.getByRole('button', { name: 'Concede' }).locator('visible=true').click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(bob.getByRole('link', { name: 'Back to the arena' })).toBeVisible();
  await make(bob, 'Well played');
  await expect(face(cat, 'far')).toBeVisible();
});
