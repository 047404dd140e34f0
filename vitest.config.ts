import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left alone, two cores get one worker. A test waits for PostgreSQL and anvil as often as it works,
    // so that it takes three to keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
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
          include: ['{apps/{web,desk,leave},packages/ui}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // As the build does, so that pictures have the addresses that a browser sees.
        define: { __PICTURE_VERSION__: JSON.stringify('abc123') },
        test: {
          name: 'server',
          // The server keeps no state in its modules: a file need not load all of it anew.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'scripts/**/*.test.mjs', 'trust/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
