import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { testClock } from '../../testing/test-app.ts';
import { testBus } from '../../testing/test-bus.ts';
import type { LiveRow, Own } from './channel-store.ts';
import { createChannels } from './channels.ts';

const [ADA, BO, CY] = ['0xa', '0xb', '0xc'] as const;

/** Channels over a database that a test answers for, with timers that it lets ring. */
function bench() {
  const bus = testBus();
  const questions: { readonly name: string; readonly wallets: readonly string[] }[] = [];
  const live = new Map<string, LiveRow[]>();
  let followers: readonly string[] = [];
  let meanwhile = () => {};
  const db = {
    async prepared(name: string, _text: string, [wallets]: [string[]]) {
      questions.push({ name, wallets });
      if (name === 'followers-among') return followers.map((wallet) => ({ wallet }));
      const own = wallets.map((wallet): Own => {
        return { wallet, balance: 0, locked: 0, news: [], live: live.get(wallet) ?? [] };
      });
      meanwhile();
      return own;
    },
  };
  let ring: (() => void) | undefined;
  const channels = createChannels(
    { bus, db, clock: testClock() } as unknown as Game,
    (error) => {
      throw error;
    },
    (work) => {
      ring = work;
      return () => {
        ring = undefined;
      };
    },
  );
  return {
    bus,
    channels,
    live,
    follow: (wallets: readonly string[]) => {
      followers = wallets;
    },
    during: (work: () => void) => {
      meanwhile = work;
    },
    /** What was asked since the last time, once there is nothing more to ask. */
    async asked() {
      // What goes by way of a query before a look is asked for.
      await new Promise((resolve) => setImmediate(resolve));
      while (ring) {
        const work = ring;
        ring = undefined;
        work();
        await new Promise((resolve) => setImmediate(resolve));
      }
      // Who is here is written down beside all of this.
      return questions.splice(0).filter(({ name }) => name !== 'mark-seen');
    },
    open(wallet: string) {
      const response = new PassThrough() as unknown as ServerResponse;
      channels.open({ wallet, session: wallet, after: null }, response);
      return response;
    },
  };
}

function playing(id: number, seat: 0 | 1): LiveRow {
  const state = { phase: 'commit', deadline: 0, seats: [{}, {}], commitments: [null, null] };
  return { id, kind: 'challenge', seat, state, rival: CY, name: null } as unknown as LiveRow;
}

describe('the rooms of a server', () => {
  it('are asked about in one question, and about a match those alone who play it', async () => {
    const { bus, channels, live, open, asked } = bench();
    live.set(ADA, [playing(7, 0)]);
    live.set(BO, [playing(7, 1)]);
    for (const wallet of [ADA, BO, CY]) open(wallet);
    expect(await asked()).toEqual([{ name: 'channel-own', wallets: [ADA, BO, CY] }]);
    // A cluster's worth of moves of people who are connected elsewhere.
    bus.publish(Array.from({ length: 1_000 }, (_, i) => `match:${100 + i}`));
    bus.publish(Array.from({ length: 1_000 }, (_, i) => `wallet:0x${i}`));
    expect(await asked()).toEqual([]);
    bus.publish(['match:7', `wallet:${ADA}`, 'match:7']);
    expect(await asked()).toEqual([{ name: 'channel-own', wallets: [ADA, BO] }]);
    channels.close();
  });

  it('forget a match that is over, and whoever has left', async () => {
    const { bus, channels, live, open, asked } = bench();
    for (const wallet of [ADA, BO]) live.set(wallet, [playing(7, 0)]);
    open(ADA);
    const page = open(BO);
    await asked();
    live.set(ADA, []);
    page.emit('close');
    bus.publish(['match:7']);
    expect(await asked()).toEqual([{ name: 'channel-own', wallets: [ADA] }]);
    bus.publish(['match:7']);
    expect(await asked()).toEqual([]);
    channels.close();
  });

  it('hear of a move in a match that they were just learning of', async () => {
    const { bus, channels, live, open, asked, during } = bench();
    live.set(ADA, [playing(7, 0)]);
    open(ADA);
    during(() => {
      during(() => {});
      bus.publish(['match:7']);
    });
    expect(await asked()).toHaveLength(2);
    channels.close();
  });

  it('are asked about once a portion of news, and looked at where it was read', async () => {
    const { bus, channels, open, asked, follow } = bench();
    for (const wallet of [ADA, BO, CY]) open(wallet);
    await asked();
    follow([BO]);
    bus.publish([`followers:17:${ADA}:${CY}`]);
    expect(await asked()).toEqual([
      { name: 'followers-among', wallets: [ADA, BO, CY] },
      { name: 'channel-own', wallets: [BO] },
    ]);
    channels.close();
  });
});
