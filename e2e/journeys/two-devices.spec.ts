import { generatePrivateKey } from 'viem/accounts';
import {
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
