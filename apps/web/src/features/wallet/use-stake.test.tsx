// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Before anything is imported: the client takes the browser's fetch when it is made.
const server = vi.hoisted(() => {
  const server = { keys: [] as string[], answers: [] as (() => Response)[] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== '/api/battles/requests') return new Response('{"address":null}');
    server.keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    return server.answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  return server;
});

const { useCreateBattle } = await import('../battle/use-request-calls.ts');
const { default: Toasts } = await import('@goats/ui/toast-region.tsx');
const { answerPrompt, walletPrompt } = await import('./state/wallet-prompt.ts');
const { walletState } = await import('./state/wallet-state.ts');

const BILLY = `0x${'b1'.repeat(20)}`;
const DRAFT = { gameMode: 'duel', cardIds: [7], hoofStake: 10 } as const;

function Form() {
  const create = useCreateBattle();
  return (
    <button type="button" onClick={() => create.mutate(DRAFT)}>
      {create.isPending ? 'busy' : 'Create Battle'}
    </button>
  );
}

let client: QueryClient;
const page = (form: boolean) => (
  <QueryClientProvider client={client}>
    <Toasts />
    {form && <Form />}
  </QueryClientProvider>
);

/** The form's own: a toast before it has buttons too. */
const lastButton = (host: HTMLElement) => [...host.querySelectorAll('button')].at(-1);

/** Toasts wait for each other: what was read is put away before the next press. */
async function dismissToasts(host: HTMLElement): Promise<void> {
  for (;;) {
    const dismiss = host.querySelector<HTMLButtonElement>('[aria-label="Dismiss"]');
    if (!dismiss) return;
    await act(async () => dismiss.click());
  }
}

async function press(host: HTMLElement): Promise<void> {
  await dismissToasts(host);
  await act(async () => lastButton(host)?.click());
  // Of the button nothing can be told yet: it hears of its own press only a task later.
  await act(() => vi.waitFor(() => expect(client.isMutating()).toBe(0), 30_000));
  await act(() => vi.waitFor(() => expect(lastButton(host)?.textContent).not.toBe('busy'), 30_000));
}

const made = () => new Response('{"id":1,"bonusNote":null}', { status: 201 });
const gateway = (status: number) => () => new Response('<html>nginx</html>', { status });
const refused = () =>
  new Response('{"error":"That card is busy.","code":"CARD_BUSY"}', { status: 409 });

beforeEach(() => {
  client = new QueryClient();
  server.keys.length = 0;
  localStorage.setItem('walletConnected', 'false');
  walletState.set({ status: 'connected', address: BILLY, signedInAs: BILLY });
});
afterEach(() => {
  document.body.textContent = '';
});

describe('a stake whose answer does not come', () => {
  it.each([
    ['a 502', gateway(502)],
    ['a 504', gateway(504)],
    ['a broken line', undefined],
  ])(
    'is told as what it is after %s, and counts once however often it is sent',
    async (_, lost) => {
      server.answers = lost ? [lost, made] : [];
      const { host, unmount } = await mount(page(true));
      await press(host);
      expect(host.textContent).toContain(
        'The answer got lost, so it may have counted. Press again: it counts once.',
      );
      expect(host.textContent).not.toMatch(/nothing was staked|never left|failed/i);
      server.answers = [made];
      await press(host);
      expect(host.textContent).toContain('Battle Created!');
      const [first, second] = server.keys;
      expect(second).toBe(first);
      // Answered now: the same again is meant anew.
      server.answers = [made];
      await press(host);
      expect(server.keys[2]).not.toBe(first);
      await unmount();
    },
  );

  it('is the same stake when its dialog was closed and opened in between', async () => {
    server.answers = [gateway(504), made];
    const { host, show, unmount } = await mount(page(true));
    await press(host);
    await show(page(false));
    await show(page(true));
    await press(host);
    expect(server.keys[1]).toBe(server.keys[0]);
    await unmount();
  });
});

describe('a stake', () => {
  it('that is refused says why in the server’s words, and the next try is a new one', async () => {
    server.answers = [refused, made];
    const { host, unmount } = await mount(page(true));
    await press(host);
    expect(host.textContent).toContain('Failed to Create Battle');
    expect(host.textContent).toContain('That card is busy.');
    await press(host);
    expect(server.keys[1]).not.toBe(server.keys[0]);
    await unmount();
  });

  it('asks for a wallet first, and sends nothing for somebody who turns away', async () => {
    walletState.set({ status: 'disconnected', address: null, signedInAs: null });
    const { host, unmount } = await mount(page(true));
    await act(async () => lastButton(host)?.click());
    await act(() => vi.waitFor(() => expect(walletPrompt.get().ask).toBe('connect'), 30_000));
    await act(async () => answerPrompt(null));
    await act(() =>
      vi.waitFor(() => expect(lastButton(host)?.textContent).toBe('Create Battle'), 30_000),
    );
    expect(server.keys).toEqual([]);
    await unmount();
  });
});
