import { balance, mintCards, newPlayer, walletPlayer, winFrom } from '../players.ts';
import { expect, test } from '../test.ts';

/** A whole step on the chain: a block, the indexer's round, and the page's next look. */
const SETTLED = { timeout: 180_000 };

test('a browser wallet that never heard of the chain carries HOOF out and in, and may say no at every step', async ({
  page,
  browser,
}) => {
  const loser = await browser.newPage();
  const [wallet] = await Promise.all([walletPlayer(page, { knows: ['0x1'] }), newPlayer(loser)]);
  await Promise.all([mintCards(page, 'Common', 1), mintCards(loser, 'Common', 1)]);
  await winFrom(loser, page, 100);
  await page.reload();

  await balance(page).click();
  await page.getByRole('button', { name: 'Take HOOF out' }).click();
  const out = page.getByRole('dialog', { name: 'Take HOOF out' });
  const send = out.getByRole('button', { name: 'Send it with my wallet' });
  await out.getByLabel('How much').fill('40');
  wallet.rejectNext('wallet_switchEthereumChain');
  await out.getByRole('button', { name: /^Take out/ }).click();
  await expect(out.getByRole('alert')).toContainText('stays on its chain. Nothing was sent.');
  wallet.rejectNext('wallet_addEthereumChain');
  await send.click();
  await expect.poll(() => wallet.asked('wallet_addEthereumChain')).toBe(1);
  await expect(out.getByRole('alert')).toContainText('stays on its chain. Nothing was sent.');
  // Told where the chain is, it goes there, and reads and sends by the address that it was given.
  wallet.rejectNext('eth_sendTransaction');
  await send.click();
  await expect(out.getByRole('alert')).toContainText('You turned it down in your wallet.');
  expect(wallet.asked('wallet_addEthereumChain')).toBe(2);
  await send.click();
  await expect(out.getByText('Paid out.')).toBeVisible(SETTLED);
  expect(wallet.asked('wallet_switchEthereumChain')).toBe(3);
  await out.getByRole('button', { name: 'Done' }).click();

  const back = page.getByRole('dialog', { name: 'Bring HOOF in' });
  const bringIn = async (hoof: string, held: string) => {
    await page.getByRole('button', { name: 'Bring HOOF in' }).click();
    await expect(back.getByText(`${held} HOOF in your wallet on the chain.`)).toBeVisible(SETTLED);
    await back.getByLabel('How much').fill(hoof);
    await back.getByRole('button', { name: /^Bring in/ }).click();
  };
  const arrived = async () => {
    await expect(back.getByText('Arrived. It is in your purse.')).toBeVisible(SETTLED);
    await back.getByRole('button', { name: 'Done' }).click();
  };
  // With a signed permission: one signature, one transaction.
  await bringIn('15', '40');
  await arrived();
  expect([wallet.asked('eth_signTypedData_v4'), wallet.asked('eth_sendTransaction')]).toEqual([
    1, 3,
  ]);

  // A wallet that cannot sign one allows it first. After a no to the deposit nothing has moved.
  wallet.forgetTypedData();
  wallet.rejectNext('eth_sendTransaction');
  await bringIn('25', '25');
  await expect(back.getByRole('alert')).toContainText('You turned it down in your wallet.');
  await back.getByRole('button', { name: /^Bring in/ }).click();
  await arrived();
  expect(wallet.asked('eth_sendTransaction')).toBe(6);
});
