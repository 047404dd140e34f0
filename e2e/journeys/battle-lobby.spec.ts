import type { Page } from '@playwright/test';
import { obstacles } from '../obstacles.ts';
import {
  balance,
  beforeTheHouse,
  confirmStake,
  IN_A_MATCH,
  newPlayer,
  ofTheHouse,
  openStarterPack,
  takeUp,
  UNTIL_THE_HOUSE,
} from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

function toasts(page: Page, title: string) {
  return page.locator('[aria-live]').getByText(title, { exact: true });
}

/** Radio buttons fill their labels, as the labels are the pictures. */
function ownCard(page: Page) {
  return page.getByRole('group', { name: 'Your card' }).getByRole('radio').first();
}

test.describe('a newcomer', () => {
  test('goes from a guest wallet to a staked match: pack, challenge, opponent', async ({
    page,
  }) => {
    await consentGiven(page);
    await page.goto('/card-game?tab=lobby');
    await page.getByRole('button', { name: 'Play with a guest wallet' }).click();
    await openStarterPack(page);
    await expect(balance(page)).toContainText('899,979');
    const create = page.getByRole('button', { name: /Create Challenge/ });
    await expect(create).toBeDisabled();
    await ownCard(page).check({ force: true });
    await expect(create).toBeDisabled();
    await page
      .getByRole('group', { name: 'Challenge type' })
      .getByRole('radio', { name: 'Legendary', exact: true })
      .check({ force: true });
    await page.getByRole('radio', { name: '25', exact: true }).check({ force: true });
    await create.click();
    await expect(toasts(page, 'Challenge Created!')).toBeVisible();
    await expect(
      page.getByText('Your challenge is now live. Waiting for opponents...'),
    ).toBeVisible();
    await expect(page.getByText('Your Challenge', { exact: true })).toBeVisible();
    await expect(balance(page)).toContainText('899,954');
    // A house player takes it after ten to twenty seconds.
    await expect(page).toHaveURL(IN_A_MATCH, { timeout: 240_000 });
    await expect(page.getByRole('button', { name: /^Battle\./ })).toBeHidden();

    await page.goto('/battle?tab=my-battles');
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  });

  test('takes up a house challenge with a card of its tier', async ({ page }) => {
    await newPlayer(page);
    const offers = ofTheHouse(page).getByRole('button', { name: /^Accept .+ HOOF$/ });
    // Again if meanwhile somebody else took the challenge that was opened.
    await expect(async () => {
      await offers.first().click({ timeout: 10_000 });
      const cards = page.getByRole('group', { name: /^Pick your/ }).getByRole('radio');
      await expect(cards.first()).toBeChecked({ timeout: 10_000 });
      expect(await cards.count()).toBeLessThanOrEqual(3);
      // The first press has only chosen, and Escape takes it back, to the button that was
      // pressed: it need no longer be the first.
      await expect(confirmStake(page)).toBeFocused({ timeout: 10_000 });
      await page.keyboard.press('Escape');
      await expect(offers.and(page.locator(':focus'))).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 240_000 });
    await takeUp(page, offers.first());
    await expect(toasts(page, 'Challenge Accepted!')).toBeVisible();
  });

  test('joins a battle request with the card the lobby finds fairest', async ({ page }) => {
    await newPlayer(page);
    await page.goto('/battle');
    const join = ofTheHouse(page).getByRole('button', { name: /^Join Battle \(\d+ HOOF\)$/ });
    await takeUp(page, join.first());
    await page.goto('/battle-lobby');
    await expect(page.getByText('Your match is on')).toBeVisible();
  });

  test('gets the stake back to the last HOOF after cancelling', async ({ page }) => {
    const owner = () => page;
    await beforeTheHouse(owner, async () => {
      await newPlayer(page);
      await ownCard(page).check({ force: true });
      await page.getByRole('radio', { name: 'Epic', exact: true }).check({ force: true });
      await page.getByRole('radio', { name: '100', exact: true }).check({ force: true });
      await page.getByRole('button', { name: /Create Challenge/ }).click();
      await expect(balance(page)).toContainText('899,879');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click(UNTIL_THE_HOUSE);
      await expect(toasts(page, 'Challenge Cancelled')).toBeVisible(UNTIL_THE_HOUSE);
    });
    await expect(balance(page)).toContainText('899,979');

    await beforeTheHouse(owner, async () => {
      await newPlayer(page);
      await page.goto('/battle');
      await page.getByRole('button', { name: 'Create Battle' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Create battle' });
      await ownCard(page).check({ force: true });
      await expect(dialog.getByText('Prize pool')).toBeVisible();
      await dialog.getByRole('button', { name: /Create Battle/ }).click();
      await confirmStake(dialog).click();
      await expect(toasts(page, 'Battle Created!')).toBeVisible(UNTIL_THE_HOUSE);
      await expect(page.getByText('Your Battle', { exact: true })).toBeVisible(UNTIL_THE_HOUSE);
      await expect(page.getByText('Waiting for Opponent')).toBeVisible(UNTIL_THE_HOUSE);
      await page.getByRole('button', { name: 'Cancel Battle' }).click(UNTIL_THE_HOUSE);
      await expect(toasts(page, 'Battle Cancelled')).toBeVisible(UNTIL_THE_HOUSE);
    });
    await expect(balance(page)).toContainText('899,979');
  });

  test('is told why the last card stays, and what it can do instead', async ({ page }) => {
    await newPlayer(page);
    await page.route(/\/api\/wallets\/0x\w+$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), keptCards: 1 } });
    });
    await page.goto('/battle');
    const panel = page.getByRole('region', { name: 'Your last card stays' });
    await expect(panel).toBeVisible();
    // Where a card would fit, the button says why it does not do.
    await expect(page.getByRole('button', { name: 'Your Last Card' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Join Battle/ })).toHaveCount(0);
    expect(await obstacles(page)).toEqual([]);

    await page.getByRole('button', { name: 'Create Battle' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create battle' });
    await expect(dialog.getByText('nobody loses the last one')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Mint another card' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Practice' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Take a challenge' }).click();
    await expect(page).toHaveURL(/\/card-game\?tab=lobby/);
  });

  test('is told in plain words what stands in the way', async ({ page, allowErrors }) => {
    allowErrors(/status of 502/);
    await newPlayer(page);
    await page.route('**/api/challenges/accept', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'Somebody got there first.', code: 'ALREADY_TAKEN' },
      }),
    );
    const accept = page.getByRole('button', { name: /^Accept .+ HOOF$/ }).first();
    await expect(async () => {
      await accept.click({ timeout: 10_000 });
      await confirmStake(page).click({ timeout: 10_000 });
    }).toPass({ timeout: 240_000 });
    await expect(toasts(page, 'Failed to Accept Challenge')).toBeVisible();
    await expect(page.getByText('Somebody got there first.')).toBeVisible();

    // A gateway that gives up says nothing about the stake; one that refuses does.
    let status = 502;
    await page.route('**/api/challenges', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, body: '<html>' })
        : route.fallback(),
    );
    await ownCard(page).check({ force: true });
    await page.getByRole('radio', { name: 'Common', exact: true }).check({ force: true });
    await page.getByRole('button', { name: /Create Challenge/ }).click();
    await expect(
      page.getByText('The answer got lost, so it may have counted. Press again: it counts once.'),
    ).toBeVisible();
    status = 403;
    await page.getByRole('button', { name: /Create Challenge/ }).click();
    await expect(toasts(page, 'Failed to Create Challenge')).toBeVisible();
    await expect(page.getByText('The server said no and did not say why.')).toBeVisible();

    // Closing the form forgets the card.
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Create Challenge', exact: true }).click();
    await expect(ownCard(page)).not.toBeChecked();

    await page.route(/\/api\/(wallets\/0x\w+|battles\/stats\/0x\w+)$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), hoofBalance: 5 } });
    });
    await page.reload();
    await ownCard(page).check({ force: true });
    await page
      .getByRole('group', { name: 'Challenge type' })
      .getByRole('radio', { name: 'Common', exact: true })
      .check({ force: true });
    await page.getByRole('button', { name: /Create Challenge/ }).click();
    await expect(toasts(page, 'Insufficient Balance')).toBeVisible();
    await expect(
      page.getByText('You need at least 10 $HOOF to create this challenge'),
    ).toBeVisible();
    await page.goto('/battle');
    await expect(page.getByRole('button', { name: 'Insufficient HOOF' }).first()).toBeDisabled();
    await expect(
      page.getByText(/^Insufficient HOOF balance\. Required: \d+, Available: 5$/).first(),
    ).toBeVisible();
  });
});

test('without a wallet everything is on show, and every way in asks for one', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/card-game?tab=lobby');
  await expect(page.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(toasts(page, 'Wallet Not Connected')).toBeVisible();
  await expect(page.getByText('Please connect your wallet to accept challenges')).toBeVisible();

  await page.goto('/battle');
  const join = page.getByRole('button', { name: 'Connect Wallet to Join' }).first();
  await expect(join).toBeDisabled();

  await page.goto('/battle-lobby');
  await expect(page.getByRole('heading', { name: 'Wallet Required' })).toBeVisible();
  await expect(
    page.getByText(
      'Connect your wallet to access the Battle Lobby and start challenging other players.',
    ),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Connect Wallet' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeVisible();
});

test('the floating button counts, asks for a wallet, and fills in the form', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/marketplace');
  const button = page.getByRole('button', { name: /^Battle\. \d+ Challenge\(s\) Available/ });
  await button.click();
  const invitation = page.getByRole('dialog', { name: 'Connect Your Wallet' });
  await expect(invitation).toBeVisible();
  await expect(page.getByText('Winner Takes').first()).toBeHidden();
  await invitation.getByRole('button', { name: 'Play with a guest wallet' }).click();

  const dialog = page.getByRole('dialog', { name: 'Quick Challenge' });
  await expect(dialog.getByText('Challenge any tier - Minimum $10 HOOF stake')).toBeVisible();
  await expect(dialog.getByText('6 Hours')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Rare', exact: true }).check({ force: true });
  await dialog.getByRole('radio', { name: '75', exact: true }).check({ force: true });
  await expect(dialog.getByText('150', { exact: true })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('radio', { name: 'Rare', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: /Create Challenge/ }).click();
  await expect(page).toHaveURL('/card-game?tier=Rare&stake=10');
  await expect(page.getByRole('tab', { name: 'Challenge Lobby' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(button).toBeHidden();
  // No card yet: the first pack is offered instead of a form that could not be sent.
  await expect(page.getByRole('button', { name: 'Open Starter Pack' })).toBeVisible();
});

test('anybody practises either game without a wallet', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/card-game');
  await page.getByRole('button', { name: 'Practice', exact: true }).click();
  await expect(page).toHaveURL(IN_A_MATCH);
  await page.goto('/card-game?tab=gameplay');
  await page.getByRole('button', { name: 'Practice squad' }).click();
  await expect(page).toHaveURL(IN_A_MATCH);
});

test('whoever wants a fourth practice match is shown back to the third', async ({ page }) => {
  await consentGiven(page);
  const practise = async () => {
    await page.goto('/card-game');
    await page.getByRole('button', { name: 'Practice', exact: true }).click();
  };
  for (let match = 0; match < 3; match += 1) {
    await practise();
    await expect(page).toHaveURL(IN_A_MATCH);
  }
  const third = page.url();
  await practise();
  await expect(page.getByText('Three at a time')).toBeVisible();
  await page.getByRole('button', { name: 'Back to one' }).click();
  await expect(page).toHaveURL(third);
});

test('empty lists say so, and the footer words find their place', async ({ page }) => {
  await consentGiven(page);
  await page.route('**/api/challenges', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/battles/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/card-game?tab=lobby');
  await expect(page.getByText('No open challenges at the moment')).toBeVisible();
  for (const words of ['Puzzle of the day', 'All cups']) {
    await expect(page.getByRole('main').getByRole('link', { name: words })).toBeVisible();
  }
  await page.goto('/battle');
  await expect(page.getByText('No Active Battles')).toBeVisible();
  await expect(page.getByText('Be the first to create a battle request!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practice', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'My Battles' }).click();
  await expect(
    page.getByText('Purchase NFTs first, then return to the Card Game to battle'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByText('No Battles Yet')).toBeVisible();
  for (const [word, heading] of [
    ['tournaments', 'Tournaments'],
    ['leaderboard', 'Weekly leaderboard'],
    ['rewards', 'What the winner takes'],
  ] as const) {
    await page.goto(`/card-game?tab=${word}`);
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});
