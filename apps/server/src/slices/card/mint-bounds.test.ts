import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { giveHoof } from '../../testing/write-effects.ts';

const DAY = 86_400_000;

describe('minting, against whoever would buy everything', () => {
  let server: TestApp;
  const start = async (env: Record<string, string>) => {
    server = await createTestApp({ env });
  };
  afterEach(() => server.close());

  async function collector(name: string): Promise<TestWallet> {
    const wallet = testWallet(server, name);
    await wallet.signIn();
    await giveHoof(server.db, wallet.address, 1_000_000, server.clock.now());
    return wallet;
  }

  async function idsOf(rarity: string, count: number): Promise<number[]> {
    const rows = await server.db.query<{ card_id: number }>(
      'select card_id from card_holdings where owner is null and rarity = $1 order by 1 limit $2',
      [rarity, count],
    );
    return rows.map(({ card_id }) => card_id);
  }

  const mint = async (wallet: TestWallet, id: number, at: TestApp = server) => {
    const url = `/api/cards/${id}/mint`;
    const answer = await wallet.send(
      { method: 'POST', url, payload: { playerId: wallet.address } },
      at,
    );
    return { status: answer.statusCode, ...answer.json() };
  };

  it('stops a wallet after its mints of the day, on two instances at one instant too', async () => {
    await start({ MINTS_PER_DAY: '3', LEGENDARY_MINTS_PER_DAY: '1' });
    const second = await secondInstance(server);
    try {
      const ada = await collector('ada');
      const [one, two] = await idsOf('Legendary', 2);
      const commons = await idsOf('Common', 8);
      expect((await mint(ada, one!)).status).toBe(200);
      const refused = await mint(ada, two!);
      expect(refused).toMatchObject({ status: 409, code: 'MINT_LIMIT' });
      expect(Date.parse(refused.details.nextAt) % DAY).toBe(0);
      const answers = await Promise.all(
        commons.map((id, i) => mint(ada, id, i % 2 === 0 ? server : second)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      for (const { status, code } of answers) {
        if (status !== 200) expect(code).toBe('MINT_LIMIT');
      }
      const { mintsLeft } = (await server.app.inject(`/api/wallets/${ada.address}`)).json();
      expect(mintsLeft).toMatchObject({ all: 0, legendary: 0, perDay: 3 });
      server.clock.advance(DAY);
      expect((await mint(ada, two!)).status).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('leaves a tier’s last cards for starter packs, however many wallets come', async () => {
    await start({});
    const [row] = await server.db.query<{ left: number }>(
      `select count(*) as left from card_holdings where owner is null and rarity = 'Legendary'`,
    );
    await server.close();
    await start({ RESERVED_CARDS: `0,0,0,${row!.left - 2}` });
    const wallets = await Promise.all(Array.from({ length: 6 }, (_, i) => collector(`farm ${i}`)));
    const ids = await idsOf('Legendary', 6);
    const answers = await Promise.all(wallets.map((wallet, i) => mint(wallet, ids[i]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'POOL_RESERVED')).toHaveLength(4);
    // The reserve is what packs are drawn from.
    const newcomer = await collector('newcomer');
    const pack = await newcomer.send({ method: 'POST', url: '/api/packs/starter' });
    expect(pack.statusCode).toBe(200);
  });
});
