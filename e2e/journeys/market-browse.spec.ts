import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.beforeEach(({ page }) => consentGiven(page));

test('a filtered address can be shared: a stranger who opens it sees the same', async ({
  page,
  browser,
}) => {
  await page.goto('/marketplace');
  await expect(page.getByText('Showing 10 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Legendary', exact: true }).click();
  await page.getByLabel('GOAT / origin').selectOption('Argentina');
  await page.getByLabel('Price range').selectOption('over40k');
  await expect(page).toHaveURL(/rarity=Legendary.*origin=Argentina.*price=over40k/);
  const counted = (of: Page) => of.getByText(/Showing \d+ of 10/);
  await expect(counted(page)).not.toHaveText('Showing 10 of 10');

  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(async () => {
    const [own, theirs] = [
      await counted(page).textContent(),
      await counted(stranger).textContent(),
    ];
    expect(theirs).toBe(own);
    expect(theirs).not.toBe('Showing 10 of 10');
  }).toPass();
  await expect(stranger.getByLabel('GOAT / origin')).toHaveValue('Argentina');
  await expect(stranger.getByRole('status').filter({ hasText: /^200 cards$/ })).toBeVisible();
  await stranger.close();
});

test('Back undoes one choice at a time, and typing does not fill the history', async ({ page }) => {
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Epic', exact: true }).click();
  await expect(page).toHaveURL(/rarity=Epic/);
  await page.getByLabel('GOAT / origin').selectOption('France');
  await expect(page).toHaveURL(/origin=France/);
  await page.getByLabel('Search goats or footballers').pressSequentially('zidane', { delay: 60 });
  await expect(page).toHaveURL(/search=zidane/);
  await expect(page.getByText('Showing 1 of 10')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/rarity=Epic(?!.*origin)/);
  await expect(page.getByLabel('Search goats or footballers')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/marketplace');
});

test('the price range is applied, and when nobody fits the filters can be cleared', async ({
  page,
}) => {
  await page.goto('/marketplace?price=under35k');
  await expect(page.getByText(/Showing [1-9] of 10/)).toBeVisible();
  for (const price of await page.getByText(/^Ξ [\d,]+$/).allTextContents()) {
    expect(Number(price.replace(/[^\d]/g, ''))).toBeLessThan(35_000);
  }
  await page.goto('/marketplace?price=under35k&rarity=Legendary&origin=France');
  await expect(
    page.getByRole('heading', { name: 'No GOATs match your current filters' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).first().click();
  await expect(page).toHaveURL('/marketplace');
  await expect(page.getByText('Showing 10 of 10')).toBeVisible();
});

test('a footballer is found without his accent, among the goats and among the cards', async ({
  page,
}) => {
  await page.goto('/marketplace?search=pele');
  await expect(page.getByText('Showing 1 of 10')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Cards', exact: true });
  await expect(cards.getByRole('link', { name: /The Black Pearl #/ }).first()).toBeVisible();
});

test('the explorer scrolls deep without keeping what is out of sight, and Back returns there', async ({
  page,
}) => {
  await page.goto('/marketplace?sort=number');
  const cards = page.getByRole('list', { name: 'Cards', exact: true });
  await expect(
    cards.getByRole('link', { name: 'The Black Pearl #0001', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show more cards' }).click();
  await expect(page).toHaveURL(/cards=all/);
  const deepest = () =>
    cards
      .getByRole('listitem')
      .evaluateAll((items) =>
        Math.max(...items.map((item) => Number(item.getAttribute('aria-posinset')))),
      );
  while ((await deepest()) < 600) {
    await page.mouse.wheel(0, 2400);
    await page.waitForTimeout(60);
  }
  expect(await cards.getByRole('listitem').count()).toBeLessThan(80);
  await page.waitForTimeout(400);
  const card = cards.locator('article').filter({ hasText: '#0' }).nth(14);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // By its name: more cards may come, and the fourteenth be another one.
  await cards.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/goat-profile\/\d+/);
  await expect(page.getByRole('heading', { name: 'Related NFT' })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('a tile leads to the profile, to the card and to the external marketplace', async ({
  page,
}) => {
  await page.goto('/marketplace?sort=number');
  const tile = page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem').first();
  await expect(
    tile.getByRole('link', { name: 'The Black Pearl #0001', exact: true }),
  ).toHaveAttribute('href', '/goat-profile/1');
  await expect(tile.getByRole('link', { name: /external marketplace/ })).toHaveAttribute(
    'href',
    /\/assets\/0x[0-9a-fA-F]{40}\/1000001$/,
  );
  await tile.getByRole('link', { name: 'See the card' }).click();
  await expect(page).toHaveURL('/nft/1');
});

test('from a goat’s signature to cards that are strong in it, and what a card says about itself', async ({
  page,
}) => {
  await page.goto('/goat/el-fenomeno');
  const signature = page.getByRole('region', { name: 'Signature' });
  await expect(signature.getByRole('link')).toHaveText(['Pace', 'Shooting Power', 'Physicality']);
  await signature.getByRole('link', { name: 'Pace' }).click();
  await expect(page).toHaveURL(/\/marketplace\?strong=pace/);
  await expect(page.getByLabel('Strong in')).toHaveValue('pace');
  await expect(page.getByRole('status').filter({ hasText: 'average in Pace' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Cards', exact: true });
  await cards.getByRole('link', { name: 'See the card' }).first().click();
  await expect(page.getByText(/^Strong in Pace, further above the average/)).toBeVisible();
  await page.goBack();
  await page.getByLabel('Strong in').selectOption('Anything');
  await expect(page).not.toHaveURL(/strong=/);
});
