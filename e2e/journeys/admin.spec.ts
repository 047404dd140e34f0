import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isSerious, obstacles, sidewaysScroll } from '../obstacles.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';

async function fillLogin(page: Page, password: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function login(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Mega collection' })).toBeVisible();
}

/** Leaves a field the way a person does, so that its rule is applied. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

test.beforeEach(async ({ page }) => {
  await consentGiven(page);
  // Files come as downloads here; a picker of the system cannot be answered by a journey.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined });
  });
});

test('the operator gets in with the right words, hears why not, and is led back when the session ends', async ({
  page,
  context,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await page.route(
    '**/api/admin/login',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '8' },
        json: { error: 'Too many attempts. Try again in 8 seconds.', code: 'TOO_MANY_REQUESTS' },
      }),
    { times: 1 },
  );
  await fillLogin(page, 'not it');
  await expect(page.getByRole('alert').getByText('Try again in 8 seconds.')).toBeVisible();

  await fillLogin(page, 'not it either');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();

  await fillLogin(page, PASSWORD);
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome to the admin panel')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mega collection' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/admin?tab=marketplace');
  await expect(page.getByText(/Your session has ended\./)).toBeVisible();
  await fillLogin(page, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Auctions' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
});

test('fields take only what their rules make of it, and 130 % is said and not hidden', async ({
  page,
}) => {
  await login(page);
  for (const [label, typed, kept] of [
    ['NFT batch size', 'lots', '100'],
    ['NFT batch size', '1e9', '1000'],
    ['NFT batch size', '-3', '1'],
    ['NFT batch size', '', '100'],
    ['Moment batch size', '7', '7'],
    ['Moment batch size', '2.9', '2'],
    ['Attribute variance, %', '99', '50'],
    ['Attribute variance, %', '12.5', '12.5'],
  ] as const) {
    await type(page, label, typed);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(kept);
  }
  await page.getByRole('tab', { name: 'Moment generation' }).click();
  await type(page, 'Batch size', '7');
  await expect(page.getByLabel('Batch size')).toHaveValue('100');

  await page.getByRole('tab', { name: 'NFT generation' }).click();
  await type(page, 'Common', '80');
  await expect(page.getByText('Sums to 130%, not 100%.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Kaiser Goat' }).click();
  await expect(page.getByText('NFT Variations Generated')).toBeVisible();
  await expect(page.getByText('Sums to 130%, not 100%.')).toBeVisible();
  await page.getByRole('button', { name: 'Normalise to 100%' }).click();
  await expect(page.getByText('Sums to 100%')).toBeVisible();
  await expect(page.getByLabel('Common', { exact: true })).toHaveValue('62');
});

/** The picker's answer is a real file handle, of the browser's own file system. */
async function pickFileOfTheBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', {
      value: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('picked', { create: true });
      },
    });
  });
}

function pickedFile(page: Page): Promise<{ bytes: number[]; text: string }> {
  return page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle('picked')).getFile();
    const bytes = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
    return { bytes, text: await file.text() };
  });
}

test('an export goes straight into the file that the operator picked', async ({ page }) => {
  await pickFileOfTheBrowser(page);
  await login(page, '/admin?tab=nft-generation');
  await type(page, 'Batch size', '30');
  await page.getByRole('button', { name: 'Generate The Wizard' }).click();
  await expect(page.getByText('30 NFT variations of The Wizard.')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();

  await page.getByRole('button', { name: 'CSV of variations' }).click();
  await expect(page.getByText('Export Written')).toBeVisible();
  const lines = (await pickedFile(page)).text.trim().split('\n');
  expect(lines).toHaveLength(31);
  expect(lines[30]).toContain('The Wizard');

  await page.getByRole('button', { name: 'Metadata of variations' }).click();
  await expect(page.getByText(/^30 cards, \d+ KB/).last()).toBeVisible();
  // "PK" and the number of a local file: a zip, over what was in the file before.
  await expect.poll(async () => (await pickedFile(page)).bytes).toEqual([0x50, 0x4b, 3, 4]);
});

test('cards are generated, found, exported, brought back and published', async ({ page }) => {
  await login(page, '/admin?tab=nft-generation');
  await type(page, 'Seed', 'a journey of its own');
  await type(page, 'Batch size', '12');
  await page.getByRole('button', { name: 'Generate The Wizard' }).click();
  await expect(page.getByText('NFT Variations Generated')).toBeVisible();
  await expect(page.getByText('12 NFT variations of The Wizard.')).toBeVisible();

  await page.getByLabel('Search').fill('#0007 wizard');
  const list = page.getByRole('list', { name: 'NFT variations' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'The Wizard #0007' }).click();
  await expect(page.getByRole('img', { name: /^The Wizard #0007/ })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^legendary-goats-collection-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/,
  );
  const file = await download.path();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await login(page);
  const wizard = page.getByRole('listitem').filter({ hasText: 'The Wizard' });
  await expect(wizard.getByText('0 / 2,000')).toBeVisible();
  const chooser = page.getByLabel('Export file to import');
  for (const [content, sentence] of [
    [readFileSync(file, 'utf8').slice(0, 3000), /not JSON, or it was cut off/],
    ['{"__proto__":{"admin":true}}', /carries the key/],
  ] as const) {
    await chooser.setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(page.getByText('Import Refused')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(wizard.getByText('0 / 2,000')).toBeVisible();
  await chooser.setInputFiles(file);
  await expect(page.getByText('Import Complete')).toBeVisible();
  await expect(wizard.getByText('12 / 2,000')).toBeVisible();

  await page.getByRole('tab', { name: 'Marketplace' }).click();
  await page.getByRole('tab', { name: 'Series' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['The Wizard, thrown away', 'The Wizard, a journey']) {
    await page.getByRole('button', { name: 'Dry run' }).click();
    await expect(page.getByText('The server made the same cards.')).toBeVisible();
    await page.getByLabel('Name of the series').fill(name);
    await page.getByRole('button', { name: 'Make draft' }).click();
    await expect(page.getByText(`${name} is ready to publish.`)).toBeVisible();
    await page.getByRole('button', { name: `Look inside ${name}` }).click();
    await expect(dialog.getByText('The Wizard: 12 NFT variations')).toBeVisible();
    await expect(dialog.getByText('The Wizard #0012')).toBeVisible();
    if (!name.endsWith('thrown away')) break;
    await dialog.getByRole('button', { name: 'Throw away' }).click();
    await expect(page.getByText('Draft Thrown Away')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Look inside ${name}` })).toBeHidden();
  }
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish series' }).click();
  await expect(page.getByText('Series Published')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Provenance/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const series = page.getByRole('listitem').filter({ hasText: 'The Wizard, a journey' });
  await expect(series.getByText('Published', { exact: true })).toBeVisible();

  // The same numbers cannot be published twice.
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByRole('button', { name: 'Leave those out' })).toBeVisible();
});

test('an auction is started, given time, freed of a wild bid and ended, and all of it is on record', async ({
  page,
  request,
}) => {
  const CARD = 19_437;
  await login(page, '/admin?tab=marketplace');
  const form = page.getByRole('form', { name: 'Start an auction' });
  await form.getByRole('button', { name: 'Start auction' }).click();
  await expect(form.getByText('A card id from 1 to 20000')).toBeVisible();
  await form.getByLabel('Card id').fill(String(CARD));
  await form.getByLabel('Start price').fill('2');
  await form.getByLabel('Runs for').fill('1');
  await form.getByRole('button', { name: 'Start auction' }).click();
  await expect(page.getByText('Auction Started')).toBeVisible();

  for (const bidAmount of [3, 3.99]) {
    const bid = await request.post(`/api/nfts/${CARD}/bid`, {
      data: { nftId: CARD, bidAmount, bidderAddress: `0x${'5e'.repeat(20)}` },
    });
    expect(bid.status()).toBe(201);
  }
  const row = page.getByRole('listitem').filter({ hasText: `Card ${CARD}` });
  await row.getByRole('button', { name: /^Manage/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('Auction Extended')).toBeVisible();
  await expect(dialog.getByText(/typed, lapses in \d+ min/)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Void the bid of 3.99 SOL' }).click();
  await dialog.getByRole('button', { name: 'Void bid' }).click();
  await expect(dialog.getByText('Say why; it is kept for ever.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('typed too many digits');
  await dialog.getByRole('button', { name: 'Void bid' }).click();
  await expect(page.getByText('3.00 SOL leads now.')).toBeVisible();
  await expect(dialog.getByText('Void: typed too many digits')).toBeVisible();
  await dialog.getByRole('button', { name: 'End auction' }).click();
  await dialog.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Auction Ended')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('tab', { name: 'Analytics' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByLabel('Action').selectOption('void bid');
  await expect(log.getByText(/typed too many digits/)).toBeVisible();
});

test('the club is given an evening and a question, both are changed and taken back, and all of it is on record', async ({
  page,
}) => {
  await login(page, '/admin?tab=marketplace&section=club');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Plan an event' }).click();
  await dialog.getByRole('button', { name: 'Put it in the programme' }).click();
  await expect(dialog.getByText('Three characters at least')).toHaveCount(3);
  await dialog.getByLabel('Title').fill('A journey by coach');
  await dialog.getByLabel('Location').fill('Row F');
  await dialog.getByLabel('Description').fill('Windows that open, songs that do not end.');
  await dialog.getByLabel('Tickets').fill('7');
  await dialog.getByRole('button', { name: 'Put it in the programme' }).click();
  await expect(page.getByText('Event Planned')).toBeVisible();
  await page.getByRole('button', { name: 'Change A journey by coach' }).click();
  await dialog.getByLabel('Tickets').fill('77');
  await dialog.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Event Changed')).toBeVisible();
  await expect(page.getByText('0 / 77')).toBeVisible();

  // Whoever walks past sees it at once, without where it is.
  await page.goto('/owners-club');
  const seen = page.getByRole('listitem').filter({ hasText: 'A journey by coach' });
  await expect(seen.getByText('77', { exact: true })).toBeVisible();
  await expect(page.getByText('Row F', { exact: true }).first()).toBeHidden();

  await page.goto('/admin?tab=marketplace&section=club');
  await page.getByRole('button', { name: 'Change A journey by coach' }).click();
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('Event Called Off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change A journey by coach' })).toBeHidden();

  await page.getByRole('button', { name: 'Put to the vote' }).click();
  await dialog.getByLabel('Question').fill('Who sits by the window?');
  await dialog.getByLabel('What it is about').fill('There is one.');
  await dialog.getByLabel('Answers').fill('Whoever is smallest');
  await dialog.getByRole('button', { name: 'Open the vote' }).click();
  await expect(dialog.getByText('Two to eight lines, none twice')).toBeVisible();
  await dialog.getByLabel('Answers').fill('Whoever is smallest\nWhoever was first');
  await dialog.getByRole('button', { name: 'Open the vote' }).click();
  await expect(page.getByText('Proposal Made')).toBeVisible();
  await page.getByRole('button', { name: 'Change Who sits by the window?' }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('Proposal Withdrawn')).toBeVisible();

  await page.getByRole('tab', { name: 'Analytics' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await log.getByLabel('Action').selectOption('event called off');
  await expect(log.getByText(/A journey by coach/)).toBeVisible();
  await log.getByLabel('Action').selectOption('proposal withdrawn');
  await expect(log.getByText(/Who sits by the window/)).toBeVisible();
});

test('all 270,000 are made at once, and every tab can be read aloud and holds at 320 px', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await login(page);
  await page.getByRole('button', { name: 'Generate all active' }).click();
  const asked = page.getByRole('dialog', { name: 'Bulk generation' });
  await expect(asked.getByText(/massive collection and may take several minutes/)).toBeVisible();
  await asked.getByRole('button', { name: 'Generate 270,000 cards' }).click();
  await expect(page.getByText('Bulk Generation Complete')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('270,000 of 270,000 in total')).toBeVisible();
  for (const tab of [
    'Overview',
    'Masters',
    'Marketplace',
    'Series',
    'Owners club',
    'Moment generation',
    'Analytics',
    'Chain',
  ]) {
    await page.getByRole('tab', { name: tab, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await obstacles(page, isSerious), tab).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  }
  expect(faults).toEqual([]);
});
