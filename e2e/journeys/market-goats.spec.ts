import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.beforeEach(({ page }) => consentGiven(page));

test('the gallery walks with arrow keys, round both ends, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/gallery');
  const first = page.getByRole('button', { name: /^The Grapefruit/ });
  await first.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 27')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 27')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('27 of 27')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a picture that cannot be had anywhere says so instead of leaving a hole', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.route(/\/(api\/(goat-)?images|attached_assets)\/.*the-grapefruit/, (route) =>
    route.abort(),
  );
  await page.goto('/gallery');
  const missing = page.getByRole('button', { name: /The Grapefruit/ });
  await expect(missing.getByText('Image not found')).toBeVisible();
  await expect(missing.getByRole('img', { name: 'Failed to load image' })).toBeVisible();
});

test('the additional artworks show eight places first, then the pictures or the reason', async ({
  page,
}) => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/goats', async (route) => {
    await asked;
    await route.fulfill({ json: [] });
  });
  await page.goto('/gallery');
  const section = page.getByRole('region', { name: 'Additional Goat Artworks' });
  await expect(section.locator('.skeleton')).toHaveCount(8);
  answer?.();
  await expect(section.getByText('No additional goat images found.')).toBeVisible();
});

test('the leaderboard is searched by name, footballer, country or position', async ({ page }) => {
  await page.goto('/leaderboard');
  const search = page.getByPlaceholder('Search by name, footballer, country, or position...');
  await expect(page.getByText('Showing 10 of 10 results')).toBeVisible();
  await search.fill('maradona');
  await expect(page.getByText('Showing 1 of 10 results')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hand of Horn' })).toHaveAttribute(
    'href',
    '/base-goat/2',
  );
  await search.fill('offside trap');
  await expect(page.getByRole('heading', { name: 'No Leaderboard Data Available' })).toBeVisible();
  await expect(
    page.getByText('No results found for your search. Try different search terms.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.getByText('Showing 10 of 10 results')).toBeVisible();
});

test('columns turn the table round, and sales that do not count are shown with the reason', async ({
  page,
}) => {
  await page.goto('/leaderboard');
  const names = page.getByRole('row').getByRole('link');
  await expect(names).toHaveCount(10);
  const before = await names.allTextContents();
  await page.getByRole('button', { name: 'Total Value' }).click();
  await page.getByRole('button', { name: 'Total Value' }).click();
  await expect(names.first()).toHaveText(before.at(-1) ?? '');
  await expect(page.getByRole('columnheader', { name: 'Total Value' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page
    .getByRole('button', { name: /left out of the sales/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/traded this card/)
      .first(),
  ).toBeVisible();
});

test('a leaderboard without sales is empty and says what comes', async ({ page }) => {
  await page.route('/api/leaderboard?limit=10', (route) => route.fulfill({ json: [] }));
  await page.goto('/leaderboard');
  await expect(
    page.getByText('Leaderboard data will appear as transactions are made on the marketplace.'),
  ).toBeVisible();
});

test('a leaderboard that does not come is no empty one, and comes when asked again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  await page.route('/api/leaderboard**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/leaderboard');
  await expect(page.getByText('No Leaderboard Data Available')).toBeVisible();
  await expect(page.getByText('Failed to fetch leaderboard data')).toBeVisible();
  await expect(page.getByText('0 of 0')).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unroute('/api/leaderboard**');
  // The page may have asked again by itself in the same moment: then there is nothing left to press.
  await again.click({ timeout: 5_000 }).catch(() => {});
  await expect(page.getByText('Showing 10 of 10 results')).toBeVisible();
});

test('a base goat may be asked for again three times, not more', async ({ page, allowErrors }) => {
  allowErrors(/status of 500/);
  let asked = 0;
  await page.route('/api/base-goats/3?**', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/base-goat/3');
  await expect(page.getByRole('heading', { name: 'Error loading base goat' })).toBeVisible();
  await expect(page.getByText('Error Loading Goat Details')).toBeVisible();
  await expect(page.getByText(/^Server returned 500/)).toBeVisible();
  for (let retry = 1; retry <= 3; retry += 1) {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toBe(1 + retry);
  }
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Marketplace' }).click();
  await expect(page).toHaveURL('/marketplace');
});

test('a base goat that answers nonsense is an error, and one that recovers is a page', async ({
  page,
}) => {
  await page.route('/api/base-goats/3?**', (route) => route.fulfill({ json: { hello: 'goat' } }));
  await page.goto('/base-goat/3');
  await expect(page.getByText('Invalid response format from API')).toBeVisible();
  await page.unroute('/api/base-goats/3?**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'The Flea', level: 1 })).toBeVisible();
  await expect(page.getByText('2,000 cards, Legendary to Common')).toBeVisible();
});

test('a profile is found by every way of writing its id, and a wrong one has wandered off', async ({
  page,
}) => {
  for (const id of ['goat-3', '3', 'flea', 'The Flea of Rosario', '6763', '1006763']) {
    await page.goto(`/goat-profile/${encodeURIComponent(id)}`);
    await expect(page.getByRole('heading', { name: 'The Flea', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View NFT' })).toHaveAttribute(
      'href',
      /\/nft\/\d+$/,
    );
  }
  await expect(page.getByRole('link', { name: 'View NFT' })).toHaveAttribute('href', '/nft/6763');
  for (const tab of ['Stats', 'Images', 'Moments', 'Details']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  }
  await page.goto('/goat-profile/sheep');
  await expect(page.getByText('This goat could not be found or has wandered off.')).toBeVisible();
});

test('a featured goat can be read to the end and on to the next', async ({ page }) => {
  await page.goto('/goat/the-flea');
  await expect(page.getByRole('heading', { name: 'The Flea', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Iconic moments' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'The Flea, three ways' });
  for (const [way, path] of [
    ['Scouting report', '/goat-profile/goat-3'],
    ['All cards', '/base-goat/3'],
    ['Story', '/goat/the-flea'],
  ] as const) {
    await ways.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(path);
    // The address changes before the page does, and a press on the old one would be lost.
    await expect(ways.getByRole('link', { name: way })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('navigation', { name: 'Other goats' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { name: 'The Machine', level: 1 })).toBeVisible();
  await page.goto('/goat/a-sheep');
  await expect(page.getByRole('heading', { name: 'GOAT Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('each price tier leads to its cards', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Epic' }).getByText('Most Popular')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Legendary' }).click();
  await expect(page).toHaveURL('/marketplace?rarity=Legendary');
});
