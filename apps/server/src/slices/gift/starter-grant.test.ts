import { PACK_ODDS, RARITIES, type Rarity, TREASURY } from '@goats/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { advanceAuctions } from '../auction/advance-auctions.ts';
import { audit } from '../hoof/audit.ts';
import { balanceOf } from '../hoof/balance.ts';

describe('the starter grant', () => {
  let server: TestApp;
  const start = async (env?: Record<string, string>) => {
    server = await createTestApp(env ? { env } : {});
    return server;
  };
  const stop = async () => {
    const findings = await audit(server.db);
    await server.close();
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  };
  afterEach(stop);

  async function signedIn(name: string): Promise<TestWallet> {
    const wallet = testWallet(server, name);
    await wallet.signIn();
    return wallet;
  }

  const claim = (wallet: TestWallet, headers = {}) =>
    wallet.send({ method: 'POST', url: '/api/packs/starter', headers });

  const summary = async (wallet: TestWallet) =>
    (await server.app.inject(`/api/wallets/${wallet.address}`)).json();

  it('gives a new wallet the figures that the wallet panel promises, once', async () => {
    await start();
    const billy = await signedIn('billy');
    expect(await summary(billy)).toEqual({
      address: billy.address,
      hoofBalance: 0,
      cardCount: 0,
      ...{ locked: 0, tradable: 0, lentCount: 0, ownCards: null, bonusLeft: 100_000 },
      history: {
        has: true,
        matches: 0,
        wallets: 0,
        matchesNeeded: 10,
        walletsNeeded: 5,
        days: 0,
        daysNeeded: 0,
      },
      keptCards: 0,
      clubTier: null,
      starterClaimed: false,
      mintsLeft: expect.objectContaining({ all: 1000, legendary: 1000 }),
    });
    const response = await claim(billy);
    expect(response.statusCode).toBe(200);
    expect(response.json().hoof).toBe(899_979);
    expect(response.json().cards).toHaveLength(3);
    expect(new Set(response.json().cards.map((card: { id: number }) => card.id)).size).toBe(3);
    expect(await summary(billy)).toMatchObject({
      hoofBalance: 899_979,
      ...{ locked: 899_979, tradable: 0 },
      cardCount: 3,
      clubTier: 'Standard',
      starterClaimed: true,
    });

    const second = await claim(billy);
    expect([second.statusCode, second.json().code]).toEqual([409, 'STARTER_ALREADY_CLAIMED']);
    expect(await summary(billy)).toMatchObject({ hoofBalance: 899_979, cardCount: 3 });
  });

  it('is for wallets that proved themselves', async () => {
    await start();
    const response = await claim(testWallet(server, 'anonymous'));
    expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is given once to ten requests at the same instant', async () => {
    await start();
    const billy = await signedIn('billy');
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(billy)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(await summary(billy)).toMatchObject({ hoofBalance: 899_979, cardCount: 3 });
  });

  it('answers a repeated key with the first pack', async () => {
    await start();
    const billy = await signedIn('billy');
    const headers = { 'idempotency-key': 'my-first-pack' };
    const first = await claim(billy, headers);
    const again = await claim(billy, headers);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('never deals one card to two of thirty who open at once', async () => {
    await start();
    const wallets = await Promise.all(
      Array.from({ length: 30 }, (_, i) => signedIn(`player ${i}`)),
    );
    const answers = await Promise.all(wallets.map((wallet) => claim(wallet)));
    const ids = answers.flatMap((answer) =>
      answer.json().cards.map((card: { id: number }) => card.id),
    );
    expect(ids).toHaveLength(90);
    expect(new Set(ids).size).toBe(90);
  });

  it('takes nothing and says so when the cards have run out', async () => {
    await start();
    const billy = await signedIn('billy');
    await leaveUnowned(2);
    const response = await claim(billy);
    expect([response.statusCode, response.json().code]).toEqual([409, 'NO_CARDS_LEFT']);
    expect(await summary(billy)).toMatchObject({
      hoofBalance: 0,
      cardCount: 0,
      starterClaimed: false,
    });
    const [left] = await server.db.query<{ count: number }>(
      'select count(*) as count from card_holdings where owner is null',
    );
    expect(left?.count).toBe(2);
  });

  it('deals from a tier below when the drawn one has run out', async () => {
    await start();
    const billy = await signedIn('billy');
    await leaveUnowned(3);
    const response = await claim(billy);
    expect(response.statusCode).toBe(200);
    expect(response.json().cards).toHaveLength(3);
  });

  it('takes nothing and says so when the treasury is short', async () => {
    await start({ STARTER_HOOF: '6000000000' });
    const [billy, nanny] = [await signedIn('billy'), await signedIn('nanny')];
    expect((await claim(billy)).statusCode).toBe(200);
    const response = await claim(nanny);
    expect([response.statusCode, response.json().code]).toEqual([409, 'TREASURY_EMPTY']);
    expect(await summary(nanny)).toMatchObject({ cardCount: 0, starterClaimed: false });
    expect(await balanceOf(server.db, TREASURY)).toBe(400_000_000_000);
  });

  it('gives what the configuration says, also nothing', async () => {
    await start({ STARTER_HOOF: '0', STARTER_CARDS: '1' });
    const billy = await signedIn('billy');
    expect((await claim(billy)).json()).toMatchObject({ hoof: 0, cards: [{ free: true }] });
  });

  it('deals by the pack odds: of a hundred rolls exactly as many of a tier as was promised', async () => {
    await start();
    const { world } = server.app.game;
    const wallet = `0x${'a'.repeat(40)}`;
    const rolls = Array.from({ length: 100 }, (_, roll) => roll);
    const at = server.clock.now();
    const { cards } = await world.run({ type: 'starter', wallet, rolls, at });
    const dealt = (tier: Rarity) => cards.filter(({ rarity }) => rarity === tier).length;
    expect(Object.fromEntries(RARITIES.map((tier) => [tier, dealt(tier)]))).toEqual(PACK_ODDS);
  });

  it('rolls anew for every card, and draws it from the whole drawer', async () => {
    const draws = 20 * 15;
    await start({ STARTER_CARDS: '20', STARTER_HOOF: '0' });
    const cards: { id: number; rarity: Rarity }[] = [];
    for (let pack = 0; pack < draws / 20; pack += 1) {
      cards.push(...(await claim(await signedIn(`player ${pack}`))).json().cards);
    }
    for (const rarity of RARITIES) {
      const expected = (PACK_ODDS[rarity] / 100) * draws;
      const drawn = cards.filter((card) => card.rarity === rarity).length;
      // Six standard deviations: it fails once in half a billion runs by chance.
      const deviation = Math.sqrt(expected * (1 - PACK_ODDS[rarity] / 100));
      expect(Math.abs(drawn - expected)).toBeLessThan(6 * deviation);
    }
    // All from one tenth of the numbers would be a chance of one in 10^200.
    expect(new Set(cards.map(({ id }) => Math.floor(id / 2_000))).size).toBeGreaterThan(5);
  });

  it('leaves cards on auction where they are', async () => {
    await start({ STARTER_CARDS: '1' });
    const [early, late] = [await signedIn('early'), await signedIn('late')];
    await leaveUnowned(1);
    const [card] = await server.db.query<{ card_id: number }>(
      'select card_id from card_holdings where owner is null',
    );
    const now = server.clock.now();
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values ($1, $2, $3, $3, 10)`,
      [card!.card_id, new Date(now - 1000), new Date(now + 1000)],
    );
    expect((await claim(early)).json().code).toBe('NO_CARDS_LEFT');
    server.clock.advance(1000);
    // Ended, and nobody bid: free once the clock has seen to it.
    expect((await claim(early)).json().code).toBe('NO_CARDS_LEFT');
    await advanceAuctions(server.app.game);
    expect((await claim(late)).json().cards).toMatchObject([{ id: card!.card_id }]);
  });

  it('is limited per address, and says when to come back', async () => {
    await start({ LIMIT_STARTER_GRANTS_PER_HOUR: '2', STARTER_CARDS: '0' });
    const wallets = await Promise.all(['a', 'b', 'c'].map(signedIn));
    const answers = [];
    for (const wallet of wallets) answers.push(await claim(wallet));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]!.headers['retry-after']).toBe('3600');
    expect(answers[2]!.json().code).toBe('TOO_MANY_REQUESTS');
    server.clock.advance(3_600_000);
    expect((await claim(wallets[2]!)).statusCode).toBe(200);
  });

  /** Gives all but so many cards to a collector. */
  async function leaveUnowned(count: number): Promise<void> {
    await server.db.query(
      `insert into card_events (card_id, kind, to_wallet, reference, at)
       select card_id, 'granted', $1, 'house:collector', now()
         from card_holdings where owner is null order by rarity, card_id offset $2`,
      [`0x${'c'.repeat(40)}`, count],
    );
  }
});
