import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

/** Whose page it is, how many places the own cards fill, and the best of them. */
function ownCards(page: Page) {
  return page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const { cards } = await (await fetch(`/api/wallets/${address}/cards`)).json();
    const own = (
      cards as {
        id: number;
        goatName: string;
        momentTitle: string;
        rarity: string;
        goatScore: number;
        bond: string | null;
      }[]
    )
      .filter(({ bond }) => bond !== 'lent')
      .sort((a, b) => b.goatScore - a.goatScore || a.id - b.id);
    const places = own.map(({ momentTitle, rarity }) => `${momentTitle} ${rarity}`);
    return {
      address: address as string,
      count: own.length,
      places: new Set(places).size,
      best: own[0]!,
    };
  });
}

test('a card of one’s own sticks in the album, and whoever has the link can leaf through it', async ({
  page,
  browser,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Common', 1);
  const { address, count, places, best } = await ownCards(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('navigation', { name: 'Quick' })
    .getByRole('link', { name: 'Cards', exact: true })
    .click();
  await expect(page.getByRole('progressbar', { name: 'Stuck in' })).toHaveAttribute(
    'aria-valuenow',
    String(places),
  );
  const eleven = page.getByRole('region', { name: 'Best eleven' });
  await expect(eleven.getByRole('listitem')).toHaveCount(11);
  await expect(eleven.getByRole('link')).toHaveCount(Math.min(11, count));

  const guest = await browser.newPage();
  await guest.goto(`/album/${address}`);
  await expect(guest).toHaveTitle(/^The album of 0x/);
  await guest
    .getByRole('navigation', { name: 'Pages of the album' })
    .getByRole('link', { name: best.goatName })
    .click();
  const stuck = guest.locator(`a[href="/nft/${best.id}"]`);
  await expect(stuck).toHaveAccessibleName(/^Number \d+, /);
  expect(await obstacles(guest)).toEqual([]);
  await guest.setViewportSize({ width: 320, height: 720 });
  expect(await sidewaysScroll(guest)).toBeLessThanOrEqual(0);
  await guest
    .getByRole('link', { name: /: missing\. .* Find one$/ })
    .first()
    .click();
  await expect(guest).toHaveURL(/\/marketplace\?search=/);
});
