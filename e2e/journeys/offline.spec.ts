import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test('whoever loses the line in the market is told nothing untrue, and has the cards when it is back', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await consentGiven(page);
  await page.goto('/marketplace');
  const cards = page.getByRole('list', { name: 'Cards', exact: true });
  await expect(cards.getByRole('link').first()).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Legendary', exact: true }).click();
  await expect(page).toHaveURL(/rarity=Legendary/);
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await expect(page.getByText(/could not be found|Failed to fetch|No cards match/)).toHaveCount(0);

  await page.context().setOffline(false);
  await again.click();
  const counted = page.getByRole('status').filter({ hasText: /^[\d,]+ cards$/ });
  await expect(counted).toHaveText('1,000 cards');
  await expect(cards.getByText('Legendary').first()).toBeVisible();
});
