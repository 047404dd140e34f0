import { addressOf, balance, walletPlayer } from '../players.ts';
import { finishPractice, practise } from '../practice.ts';
import { expect, test } from '../test.ts';

/** As a wallet's own browser on a phone: a narrow page, a finger, and window.ethereum and nothing else. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('inside a wallet’s own browser one signs in, opens the pack and plays a match', async ({
  page,
}) => {
  const wallet = await walletPlayer(page, { announced: false });
  expect(await addressOf(page)).toBe(wallet.addresses[0]!.toLowerCase());
  expect(wallet.asked('personal_sign')).toBe(1);
  await expect(balance(page)).toBeInViewport();
  const match = await practise(page);
  await finishPractice(page, match);
  // Nothing on the way is wider than the phone.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
