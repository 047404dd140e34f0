import type { Browser, Page } from '@playwright/test';
import { obstacles } from '../obstacles.ts';
import {
  balance,
  beforeTheHouse,
  cardsOf,
  confirmStake,
  hasWon,
  IN_A_MATCH,
  mintCards,
  newPlayer,
  ofTheHouse,
  over,
  pick,
  playToTheEnd,
  UNTIL_THE_HOUSE,
} from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

async function stranger(browser: Browser): Promise<Page> {
  return browser.newPage();
}

/** The same wallet elsewhere: it has the key, but neither the session nor the secret of a match. */
async function secondDevice(browser: Browser, first: Page): Promise<Page> {
  const { origins } = await first.context().storageState();
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !name.startsWith('goats-match-')),
  }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: kept },
  });
  return context.newPage();
}

const payout = (page: Page) => page.getByRole('region', { name: 'Payout' });
/** Until the server has it: a page that closes while it says 'Sealing...' may take the choice along. */
async function seal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
}

/** Two who have never met, and the battle of one of them that the other has joined. */
async function joinedBattle([billy, nanny]: readonly [Page, Page]) {
  await Promise.all([newPlayer(billy), newPlayer(nanny)]);
  const [card] = await cardsOf(billy);
  if (!card) throw new Error('A starter pack without a card.');
  await mintCards(nanny, card.rarity, 2);
  await mintCards(billy, card.rarity, 1);
  await Promise.all([billy.goto('/battle'), nanny.goto('/battle')]);
  const before = { billy: await hoof(billy), nanny: await hoof(nanny) };

  await billy.getByRole('button', { name: 'Create Battle' }).first().click();
  const form = billy.getByRole('dialog', { name: 'Create battle' });
  await form.getByRole('radio', { name: new RegExp(`^${card.name},`) }).check({ force: true });
  await form.getByRole('button', { name: /Create Battle/ }).click();
  await expect(form.getByText('You may lose this card.')).toBeVisible();
  await confirmStake(form).click();
  await expect(billy.getByText('Your Battle', { exact: true })).toBeVisible(UNTIL_THE_HOUSE);
  // Her list tells her by itself. A reload takes long on a busy machine.
  const notice = nanny.getByRole('article', { name: `${card.name}, duel` });
  await notice.getByRole('button', { name: 'Join Battle (10 HOOF)' }).click(UNTIL_THE_HOUSE);
  await expect(notice.getByText('You may lose this card.')).toBeVisible(UNTIL_THE_HOUSE);
  await expect(notice.getByText(`50 HOOF and ${card.name}.`)).toBeVisible(UNTIL_THE_HOUSE);
  await confirmStake(notice).click(UNTIL_THE_HOUSE);
  await expect(nanny).toHaveURL(IN_A_MATCH, UNTIL_THE_HOUSE);
  return { billy, nanny, before };
}

test('two strangers play a battle for HOOF and a card: from the first click to the proof and the rematch', async ({
  browser,
}) => {
  let owner: Page;
  const { billy, nanny, before } = await beforeTheHouse(
    () => owner,
    async () => {
      owner = await stranger(browser);
      return joinedBattle([owner, await stranger(browser)]);
    },
  );
  await expect(billy).toHaveURL(nanny.url());
  await expect(payout(billy)).toContainText(/If you win\s*\+40\s*HOOF/);
  await expect(balance(billy)).toContainText((before.billy - 10).toLocaleString('en'));

  await Promise.all([seal(billy), seal(nanny)]);
  // Billy's phone dies in the middle; his laptop has the wallet and nothing else.
  const laptop = await secondDevice(browser, billy);
  await billy.close();
  await consentGiven(laptop);
  await laptop.goto(nanny.url());
  await laptop.getByRole('button', { name: 'Sign in to play' }).or(over(laptop)).first().click();
  await Promise.all([playToTheEnd(laptop), playToTheEnd(nanny)]);

  const nannyWon = await hasWon(nanny);
  const [winner, loser] = nannyWon ? [nanny, laptop] : [laptop, nanny];
  const [won, lost] = nannyWon
    ? [before.nanny + 40, before.billy - 10]
    : [before.billy + 40, before.nanny - 10];
  await expect(winner.getByText('Victory', { exact: true })).toBeVisible();
  await expect(payout(winner)).toContainText(/You won\s*\+40\s*HOOF/);
  for (const line of [
    /Stake, each side\s*10/,
    /in the vault\s*20/,
    /Out of the treasury\s*30/,
    /in all\s*50/,
  ]) {
    await expect(payout(winner)).toContainText(line);
  }
  // Four things in a word each, and in full for whoever asks.
  for (const [thing, words] of [
    [/^HOOF \+40$/, ['You were paid 50 HOOF']],
    [/^Cards One more$/, ['now belongs to you.', /gained \+1|No \+1: /]],
    [/^Rest 12 hours$/, ['rests for 12 hours']],
    [/^Table .+, week \+9$/, ['9 points in the week’s table.']],
  ] as const) {
    await winner.getByRole('button', { name: thing }).click();
    for (const each of words) await expect(winner.getByText(each)).toBeVisible();
  }
  await expect(loser.getByText('Full time', { exact: true }).first()).toBeVisible();
  await expect(balance(winner)).toContainText(won.toLocaleString('en'));
  await expect(balance(loser)).toContainText(lost.toLocaleString('en'));

  expect(await obstacles(loser)).toEqual([]);

  await winner.getByRole('button', { name: 'Replay' }).click();
  await expect(winner.getByRole('button', { name: 'Stop replay' })).toBeVisible();
  await winner.getByRole('button', { name: 'Stop replay' }).click();
  await winner.getByRole('button', { name: 'Verify this match' }).click();
  await expect(winner.getByText('Fair and square')).toBeVisible();
  const download = winner.waitForEvent('download');
  await winner.getByRole('button', { name: 'Download proof' }).click();
  expect((await download).suggestedFilename()).toMatch(/^legendary-goats-match-\d+\.json$/);

  const played = winner.url();
  await winner.getByRole('button', { name: /^Rematch/ }).click();
  await confirmStake(winner).click();
  await expect(winner.getByText('Rematch proposed')).toBeVisible();
  // It comes by itself to the one it is meant for.
  await loser.getByRole('button', { name: /^Accept rematch/ }).click();
  await confirmStake(loser).click();
  await expect(loser).not.toHaveURL(played);
  await expect(loser).toHaveURL(IN_A_MATCH);
  await expect(winner).toHaveURL(loser.url());
});

async function hoof(page: Page): Promise<number> {
  await expect(balance(page)).toContainText(/\d{3},\d{3}/);
  const words = (await balance(page).textContent()) ?? '';
  return Number(/(\d{3},\d{3})/.exec(words)?.[1]?.replace(',', ''));
}

test('ten cards of one’s own make a squad that plays five rounds against the house', async ({
  page,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Common', 8);
  await page.goto('/battle');
  const squads = ofTheHouse(page).and(page.getByRole('article', { name: /, squad$/ }));
  await squads
    .getByRole('button', { name: /^Join Battle/ })
    .first()
    .click();
  await expect(page.getByText('You may lose this card, your captain.')).toBeVisible();
  await confirmStake(page).click();
  await expect(page).toHaveURL(IN_A_MATCH);
  const cards = page.getByRole('group', { name: 'Your five cards' }).getByRole('checkbox');
  await expect(cards).toHaveCount(10);
  // The captain sits out: the next five go in, in the order they are chosen.
  await cards.nth(0).uncheck({ force: true });
  await expect(page.getByText('Choose 1 more.')).toBeVisible();
  await cards.nth(9).check({ force: true });
  await seal(page);
  await playToTheEnd(page);
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: /^Cards / }).click();
  await expect(page.getByText('now belongs to')).toBeVisible();
  await expect(pick(page)).toBeHidden();
  await page.getByRole('button', { name: 'Verify this match' }).click();
  await expect(page.getByText('Fair and square')).toBeVisible();
});
