import { TREASURY } from '@goats/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { post } from '../../testing/write-effects.ts';

describe('a wallet’s history', () => {
  let server: TestApp;
  afterAll(() => server.close());

  it('shows every movement with its reason, link and the balance after it, page by page', async () => {
    server = await createTestApp({ env: { STARTER_CARDS: '0' } });
    const [billy, nanny] = [testWallet(server, 'billy'), testWallet(server, 'nanny')];
    await billy.signIn();
    await nanny.signIn();
    await claimFor(billy);
    await claimFor(nanny);
    for (let i = 1; i <= 7; i += 1) {
      await post(
        server.db,
        {
          reason: i % 2 === 0 ? 'mint' : 'stake',
          reference: i % 2 === 0 ? `card:${i}` : `challenge:${i}`,
          from: billy.address,
          to: i % 2 === 0 ? TREASURY : `challenge:${i}`,
          amount: i * 100,
        },
        server.clock.now(),
      );
    }
    const url = `/api/wallets/${billy.address}/movements`;
    const pages: { amount: number; balanceAfter: number; reason: string; link: string | null }[] =
      [];
    let cursor: string | null = null;
    do {
      const page: Record<string, never> = (
        await server.app.inject(`${url}?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      pages.push(...(page.movements ?? []));
      cursor = page.nextCursor ?? null;
    } while (cursor);
    expect(pages.map((line) => line.amount)).toEqual([-7, -6, -5, -4, -3, -2, -1, 899_979]);
    expect(pages[0]).toMatchObject({ reason: 'stake', link: '/card-game', balanceAfter: 899_951 });
    expect(pages.at(-1)).toMatchObject({
      reason: 'starter',
      link: '/pack-opening',
      counterparty: 'treasury',
      balanceAfter: 899_979,
    });

    const [foreign] = await server.db.query<{ id: number }>(
      `select id from transfers where reference = 'genesis:supply'`,
    );
    for (const tampered of [foreign!.id.toString(36), 'zzzzzzzzzzz', '0', 'a-b']) {
      const refused = await server.app.inject(`${url}?cursor=${tampered}`);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT']);
    }
  });

  const claimFor = (wallet: TestWallet) =>
    wallet.send({ method: 'POST', url: '/api/packs/starter' });
});
