import { challengeTaken, mintCards, newPlayer, walletPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test('another account in the middle of a match only watches it, and the first one plays on', async ({
  page,
  browser,
}) => {
  const nanny = await browser.newPage();
  const [wallet] = await Promise.all([walletPlayer(page), newPlayer(nanny)]);
  // A starter pack may hold nothing so plain.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  const match = await challengeTaken(page, nanny, 10);
  await page.goto(`/battle?match=${match}`);
  const seal = page.getByRole('button', { name: 'Seal my choice' });
  const concede = page.getByRole('button', { name: 'Concede' });
  await expect(seal).toBeVisible();
  await expect(concede).toBeVisible();

  await wallet.switchAccount(1);
  await expect(page.getByText('Signed Out', { exact: true }).first()).toBeVisible();
  await expect(seal).toBeHidden();
  await expect(concede).toBeHidden();
  await expect(page.getByText('Announced, may have swapped').first()).toBeVisible();

  await wallet.switchAccount(0);
  await page.getByRole('button', { name: 'Sign in to play' }).click();
  await page
    .getByRole('dialog', { name: 'One signature' })
    .getByRole('button', { name: 'Sign In' })
    .click();
  await seal.click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
  await expect(concede).toBeVisible();
});
