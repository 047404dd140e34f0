import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceOptions, saveProposal } from '../../desk/club/club-desk-store.ts';
import { seedSampleProgramme } from '../../site/demo/seed-sample-programme.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { giveCard, loseCard } from '../../testing/write-effects.ts';

const REFUSAL =
  'No Legendary GOATs NFTs found in your wallet. You need at least one NFT to access the Owners Club.';

describe('the owners club', () => {
  let server: TestApp;
  let nextCard = 1;
  beforeAll(async () => {
    server = await createTestApp();
    await seedSampleProgramme(server);
  });
  afterAll(() => server.close());

  async function owner(name: string, cards: number): Promise<TestWallet> {
    const wallet = testWallet(server, name);
    await wallet.signIn();
    for (let n = 0; n < cards; n += 1) await give(wallet.address, nextCard++);
    return wallet;
  }
  const give = (to: string, cardId: number) => giveCard(server.db, to, cardId, server.clock.now());
  const lose = (from: string, to: string, cardId: number) =>
    loseCard(server.db, { from, to, cardId, reference: `match:${cardId}` }, server.clock.now());
  const ticket = (who: TestWallet, method: 'POST' | 'DELETE', id: string) =>
    who.send({ method, url: `/api/club/events/${id}/reservation` });
  const vote = (who: TestWallet, option: number, id = 'third-kit') =>
    who.send({ method: 'POST', url: `/api/club/proposals/${id}/vote`, payload: { option } });

  it('shows a passer-by the sample programme, but neither the place nor the highlights', async () => {
    const { events, pastEvents } = (await server.app.inject('/api/club/preview')).json();
    expect(events.map((event: { ticketsRemaining: number }) => event.ticketsRemaining)).toEqual([
      50,
      128,
      null,
      25,
    ]);
    expect(events.map((event: { category: string }) => event.category)).toEqual([
      'Match Experience',
      'Tournament',
      'Digital Exclusive',
      'Community',
    ]);
    expect(events[0]).not.toHaveProperty('location');
    expect(pastEvents).toHaveLength(2);
    expect(pastEvents[0].highlights).toEqual([]);
  });

  it('asks for a signature first, then for a card', async () => {
    const stranger = testWallet(server, 'stranger');
    expect((await stranger.send({ url: '/api/club' })).statusCode).toBe(401);
    await stranger.signIn();
    const calls = [
      stranger.send({ url: '/api/club' }),
      ticket(stranger, 'POST', 'touchline'),
      ticket(stranger, 'DELETE', 'touchline'),
      stranger.send({ url: '/api/club/events/touchline/calendar.ics' }),
      vote(stranger, 1),
    ];
    for (const refused of await Promise.all(calls)) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'NOT_AN_OWNER']);
      expect(refused.json().error).toBe(REFUSAL);
    }
  });

  it('closes the door behind the last card that is lost', async () => {
    const loser = await owner('loser', 1);
    const card = nextCard - 1;
    expect((await loser.send({ url: '/api/club' })).json()).toMatchObject({
      tier: 'Standard',
      cardCount: 1,
      voteWeight: 1,
    });
    await lose(loser.address, `0x${'b0'.repeat(20)}`, card);
    expect((await loser.send({ url: '/api/club' })).statusCode).toBe(403);
  });

  it('gives a wallet one ticket, and takes it back', async () => {
    const guest = await owner('guest', 1);
    const first = await ticket(guest, 'POST', 'touchline');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ reserved: true, ticketsRemaining: 49 });
    expect((await ticket(guest, 'POST', 'touchline')).json().ticketsRemaining).toBe(49);
    const back = await ticket(guest, 'DELETE', 'touchline');
    expect(back.json()).toMatchObject({ reserved: false, ticketsRemaining: 50 });
    expect((await ticket(guest, 'DELETE', 'touchline')).json().ticketsRemaining).toBe(50);
    expect((await ticket(guest, 'POST', 'moment-preview')).json()).toMatchObject({
      reserved: true,
      ticketsRemaining: null,
    });
    expect((await ticket(guest, 'POST', 'nowhere')).statusCode).toBe(404);
    expect((await ticket(guest, 'POST', 'awards-night')).json().code).toBe('EVENT_OVER');
  });

  it('never sells a chair twice, however many reach for the last ones at once', async () => {
    await server.db.query(`update club_events set tickets = 3 where id = 'supper'`);
    const crowd = await Promise.all(
      Array.from({ length: 8 }, (_, n) => `crowd ${n}`).map((name) => owner(name, 1)),
    );
    const answers = await Promise.all(crowd.map((who) => ticket(who, 'POST', 'supper')));
    const codes = answers.map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('SOLD_OUT');
    const lucky = crowd[answers.findIndex((answer) => answer.statusCode === 201)];
    const unlucky = crowd[answers.findIndex((answer) => answer.statusCode === 409)];
    await ticket(lucky!, 'DELETE', 'supper');
    expect((await ticket(unlucky!, 'POST', 'supper')).statusCode).toBe(201);
  });

  it('puts an event into a calendar', async () => {
    const guest = await owner('diarist', 1);
    const file = await guest.send({ url: '/api/club/events/touchline/calendar.ics' });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.body).toMatch(/\r\nDTSTART:\d{8}T190000Z\r\nDTEND:\d{8}T220000Z\r\n/);
    expect(file.body).toContain('LOCATION:Praia Rovers ground\\, gate C\r\n');
    for (const line of file.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('counts one vote per goat, times the weight of the tier', async () => {
    const [standard, elite] = [await owner('standard', 2), await owner('elite', 5)];
    const result = (await vote(standard, 1)).json();
    expect(result).toMatchObject({ totalVotes: 2, goatsLeft: 0 });
    expect((await vote(elite, 2)).json()).toMatchObject({
      totalVotes: 2 + 5 * 5,
      yourVotes: [{ option: 2, votes: 25 }],
    });
    expect((await vote(standard, 2)).json().code).toBe('ALREADY_VOTED');
    expect((await vote(standard, 9)).json().code).toBe('INVALID_INPUT');
    expect((await vote(standard, 1, 'nonsense')).statusCode).toBe(404);
  });

  it('lets no card vote again in another hand, but a new one may', async () => {
    const [before, after] = [await owner('before', 1), await owner('after', 1)];
    const card = nextCard - 2;
    await vote(before, 1, 'next-collection');
    await vote(after, 2, 'next-collection');
    await lose(before.address, after.address, card);
    expect((await vote(after, 3, 'next-collection')).json().code).toBe('ALREADY_VOTED');
    await give(after.address, nextCard++);
    expect((await vote(after, 3, 'next-collection')).json()).toMatchObject({
      totalVotes: 3,
      yourVotes: [
        { option: 2, votes: 1 },
        { option: 3, votes: 1 },
      ],
    });
  });

  async function propose(id: string): Promise<string> {
    const closesAt = new Date(server.clock.now() + 86_400_000);
    await saveProposal(server.db, { id, title: id, text: id, closesAt });
    await replaceOptions(server.db, id, ['Pie', 'Grass']);
    return id;
  }

  it('gives a card that has voted no say in what the other goats of its new owner weigh', async () => {
    const [giver, taker] = [await owner('giver', 4), await owner('taker', 1)];
    const first = nextCard - 5;
    const snack = await propose('snack');
    await vote(giver, 1, snack);
    for (let card = first; card < first + 4; card += 1)
      await lose(giver.address, taker.address, card);
    const { proposals, voteWeight } = (await taker.send({ url: '/api/club' })).json();
    expect(voteWeight).toBe(5);
    const ballot = proposals.find((each: { id: string }) => each.id === snack);
    expect(ballot).toMatchObject({ goatsLeft: 1, goatsSpent: 4, votesLeft: 1 });
    expect((await vote(taker, 2, snack)).json()).toMatchObject({
      totalVotes: 5,
      ...{ goatsLeft: 0, goatsSpent: 4, votesLeft: 0 },
    });
    const again = (await vote(taker, 2, snack)).json();
    expect(again.error).toBe('All your goats have voted on this, some with a former owner.');
  });

  it('lets a card vote once when old and new owner press at the same instant', async () => {
    const [giver, taker] = [await owner('quick giver', 1), await owner('quick taker', 1)];
    const card = nextCard - 2;
    const song = await propose('song');
    await Promise.all([
      vote(giver, 1, song),
      lose(giver.address, taker.address, card).then(() => vote(taker, 2, song)),
    ]);
    await vote(taker, 2, song);
    const { proposals } = (await taker.send({ url: '/api/club' })).json();
    expect(proposals.find((each: { id: string }) => each.id === song).totalVotes).toBe(2);
  });

  it('gives one card one ticket for an event, through however many hands it goes', async () => {
    const [first, second] = [await owner('first', 1), await owner('second', 1)];
    const card = nextCard - 2;
    expect((await ticket(first, 'POST', 'touchline')).statusCode).toBe(201);
    expect((await ticket(second, 'POST', 'touchline')).statusCode).toBe(201);
    await lose(second.address, `0x${'b0'.repeat(20)}`, nextCard - 1);
    await lose(first.address, second.address, card);
    await ticket(second, 'DELETE', 'touchline');
    const refused = await ticket(second, 'POST', 'touchline');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
    await give(second.address, nextCard++);
    expect((await ticket(second, 'POST', 'touchline')).json().reserved).toBe(true);
  });

  it('keeps a result once the vote is over', async () => {
    const late = await owner('late', 1);
    await server.db.query(`update club_proposals set closes_at = $1 where id = 'next-collection'`, [
      new Date(server.clock.now()),
    ]);
    expect((await vote(late, 1, 'next-collection')).json().code).toBe('PROPOSAL_CLOSED');
    const { proposals } = (await late.send({ url: '/api/club' })).json();
    expect(proposals.find((each: { id: string }) => each.id === 'next-collection').open).toBe(
      false,
    );
  });
});
