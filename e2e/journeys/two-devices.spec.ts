import { generatePrivateKey } from 'viem/accounts';
import {
  balance,
  challengeTaken,
  mintCards,
  newPlayer,
  over,
  playToTheEnd,
  walletPlayer,
} from '../players.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

test('a second device of one wallet invents no secret: what it seals, the first one opens', async ({
  page,
  browser,
}) => {
  const keys = [generatePrivateKey()];
  const nanny = await browser.newPage();
  await Promise.all([walletPlayer(page, { keys }), newPlayer(nanny)]);
  // A starter pack may hold nothing so plain.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);

  // Signed in, and the wallet installed, but not yet allowed to see the site.
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({
    storageState: { cookies, origins: [] },
  });
  const laptop = await context.newPage();
  await consentGiven(laptop);
  await installWallet(laptop, { keys });
  await laptop.goto('/about');
  // From here on there is a minute to choose.
  const match = await challengeTaken(page, nanny, 10);
  await Promise.all([laptop, nanny].map((device) => device.goto(`/battle?match=${match}`)));
  const call = laptop.getByRole('alert').filter({ hasText: 'Your choice waits for your wallet.' });
  await laptop.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(call).toBeVisible();
  const kept = () =>
    laptop.evaluate(
      (id) => Object.keys(localStorage).filter((key) => key.startsWith(`goats-match-${id}`)),
      match,
    );
  expect(await kept()).toEqual([]);
  await call.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(call).toBeHidden();
  await laptop.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(laptop.getByRole('button', { name: /^Seal/ })).toBeHidden();
  await context.close();

  await nanny.getByRole('button', { name: 'Seal my choice' }).click();
  await page.goto(`/battle?match=${match}`);
  await Promise.all([playToTheEnd(page), playToTheEnd(nanny)]);
  await expect(over(page)).toBeVisible();
  await expect(page.getByText(/forfeit/i)).toHaveCount(0);
});

test('a wallet that signs differently each time locks its secret with a password, and another device opens it', async ({
  page,
  browser,
}) => {
  const keys = [generatePrivateKey()];
  const nanny = await browser.newPage();
  await Promise.all([walletPlayer(page, { keys, signsAnew: true }), newPlayer(nanny)]);
  // A starter pack may hold nothing so plain.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  const context = await browser.newContext({
    storageState: { cookies: (await page.context().storageState()).cookies, origins: [] },
  });
  const laptop = await context.newPage();
  await consentGiven(laptop);
  await installWallet(laptop, { keys, signsAnew: true });
  await laptop.goto('/game-rules');
  await laptop.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(balance(laptop)).toBeVisible();

  // From here on there is a minute for both to choose; opening has time of its own.
  const match = await challengeTaken(page, nanny, 10);
  await Promise.all([page, nanny].map((device) => device.goto(`/battle?match=${match}`)));
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  const lock = page.getByRole('region', { name: 'Only this browser can open your card' });
  await lock.getByLabel('Password for your matches').fill('eleven goats on a hill');
  await lock.getByRole('button', { name: 'Lock with a password' }).click();
  await expect(lock).toBeHidden();
  await page.close();

  await nanny.getByRole('button', { name: 'Seal my choice' }).click();
  await laptop.goto(`/battle?match=${match}`);
  const asked = laptop.getByLabel('Password for your matches');
  const open = laptop.getByRole('button', { name: 'Open with the password' });
  await asked.fill('ten goats on a hill');
  await open.click();
  await expect(laptop.getByText('That is not the password it was locked with.')).toBeVisible();
  await asked.fill('eleven goats on a hill');
  await open.click();
  await expect(asked).toBeHidden();
  await Promise.all([playToTheEnd(laptop), playToTheEnd(nanny)]);
  await expect(over(laptop)).toBeVisible();
  await expect(laptop.getByText(/forfeit/i)).toHaveCount(0);
  await context.close();
});
