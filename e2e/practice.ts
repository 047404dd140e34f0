import { anyMove } from '@goats/rules';
import { expect, type Page } from '@playwright/test';
import { over, pick, seal } from './players.ts';

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
  await seal(page);
  return new URL(url, page.url()).searchParams.get('match') as string;
}

/** Far more than chance ever needs. */
const MOST_DUELS = 12;

/**
 * The same, up to the player's own pick. Chance decides whose it is: of ten duels one or two end without
 * any, since whoever wins the first two rounds never picks. Then it is another duel.
 */
export async function practiseToOwnPick(
  page: Page,
  options?: Parameters<typeof practise>[1],
): Promise<string> {
  for (let duels = 0; duels < MOST_DUELS; duels += 1) {
    const id = await practise(page, options);
    let isOver = false;
    await expect
      .poll(
        async () => {
          const view = await seenBy(page, id);
          isOver = view.phase === 'finished';
          return isOver || isTheirTurn(view);
        },
        { message: `practice duel ${id} goes on`, timeout: 180_000 },
      )
      .toBe(true);
    if (isOver) continue;
    await expect(pick(page)).toBeVisible({ timeout: 180_000 });
    return id;
  }
  throw new Error(`${MOST_DUELS} practice duels, and in none was it the player's own pick.`);
}

const isTheirTurn = ({ phase, turn, you }: Seen) => phase === 'pick' && turn === you;

/** Whether it is the player's own pick in that match. */
export async function isOwnPick(page: Page, id: string): Promise<boolean> {
  return isTheirTurn(await seenBy(page, id));
}

/** The match as this browser may see it. */
export function seenBy(page: Page, id: string): Promise<Seen> {
  return page.evaluate(async (match) => (await fetch(`/api/matches/${match}`)).json(), id);
}

/** Sends every own move straight to the server, so that only what comes after it is looked at. */
export async function finishPractice(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const view = await seenBy(page, id);
    if (isTheirTurn(view)) {
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
  }).toPass({ timeout: 180_000, intervals: [300] });
  await expect(over(page)).toBeVisible({ timeout: 180_000 });
}
