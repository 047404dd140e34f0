import type { LaunchOptions } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

const at = (path: string | undefined): LaunchOptions => ({
  ...(path ? { executablePath: path } : {}),
  args: ARGS,
});

/** What journeys run in: the shell without windows where there is one. */
export const CHROMIUM = at(process.env.CHROMIUM_PATH);

/** The shell refuses every notification: journeys that need one are called `*.windowed.spec.ts`. */
export const WINDOWED_CHROMIUM = at(
  process.env.WINDOWED_CHROMIUM_PATH || process.env.CHROMIUM_PATH,
);
