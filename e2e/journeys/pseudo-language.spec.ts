import type { Page } from '@playwright/test';
import { layoutFaults } from '../layout-faults.ts';
import { sidewaysScroll } from '../obstacles.ts';
import { newPlayer } from '../players.ts';
import { speakPseudo } from '../pseudo-language.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

/** Two phones and a desk. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const PAGES = [
  ...['', '/marketplace', '/nft/17', '/goat/the-flea', '/album', '/gallery', '/owners-club'],
  ...['/card-game', '/card-game?tab=lobby', '/battle', '/cups', '/today', '/puzzle', '/live'],
  ...['/leaderboard', '/leaderboard?tab=players', '/game-rules', '/game-guide', '/about'],
  ...['/about?tab=faq', '/pricing', '/pack-opening', '/whitepaper', '/chain', '/friends'],
  ...['/my-market', '/hoof-logo', '/nowhere', `/player/0x${'12'.repeat(20)}`],
];

/** All of it: what is below the screen comes when somebody is near. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight && top < 9_000; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

async function holds(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page);
    const wide = await sidewaysScroll(page);
    expect.soft(faults, `${where} at ${size.width}`).toEqual([]);
    expect.soft(wide, `${where} at ${size.width} is too wide`).toBe(0);
  }
}

test('no page cuts, spills or overlaps words that are longer than English ones', async ({
  page,
}) => {
  await consentGiven(page);
  await speakPseudo(page);
  for (const path of PAGES) {
    await page.goto(`/de${path}`, { waitUntil: 'networkidle' });
    await goThrough(page);
    await holds(page, path || '/');
  }
});
