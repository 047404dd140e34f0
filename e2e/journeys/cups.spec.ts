import type { APIRequestContext, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { IN_A_MATCH, mintCards, newPlayer, playToTheEnd } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';

/** An operator opens a cup of four for Common cards that starts after so many seconds. */
async function openCup(request: APIRequestContext, seconds: number) {
  const login = { username: 'admin', password: PASSWORD };
  expect((await request.post('/api/admin/login', { data: login })).status()).toBe(200);
  const startsAt = new Date(Date.now() + seconds * 1000).toISOString();
  const data = { tier: 'Common', size: 4, fee: 20, startsAt };
  const made = await request.post('/api/admin/cups', { data });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: number; name: string };
}

/** The button of a cup, with what it costs whoever looks. */
const entrance = (page: Page, name: string, cost: string) =>
  page.getByRole('button', { name: new RegExp(`^Enter the ${name}, *${cost}$`) });

/** From the button to the green card, with the first free card that is offered. */
async function enter(page: Page, name: string): Promise<void> {
  await entrance(page, name, 'Free today').click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox').first().check({ force: true });
  await expect(form.getByText('They see this one.')).toBeVisible();
  await form.getByRole('button', { name: 'Take this card' }).click();
  await expect(form.getByText('rest 12 hours')).toBeVisible();
  await form.getByRole('button', { name: /^Enter the cup/ }).click();
  await expect(page.getByRole('dialog', { name: 'You are in' })).toBeVisible();
}

async function holds(page: Page): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  }
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a player enters a cup, plays the first tie, and sees the bracket move on', async ({
  page,
  request,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Common', 2);
  const { id, name } = await openCup(request, 90);
  await page.goto(`/cups/${id}`);
  await enter(page, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  // The draw is made at its time, and the first tie begins with it.
  await page.getByRole('link', { name: 'Play now' }).click({ timeout: 240_000 });
  await expect(page).toHaveURL(IN_A_MATCH);
  const tie = page.url();
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await playToTheEnd(page);

  await page.goto(`/cups/${id}`);
  const own = page.getByRole('article', { name: /^You against|against You$/ }).first();
  await expect(own.getByText('Full time')).toBeVisible();
  await expect(
    page.getByText(/You are through|Your final is on|Out in the /).first(),
  ).toBeVisible();
  await holds(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const final = page.getByRole('navigation', { name: 'Rounds' }).getByRole('button', {
    name: 'Final',
    exact: true,
  });
  await final.click();
  await expect(final).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Check it here' }).click();
  await expect(page.getByText('Fair and square')).toBeVisible();
  await expect(page.getByText('2 ties of the first round follow from the seed')).toBeVisible();

  await own.getByRole('link', { name: 'Verify' }).click();
  await expect(page).toHaveURL(`${tie}#verify-title`);
  await page.getByRole('button', { name: 'Verify this match' }).click();
  await expect(page.getByText('Fair and square')).toBeVisible();
});

test('whoever enters may leave until kick-off, and has the free entry again', async ({
  page,
  request,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Common', 1);
  // Far enough off to be looked at for as long as it takes.
  const { id, name } = await openCup(request, 3_600);
  await page.goto('/cups');
  const cup = page.getByRole('article', { name });
  await enter(page, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(cup.getByText('You are in', { exact: true })).toBeVisible();
  await holds(page);
  await page.goto(`/cups/${id}`);
  await expect(page.getByText('1 of 4 places taken').first()).toBeVisible();
  await holds(page);
  await page.goto('/cups');
  await cup.getByRole('button', { name: `Leave the ${name}` }).click();
  await cup.getByRole('button', { name: 'Leave the cup' }).click();
  await expect(page.getByText('Out Again')).toBeVisible();
  await expect(cup.getByText('0 of 4 places taken')).toBeVisible();
  await expect(entrance(page, name, 'Free today')).toBeVisible();
});

test('without a wallet a cup says what it needs, and a cup that never was says so', async ({
  page,
  request,
}) => {
  const { id, name } = await openCup(request, 3_600);
  await consentGiven(page);
  await page.goto('/card-game?tab=tournaments');
  await page.getByRole('link', { name: 'All cups' }).click();
  await expect(page).toHaveURL('/cups');
  await entrance(page, name, '1st free').click();
  await page.getByRole('button', { name: 'Play with a guest wallet' }).click();
  const form = page.getByRole('dialog', { name: `Enter the ${name}` });
  await expect(
    form.getByText('This cup is for Common cards, and you have none yet.'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Open Starter Pack' }).click();
  await expect(page.getByRole('button', { name: 'Open your starter pack' })).toBeVisible();

  await page.goto(`/cups/${id}`);
  await page.getByText('What was sealed', { exact: true }).click();
  await expect(page.getByText('Told the moment the draw is made.')).toBeVisible();
  await page.goto('/cups/999999');
  await expect(page.getByRole('heading', { name: 'No such cup' })).toBeVisible();
});

test('the operator makes a cup, sees who is in and what is left to give, and calls it off', async ({
  page,
}) => {
  await consentGiven(page);
  await page.goto('/admin?tab=marketplace&section=cups');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'This week’s budget' })).toBeVisible();
  await expect(page.getByText('200,000')).toBeVisible();
  const form = page.getByRole('form', { name: 'Make a cup' });
  await form.getByLabel('Tier').selectOption('Legendary');
  await form.getByLabel('Fee').fill('a lot');
  await form.getByRole('button', { name: 'Open cup' }).click();
  await expect(form.getByText('Whole HOOF from 0 to 100,000')).toBeVisible();
  await form.getByLabel('Fee').fill('35');
  await form.getByLabel('Starts').fill('2099-01-01T12:00');
  await form.getByRole('button', { name: 'Open cup' }).click();
  await expect(page.getByText('Cup Opened')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Legendary Cup' }).first();
  await expect(row.getByText('0 / 8')).toBeVisible();
  await expect(row.getByText('Takes entries')).toBeVisible();
  await holds(page);
  await row.getByRole('button', { name: 'Call off' }).click();
  await row.getByRole('button', { name: 'Call it off, everything goes back' }).click();
  await expect(page.getByText('Cup Called Off')).toBeVisible();
});
