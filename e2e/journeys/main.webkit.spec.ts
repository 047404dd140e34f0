import { expect, test } from '@playwright/test';
import { inWebKit, soon, WEBKIT, type WebKitPage } from '../second-engine/webkit.ts';
import { loggedFaults } from '../server-log.ts';

const OPPONENT = /^Play .+: .+ #\d+ .*HOOF$/;
const over = (page: WebKitPage) => page.shows(/^What it changed$/, 'h2, h3');

/** The seal; or the best row, a decider if one has to go, and the button that sends both. */
async function move(page: WebKitPage): Promise<void> {
  await page.press(/^Seal my choice/);
  if (await page.shows(/^Choose an attribute/)) {
    await page.press(/./, '[data-attribute][aria-disabled="false"]');
  }
  if (await page.shows(/^Cross out a decider/)) await page.press(/./, '[data-decider]');
  await page.press(/^(Play|Cross out) (?!a decider)/);
}

test('in WebKit a stranger gets a guest wallet and a pack, and plays a match for HOOF to its end', async ({
  baseURL,
}) => {
  const before = (await faults()).length;
  await inWebKit(WEBKIT!, async (page) => {
    try {
      await page.goto(`${baseURL}/`);
      await soon(() => page.press(/^Reject All$/));
      // Asked what it could encode, this build takes the page down with it; a clip is not in this journey.
      await page.run('delete globalThis.VideoEncoder');
      await soon(() => page.press(/^Play$/));
      await soon(() => page.press(/^Play with a guest wallet$/));
      // Left alone, the pack opens by itself; an opponent may be another's by now, then the next one is.
      await soon(async () => {
        await page.press(OPPONENT);
        return page.run<boolean>('/^\\/battle\\?match=/.test(location.pathname + location.search)');
      });
      await soon(async () => {
        if (await over(page)) return true;
        await move(page);
        return false;
      });
    } finally {
      await test
        .info()
        .attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
    }
    const staked = await page.run<number[]>(STAKED);
    expect(staked).toHaveLength(1);
  });
  expect((await faults()).slice(before)).toEqual([]);
});

/** What the wallet has put into the vault. */
const STAKED = `(async () => {
  const { address } = await (await fetch('/api/auth/session')).json();
  const { movements } = await (await fetch('/api/wallets/' + address + '/movements')).json();
  return movements.filter(({ reason }) => reason === 'stake').map(({ amount }) => amount);
})()`;

/** Other journeys write into the same log: Chromium's stacks say `at http:`, this engine's `@http:`. */
const faults = async () =>
  (await loggedFaults()).filter(({ stack = '' }) => /@https?:/.test(stack));
