// @vitest-environment happy-dom
import { BEAT_MS } from '@goats/contract';
import { TestEventSource } from '@goats/ui/testing/test-event-source.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Heard, OwnEvent } from './channel-events.ts';
import { type LineParts, lineParts, openLine } from './one-line.ts';

const at = '2026-11-16T10:00:00.000Z';
const offer = (id: number): OwnEvent => ({
  type: 'offer',
  id,
  at,
  text: 'An offer',
  href: '/nft/7',
});
const turn = (phase: 'commit' | 'finished'): OwnEvent => ({
  ...{ type: 'turn', at, text: 'Choose', href: '/battle?match=3', matchId: '3' },
  ...{ kind: 'challenge', phase, yours: phase === 'commit', deadline: at },
  rival: { address: '0x1', name: null },
});

/** The tabs of one browser: one lock, one channel between them. */
function browser() {
  const streams: (TestEventSource & { after: number | null })[] = [];
  const channels = new Set<{ hear: (data: unknown) => void }>();
  const waiting: (() => void)[] = [];
  let holder: { readonly lose: () => void } | undefined;

  function tab() {
    /** A tab that sleeps hears nothing and says nothing; one that is gone never will again. */
    let state: 'awake' | 'asleep' | 'gone' = 'awake';
    const listeners = new Set<(event: { data: unknown }) => void>();
    const own = { hear: (data: unknown) => listeners.forEach((each) => void each({ data })) };
    channels.add(own);
    const tabs = {
      postMessage: (data: unknown) => {
        if (state !== 'awake') return;
        for (const other of channels) if (other !== own) other.hear(structuredClone(data));
      },
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
        listeners.add((event) => {
          if (state === 'awake') listener(event);
        }),
      close: () => channels.delete(own),
    };
    let release = () => {};
    const parts: LineParts = {
      connect: (after) => {
        const stream = Object.assign(new TestEventSource(), { after });
        streams.push(stream);
        return stream as unknown as EventSource;
      },
      tabs: tabs as unknown as BroadcastChannel,
      lock: (take, signal, begin) =>
        new Promise((resolve, reject) => {
          const hold = () => {
            if (signal.aborted) return waiting.shift()?.();
            const mine = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
            holder = mine;
            release = () => {
              resolve();
              if (holder !== mine) return;
              holder = undefined;
              waiting.shift()?.();
            };
            signal.addEventListener('abort', release);
            begin();
          };
          if (take) {
            holder?.lose();
            hold();
          } else if (holder) waiting.push(hold);
          else hold();
        }),
    };
    const heard: Heard[] = [];
    const life: boolean[] = [];
    const line = openLine(parts, {
      hear: (each) => heard.push(each),
      alive: (alive) => life.push(alive),
    });
    const events = () => heard.flatMap((each) => (each.kind === 'own' ? [each.event] : []));
    return {
      ...{ line, life, events, heard },
      sleep: () => {
        state = 'asleep';
      },
      wake: () => {
        state = 'awake';
      },
      /** Closed by the person or the system: no code of the page runs any more. */
      vanish: () => {
        state = 'gone';
        release();
      },
    };
  }
  return { tab, streams };
}

const greet = (stream: TestEventSource, ...matches: string[]) =>
  stream.tell({ matches }, 'greeting');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('one line for all tabs of a browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is opened by one tab, and every tab hears what comes', () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    expect(streams).toHaveLength(1);
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    expect(one.events()).toEqual([offer(7)]);
    expect(other.events()).toEqual([offer(7)]);
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([true, true]);
  });

  it('tells a tab that is opened later how things stand, and no old news', () => {
    const { tab, streams } = browser();
    tab();
    streams[0]!.open();
    greet(streams[0]!, '3');
    streams[0]!.tell(offer(7));
    streams[0]!.tell(turn('commit'));
    const late = tab();
    expect(late.life.at(-1)).toBe(true);
    expect(late.events()).toEqual([turn('commit')]);
    streams[0]!.tell(turn('finished'));
    expect(tab().events()).toEqual([]);
  });

  it('forgets in every tab, also in one that is opened later, a match that ended while it was dead', () => {
    const { tab, streams } = browser();
    const [, other] = [tab(), tab()];
    streams[0]!.open();
    greet(streams[0]!, '3');
    streams[0]!.tell(turn('commit'));
    streams[0]!.breakOff(0);
    streams[0]!.open();
    greet(streams[0]!);
    const nothing = { kind: 'greeting', greeting: { matches: [] } };
    expect(other.heard.at(-1)).toEqual(nothing);
    expect(tab().heard).toEqual([nothing]);
  });

  it('is taken over when its tab closes, from the last news on', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    one.line.close();
    expect(streams[0]!.closed).toBe(true);
    await pass(0);
    expect(other.life.at(-1)).toBe(false);
    expect(streams[1]!.after).toBe(7);
    streams[1]!.open();
    streams[1]!.tell(offer(7));
    streams[1]!.tell(offer(8));
    expect(other.events()).toEqual([offer(7), offer(8)]);
    expect(one.events()).toEqual([offer(7)]);
  });

  it('says that it was dead when its tab vanished without a word: which lists changed, nobody heard', async () => {
    const { tab, streams } = browser();
    const [one, other, third] = [tab(), tab(), tab()];
    streams[0]!.open();
    one.vanish();
    await pass(0);
    streams[1]!.open();
    expect([other.life, third.life]).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
  });

  it('hears a line that was numbered early and written late, once', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    streams[0]!.open();
    for (const id of [8, 7, 7]) streams[0]!.tell(offer(id));
    expect(one.events()).toEqual([offer(8), offer(7)]);
    expect(other.events()).toEqual([offer(8), offer(7)]);
    one.line.close();
    await pass(0);
    expect(streams[1]!.after).toBe(8);
  });

  it('says in every tab that it is dead, and tries again after a refusal', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    streams[0]!.open();
    streams[0]!.breakOff(2);
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([false, false]);
    await pass(15_000);
    expect(streams).toHaveLength(2);
    streams[1]!.open();
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([true, true]);
  });

  it('stays where it is while it beats, however little happens', async () => {
    const { tab, streams } = browser();
    const [, other] = [tab(), tab()];
    streams[0]!.open();
    for (let beat = 0; beat < 20; beat += 1) {
      await pass(BEAT_MS);
      streams[0]!.beat();
    }
    expect(streams).toHaveLength(1);
    expect(other.life).toEqual([true]);
  });

  it('is left to a tab that cannot reach the server, as long as it answers', async () => {
    const { tab, streams } = browser();
    tab();
    tab();
    streams[0]!.open();
    streams[0]!.breakOff(2);
    await pass(20 * BEAT_MS);
    // Every one of them is the same tab's.
    expect(streams.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it('is taken from a tab that fell asleep with it, which listens like the others when it wakes', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    one.sleep();
    // The sleeper's timers stand still: its stream seems to be well.
    const beats = setInterval(() => streams[0]!.beat(), BEAT_MS);
    await pass(5 * BEAT_MS);
    clearInterval(beats);
    expect(streams).toHaveLength(2);
    expect(streams[1]!.after).toBe(7);
    streams[1]!.open();
    expect(other.life.at(-1)).toBe(true);
    one.wake();
    expect(streams[0]!.closed).toBe(true);
    streams[1]!.tell(offer(8));
    expect([one.events().at(-1), other.events().at(-1)]).toEqual([offer(8), offer(8)]);
  });

  it('is looked for at once by a tab that is shown again', async () => {
    const { tab, streams } = browser();
    const [one] = [tab(), tab()];
    streams[0]!.open();
    one.sleep();
    vi.setSystemTime(Date.now() + 2 * BEAT_MS);
    streams[0]!.beat();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_000);
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  });
});

it('asks in the name of its wallet: the cookie may be another tab’s by now', () => {
  const asked: string[] = [];
  class Asked {
    constructor(url: string) {
      asked.push(url);
    }
  }
  vi.stubGlobal('EventSource', Asked);
  vi.stubGlobal('navigator', {});
  const parts = lineParts('0xada');
  parts.connect(null);
  parts.connect(7);
  parts.tabs?.close();
  vi.unstubAllGlobals();
  expect(asked).toEqual(['/api/me/events?wallet=0xada', '/api/me/events?wallet=0xada&after=7']);
});
