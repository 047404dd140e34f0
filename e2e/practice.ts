import { anyMove } from '@goats/rules';
import { expect, type Page } from '@playwright/test';
import { over } from './players.ts';

type Moves = Parameters<typeof anyMove>[0];
type Seen = Moves & { phase: string; turn: string | null; you: string | null };

/** Begins a practice duel and opens its screen: `const id = await practise(page, { unhurried: true })` */
export async function practise(page: Page, { unhurried = false } = {}): Promise<string> {
  await page.goto('/card-game');
  const url = await page.evaluate(async (unhurried) => {
    const response = await fetch('/api/practice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameMode: 'duel', unhurried }),
    });
    return ((await response.json()) as { redirectTo: string }).redirectTo;
  }, unhurried);
  await page.goto(url);
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  return new URL(url, page.url()).searchParams.get('match') as string;
}

/** The match as this browser may see it. */
export function seenBy(page: Page, id: string): Promise<Seen> {
  return page.evaluate(async (match) => (await fetch(`/api/matches/${match}`)).json(), id);
}

/** Sends every own move straight to the server, so that only what comes after it is looked at. */
export async function finishPractice(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const view = await seenBy(page, id);
    if (view.phase === 'pick' && view.turn === view.you) {
      await page.evaluate(
        ({ match, move }) =>
          fetch(`/api/matches/${match}/actions`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(move),
          }),
        { match: id, move: anyMove(view) },
      );
    }
    expect(view.phase).toBe('finished');
  }).toPass({ timeout: 90_000, intervals: [300] });
  await expect(over(page)).toBeVisible({ timeout: 90_000 });
}
