import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { addressOf, cardsOf, mintCards, newPlayer, type OwnCard, winFrom } from '../players.ts';
import { expect, test } from '../test.ts';

// Two players open their packs and play before anything is swapped.

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Two players, each in a browser of their own; the first has won 100 HOOF to add to a swap. */
async function twoPlayers(browser: Browser) {
  const [one, other] = await Promise.all(
    [PHONE, DESK].map(async (viewport) => {
      const page = await (await browser.newContext({ viewport })).newPage();
      await newPlayer(page);
      await mintCards(page, 'Common', 2);
      return page;
    }),
  );
  if (!one || !other) throw new Error('Two players were expected.');
  await winFrom(other, one, 100);
  return { one, other };
}

/** Over the API, as another browser of theirs would. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(path, {
        method,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    },
    { method, path, body },
  );

const idsOf = async (page: Page) => (await cardsOf(page)).map(({ id }) => id);
const last = (cards: readonly OwnCard[]) => cards.at(-1)!;

test('a swap is proposed on a phone, seen plainly by both and made at a desk', async ({
  browser,
}) => {
  const { one, other } = await twoPlayers(browser);
  const [mine, theirs] = [last(await cardsOf(one)), last(await cardsOf(other))];

  await one.goto(`/nft/${theirs.id}`);
  await one.getByRole('button', { name: `Propose a swap for ${theirs.name}` }).click();
  const form = one.getByRole('dialog', { name: /^Swap with / });
  await expect(form.getByRole('button', { name: 'Pick a card on each side' })).toBeDisabled();
  await form.getByRole('checkbox', { name: new RegExp(`^${mine.name}, `) }).check();
  await form.getByText('I add HOOF').click();
  await form.getByLabel('HOOF that you add').fill('40');
  await expect(form.getByText('40 HOOF', { exact: true })).toBeVisible();
  expect(await obstacles(one)).toEqual([]);
  expect(await sidewaysScroll(one)).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: 'Propose the swap' }).click();
  await expect(one.getByRole('dialog', { name: 'Proposed' })).toBeVisible();
  await one.getByRole('dialog').getByRole('link', { name: 'My market' }).click();
  const waiting = one.getByRole('list', { name: 'Swaps on the table' });
  await expect(waiting.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  expect(await sidewaysScroll(one)).toBeLessThanOrEqual(0);

  await other.goto('/my-market?tab=swaps');
  const table = other.getByRole('list', { name: 'Swaps on the table' });
  await expect(table).toContainText('39 HOOF, after a fee of 1');
  await table.getByRole('button', { name: /^Accept/ }).click();
  const look = other.getByRole('dialog', { name: /^Swap with / });
  await expect(look.getByText('You give')).toBeVisible();
  expect(await obstacles(other)).toEqual([]);
  await look.getByRole('button', { name: 'Yes, swap' }).click();
  await expect(other.getByRole('dialog', { name: 'Swapped' })).toBeVisible();
  expect(await idsOf(other)).toContain(mine.id);
  expect(await idsOf(one)).toContain(theirs.id);

  // Whoever waited sees it without asking.
  await expect(one.getByRole('list', { name: 'Swaps that are over' })).toContainText('Swapped');
  // A card's whole story is told where its token is.
  await other.goto(`/nft/${1_000_000 + mine.id}`);
  await expect(other.getByText(/in a swap to/)).toBeVisible();
});

test('both ways at once: of a yes and a change of mind one wins, and both see which', async ({
  browser,
}) => {
  const { one, other } = await twoPlayers(browser);
  const [mine, theirs] = [last(await cardsOf(one)), last(await cardsOf(other))];
  const propose = async (from: Page, to: Page, give: OwnCard, take: OwnCard, hoof: number) =>
    call(from, 'POST', '/api/swaps', {
      ...{ to: await addressOf(to), give: [give.id], take: [take.id], hoof },
    });
  const first = await propose(one, other, mine, theirs, 25);
  const second = await propose(other, one, theirs, mine, 0);
  expect([first.status, second.status]).toEqual([201, 201]);

  // Both say yes to the other's proposal of the same two cards, and one takes theirs back.
  const answers = await Promise.all([
    call(other, 'POST', `/api/swaps/${first.body.id}/accept`),
    call(one, 'POST', `/api/swaps/${second.body.id}/accept`),
    call(one, 'DELETE', `/api/swaps/${first.body.id}`),
  ]);
  const made = answers.slice(0, 2).filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(await idsOf(one)).toContain(theirs.id);
  expect(await idsOf(other)).toContain(mine.id);

  for (const page of [one, other]) {
    await page.goto('/my-market?tab=swaps');
    await expect(page.getByRole('heading', { name: 'Nothing to haggle over' })).toBeVisible();
    const over = page.getByRole('list', { name: 'Swaps that are over' });
    await expect(over.getByText(/Swapped/)).toHaveCount(1);
    await expect(over.getByText(/Withdrawn|Over: a card/)).toHaveCount(1);
  }
});
