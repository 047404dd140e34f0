import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { balance, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';
const WHY = 'Two hundred wallets of one hand';

test('a wallet is frozen and told why, what it minted goes back, and it is thawed again', async ({
  page,
  browser,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Rare', 3);
  const { address } = await page.evaluate(async () => (await fetch('/api/auth/session')).json());

  const office = await browser.newContext();
  const desk = await office.newPage();
  await consentGiven(desk);
  await desk.goto('/admin?tab=marketplace&section=wallets');
  await desk.getByLabel('Username').fill('admin');
  await desk.getByLabel('Password').fill(PASSWORD);
  await desk.getByRole('button', { name: 'Login' }).click();
  await desk.getByLabel('Address').fill('nobody');
  await desk.getByRole('button', { name: 'Look up' }).click();
  await expect(desk.getByText('That is no address')).toBeVisible();
  await desk.getByLabel('Address').fill(address);
  await desk.getByRole('button', { name: 'Look up' }).click();

  await desk.getByRole('button', { name: 'Dry run' }).click();
  const all = desk.getByRole('row', { name: /^All / });
  await expect(all.getByRole('cell').first()).toHaveText('3');
  await expect(desk.getByText('Freeze the wallet first')).toBeVisible();
  await desk.getByRole('button', { name: 'Freeze wallet' }).click();
  await expect(desk.getByText('Say why; it is kept for ever.')).toBeVisible();
  await desk.getByLabel('Why freeze it').fill(WHY);
  await desk.getByRole('button', { name: 'Freeze wallet' }).click();
  await expect(desk.getByText(`: ${WHY}`)).toBeVisible();

  await page.reload();
  await balance(page).click();
  const note = page.getByRole('region', { name: 'This wallet is on the bench' });
  await expect(note).toContainText(WHY);
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  expect(await obstacles(page)).toEqual([]);

  const give = desk.getByRole('button', { name: 'Return 3 cards' });
  await expect(give).toBeDisabled();
  await desk.getByLabel('Reason').fill(WHY);
  await desk.getByLabel('Type it to mean it').fill('return 3');
  expect(await obstacles(desk)).toEqual([]);
  await desk.setViewportSize({ width: 320, height: 720 });
  expect(await sidewaysScroll(desk)).toBeLessThanOrEqual(0);
  await give.click();
  await expect(desk.getByText('Cards Returned')).toBeVisible();
  await page.reload();
  await expect(balance(page)).toContainText('899,979');

  await desk.getByLabel('Why thaw it').fill('It was a school class');
  await desk.getByRole('button', { name: 'Thaw wallet' }).click();
  await expect(desk.getByRole('button', { name: 'Freeze wallet' })).toBeVisible();
  await page.reload();
  await balance(page).click();
  await expect(page.getByRole('dialog', { name: 'Wallet Connected' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await office.close();
});
