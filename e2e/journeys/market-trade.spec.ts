import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { balance, cardsOf, mintCards, newPlayer, type OwnCard, winFrom } from '../players.ts';
import { expect, test } from '../test.ts';

// Two players open their packs and play before anything is traded.

/** A seller and a buyer, each in a browser of their own; the buyer has won 100 HOOF to trade with. */
async function sellerAndBuyer(browser: Browser) {
  const [seller, buyer] = await Promise.all(
    [1, 2].map(async () => {
      const page = await browser.newPage();
      await newPlayer(page);
      await mintCards(page, 'Common', 1);
      return page;
    }),
  );
  if (!seller || !buyer) throw new Error('Two players were expected.');
  await winFrom(seller, buyer, 100);
  const card = (await cardsOf(seller)).at(-1);
  if (!card) throw new Error('The seller has no card.');
  return { seller, buyer, card };
}

const tradable = (page: Page) =>
  page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    return (await (await fetch(`/api/wallets/${address}`)).json()).tradable as number;
  });

/** Over the API, as somebody else's browser would: the page under test is not told. */
const setPrice = (page: Page, card: OwnCard, price: number) =>
  page.evaluate(
    async ({ id, price }) => {
      const answer = await fetch(`/api/cards/${id}/listing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ price }),
      });
      return answer.status;
    },
    { id: card.id, price },
  );

async function sell(page: Page, card: OwnCard, price: string): Promise<void> {
  await page.goto('/battle?tab=collection');
  await page.getByRole('button', { name: `Sell ${card.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Sell this card' });
  await dialog.getByLabel('Your price').fill(price);
  await dialog.getByRole('button', { name: 'Put on the shelf' }).click();
}

test('a card goes on the shelf, somebody buys it at the shown price, and the seller is paid', async ({
  browser,
}) => {
  const { seller, buyer, card } = await sellerAndBuyer(browser);
  const before = await tradable(seller);
  await sell(seller, card, '1.250');
  const dialog = seller.getByRole('dialog');
  await expect(dialog.getByText('1.250 can be read two ways. Write 1250 or 1.25.')).toBeVisible();
  await dialog.getByLabel('Your price').fill('1250');
  await expect(dialog.getByText('= 1,250 HOOF')).toBeVisible();
  await dialog.getByLabel('Your price').fill('80');
  await expect(dialog.getByText('78 HOOF', { exact: true })).toBeVisible();
  expect(await obstacles(seller)).toEqual([]);
  await dialog.getByRole('button', { name: 'Put on the shelf' }).click();
  await expect(seller.getByRole('dialog', { name: 'On the shelf' })).toBeVisible();
  await seller.getByRole('dialog').getByRole('link', { name: 'My market' }).click();
  await expect(seller.getByRole('listitem').filter({ hasText: card.name })).toContainText('80');

  await buyer.goto(`/nft/${card.id}`);
  await buyer.getByRole('button', { name: `Buy ${card.name} for 80 HOOF` }).click();
  const deal = buyer.getByRole('dialog', { name: 'Buy this card' });
  await expect(deal.getByText('80 HOOF', { exact: true })).toBeVisible();
  expect(await obstacles(buyer)).toEqual([]);
  await deal.getByRole('button', { name: 'Buy' }).click();
  await expect(buyer.getByRole('heading', { name: 'Welcome to the squad' })).toBeVisible();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(buyer.getByRole('button', { name: `Sell ${card.name}` })).toBeVisible();
  await buyer.goto('/my-market?tab=trades');
  await expect(buyer.getByRole('listitem').filter({ hasText: card.name })).toContainText('Bought');

  expect(await tradable(seller)).toBe(before + 78);
  await seller.goto('/my-market?tab=trades');
  const row = seller.getByRole('listitem').filter({ hasText: card.name });
  await expect(row).toContainText('for 80, less 2 market fee');
  await expect(row).toContainText('+78');
  await balance(seller).click();
  await expect(seller.getByRole('dialog').getByText('Card sold')).toBeVisible();
});

test('a price that changes while somebody looks is asked about, and taken down it is gone', async ({
  browser,
}) => {
  const { seller, buyer, card } = await sellerAndBuyer(browser);
  expect(await setPrice(seller, card, 40)).toBe(201);
  await buyer.goto(`/nft/${card.id}`);
  await buyer.getByRole('button', { name: `Buy ${card.name} for 40 HOOF` }).click();
  const deal = buyer.getByRole('dialog');
  await expect(deal.getByText('40 HOOF', { exact: true })).toBeVisible();
  expect(await setPrice(seller, card, 60)).toBe(201);
  await deal.getByRole('button', { name: 'Buy' }).click();
  await expect(
    deal.getByText('The price moved while you looked: 40 then, 60 HOOF now.'),
  ).toBeVisible();
  expect(await tradable(buyer)).toBeGreaterThanOrEqual(100);

  await seller.goto(`/nft/${card.id}`);
  await seller.getByRole('button', { name: `Take ${card.name} off the shelf` }).click();
  await expect(seller.getByText(`${card.name} is not for sale any more.`)).toBeVisible();
  await deal.getByRole('button', { name: 'Buy all the same' }).click();
  await expect(buyer.getByRole('heading', { name: 'Off the shelf' })).toBeVisible();
  await expect(deal.getByText('Nothing was paid.')).toBeVisible();
  await deal.getByRole('button', { name: 'Close' }).click();
  await expect(buyer.getByRole('button', { name: `Make an offer for ${card.name}` })).toBeVisible();
});

test('an offer is made, withdrawn, made again and accepted', async ({ browser }) => {
  const { seller, buyer, card } = await sellerAndBuyer(browser);
  const before = await tradable(seller);
  const rich = await tradable(buyer);
  const offer = async (amount: string) => {
    await buyer.getByRole('button', { name: `Make an offer for ${card.name}` }).click();
    const dialog = buyer.getByRole('dialog', { name: 'Make an offer' });
    await dialog.getByLabel(/Your offer to/).fill(amount);
    await dialog.getByRole('button', { name: 'Make the offer' }).click();
    await expect(buyer.getByRole('dialog', { name: 'Offer made' })).toBeVisible();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  };
  await buyer.goto(`/nft/${card.id}`);
  await offer('30');
  expect(await tradable(buyer)).toBe(rich - 30);
  await buyer.getByRole('button', { name: 'Withdraw your offer of 30 HOOF' }).click();
  await expect(buyer.getByText('Your 30 HOOF are back.')).toBeVisible();
  await offer('40');

  await seller.goto(`/nft/${card.id}`);
  await seller.getByRole('link', { name: 'One offer for it' }).click();
  const yes = seller.getByRole('button', { name: `Accept the offer for ${card.name}` });
  await expect(yes).toBeVisible();
  expect(await obstacles(seller)).toEqual([]);
  await yes.click();
  const accept = seller.getByRole('dialog', { name: 'Accept this offer' });
  await expect(accept.getByText('39 HOOF', { exact: true })).toBeVisible();
  await accept.getByRole('button', { name: 'Sell it' }).click();
  await expect(seller.getByRole('dialog', { name: 'Sold' })).toContainText('39 HOOF are yours');
  expect(await tradable(seller)).toBe(before + 39);
  await buyer.goto('/my-market?tab=offers');
  const made = buyer.getByRole('list', { name: 'Offers by you' }).getByRole('listitem');
  await expect(made).toHaveCount(2);
  await expect(made.first()).toContainText('Accepted');
  await expect(made.last()).toContainText('Withdrawn');
});

test('gifted HOOF buys nothing, says why on a phone, and the way there needs no mouse', async ({
  browser,
  page,
}) => {
  const seller = await browser.newPage();
  await newPlayer(seller);
  const [card] = await cardsOf(seller);
  if (!card) throw new Error('The seller has no card.');
  expect(await setPrice(seller, card, 50)).toBe(201);

  await page.setViewportSize({ width: 390, height: 844 });
  await newPlayer(page);
  await page.goto(`/nft/${card.id}`);
  const buy = page.getByRole('button', { name: `Buy ${card.name} for 50 HOOF` });
  await expect(buy).toContainText('Needs 50 that may trade: you have 0');
  await expect(page.getByRole('link', { name: /^Mint one like it, [\d,]+ HOOF$/ })).toBeVisible();
  await buy.focus();
  await page.keyboard.press('Enter');
  const deal = page.getByRole('dialog', { name: 'Buy this card' });
  await expect(deal.getByText('0 of your 899,979 HOOF can be traded.')).toBeVisible();
  await expect(deal.getByRole('button', { name: 'Not enough to trade' })).toBeDisabled();
  const problems = [...(await obstacles(page))];
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(deal).toBeHidden();
  for (const tab of ['shelf', 'offers', 'trades']) {
    await page.goto(`/my-market?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My market');
    problems.push(...(await obstacles(page)));
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
  expect(problems).toEqual([]);
});
