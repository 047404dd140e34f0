import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import ByEnvironment from './scripts/test/by-environment.mjs';
import { filesWith } from './scripts/test/files-with.mjs';

const WEB = ['apps/web/src', 'apps/desk/src', 'apps/leave/src', 'packages/ui/src'];
/** A module that one file replaced would stay replaced for the next. */
const replacing = filesWith(/\bvi\.(?:mock|doMock)\(/, WEB);

export default defineConfig({
  test: {
    // Only what stands still may fail by it: beside other work a minute was once too short for a week
    // of matches that takes a few seconds on a quiet machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for comes or does not; within the second that is the default it need not, on a
    // machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    // Left alone, two cores get one worker. A test waits for PostgreSQL and anvil as often as it works,
    // so that it takes three to keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: ByEnvironment },
    ...(process.env.QUIET_TESTS && {
      disableConsoleIntercept: true,
      setupFiles: ['scripts/test/no-console.mjs'],
    }),
    projects: [
      {
        extends: true,
        // Pure code leaves nothing behind, so its files need not each begin in an empty world.
        test: { name: 'packages', include: ['packages/!(ui)/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: WEB.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: replacing,
          isolate: false,
          setupFiles: ['scripts/test/fresh-page.mjs'],
        },
      },
      { extends: true, test: { name: 'web, in processes of their own', include: replacing } },
      {
        extends: true,
        // As the build does, so that pictures have the addresses that a browser sees.
        define: { __PICTURE_VERSION__: JSON.stringify('abc123') },
        test: {
          name: 'server',
          // The server keeps no state in its modules: a file need not load all of it anew.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'trust/**/*.test.ts'],
          globalSetup: [
            'scripts/test/bundle-server.mjs',
            'apps/server/src/testing/global-setup.ts',
          ],
        },
      },
    ],
  },
});
