import type { Rarity } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, runAuditChecks } from '../../slices/hoof/audit.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';

const TEN_MINUTES = 600_000;

describe('undoing a capture at the desk', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  let ada: TestPlayer;
  let ben: TestPlayer;
  let since: string;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
    ada = await seat(server, 'ada', ['Rare'], 900_000);
    ben = await seat(server, 'ben', ['Rare'], 900_000);
  });
  afterAll(() => server.close());

  const cardsOf = async (rarity: Rarity, count: number) =>
    (
      await server.db.query<{ card_id: number }>(
        `select card_id from card_holdings where owner is null and rarity = $1
          order by card_id limit $2`,
        [rarity, count],
      )
    ).map((row) => row.card_id);
  const mint = (player: TestPlayer, card: number) =>
    player.call('POST', `/api/cards/${card}/mint`, { playerId: player.address });
  const desk = async (path = '') =>
    (await operator.send({ url: `/api/admin/wallets/${ada.address}${path}` })).json();
  const dryRun = () => desk(`/returns?since=${since}`);
  const giveBack = (cards: number, reason = 'A farm') =>
    operator.send({
      method: 'POST',
      url: `/api/admin/wallets/${ada.address}/returns`,
      payload: { since, reason, cards },
    });
  const freeze = () =>
    operator.send({
      method: 'POST',
      url: `/api/admin/wallets/${ada.address}/freeze`,
      payload: { reason: 'A farm' },
    });
  const wrong = async () => (await audit(server.db)).filter((finding) => finding.wrong > 0);

  let early = 0;
  let epics: number[] = [];
  it('shows first what would happen, tier by tier, and changes nothing', async () => {
    [early = 0] = await cardsOf('Common', 1);
    expect((await mint(ada, early)).status).toBe(200);
    server.clock.advance(TEN_MINUTES);
    since = new Date(server.clock.now()).toISOString();
    epics = await cardsOf('Epic', 3);
    for (const card of epics) expect((await mint(ada, card)).status).toBe(200);
    const body = challengeBody(ada, epics[2]!, 'Epic');
    expect((await ada.call('POST', '/api/challenges', body)).status).toBe(201);

    const { tiers, total } = await dryRun();
    expect(tiers).toMatchObject([
      { rarity: 'Common', cards: 0 },
      { rarity: 'Rare', cards: 0 },
      { rarity: 'Epic', cards: 2, engaged: 1, gone: 0 },
      { rarity: 'Legendary', cards: 0 },
    ]);
    expect(total).toMatchObject({ cards: 2, engaged: 1 });
    expect(await desk()).toMatchObject({
      ...{ address: ada.address, frozen: null, openings: 1, matches: 0 },
      tiers: [
        { rarity: 'Common', held: 1, engaged: 0 },
        { rarity: 'Rare', held: 1, engaged: 0 },
        { rarity: 'Epic', held: 3, engaged: 1 },
      ],
      mints: [
        { rarity: 'Epic', cards: 3 },
        { rarity: 'Common', cards: 1 },
      ],
    });
  });

  it('wants the wallet frozen, a reason, and the table that was looked at', async () => {
    expect((await giveBack(2)).json().code).toBe('CONFLICT');
    expect((await freeze()).statusCode).toBe(200);
    // The challenge went back to its owner with the freeze, so that its card is free too.
    expect((await dryRun()).total).toMatchObject({ cards: 3, engaged: 0 });
    expect((await giveBack(2)).json().details).toEqual({ cards: 3 });
    expect((await giveBack(3, '')).statusCode).toBe(400);
    expect((await desk()).tiers).toMatchObject([{}, {}, { rarity: 'Epic', held: 3 }]);
  });

  it('gives cards to the pool and HOOF to the wallet, and the books are in order', async () => {
    const before = await ada.balance();
    const { hoof } = (await dryRun()).total;
    const answer = await giveBack(3);
    expect([answer.statusCode, answer.json()]).toEqual([200, { cards: 3, hoof, engaged: [] }]);
    expect(await ada.balance()).toBe(before + hoof);
    const [holding] = await server.db.query(
      'select owner, acquired_at from card_holdings where card_id = $1',
      [epics[0]],
    );
    expect(holding).toEqual({ owner: null, acquired_at: null });
    const history = await ada.call('GET', `/api/cards/${epics[0]}/history`);
    expect(history.body.events).toMatchObject([
      { kind: 'returned', from: ada.address, to: null },
      { kind: 'minted', to: ada.address },
    ]);
    const moved = await ada.call('GET', `/api/wallets/${ada.address}/movements?limit=1`);
    expect(moved.body.movements).toMatchObject([
      { reason: 'returned', counterparty: 'treasury', link: `/nft/${epics[2]}` },
    ]);
    const [logged] = await server.db.query(
      'select username, action, details from operator_actions order by id desc limit 1',
    );
    expect(logged).toMatchObject({
      ...{ username: 'admin', action: 'cards returned' },
      details: { wallet: ada.address, reason: 'A farm', since, cards: epics, hoof },
    });
    expect(await wrong()).toEqual([]);
    expect((await dryRun()).total).toMatchObject({ cards: 0, gone: 0 });
  });

  it('lets somebody else mint such a card, and its first owner again after the thaw', async () => {
    expect((await mint(ben, epics[0]!)).status).toBe(200);
    await operator.send({
      method: 'DELETE',
      url: `/api/admin/wallets/${ada.address}/freeze`,
      payload: { reason: 'Settled' },
    });
    expect((await mint(ada, epics[1]!)).status).toBe(200);
    await freeze();
    expect((await dryRun()).total).toMatchObject({ cards: 1 });
    expect((await giveBack(1)).statusCode).toBe(200);
    expect(await wrong()).toEqual([]);
    const report = (await operator.send({ url: '/api/admin/analytics' })).json();
    expect(JSON.stringify(report)).toContain('"minted":2');
  });

  it('finds out when a card came back and its price did not', async () => {
    const undo = new Error('undo');
    let found: string[] = [];
    const work = server.db.transaction(async (tx) => {
      await tx.query('alter table transfers disable trigger user');
      await tx.query(`update transfers set amount = amount + 1 where reason = 'returned'`);
      found = (await runAuditChecks(tx)).filter(({ wrong: n }) => n > 0).map(({ name }) => name);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(found).toContain(
      'every card that was returned had been minted, and its price was paid back',
    );
  });
});
