import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sidewaysScroll } from '../obstacles.ts';
import { IN_A_MATCH } from '../players.ts';
import { type Product, startProduct } from '../product.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.use({ allowRefusals: false, viewport: { width: 390, height: 844 } });

let folder: string;
let product: Product;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-strangers-'));
  product = await startProduct(folder, { DEMO_WORLD: 'false', CHAIN: 'off' });
});
test.afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the very first player of a world for strangers finds something to do, and does not wait alone', async ({
  page,
}) => {
  const site = product.url;
  const fits = async () => expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await consentGiven(page);

  // Nobody has ever been here: the lobby says what is on instead of nothing.
  await page.goto(`${site}/card-game?tab=lobby`);
  const lobby = page.getByRole('tabpanel', { name: 'Challenge Lobby' });
  await expect(lobby.getByText('No open challenges at the moment')).toBeVisible();
  await expect(lobby.getByRole('link', { name: 'Puzzle of the day' })).toBeVisible();
  await fits();
  await lobby.getByRole('button', { name: 'Practice', exact: true }).click();
  await expect(page).toHaveURL(IN_A_MATCH);
  await fits();

  await page.goto(`${site}/`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const door = page.getByRole('dialog', { name: 'Your starter pack' });
  await door.getByRole('button', { name: 'Play with a guest wallet' }).click();
  const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(herd).toBeVisible({ timeout: 180_000 });
  await expect(herd).toContainText('if nobody has taken it after twenty seconds or so');
  await herd.getByRole('button', { name: /^Challenge with .+ for\s+\d+ HOOF$/ }).click();
  await expect(page).toHaveURL(/\/card-game\?tab=lobby$/);
  await fits();

  // The house takes it, and the match begins by itself.
  await expect(page).toHaveURL(IN_A_MATCH, { timeout: 240_000 });
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
  await fits();

  // Gifted HOOF is said to be gifted where something has a price.
  await page.goto(`${site}/marketplace`);
  await expect(page.getByText(/^[\d,.]+ locked$/)).toBeVisible();
  await fits();
});
