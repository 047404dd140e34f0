import { expect, it, vi } from 'vitest';
import { resubscribe } from './resubscribe.ts';

const NOTICES = {
  topics: ['match', 'cup'],
  push: { publicKey: 'server-key', thisDevice: ['cup'] },
};
const KEYS = { p256dh: 'p', auth: 'a' };
function pushes() {
  const subscribe = vi.fn(async (_options?: unknown) => ({
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: KEYS, expirationTime: null }),
  }));
  return { subscribe } as unknown as Pick<PushManager, 'subscribe'> & {
    subscribe: typeof subscribe;
  };
}

it('takes the old key and the chosen topics along to the new address', async () => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(NOTICES));
  const applicationServerKey = new ArrayBuffer(65);
  const options = { applicationServerKey, userVisibleOnly: true };
  const manager = pushes();
  await resubscribe({ options }, manager, fetch);
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  const [path, init] = fetch.mock.calls[1] ?? [];
  expect([path, init?.method]).toEqual(['/api/me/push', 'PUT']);
  expect(JSON.parse(String(init?.body))).toEqual({
    endpoint: 'https://push.example/2',
    keys: KEYS,
    topics: ['cup'],
  });
});

it('asks the server for its key where the browser has forgotten the old one', async () => {
  const manager = pushes();
  await resubscribe(null, manager, async () => Response.json(NOTICES));
  expect(manager.subscribe.mock.calls[0]?.[0]).toMatchObject({
    applicationServerKey: 'server-key',
  });
});

it('begins nothing for somebody who is signed out', async () => {
  const manager = pushes();
  await resubscribe(null, manager, async () => new Response('', { status: 401 }));
  expect(manager.subscribe).not.toHaveBeenCalled();
});
