import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/**
 * No push service can be reached from a journey: this browser says that it has an address at one,
 * with a real key, and keeps it over reloads as a browser does. All else is as it is.
 */
async function pushServiceWithin(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const address = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: pair.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript((address) => {
    const KEY = 'journey-subscription';
    const subscription = {
      endpoint: address.endpoint,
      toJSON: () => address,
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(KEY) ? subscription : null),
      subscribe: async () => {
        localStorage.setItem(KEY, 'yes');
        return subscription;
      },
    });
  }, address);
}

const browserRings = (page: Page) =>
  page.evaluate(() => localStorage.getItem('journey-subscription') !== null);

const serverRings = (page: Page): Promise<{ devices: number; thisDevice?: string[] }> =>
  page.evaluate(async () => (await (await fetch('/api/me/notices')).json()).push);

async function openNotices(page: Page) {
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Inbox/ })
    .click();
  await inbox.getByRole('tab', { name: 'Notices' }).click();
  return inbox;
}

test('a device rings for what its player chose, until it is told to stop or they sign out', async ({
  page,
}) => {
  await pushServiceWithin(page);
  await newPlayer(page);
  // The page does it when it has nothing else to do; a journey need not wait for that.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  let inbox = await openNotices(page);
  const ring = () => inbox.getByRole('button', { name: 'Ring this device' });
  const topic = (name: RegExp) => inbox.getByRole('checkbox', { name });
  await expect(ring()).toBeVisible();
  await expect(inbox.getByText(/mail/i)).toHaveCount(0);
  expect(await browserRings(page)).toBe(false);

  await ring().focus();
  await page.keyboard.press('Enter');
  await expect(inbox.getByText('This device rings.')).toBeVisible();
  const all = ['match', 'cup', 'offer', 'sale', 'auction', 'watch', 'week', 'chain', 'call'];
  expect(await serverRings(page)).toMatchObject({ devices: 1, thisDevice: all });

  await topic(/^Sales/).focus();
  await page.keyboard.press('Space');
  await topic(/^Cups/).click();
  await expect
    .poll(async () => (await serverRings(page)).thisDevice)
    .toEqual(['match', 'offer', 'auction', 'watch', 'week', 'chain', 'call']);

  await page.reload();
  inbox = await openNotices(page);
  await expect(topic(/^Matches/)).toBeChecked();
  await expect(topic(/^Sales/)).not.toBeChecked();
  await expect(topic(/^Cups/)).not.toBeChecked();
  expect(await obstacles(page)).toEqual([]);
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // Called back for nothing until it is asked for.
  const rested = topic(/^My card is rested/);
  await expect(rested).not.toBeChecked();
  await rested.check({ force: true });
  await expect
    .poll(async () => (await (await page.request.get('/api/me/callbacks')).json()).rested)
    .toBe(true);

  await inbox.getByRole('button', { name: 'Stop ringing' }).click();
  await expect(ring()).toBeVisible();
  expect((await serverRings(page)).devices).toBe(0);
  expect(await browserRings(page)).toBe(false);

  await ring().click();
  await expect(inbox.getByText('This device rings.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /HOOF balance/ })
    .click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Sign out this browser' }).click();
  await expect.poll(() => browserRings(page)).toBe(false);
});
