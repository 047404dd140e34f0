import type { Locator, Page } from '@playwright/test';
import { lostRoundOne } from '../fixed-match.ts';
import { sidewaysScroll } from '../obstacles.ts';
import { addressOf, cardsOf, deciders, newPlayer, openChallenge, pick } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

const MOST_SCREENS = 6;

/** How many of its screens a page has, once everything that is drawn when it comes near is drawn. */
async function screensOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
    return root.scrollHeight / innerHeight;
  });
}

/** Which challenges are on is chance: here they are those that take the most room. */
async function longestChallenges(page: Page): Promise<void> {
  await page.route(/\/api\/challenges(\?|$)/, async (route) => {
    const response = await route.fetch();
    const open = (await response.json()) as object[];
    const longest = {
      ...{ challengerName: 'The Kid from Row F', challengerHouse: true },
      ...{ challengerStrength: 'friendly', challengerNftRarity: 'Legendary' },
    };
    await route.fulfill({ response, json: open.map((each) => ({ ...each, ...longest })) });
  });
}

/** Whether a finger would meet it: on the screen, and not below a bar. */
const isInReach = (locator: Locator) =>
  locator.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const reached = [0.15, 0.5, 0.85].map((part) =>
      document.elementFromPoint(left + width / 2, top + height * part),
    );
    return reached.every(
      (other) => other !== null && (node.contains(other) || other.contains(node)),
    );
  });

for (const viewport of PHONES) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('home is six screens at most, and Play is above the bar, for strangers and players', async ({
      page,
    }) => {
      await consentGiven(page);
      await longestChallenges(page);
      const home = page.getByRole('main');
      const play = home.getByRole('button', { name: 'Play', exact: true });
      const bar = page.locator('.phone-bar');
      const reaches = async () => {
        await expect(bar).toBeVisible();
        await expect.poll(() => isInReach(play)).toBe(true);
        await expect(
          home.getByRole('heading', { name: 'Pick a goat. Pick a fight.' }),
        ).toBeAttached();
        await expect.poll(() => screensOf(page)).toBeLessThanOrEqual(MOST_SCREENS);
        await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await reaches();
      await newPlayer(page);
      await page.goto('/');
      await expect(home.getByRole('heading', { name: 'Today' })).toBeVisible();
      await expect(home.locator('.today-strip li').first()).toBeVisible();
      await reaches();
    });

    test('a pick holds on one screen: the rows, the deciders and the button', async ({ page }) => {
      const { attributes } = await lostRoundOne(page);
      const [played, , , , , other = ''] = attributes;
      const free = page.locator('.match-table').getByRole('radio');
      const inReach = async () => {
        const all = await free.evaluateAll((rows) =>
          rows.map((row) => row.getAttribute('data-attribute')),
        );
        for (const attribute of all.filter((each) => each !== played)) {
          const row = page.locator(`[data-attribute="${attribute}"]`).first();
          await expect.poll(() => isInReach(row), `the row of ${attribute}`).toBe(true);
        }
        for (const tile of await deciders(page).all()) {
          await expect.poll(() => isInReach(tile.locator('..')), 'a decider').toBe(true);
        }
        await expect.poll(() => isInReach(page.locator('[data-move]')), 'the button').toBe(true);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      };
      await expect(pick(page)).toBeVisible();
      await inReach();
      await page.locator(`[data-attribute="${other}"]`).click();
      await expect(page.getByText('Cross one out', { exact: true })).toBeVisible();
      await inReach();
      await deciders(page).nth(1).click();
      await expect(pick(page)).toHaveAccessibleName(/^Play /);
      await inReach();
    });
  });
}

test('whoever waits for their first opponent is not sent to practice meanwhile', async ({
  page,
}) => {
  await newPlayer(page);
  const lesson = page.getByRole('heading', { name: 'New to the pitch?' });
  await expect(lesson).toBeVisible();
  await openChallenge(page, 100);
  // The house takes it within twenty seconds, and a busy machine may take longer to reload.
  const open = await (await page.request.get('/api/challenges')).json();
  await page.route(/\/api\/challenges(\?|$)/, (route) => route.fulfill({ json: open }));
  await page.route(/\/api\/battles\/active/, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('Your Challenge', { exact: true }).first()).toBeVisible();
  await expect(lesson).toHaveCount(0);
});

test.describe('who asks for one player', () => {
  test.use({ viewport: PHONES[0]! });

  test('stands on Today until it is answered, also when the letter is read', async ({
    page,
    browser,
  }) => {
    await newPlayer(page);
    const me = await addressOf(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await newPlayer(other);
    const [card] = await cardsOf(other);
    const answer = await other.request.post('/api/challenges', {
      data: {
        challengerId: await addressOf(other),
        challengerNftId: card!.id,
        challengerNftName: card!.name,
        challengerNftRarity: card!.rarity,
        challengerNftImageUrl: '',
        hoofStake: 25,
        rarity: card!.rarity,
        to: me,
      },
    });
    expect(answer.status()).toBe(201);
    const { code } = (await answer.json()) as { code: string };

    await page.goto('/today');
    const asked = page.getByRole('listitem').filter({ hasText: 'wants a word' });
    await expect(asked).toContainText('25 HOOF each');
    const letters = await (await page.request.get('/api/me/inbox')).json();
    const read = { upTo: letters.messages[0].id };
    await expect(await page.request.post('/api/me/inbox/read', { data: read })).toBeOK();
    await page.reload();
    await expect(asked).toContainText('25 HOOF each');
    await asked.getByRole('link', { name: /^Have a look/ }).click();
    await expect(page).toHaveURL(`/duel/${code}`);
    await page.goto('/card-game?tab=lobby');
    const answered = page.waitForResponse(
      (each) => each.request().method() === 'DELETE' && each.url().includes('/api/challenges/'),
    );
    await page.getByRole('button', { name: 'No thanks' }).click();
    await answered;
    const duels = page.waitForResponse('**/api/me/duels');
    await page.goto('/today');
    await duels;
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(asked).toHaveCount(0);
    await elsewhere.close();
  });
});
