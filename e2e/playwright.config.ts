import { defineConfig } from '@playwright/test';
import { CHROMIUM, WINDOWED_CHROMIUM } from './chromium.ts';
import { FIREFOX } from './second-engine/firefox.ts';
import { WEBKIT } from './second-engine/webkit.ts';
import { SERVER_LOG } from './server-log.ts';

const WINDOWED = '*.windowed.spec.ts';
const IN_WEBKIT = '*.webkit.spec.ts';
/** For whoever changes a layout: it judges every word's ink, and pages with live figures are not still yet. */
const PSEUDO = 'pseudo-language.spec.ts';
const PORT = Number(process.env.E2E_PORT ?? 4390);

/** Journeys against the built product on its own embedded database, as a stranger would start it. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/test-results/browser',
  // Far beyond what any journey takes: a busy machine must not decide one.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  fullyParallel: false,
  // A journey waits as often as it works: the third keeps two cores busy.
  workers: 3,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_RESULTS ? './report.mjs' : 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A worker answers for the network, and journeys that intercept it would intercept nothing.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Moving things cost a third of the processors; journeys in which something moves ask for it.
    reducedMotion: 'reduce',
  },
  // The long row last: a single journey in a browser of its own would end it alone.
  projects: [
    { name: 'windowed', testMatch: WINDOWED, use: { launchOptions: WINDOWED_CHROMIUM } },
    // The main journey, in another engine, where there is one.
    ...(FIREFOX
      ? [
          {
            name: 'firefox',
            testMatch: 'first-match.spec.ts',
            grep: /taught through a whole match/,
            use: { browserName: 'firefox' as const, launchOptions: FIREFOX },
          },
        ]
      : []),
    ...(WEBKIT ? [{ name: 'webkit', testMatch: IN_WEBKIT }] : []),
    {
      name: 'chromium',
      testIgnore: [WINDOWED, IN_WEBKIT, ...(process.env.E2E_PSEUDO ? [] : [PSEUDO])],
      use: { launchOptions: CHROMIUM },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: '.cache/test-results/data',
      LOG_LEVEL: 'warn',
      LOG_FILE: SERVER_LOG,
      // Journeys look at few of them, and want the processors.
      DRAW_AHEAD: 'false',
      ADMIN_PASSWORD: 'a-password-for-journeys',
      // The operator of a journey confirms: a minute is short on a busy machine.
      AUCTIONS_CONFIRM_THEMSELVES: 'false',
      // It would buy what journeys mean to sell to each other.
      HOUSE_TRADES: 'false',
      // A journey that wants a cup opens it: one that opens by itself would take its cards.
      CUP_EVERY_MINUTES: '0',
      // All journeys come from one address.
      LIMIT_FAULTS_PER_HOUR: '1000',
      LIMIT_WRITES_PER_MINUTE: '10000',
      LIMIT_PRACTICE_PER_MINUTE: '1000',
      LIMIT_PRACTICE_ACTIONS_PER_MINUTE: '10000',
      LIMIT_NONCES_PER_MINUTE: '1000',
    },
  },
});
