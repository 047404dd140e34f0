import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('closing up', () => {
  it('closes what was opened last first, so that nothing is taken away under what still runs', async () => {
    const closed: string[] = [];
    const shutdown = createShutdown(() => {});
    shutdown.add('the database', async () => closed.push('the database'));
    shutdown.add('the timers', async () => closed.push('the timers'));
    expect(await shutdown.run()).toEqual([]);
    expect(closed).toEqual(['the timers', 'the database']);
  });

  it('ends although a database has fallen silent, and says what it left behind', async () => {
    const said: string[] = [];
    const closed: string[] = [];
    const shutdown = createShutdown((sentence) => said.push(sentence));
    shutdown.add('PostgreSQL', async () => closed.push('PostgreSQL'));
    shutdown.add('the database', () => new Promise(() => {}));
    const ended = shutdown.run();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await ended).toEqual(['the database']);
    expect(said).toEqual(['Could not close the database: it takes too long.']);
    expect(closed).toEqual(['PostgreSQL']);
  });

  it('goes on with the others when one fails to close', async () => {
    const closed: string[] = [];
    const said: string[] = [];
    const shutdown = createShutdown((sentence) => said.push(sentence));
    shutdown.add('PostgreSQL', async () => closed.push('PostgreSQL'));
    shutdown.add('the database', () => Promise.reject(new Error('gone')));
    expect(await shutdown.run()).toEqual(['the database']);
    expect(said).toEqual(['Could not close the database: gone']);
    expect(closed).toEqual(['PostgreSQL']);
  });

  it('closes once, however often it is asked', async () => {
    const close = vi.fn(async () => {});
    const shutdown = createShutdown(() => {});
    shutdown.add('the database', close);
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(close).toHaveBeenCalledOnce();
  });
});
