import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newKey } from './keys.ts';
import { createRelay, NeverSaid, type RelaySocket } from './relay.ts';

interface Frame {
  readonly id: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

/** The other end of every line that was opened, in a test's hand. */
function setUp() {
  const sockets: ReturnType<typeof socket>[] = [];
  function socket() {
    const events = new EventTarget();
    const said: Frame[] = [];
    let readyState = 0;
    const end = () => {
      if (readyState === 3) return;
      readyState = 3;
      events.dispatchEvent(new Event('close'));
    };
    const mine: RelaySocket = {
      get readyState() {
        return readyState as 0 | 1 | 3;
      },
      send: (text) => void said.push(JSON.parse(String(text))),
      close: end,
      addEventListener: events.addEventListener.bind(events) as RelaySocket['addEventListener'],
    };
    const tell = (what: object) =>
      events.dispatchEvent(
        Object.assign(new Event('message'), { data: JSON.stringify({ jsonrpc: '2.0', ...what }) }),
      );
    const open = () => {
      readyState = 1;
      events.dispatchEvent(new Event('open'));
    };
    return {
      mine,
      said,
      open,
      end,
      tell,
      answer: (what: object) => tell({ ...what, id: said.at(-1)!.id }),
    };
  }
  const onMessage = vi.fn();
  /** What a relay does with whoever comes. */
  const door = { greet: (_: ReturnType<typeof socket>): void => undefined };
  const relay = createRelay({
    ...{ url: 'wss://relay.example', projectId: 'goats', seed: newKey(), onMessage },
    openSocket: () => {
      const next = socket();
      sockets.push(next);
      door.greet(next);
      return next.mine;
    },
  });
  return { relay, sockets, onMessage, door };
}

let it_: ReturnType<typeof setUp>;
beforeEach(() => {
  vi.useFakeTimers();
  it_ = setUp();
});
afterEach(() => {
  it_.relay.close();
  vi.useRealTimers();
});

it('hears a topic that the relay first refused, once there is another line', async () => {
  const listening = it_.relay.listen('grass');
  const refused = expect(listening).rejects.toThrow('Busy');
  const [first] = it_.sockets;
  first!.open();
  first!.answer({ error: { message: 'Busy' } });
  await refused;
  first!.end();
  await vi.advanceTimersByTimeAsync(1_000);
  const second = it_.sockets[1]!;
  second.open();
  expect(second.said).toMatchObject([{ method: 'irn_subscribe', params: { topic: 'grass' } }]);
  second.answer({ result: 'name' });
  const data = { topic: 'grass', message: 'meh' };
  second.tell({ id: 1, method: 'irn_subscription', params: { id: 'name', data } });
  expect(it_.onMessage).toHaveBeenCalledWith('grass', 'meh');
});

it('does not run against a door that opens and shuts at once', async () => {
  it_.door.greet = (line) =>
    queueMicrotask(() => {
      line.open();
      line.end();
    });
  it_.relay.listen('grass').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it_.sockets.length).toBeLessThan(10);
});

it('comes back soon to a relay that has answered', async () => {
  it_.door.greet = (line) =>
    queueMicrotask(() => {
      line.open();
      line.answer({ result: 'name' });
      line.end();
    });
  await it_.relay.listen('grass');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(it_.sockets.length).toBeGreaterThan(10);
});

it.each([
  ['nobody can have heard', false],
  ['may have been heard', true],
])('tells what %s from the other', async (_, opens) => {
  if (opens) it_.door.greet = (line) => queueMicrotask(line.open);
  const post = it_.relay.publish('grass', 'meh', { ttl: 300, tag: 1108 }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(40_000);
  const error = await post;
  expect(error.message).toMatch('closed right now');
  expect(error instanceof NeverSaid).toBe(!opens);
});
