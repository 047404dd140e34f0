import { isSerious, obstacles, sidewaysScroll } from '../obstacles.ts';
import { expect, REFUSED, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const PAGES = [
  '/',
  '/marketplace',
  '/my-market',
  '/pricing',
  '/nft/17',
  '/nft/1000017',
  '/card-game',
  '/cups',
  '/puzzle',
  '/today',
  '/friends',
  '/live',
  '/game-rules',
  '/game-guide',
  '/gallery',
  '/about',
  '/admin',
  `/player/0x${'12'.repeat(20)}`,
  '/album',
  `/album/0x${'12'.repeat(20)}?goat=the-flea`,
  '/goat/the-flea',
  '/goat-profile/goat-3',
  '/base-goat/3',
  '/owners-club',
  '/pack-opening',
  '/leaderboard',
  '/battle',
  '/battle-lobby',
  '/hoof-logo',
  '/whitepaper',
  '/chain',
  '/legal/cookie-policy.html',
  '/nowhere',
];

test.use({ allowRefusals: false });

for (const path of PAGES) {
  test(`${path} holds at 320 px, breaks nothing and can be read aloud`, async ({
    page,
    allowErrors,
  }) => {
    // The 404 page is a 404 on purpose; the browser reports the document itself.
    if (path === '/nowhere') allowErrors(REFUSED);
    await consentGiven(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await obstacles(page, isSerious)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    // A virtualised grid measures its new width a moment after the window has it.
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
}
