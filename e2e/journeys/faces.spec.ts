import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { challengeTaken, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A face stands for two seconds: what was ever seen is written down by the page itself. */
async function writeDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { facesSeen: seen });
    const look = () => {
      for (const face of document.querySelectorAll('.face')) {
        if (!face.hasAttribute('data-seen')) seen.push(face.className);
        face.setAttribute('data-seen', '');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** How many stood on a side of this page since it was loaded. */
const seen = (page: Page, side: 'near' | 'far' | 'stand') =>
  expect.poll(() =>
    page.evaluate(
      (name) =>
        (window as unknown as { facesSeen: string[] }).facesSeen.filter((each) =>
          each.includes(name),
        ).length,
      `face-${side}`,
    ),
  );

async function make(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Make a face' });
  // It rests for three seconds after each.
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await page.getByRole('button', { name, exact: true }).click();
}

test('two players make faces and one who watches sees them; one mutes them, and the stand is hushed', async ({
  page: ada,
  browser,
}) => {
  test.slow();
  const phone = { viewport: { width: 390, height: 844 } } as const;
  const [bob, cat] = [
    await (await browser.newContext(phone)).newPage(),
    await (await browser.newContext(phone)).newPage(),
  ];
  for (const page of [ada, bob, cat]) {
    await writeDown(page);
    await newPlayer(page);
  }
  for (const page of [ada, bob]) await mintCards(page, 'Common', 2);
  // A match nobody seals is played out by the clock after a minute or two: it begins when all are there.
  await cat.goto('/live');
  await expect(cat.getByRole('heading', { level: 1 })).toBeVisible();
  const begin = async () => {
    const id = await challengeTaken(ada, bob, 10);
    await Promise.all([ada, bob].map((page) => page.goto(`/battle?match=${id}`)));
    return id;
  };
  const id = await begin();
  await cat.locator(`a[href="/battle?match=${id}"]`).click();
  await expect(cat.getByRole('button', { name: 'Make a face' })).toBeVisible();

  await make(bob, 'Nervous');
  await seen(bob, 'near').toBe(1);
  for (const page of [ada, cat]) await seen(page, 'far').toBe(1);
  await make(cat, 'Ha!');
  for (const page of [ada, bob]) await seen(page, 'stand').toBe(1);

  await ada.getByRole('button', { name: 'Faces' }).locator('visible=true').click();
  await make(bob, 'Ouch');
  await seen(cat, 'far').toBe(2);
  await seen(ada, 'far').toBe(1);
  const open = bob.getByRole('button', { name: 'Make a face' });
  await expect(open).toHaveAttribute('aria-disabled', 'false');
  await open.click();
  // Whoever looks for a face still sees how long there is.
  const [panel, clock] = await Promise.all(
    ['.face-panel', '.match-clock'].map((part) => bob.locator(part).boundingBox()),
  );
  expect(panel!.y + panel!.height).toBeLessThanOrEqual(clock!.y);
  await bob.getByRole('button', { name: 'Hush the stand' }).click();
  await expect(bob.getByRole('button', { name: 'Let the stand bleat' })).toBeVisible();
  await cat.getByRole('button', { name: 'Make a face' }).click();
  await expect(cat.getByText('A player has asked for quiet')).toBeVisible();
  expect(await obstacles(bob)).toEqual([]);
  expect(await sidewaysScroll(bob)).toBeLessThanOrEqual(0);

  const next = await begin();
  await cat.goto(`/battle?match=${next}`);
  await expect(cat.getByRole('button', { name: 'Make a face' })).toBeVisible();
  await ada.getByRole('button', { name: 'Concede' }).locator('visible=true').click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(bob.getByRole('link', { name: 'Back to the arena' })).toBeVisible();
  await make(bob, 'Well played');
  await seen(cat, 'far').toBe(1);
});
