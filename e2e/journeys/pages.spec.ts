import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.beforeEach(({ page }) => consentGiven(page));

const TABBED = [
  ['/about', ['About', 'FAQ', 'Team', 'Contact', 'Disclaimer']],
  ['/game-guide', ['Overview', 'Battle System', 'Rewards', 'Strategy', 'NFT Collection']],
  ['/owners-club', ['Upcoming', 'Benefits', 'Gallery', 'Membership']],
] as const;

for (const [path, tabs] of TABBED) {
  test(`${path}: every tab opens, is in the address, and comes back after a reload`, async ({
    page,
  }) => {
    await page.goto(path);
    // The first one is open already and needs no address.
    for (const name of [...tabs.slice(1), tabs[0], ...tabs.slice(-1)]) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase().replace(' ', '-')}`));
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: tabs.at(-1) ?? '' })).toHaveAttribute(
      'data-state',
      'active',
    );
  });
}

test('an answer of the FAQ can be sent to a friend, and only one is open at a time', async ({
  page,
}) => {
  await page.goto('/about?tab=faq#rarity');
  await expect(page.getByText(/Its tier was drawn when it was minted/)).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(8);
  await page.getByRole('button', { name: 'How do I buy a card?' }).click();
  await expect(page).toHaveURL(/#buy$/);
  await expect(page.getByText(/Its tier was drawn when it was minted/).first()).toBeHidden();
  await page.getByRole('button', { name: 'How do I buy a card?' }).click();
  await expect(page.getByText(/Cards are pre-minted NFTs/).first()).toBeHidden();
});

test('the footer’s short addresses lead to their content', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveURL('/about?tab=faq');
  await page.goto('/roadmap');
  await expect(page.getByRole('heading', { name: 'Roadmap' })).toBeInViewport();
  for (const [path, title] of [
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms and Conditions'],
    ['/legal/cookie-policy.html', 'Cookie Policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('every picture of the story and the team is a picture', async ({ page }) => {
  test.slow();
  for (const [tab, count] of [
    ['about', 4],
    ['team', 7],
  ] as const) {
    await page.goto(`/about?tab=${tab}`);
    const pictures = page.getByRole('tabpanel').locator('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), {
          timeout: 180_000,
        })
        .toBeGreaterThan(300);
    }
    await expect(page.getByText('Image not found')).toHaveCount(0);
  }
});

test('newsletter: the form says what is missing, then subscribes, then is empty again', async ({
  page,
}) => {
  await page.goto('/about?tab=contact');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByText('You must agree to receive updates.')).toBeVisible();

  await form.getByLabel('Email').fill('billy@pasture.example');
  await form.getByLabel('Name').fill('Billy');
  await form.getByRole('checkbox').check();
  let seen = () => {};
  const wasSeen = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route('/api/subscribe', async (route) => {
    await wasSeen;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  seen();
  await expect(page.getByText('Successfully subscribed')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('');
  await expect(form.getByRole('checkbox')).not.toBeChecked();
});

test('newsletter: a failure keeps what was typed', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.goto('/about?tab=contact');
  await page.route('/api/subscribe', (route) => route.abort());
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill('nanny@pasture.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('No Answer Yet')).toBeVisible();
  await expect(page.getByText(/^The answer got lost, so it may have counted\./)).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('nanny@pasture.example');
});

test('the battle guide shows its own multipliers and leads into a match', async ({ page }) => {
  await page.goto('/game-guide?tab=rewards');
  const table = page.getByRole('table', { name: /^The guide’s multiplier/ });
  const common = table.getByRole('row', { name: /^Common/ });
  await expect(common.getByRole('cell')).toHaveText(['1.0x', '2.0x', '3.0x', '4.0x']);
  const legendary = table.getByRole('row', { name: /^Legendary/ });
  await expect(legendary.getByRole('cell')).toHaveText(['1.0x', '1.0x', '1.0x', '1.0x']);
  const crowd = page.getByRole('table', { name: /^What the crowd adds/ });
  await expect(
    crowd.getByRole('cell').filter({ hasText: /^\+\d+½, \+\d+½(\d in \d|even)$/ }),
  ).toHaveCount(12);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/\/battle\?match=/);
});

test('the rules page holds the numbered rules, and each can be linked to', async ({ page }) => {
  await page.goto('/game-rules#d11');
  await expect(page.getByText(/is picked by the loser of round 1/)).toBeInViewport();
  for (const title of [
    'Objective',
    'Game Components',
    'Setup',
    'Gameplay',
    'End of Game',
    'Winning Strategy',
    'Monetization and Collecting',
    'Terms and Conditions',
    'Coming Soon',
  ]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeAttached();
  }
});

test('the coin downloads as it is named: drawn here as SVG, fetched as PNG', async ({ page }) => {
  await page.goto('/hoof-logo');
  const svg = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download full SVG at 512 pixels' }).click();
  const drawn = await svg;
  expect(drawn.suggestedFilename()).toBe('hoof-logo-full-512px.svg');
  expect(readFileSync(await drawn.path(), 'utf8')).toMatch(/^<svg [^>]*width="512"/);
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download icon PNG at 256 pixels' }).click();
  await expect(page.getByText('Download Started')).toBeVisible();
  expect((await png).suggestedFilename()).toBe('hoof-logo-icon-256.png');
});

/** The header has a Connect Wallet too, and stands before the club has loaded. */
async function connectAtTheDoor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
}

async function openStarterPack(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/packs/starter', { method: 'POST' });
    return response.status;
  });
  expect(answer).toBeLessThan(300);
}

test('owners club: outside the window shows what is on; a wallet without goats is denied and may leave', async ({
  page,
}) => {
  test.slow();
  await page.goto('/owners-club');
  await expect(page.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();
  await expect(page.getByText('NFT ownership required').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Benefits' }).click();
  await expect(page.getByText('NFT ownership required')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Upcoming' }).click();

  // No wallet in this browser: the club lets a guest's in, and looks for goats in it.
  await connectAtTheDoor(page);
  const denied = page.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(denied).toContainText(
    'No Legendary GOATs NFTs found in your wallet. You need at least one NFT to access the Owners Club.',
  );
  await expect(page.getByRole('link', { name: /Buy on the marketplace/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();

  await connectAtTheDoor(page);
  await expect(denied).toBeVisible();
  await page.getByRole('button', { name: 'Open your starter pack' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('owners club: a goat opens the door, and the door closes again when it is gone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  test.slow();
  await page.goto('/owners-club');
  await connectAtTheDoor(page);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  // Any action that needs a proven wallet signs a guest in without asking.
  await signGuestIn(page);
  await openStarterPack(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verified owner' })).toBeVisible();
  await expect(page.getByText('NFT ownership required')).toHaveCount(0);

  const reserve = page.getByRole('button', { name: 'Reserve a ticket: Owners’ supper' });
  await reserve.click();
  await expect(page.getByText('Ticket reserved')).toBeVisible();
  await expect(page.getByText('24', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar: Owners’ supper' }).click();
  expect((await file).suggestedFilename()).toBe('supper.ics');
  await page.getByRole('button', { name: 'Give back: Owners’ supper' }).click();
  await expect(page.getByText('Ticket given back')).toBeVisible();
  await expect(reserve).toBeVisible();

  await page.getByRole('tab', { name: 'Benefits' }).click();
  await page.getByRole('button', { name: 'Vote for Clover green' }).click();
  await expect(page.getByText('Votes counted')).toBeVisible();
  await expect(page.getByText('All your goats have voted.').first()).toBeVisible();

  // Goats that came from somebody who had voted with them.
  await page.route('/api/club', async (route) => {
    const room = await (await route.fetch()).json();
    const [first] = room.proposals;
    Object.assign(first, { goatsLeft: 3, goatsSpent: 2, votesLeft: 3, yourVotes: [] });
    await route.fulfill({ json: room });
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Benefits' }).click();
  await expect(
    page.getByText(
      '2 of your goats have voted here already, with a former owner. Your other 3 goats would cast 3 votes at once.',
    ),
  ).toBeVisible();
  await page.unroute('/api/club');

  await page.route('/api/club', (route) =>
    route.fulfill({ status: 403, json: { error: 'No goats.', code: 'NOT_AN_OWNER' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.unroute('/api/club');
  await page.route('/api/club', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to verify NFT ownership. Please try again.')).toBeVisible();
  await page.unroute('/api/club');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Verified owner' })).toBeVisible();
});

/** The guest's key lies in this browser: it signs as the page would. */
async function signGuestIn(page: Page): Promise<void> {
  const { privateKeyToAccount } = await import('viem/accounts');
  const { createSiweMessage } = await import('viem/siwe');
  const kept = await page.evaluate(() => localStorage.getItem('goats-guest-wallet'));
  const account = privateKeyToAccount(JSON.parse(kept ?? '{}').privateKey);
  const { nonce } = await page.evaluate(() =>
    fetch('/api/auth/nonce').then((answer) => answer.json()),
  );
  const { host, origin } = new URL(page.url());
  const message = createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: host,
    nonce,
    uri: origin,
    version: '1',
  });
  const signature = await account.signMessage({ message });
  const status = await page.evaluate(
    (body) =>
      fetch('/api/auth/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.status),
    { message, signature },
  );
  expect(status).toBe(200);
}

test('the legal pages wear the site’s frame without any script, menu and cookie settings included', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  await page.goto('/legal/terms-and-conditions.html');
  const h1 = page.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
  await expect(h1).toHaveCSS('font-family', /^"Sofia Sans Extra Condensed"/);
  await expect(page.getByText('By using this site')).toHaveCSS('font-family', /^"Instrument Sans/);
  await page.getByRole('navigation', { name: 'Legal pages' }).getByText('Privacy Policy').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Marketplace').click();
  await expect(page).toHaveURL('/marketplace');
  expect(faults).toEqual([]);
  await context.close();
});

test('who follows a legal page’s “Cookie settings” finds them open, once', async ({ page }) => {
  await page.goto('/legal/cookie-policy.html');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: /Cookie/ });
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the link in a newsletter ends it with one click, dressed like the rest of the site', async ({
  page,
}) => {
  await page.goto(`/api/unsubscribe?token=${'x'.repeat(43)}`);
  const ask = page.getByRole('heading', { level: 1, name: 'Leave the newsletter?' });
  await expect(ask).toHaveCSS('font-family', /^"Sofia Sans Extra Condensed"/);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
});
