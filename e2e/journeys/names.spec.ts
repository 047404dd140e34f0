import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { addressOf, mintCards, newPlayer, winFrom } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';

const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
}

test('a player chooses a name, is seen by it everywhere, is reported, and loses it again', async ({
  page,
  browser,
}) => {
  // Others play in this world too, and a name is nobody else's.
  const tail = Date.now().toString(36).slice(-5);
  const name = `Modern ${tail}`;
  const why = `It says modern ${tail}, and it is not`;
  await newPlayer(page);
  const ada = await addressOf(page);
  const stand = await browser.newContext();
  const other = await stand.newPage();
  await newPlayer(other);
  await mintCards(page, 'Common', 1);
  await mintCards(other, 'Common', 1);
  await winFrom(other, page, 10);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /HOOF balance/ })
    .click();
  await page.getByRole('link', { name: 'Your player page' }).click();
  await expect(heading(page, short(ada))).toBeVisible();
  await page.getByRole('button', { name: 'Choose your name' }).click();
  await choose(page, 'x');
  await expect(page.getByText('at least')).toBeVisible();
  await choose(page, 'The Treasury');
  await expect(page.getByText('belongs to the house')).toBeVisible();
  await choose(page, name);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Won against / })).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await other.goto(`/player/${await addressOf(other)}`);
  const rival = other.getByRole('region', { name: 'Head to head' }).getByRole('link');
  await expect(rival).toHaveText(`${name} ${short(ada)}`);
  await other.getByRole('button', { name: 'Choose your name' }).click();
  await choose(other, `MODERN-${tail}`);
  await expect(other.getByText('Somebody is called that')).toBeVisible();
  await choose(other, `Modem ${tail}`);
  await expect(other.getByText('Somebody is called that')).toBeVisible();
  await rival.click();
  await expect(heading(other, name)).toBeVisible();
  await other.getByRole('button', { name: 'Report this name' }).click();
  await other.getByLabel('What is wrong with').fill(why);
  await other.getByRole('button', { name: 'Send report' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

  await other.goto('/battle?tab=my-battles');
  await expect(other.getByRole('link', { name }).first()).toBeVisible();
  await other.goto(`/player/${ada}`);
  await expect(other).toHaveTitle(`${name} (${short(ada)}) · Legendary GOATs`);
  const shared = await (await other.request.get(`/player/${ada}`)).text();
  expect(shared).toContain(`<title>${name} (${short(ada)}) · Legendary GOATs</title>`);

  const desk = await browser.newPage();
  await consentGiven(desk);
  await desk.goto('/admin?tab=marketplace&section=wallets');
  await desk.getByLabel('Username').fill('admin');
  await desk.getByLabel('Password').fill(PASSWORD);
  await desk.getByRole('button', { name: 'Login' }).click();
  const reported = desk.getByRole('region', { name: 'Reported names' });
  await expect(reported.getByText(why)).toBeVisible();
  await reported.getByRole('button', { name: `Reset name ${name}` }).click();
  await desk.getByLabel(`Why reset ${name}`).fill(`False advertising ${tail}`);
  await desk.getByRole('button', { name: 'Reset name', exact: true }).click();
  await expect(desk.getByText('Name Reset').first()).toBeVisible();
  await expect(reported.getByText(name).first()).toBeHidden();
  await desk.goto('/admin?tab=analytics');
  await expect(desk.getByText(`False advertising ${tail}`).first()).toBeVisible();

  await page.reload();
  await expect(heading(page, short(ada))).toBeVisible();
  await page.getByRole('button', { name: 'Choose your name' }).click();
  await choose(page, name);
  await expect(page.getByText('The operator took this name away')).toBeVisible();
});
