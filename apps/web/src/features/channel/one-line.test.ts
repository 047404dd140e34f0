import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Heard, OwnEvent } from './channel-events.ts';
import { type LineParts, lineParts, openLine } from './one-line.ts';

/** A stream whose server is the test. */
class TestStream extends EventTarget {
  readyState = 0;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly after: number | null;
  constructor(after: number | null) {
    super();
    this.after = after;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(event: OwnEvent) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  greet(...matches: string[]) {
    const data = JSON.stringify({ matches });
    this.dispatchEvent(Object.assign(new Event('greeting'), { data }));
  }
  breakOff(readyState: 0 | 2) {
    this.readyState = readyState;
    this.onerror?.();
  }
  close() {
    this.closed = true;
  }
}

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
  const streams: TestStream[] = [];
  const channels = new Set<{ hear: (data: unknown) => void }>();
  const waiting: (() => void)[] = [];
  let taken = false;

  function tab() {
    const listeners = new Set<(event: { data: unknown }) => void>();
    const own = { hear: (data: unknown) => listeners.forEach((each) => void each({ data })) };
    channels.add(own);
    const tabs = {
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== own) other.hear(structuredClone(data));
      },
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
        listeners.add(listener),
      close: () => channels.delete(own),
    };
    const parts: LineParts = {
      connect: (after) => {
        const stream = new TestStream(after);
        streams.push(stream);
        return stream as unknown as EventSource;
      },
      tabs: tabs as unknown as BroadcastChannel,
      whenFirst: (signal) =>
        new Promise((resolve) => {
          const take = () => {
            taken = true;
            signal.addEventListener('abort', () => {
              taken = false;
              waiting.shift()?.();
            });
            resolve();
          };
          if (taken) waiting.push(take);
          else take();
        }),
    };
    const heard: Heard[] = [];
    const life: boolean[] = [];
    const line = openLine(parts, {
      hear: (each) => heard.push(each),
      alive: (alive) => life.push(alive),
    });
    const events = () => heard.flatMap((each) => (each.kind === 'own' ? [each.event] : []));
    return { line, life, events, heard };
  }
  return { tab, streams };
}

const settle = () => vi.waitFor(() => {});

describe('one line for all tabs of a browser', () => {
  afterEach(() => vi.useRealTimers());

  it('is opened by one tab, and every tab hears what comes', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    await settle();
    expect(streams).toHaveLength(1);
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    expect(one.events()).toEqual([offer(7)]);
    expect(other.events()).toEqual([offer(7)]);
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([true, true]);
  });

  it('tells a tab that is opened later how things stand, and no old news', async () => {
    const { tab, streams } = browser();
    const one = tab();
    await settle();
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    streams[0]!.tell(turn('commit'));
    const late = tab();
    expect(late.life.at(-1)).toBe(true);
    expect(late.events()).toEqual([turn('commit')]);
    streams[0]!.tell(turn('finished'));
    expect(tab().events()).toEqual([]);
    one.line.close();
  });

  it('forgets in every tab, also in one that is opened later, a match that ended while it was dead', async () => {
    const { tab, streams } = browser();
    const [, other] = [tab(), tab()];
    await settle();
    streams[0]!.open();
    streams[0]!.greet('3');
    streams[0]!.tell(turn('commit'));
    streams[0]!.breakOff(0);
    streams[0]!.open();
    streams[0]!.greet();
    expect(other.heard.at(-1)).toEqual({ kind: 'greeting', greeting: { matches: [] } });
    expect(tab().events()).toEqual([]);
  });

  it('is taken over when its tab closes, from the last news on', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    await settle();
    streams[0]!.open();
    streams[0]!.tell(offer(7));
    one.line.close();
    expect(streams[0]!.closed).toBe(true);
    expect(other.life.at(-1)).toBe(false);
    await vi.waitFor(() => expect(streams).toHaveLength(2), 30_000);
    expect(streams[1]!.after).toBe(7);
    streams[1]!.open();
    streams[1]!.tell(offer(7));
    streams[1]!.tell(offer(8));
    expect(other.events()).toEqual([offer(7), offer(8)]);
    expect(one.events()).toEqual([offer(7)]);
  });

  it('hears a line that was numbered early and written late, once', async () => {
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    await settle();
    streams[0]!.open();
    for (const id of [8, 7, 7]) streams[0]!.tell(offer(id));
    expect(one.events()).toEqual([offer(8), offer(7)]);
    expect(other.events()).toEqual([offer(8), offer(7)]);
    one.line.close();
    await vi.waitFor(() => expect(streams).toHaveLength(2), 30_000);
    expect(streams[1]!.after).toBe(8);
  });

  it('says in every tab that it is dead, and tries again after a refusal', async () => {
    vi.useFakeTimers();
    const { tab, streams } = browser();
    const [one, other] = [tab(), tab()];
    await vi.advanceTimersByTimeAsync(0);
    streams[0]!.open();
    streams[0]!.breakOff(2);
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(streams).toHaveLength(2);
    streams[1]!.open();
    expect([one.life.at(-1), other.life.at(-1)]).toEqual([true, true]);
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
