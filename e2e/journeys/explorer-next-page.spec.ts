import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test('a next page that does not come is not asked for on and on, and Try Again brings it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/);
  await consentGiven(page);
  let asked = 0;
  const nextPage = /\/api\/nfts\?.*cursor=/;
  await page.route(nextPage, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { error: 'Not now.', code: 'BUSY' } });
  });
  await page.goto('/marketplace?sort=number&cards=all');
  const cards = page.getByRole('list', { name: 'Cards', exact: true });
  await expect(cards.getByRole('link').first()).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(asked).toBeGreaterThan(0);
  }).toPass();

  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  const before = asked;
  expect(before).toBeLessThan(6);
  // At the speed of the network this would be hundreds.
  await page.waitForTimeout(1_500);
  expect(asked).toBe(before);

  await page.unroute(nextPage);
  await again.click();
  await expect(again).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    const places = await cards
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
    expect(Math.max(...places)).toBeGreaterThan(120);
  }).toPass();
});
