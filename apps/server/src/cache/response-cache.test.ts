import { describe, expect, it } from 'vitest';
import { CACHE_LIFE_MS } from '../db/change-bus.ts';
import { testClock } from '../testing/test-app.ts';
import { testBus } from '../testing/test-bus.ts';
import { createResponseCache } from './response-cache.ts';

function setUp(maxBytes = 1_000_000) {
  const bus = testBus();
  const clock = testClock();
  const hot = createResponseCache({ bus, clock }, { maxBytes });
  let builds = 0;
  /** What the database says at that moment, and how often it was asked. */
  const card = async (id: number, read: () => Promise<unknown> = async () => builds) => {
    const entry = await hot.get(`card/${id}`, [`card:${id}`, 'auctions'], () => {
      builds += 1;
      return read();
    });
    return JSON.parse(String(entry.answer.json));
  };
  return { bus, clock, hot, card, builds: () => builds };
}

describe('kept bytes', () => {
  it('stay through a thousand notices about other things, also while they are being read', async () => {
    const { bus, card, builds } = setUp();
    const others = Array.from({ length: 1_000 }, (_, n) => `match:${n}`);
    await card(17, async () => {
      bus.publish(others);
      return 'read under fire';
    });
    bus.publish(others);
    expect(await card(17)).toBe('read under fire');
    expect(builds()).toBe(1);
  });

  it('are dropped by a notice about any of their topics', async () => {
    const { bus, card } = setUp();
    expect(await card(17)).toBe(1);
    bus.publish(['card:17']);
    expect(await card(17)).toBe(2);
    bus.publish(['auctions']);
    expect(await card(17)).toBe(3);
  });

  it('are not kept when a notice about them came while they were read', async () => {
    const { bus, card } = setUp();
    let finish = (_price: number) => {};
    const early = card(17, () => new Promise((resolve) => (finish = resolve)));
    bus.publish(['card:17']);
    // Whoever asks after the change gets a read of their own, not the one that began before it.
    expect(await card(17, async () => 'new price')).toBe('new price');
    finish(1);
    await early;
    expect(await card(17)).toBe('new price');
  });

  it('are read once for all who ask at the same moment', async () => {
    const { card, builds } = setUp();
    await Promise.all(Array.from({ length: 10 }, () => card(17)));
    expect(builds()).toBe(1);
  });

  it('live a few seconds when nobody says anything: a notice may have been lost', async () => {
    const { clock, hot, card } = setUp();
    const entry = await hot.get('card/17', ['card:17'], async () => 'old price');
    clock.advance(CACHE_LIFE_MS - 1);
    expect(entry.current).toBe(true);
    clock.advance(1);
    expect(entry.current).toBe(false);
    expect(await card(17, async () => 'new price')).toBe('new price');
  });

  it('end at the millisecond at which what they show ends by itself', async () => {
    const { clock, hot, card } = setUp();
    const lapses = clock.now() + 500;
    const entry = await hot.get('card/17', ['card:17'], async (trueUntil) => {
      trueUntil(lapses);
      trueUntil(lapses + 1);
      return 'a typed bid';
    });
    clock.advance(499);
    expect([entry.current, await card(17)]).toEqual([true, 'a typed bid']);
    clock.advance(1);
    expect([entry.current, await card(17, async () => 'no bid')]).toEqual([false, 'no bid']);
  });

  it('are none while nothing can be heard, and none that were read across a gap', async () => {
    const { bus, card } = setUp();
    await card(17);
    bus.lose();
    bus.connected = false;
    expect(await card(17)).toBe(2);
    expect(await card(17)).toBe(3);
    await card(18, async () => {
      bus.connected = true;
      bus.lose();
      return 'read across the gap';
    });
    expect(await card(18)).toBe(5);
  });

  it('are built a few times, not once for each of five hundred who enter at once', async () => {
    const { bus, hot } = setUp();
    let entered = 0;
    let builds = 0;
    const page = async () => {
      const entry = await hot.get('cup/7', ['cup:7'], async (_, restFor) => {
        restFor(20);
        builds += 1;
        return entered;
      });
      return Number(String(entry.answer.json));
    };
    const seen: Promise<boolean>[] = [];
    for (let n = 1; n <= 500; n += 1) {
      entered = n;
      bus.publish(['cup:7']);
      seen.push(page().then((shown) => shown >= n));
      if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // Whoever entered and looks finds the entry counted, however many came at that moment.
    expect(await Promise.all(seen)).toEqual(Array(500).fill(true));
    expect(await page()).toBe(500);
    expect(builds).toBeLessThan(50);
  });

  it('are tried again after a failure, also by those who waited for it', async () => {
    const { hot } = setUp();
    const page = (build: () => Promise<unknown>) =>
      hot.get('cup/7', ['cup:7'], (_, restFor) => {
        restFor(5);
        return build();
      });
    const refuse = () => Promise.reject(new Error('no connection'));
    await expect(page(refuse)).rejects.toThrow('no connection');
    await expect(page(refuse)).rejects.toThrow('no connection');
    expect(String((await page(async () => 'back')).answer.json)).toBe('"back"');
  });

  it('never take more room than they are given', async () => {
    const { hot } = setUp(100);
    const get = (key: string, length: number) =>
      hot.get(key, [key], async () => 'x'.repeat(length - 2));
    const [first, second] = [await get('a', 60), await get('b', 60)];
    expect([first.current, second.current]).toEqual([false, true]);
    expect((await get('larger than all', 101)).current).toBe(false);
    expect(second.current).toBe(true);
  });
});
