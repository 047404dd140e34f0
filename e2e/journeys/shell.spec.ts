import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const NAVIGATION = [
  ['Home', '/'],
  ['Marketplace', '/marketplace'],
  ['Card Game', '/card-game'],
  ['Game Guide', '/game-guide'],
  ['Battle Lobby', '/battle'],
  ['Owners Club', '/owners-club'],
  ['Leaderboard', '/leaderboard'],
  ['About', '/about'],
] as const;

test('a visitor reaches every page of the navigation, and the current one is marked', async ({
  page,
}) => {
  await consentGiven(page);
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of NAVIGATION) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on a phone the menu opens as a sheet and closes when a page was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await consentGiven(page);
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(menu).toBeHidden();
});

test('the last line of a page can be read and pressed, with the cookie question open and after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Smart contract' });
  const question = page.getByRole('region', { name: 'Cookies' });
  const battle = page.getByRole('button', { name: /^Battle\./ });
  await expect(question).toBeVisible();
  await last.click({ trial: true });
  await question.getByRole('button', { name: 'Reject All' }).click();
  await expect(battle).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await last.click({ trial: true });
  // Once the page has stopped scrolling.
  await expect(async () => {
    const [link, button] = [await last.boundingBox(), await battle.boundingBox()];
    expect((link?.y ?? 844) + (link?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }).toPass({ timeout: 90_000 });
});

test('cookies: the banner stays until a choice, and the choice can be changed later', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: /cookie/i });
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
  await banner.getByRole('button', { name: 'Reject All' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByRole('checkbox', { name: /essential/i })).toBeDisabled();
  await settings.getByRole('checkbox', { name: /performance/i }).check();
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
  const record = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('cookie-consent') ?? '{}'),
  );
  expect(record).toMatchObject({
    essential: true,
    performance: true,
    functional: false,
    targeting: false,
  });
});

test('an address that is no page answers 404 and says so in the words of the product', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a shared link carries its own title and picture before any script runs', async ({
  request,
}) => {
  const html = await (await request.get('/goat/the-flea')).text();
  expect(html).toContain('<title>The Flea · Legendary GOATs</title>');
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('the links that no route serves lead to the matching content', async ({ page }) => {
  await consentGiven(page);
  for (const [from, to] of [
    ['/faq', /\/about\?tab=faq$/],
    ['/roadmap', /\/about/],
    ['/privacy', /\/legal\/privacy-policy\.html$/],
    ['/terms', /\/legal\/terms-and-conditions\.html$/],
  ] as const) {
    const response = await page.goto(from);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(to);
  }
});
