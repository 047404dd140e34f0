import { challengeTaken, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

test('a seal that the server does not take at first is broken in time, and no stake is lost', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /net::ERR_/);
  const nanny = await browser.newPage();
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  const match = await challengeTaken(page, nanny, 10);

  // The first try meets a server that is away, the second a line that breaks; until somebody has
  // seen what the screen says of it, none gets through.
  let tries = 0;
  let away = true;
  await page.route(/\/api\/matches\/\d+\/actions$/, async (route) => {
    if (route.request().postDataJSON().type !== 'open' || !away) return route.fallback();
    tries += 1;
    if (tries % 2 === 0) return route.abort();
    const json = { error: 'The database is not answering.', code: 'UNAVAILABLE' };
    return route.fulfill({ status: 503, json });
  });
  await Promise.all([page, nanny].map((side) => side.goto(`/battle?match=${match}`)));
  for (const side of [page, nanny]) {
    await side.getByRole('button', { name: 'Seal my choice' }).click();
  }
  await expect(page.getByText('Your card is not open yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open now' })).toBeVisible();
  await expect(page.getByText(/^[01]:\d\d left\./)).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2);

  away = false;
  // By itself, or sooner by hand: the button may be gone while it is looked for.
  await page
    .getByRole('button', { name: 'Open now' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText('Your card is not open yet')).toBeHidden();
  const view = async () => (await page.request.get(`/api/matches/${match}`)).json();
  await expect.poll(async () => (await view()).phase).toMatch(/^(pick|finished)$/);
  expect((await view()).rounds.length).toBeGreaterThan(0);
});
