/**
 * Before every test file of the web: our own modules as if nobody had used them, and a window that nobody
 * listens to. That is what a process of its own would be for, at three times the work.
 */
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  const page = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  afterAll(() => page.teardown(globalThis));
}
