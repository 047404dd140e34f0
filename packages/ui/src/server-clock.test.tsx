// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api/client.ts';
import { hearServerTime, serverNow } from './server-clock.ts';
import { mount } from './testing/mount.tsx';
import { useNow } from './use-now.ts';

const HOUR = 3_600_000;
/** What time it really is, by the server. */
const TRUTH = Date.parse('2026-05-01T12:00:00.400Z');

beforeEach(() => {
  vi.useFakeTimers({ now: TRUTH });
  hearServerTime(TRUTH);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One answer of the server, stamped with the truth; `late` ms pass before this page has it. */
async function ask({ truth, kept = 'no-cache', late = 0 }: Answered): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    const headers = { date: new Date(truth).toUTCString(), 'cache-control': kept };
    vi.setSystemTime(Date.now() + late);
    return new Response('{}', { headers });
  });
  await act(async () => void (await api('GET /api/site', {})));
}

interface Answered {
  readonly truth: number;
  readonly kept?: string;
  readonly late?: number;
}

function Countdown({ to }: { to: number }) {
  return `${Math.ceil((to - useNow('countdown', to)) / 1000)} seconds left`;
}

describe('a device whose clock is wrong', () => {
  it.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
  ])('counts down right all the same when it is %s', async (_, off) => {
    vi.setSystemTime(TRUTH + off);
    const { host, unmount } = await mount(<Countdown to={TRUTH + 60_000} />);
    await ask({ truth: TRUTH });
    expect(host.textContent).toMatch(/^(60|61) seconds left$/);
    await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    expect(host.textContent).toMatch(/^(50|51) seconds left$/);
    await unmount();
  });

  it('follows when the clock is set right in the middle of a visit', async () => {
    vi.setSystemTime(TRUTH + HOUR);
    await ask({ truth: TRUTH });
    vi.setSystemTime(TRUTH);
    await ask({ truth: TRUTH });
    expect(Math.abs(serverNow() - TRUTH)).toBeLessThan(1_000);
  });
});

describe('a device whose clock is right', () => {
  it('is not put off by answers that a busy page takes late', async () => {
    await ask({ truth: TRUTH, late: 7_000 });
    expect(serverNow()).toBe(TRUTH + 7_000);
  });

  it('takes no time from what the browser has kept', async () => {
    await ask({ truth: TRUTH - HOUR, kept: 'public, max-age=31536000, immutable' });
    expect(serverNow()).toBe(TRUTH);
  });
});
