// @vitest-environment happy-dom
import { MESSAGE_TOPICS } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import Toasts from '@goats/ui/toast-region.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletState } from '../wallet/state/wallet-state.ts';
import { NoticesTab } from './notices-tab.tsx';

const BILLY = `0x${'b1'.repeat(20)}`;
const ADDRESS = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/billy',
  keys: { p256dh: 'the key', auth: 'the secret' },
};

/** A server and a browser as far as ringing goes; tests change what they answer. */
function setUp() {
  const subscription = {
    endpoint: ADDRESS.endpoint,
    toJSON: () => ADDRESS,
    unsubscribe: async () => {
      page.subscribed = false;
      return true;
    },
  };
  const page = {
    permission: 'default' as NotificationPermission,
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscribed: false,
    subscribe: async () => {
      page.subscribed = true;
      return subscription;
    },
    thisDevice: undefined as readonly string[] | undefined,
    mail: null as null | { address: string | null; confirmed: boolean; topics: string[] },
    refusal: '',
    callbacks: { rested: false, friends: false, cups: false },
    sent: [] as { method: string; url: string; body: unknown }[],
  };
  const worker = {
    pushManager: {
      getSubscription: async () => (page.subscribed ? subscription : null),
      subscribe: () => page.subscribe(),
    },
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return page.permission;
    },
    requestPermission: async () => {
      page.asked += 1;
      page.permission = page.answer;
      return page.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(worker), getRegistration: async () => worker },
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { method = 'GET' } = init ?? {};
    if (url === '/api/me/callbacks') {
      page.callbacks = { ...page.callbacks, ...JSON.parse(String(init?.body ?? '{}')) };
      return Response.json(page.callbacks);
    }
    if (method === 'GET') {
      const push = { publicKey: 'VAPID', devices: page.thisDevice ? 1 : 0 };
      return Response.json({
        topics: MESSAGE_TOPICS,
        push: page.thisDevice ? { ...push, thisDevice: page.thisDevice } : push,
        mail: page.mail,
      });
    }
    if (page.refusal) {
      return Response.json({ error: page.refusal, code: 'FORBIDDEN' }, { status: 403 });
    }
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    page.sent.push({ method, url, body });
    if (url === '/api/me/push') page.thisDevice = method === 'PUT' ? body.topics : undefined;
    if (url === '/api/me/mail') {
      const none = { address: null, confirmed: false, topics: [] };
      page.mail = method === 'PUT' ? { ...body, confirmed: false } : none;
    }
    return new Response(null, { status: 204 });
  });
  return page;
}

describe('what may ring', () => {
  let page: ReturnType<typeof setUp>;
  let mounted: Mounted;
  beforeEach(() => {
    localStorage.clear();
    queryClient.clear();
    page = setUp();
  });
  afterEach(async () => {
    await mounted.unmount();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  async function look() {
    walletState.set({ address: BILLY, signedInAs: BILLY });
    mounted = await mount(
      <DataProvider>
        <NoticesTab />
        <Toasts kind="page" />
      </DataProvider>,
    );
  }
  /** However slow the machine is. */
  async function until(check: () => void) {
    for (const end = Date.now() + 30_000; ; ) {
      await act(() => new Promise((done) => setTimeout(done, 5)));
      try {
        return check();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }
  const says = (words: string | RegExp) =>
    until(() => expect(mounted.host.textContent).toMatch(words));
  const button = (name: string) =>
    [...mounted.host.querySelectorAll('button')].find((each) => each.textContent?.includes(name));
  const offered = () => until(() => expect(button('Ring this device')).toBeDefined());
  const press = (name: string) => act(async () => button(name)?.click());
  const all = () => [...mounted.host.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const boxes = () => all().filter((box) => !box.closest('[data-callbacks]'));
  const callbacks = () => all().filter((box) => box.closest('[data-callbacks]'));
  const ticked = () => boxes().map(({ checked }) => checked);

  it('calls back for nothing until somebody wants it, and then for what was pressed', async () => {
    await look();
    await until(() => expect(callbacks()).toHaveLength(3));
    expect(callbacks().map(({ checked }) => checked)).toEqual([false, false, false]);
    await act(async () => callbacks()[1]?.click());
    const wanted = { rested: false, friends: true, cups: false };
    await until(() => expect(page.callbacks).toEqual(wanted));
    await until(() => expect(callbacks()[1]).toMatchObject({ checked: true, disabled: false }));
    expect(page.asked).toBe(0);
  });

  it('asks the browser nothing until somebody presses, then rings for everything', async () => {
    await look();
    await offered();
    expect([page.asked, page.subscribed, page.sent]).toEqual([0, false, []]);
    await press('Ring this device');
    await says('This device rings.');
    expect(page.asked).toBe(1);
    expect(page.sent).toEqual([
      {
        ...{ method: 'PUT', url: '/api/me/push' },
        body: { ...ADDRESS, topics: [...MESSAGE_TOPICS], language: 'en' },
      },
    ]);
    expect(ticked()).toEqual(MESSAGE_TOPICS.map(() => true));
    // The lobby need not offer it any more.
    expect(localStorage.getItem('goats-ring-offered')).toBe('yes');
  });

  it('says where to change it when the answer was no, and tells the server nothing', async () => {
    page.answer = 'denied';
    await look();
    await offered();
    await press('Ring this device');
    await says('open the settings of this site');
    expect(button('Ring this device')).toBeUndefined();
    expect(page.sent).toEqual([]);
  });

  it('leaves nothing behind when the server does not take the device', async () => {
    page.refusal = 'The goat said no.';
    await look();
    await offered();
    await press('Ring this device');
    await says('The goat said no.');
    expect(page.subscribed).toBe(false);
    expect(button('Ring this device')).toBeDefined();
  });

  it('says so when the browser does not reach its push service', async () => {
    page.subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'));
    await look();
    await offered();
    await press('Ring this device');
    await says('did not reach its own push service');
    expect(page.sent).toEqual([]);
  });

  it('switches topics one by one, also two at once, and stops', async () => {
    Object.assign(page, { permission: 'granted', subscribed: true });
    page.thisDevice = MESSAGE_TOPICS;
    await look();
    await says('This device rings.');
    await act(async () => {
      boxes()[1]?.click();
      boxes()[3]?.click();
    });
    const kept = MESSAGE_TOPICS.filter((_, at) => at !== 1 && at !== 3);
    await until(() => expect(page.thisDevice).toEqual(kept));
    expect(ticked()).toEqual(MESSAGE_TOPICS.map((topic) => kept.includes(topic)));
    await press('Stop ringing');
    await offered();
    expect(page.sent.at(-1)).toEqual({
      ...{ method: 'DELETE', url: '/api/me/push' },
      body: { endpoint: ADDRESS.endpoint },
    });
    expect([page.subscribed, page.asked]).toEqual([false, 0]);
  });

  it('takes a topic back that the server did not take', async () => {
    Object.assign(page, { permission: 'granted', subscribed: true, refusal: 'Not today.' });
    page.thisDevice = ['match'];
    await look();
    await says('This device rings.');
    await act(async () => boxes()[0]?.click());
    await says('Not today.');
    expect(ticked()).toEqual(MESSAGE_TOPICS.map((topic) => topic === 'match'));
  });

  it.each([
    ['an address that is not secure', () => vi.stubGlobal('isSecureContext', false), /only https/],
    [
      'a browser that was told no',
      () => {
        page.permission = 'denied';
      },
      /may not ring/,
    ],
    [
      'a browser without push',
      () => Reflect.deleteProperty(globalThis, 'PushManager'),
      /cannot ring once its page is closed/,
    ],
    [
      'an iPhone',
      () => {
        Reflect.deleteProperty(globalThis, 'PushManager');
        vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
      },
      /Add to home screen first/,
    ],
  ])('says why it cannot ring: %s', async (_, change, words) => {
    change();
    await look();
    await says(words);
    expect([button('Ring this device'), page.asked]).toEqual([undefined, 0]);
    vi.restoreAllMocks();
  });

  it('rings while a page is open where no worker comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: new Promise(() => undefined), getRegistration: async () => undefined },
    });
    await look();
    await act(async () => vi.advanceTimersByTimeAsync(4_000));
    vi.useRealTimers();
    await says('only while a page of ours is open');
    expect(page.asked).toBe(0);
    await press('Ring while a page is open');
    await says('also when you look elsewhere');
    expect(page.sent).toEqual([]);
  });

  it('says nothing of mail where the site sends none', async () => {
    await look();
    await says('Ring this device');
    expect(mounted.host.textContent).not.toMatch(/mail/i);
  });

  it('asks a mailbox whose it is, asks again, and forgets it', async () => {
    page.mail = { address: null, confirmed: false, topics: [] };
    await look();
    await says('By mail');
    const field = () => mounted.host.querySelector<HTMLInputElement>('[name=address]');
    const send = async (address: string) => {
      field()!.value = address;
      await act(async () => field()!.form?.requestSubmit());
    };
    await send('billy');
    await says('Please enter a valid email address.');
    expect(page.sent).toEqual([]);
    await send(' billy@pasture.example ');
    await says('Check your mailbox');
    const topics = ['offer', 'sale', 'auction', 'watch', 'week', 'chain'];
    const asked = { address: 'billy@pasture.example', topics, language: 'en' };
    await press('Send again');
    await until(() => expect(page.sent).toHaveLength(2));
    const put = { method: 'PUT', url: '/api/me/mail', body: asked };
    expect(page.sent).toEqual([put, put]);
    await press('Forget this address');
    await until(() => expect(field()).not.toBeNull());
  });

  it('says where mails go once the mailbox has said yes', async () => {
    page.mail = { address: 'billy@pasture.example', confirmed: true, topics: ['sale'] };
    await look();
    await says('Mails go to billy@pasture.example.');
    expect(button('Send again')).toBeUndefined();
    await act(async () => boxes()[0]?.click());
    await until(() => expect(page.sent).toHaveLength(1));
    expect(page.sent[0]?.body).toEqual({
      address: 'billy@pasture.example',
      topics: ['match', 'sale'],
      language: 'en',
    });
  });
});
