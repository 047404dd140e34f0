import type { Page } from '@playwright/test';
import {
  balance,
  challengeTaken,
  mintCards,
  newPlayer,
  over,
  pick,
  playToTheEnd,
} from '../players.ts';
import { isOwnPick, practiseToOwnPick } from '../practice.ts';
import { releaseServer } from '../release-server.ts';
import { loggedFaults } from '../server-log.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The log may still have the faults of an earlier run. */
const RUN = Math.floor(Math.random() * 1_000_000);
const offWord = (part: string) => `the ${part} is off, run ${RUN}`;

interface Breakage {
  readonly part: string;
  /** The file it comes in, and a text that only its drawing asks for. */
  readonly file: string;
  readonly text: string;
  /** Where a match does not show it. */
  readonly beside?: '/about';
  readonly phone?: boolean;
  /** What is pressed before it comes. */
  readonly opens?: RegExp;
  /** Whether something else can say so. */
  readonly unsaid?: boolean;
}

const BREAKAGES: readonly Breakage[] = [
  { part: 'bell', file: 'inbox-bell', text: 'Inbox' },
  { part: 'wallet', file: 'wallet-corner', text: '<hidden>HOOF balance </hidden>{balance}' },
  {
    part: 'wallet dialogs',
    file: 'wallet-dialogs',
    text: 'Wallet Connected',
    opens: /HOOF balance/,
  },
  {
    part: 'footer',
    file: 'footer',
    text: 'An independent art and parody project, not affiliated with any real club or player.',
  },
  { part: 'route news', file: 'shell', text: 'polite' },
  {
    part: 'toasts',
    file: 'toast-region',
    text: 'col-start-1 row-start-1 w-full max-w-104',
    unsaid: true,
  },
  { part: 'menu', file: 'mobile-menu', text: 'Menu', phone: true, opens: /^Menu$/ },
  { part: 'floating button', file: 'floating-battle-button', text: 'Battle', beside: '/about' },
  { part: 'foot bar', file: 'foot-bar', text: 'Quick', beside: '/about', phone: true },
  { part: 'cookie banner', file: 'cookie-banner', text: 'Cookies' },
  { part: 'header', file: 'shell', text: 'Main' },
];

interface Broken {
  /** Whether its file came, and had the text in it. */
  wasFound(): boolean;
  mend(): Promise<void>;
}

/** From the next load on the part throws whenever it is drawn. */
async function breakPart(page: Page, { part, file, text }: Breakage): Promise<Broken> {
  let found = false;
  // In whichever quotes the minifier has put it.
  const quoted = new RegExp(`([\`"'])${text.replaceAll(/[{}.]/g, '\\$&')}\\1`);
  const itsFile = new RegExp(`/assets/${file}-[^/]{8}\\.js$`);
  await page.route(itsFile, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    found ||= quoted.test(script);
    const thrown = `(()=>{throw new TypeError("${offWord(part)}")})()`;
    await route.fulfill({ response, body: script.replace(quoted, () => thrown) });
  });
  return { wasFound: () => found, mend: () => page.unroute(itsFile) };
}

test('whatever part of the frame breaks, the match beside it is played, and the server’s log names the part', async ({
  page,
  allowErrors,
}) => {
  // React draws once more what threw, and says so (520) if the part was not due yet that time.
  allowErrors(/the [\w ]+ is off/, /React error #520/);
  // One page after the other, each loaded anew.
  test.slow();
  await newPlayer(page);
  const practiseUnhurried = () => practiseToOwnPick(page, { unhurried: true });
  let match = await practiseUnhurried();
  let before: Broken | undefined;

  for (const breakage of BREAKAGES) {
    const { part, beside, phone, opens, unsaid } = breakage;
    await test.step(part, async () => {
      await before?.mend();
      // There are five minutes for a pick, and a slow machine may need longer for all of these.
      if (!(await isOwnPick(page, match))) match = await practiseUnhurried();
      const broken = await breakPart(page, breakage);
      before = broken;
      // The only one who has answered about cookies and is asked again.
      if (part === 'cookie banner') {
        await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
      }
      await page.setViewportSize(phone ? PHONE : DESK);
      const path = beside ?? '/battle';
      await page.goto(beside ?? `/battle?match=${match}`);
      if (opens) await page.getByRole('banner').getByRole('button', { name: opens }).click();

      await expect
        .poll(loggedFaults, part)
        .toContainEqual(expect.objectContaining({ part, path, message: offWord(part) }));
      expect(broken.wasFound()).toBe(true);
      if (!unsaid) await expect(page.getByText('A part of this page broke')).toBeVisible();
      await expect(page.getByText('That went over the bar')).toHaveCount(0);
      if (beside) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      else await expect(pick(page)).toBeVisible();
    });
  }

  // The last one took the whole header along.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await playToTheEnd(page);
  await expect(over(page)).toBeVisible();
});

test('a chip that breaks takes neither the page nor the match it leads to', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/the match chip is off/);
  const nanny = await browser.newPage();
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  await breakPart(page, {
    part: 'match chip',
    file: 'channel-host',
    text: 'Your match waits. {text}',
  });
  await page.goto('/about');
  // Until something waits it has nothing to draw: it breaks while somebody reads.
  const match = await challengeTaken(page, nanny, 10);
  await expect
    .poll(loggedFaults)
    .toContainEqual(expect.objectContaining({ message: offWord('match chip'), path: '/about' }));
  await expect(page.getByText('A part of this page broke')).toBeVisible();
  await expect(balance(page)).toBeVisible();
  await page.goto(`/battle?match=${match}`);
  await expect(page.getByRole('button', { name: 'Seal my choice' })).toBeVisible();
  await expect(
    await nanny.request.post(`/api/matches/${match}/actions`, { data: { type: 'concede' } }),
  ).toBeOK();
  await expect(over(page)).toBeVisible({ timeout: 180_000 });
});

test('a bar about a new release that breaks is missing alone', async ({
  browser,
  baseURL,
  allowErrors,
}) => {
  // Every line is cut on purpose when the release goes out.
  allowErrors(/the release bar is off/, /ERR_\w+/);
  const door = await releaseServer(baseURL ?? '');
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await breakPart(page, { part: 'release bar', file: 'release-bar', text: 'New version' });
  await newPlayer(page);
  await page.goto('/about');
  door.release('the-next-one');
  await expect
    .poll(loggedFaults)
    .toContainEqual(expect.objectContaining({ message: offWord('release bar'), path: '/about' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await door.close();
});
