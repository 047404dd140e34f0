import { afterEach, expect, it, vi } from 'vitest';
import { Unanswered } from '../eip1193.ts';
import { newKey, seal, topicOf, unseal } from './keys.ts';
import { NeverSaid } from './relay.ts';
import { createSessions } from './session.ts';

const ADA = `eip155:1:0x${'aD'.repeat(20)}`;
const BEA = `eip155:1:0x${'bE'.repeat(20)}`;

async function setUp() {
  const key = newKey();
  const relay = {
    listen: vi.fn(async (_topic: string) => undefined),
    leave: vi.fn(),
    publish: vi.fn(async (_topic: string, _message: string) => undefined),
  };
  const onSay = vi.fn();
  const site = { name: 'Goats', description: 'Goats', url: 'https://goats.example', icons: [] };
  const sessions = createSessions({ relay, site, onSay, now: Date.now });
  const expiry = Math.floor(Date.now() / 1000) + 3_600;
  await sessions.resume({ key, expiry, accounts: [ADA, BEA], methods: [], name: 'Meadow' });
  const say = (message: object, under = key) =>
    sessions.hear(topicOf(under), seal(under, { jsonrpc: '2.0', ...message }));
  /** What was put at the relay last. */
  const last = (under = key) => unseal(under, relay.publish.mock.lastCall![1]) as { id: number };
  const send = () => sessions.request({ method: 'eth_sendTransaction', params: [] }, 1);
  const update = (accounts: string[]) => ({
    ...{ id: 7, method: 'wc_sessionUpdate' },
    params: { namespaces: { eip155: { accounts, methods: [] } } },
  });
  return { sessions, relay, onSay, say, last, send, update };
}

afterEach(() => vi.useRealTimers());

it('waits for a wallet that the relay would not say it has reached: a second try would pay twice', async () => {
  const { relay, send, say, last } = await setUp();
  relay.publish.mockRejectedValueOnce(new Error('The way to your wallet is closed right now.'));
  const sent = send();
  // The failure is there before the answer.
  await new Promise((resolve) => setTimeout(resolve, 0));
  say({ id: last().id, result: '0xhash' });
  expect(await sent).toBe('0xhash');
});

it('does not wait for what has never left this page', async () => {
  const { relay, send } = await setUp();
  relay.publish.mockRejectedValueOnce(new NeverSaid('Closed'));
  await expect(send()).rejects.toThrow('Closed');
});

it('claims nothing about what a wallet did that never answered', async () => {
  const { send } = await setUp();
  vi.useFakeTimers();
  const told = expect(send()).rejects.toBeInstanceOf(Unanswered);
  await vi.advanceTimersByTimeAsync(300_000);
  await told;
});

it('lets nobody end a pairing who has only seen the code', async () => {
  const { sessions, relay, say } = await setUp();
  const stop = new AbortController();
  const show = vi.fn<(uri: string) => void>();
  const pairing = sessions.pair([1], show, stop.signal);
  await vi.waitFor(() => expect(show).toHaveBeenCalled(), 30_000);
  const code = new URLSearchParams(show.mock.lastCall![0].split('?')[1]).get('symKey')!;
  say({ id: 7, method: 'wc_sessionDelete', params: {} }, code);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(relay.leave).not.toHaveBeenCalled();
  stop.abort();
  await expect(pairing).rejects.toMatchObject({ code: 4001 });
});

it('does not do again what was overheard and is said again, word for word', async () => {
  const { relay, onSay, say, last, update } = await setUp();
  say(update([ADA]));
  say({ ...update([BEA]), id: 8 });
  say(update([ADA]));
  const accounts = onSay.mock.calls.map(([says]) => says.session.accounts);
  expect(accounts).toEqual([[ADA], [BEA]]);
  // Answered all the same: its first answer may have been lost.
  expect(relay.publish).toHaveBeenCalledTimes(3);
  expect(last()).toMatchObject({ id: 7, result: true });
});

it('is over when the wallet takes back the last account', async () => {
  const { relay, onSay, say, send, update } = await setUp();
  say(update([]));
  expect(onSay.mock.calls).toEqual([[{ gone: true }]]);
  await expect(send()).rejects.toMatchObject({ code: 4100 });
  await vi.waitFor(() => expect(relay.leave).toHaveBeenCalledOnce(), 30_000);
});
