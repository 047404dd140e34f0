import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { giveCard } from '../../testing/write-effects.ts';

const EVENT = {
  title: 'A walk around the ground',
  startsAt: '2026-07-01T18:00:00.000Z',
  endsAt: '2026-07-01T20:00:00.000Z',
  location: 'Gate B',
  category: 'Community',
  description: 'Twice around, slowly.',
  image: '/api/images/event-picnic.webp',
  tickets: 2,
};
const PROPOSAL = {
  title: 'Shall the goalposts be painted?',
  text: 'They have been white for a while.',
  closesAt: '2026-08-01T12:00:00.000Z',
  options: ['Yes', 'No'],
};

describe('the owners club from the desk', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  let owner: TestWallet;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
    owner = testWallet(server, 'owner');
    await owner.signIn();
    await giveCard(server.db, owner.address, 9, server.clock.now());
  });
  afterAll(() => server.close());

  async function send(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const response = await operator.send({
      method,
      url: `/api/admin/club${path}`,
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.body ? response.json() : undefined };
  }
  const club = async () => (await owner.send({ url: '/api/club' })).json();

  it('plans an event that owners see and can book, and cannot call it off then', async () => {
    expect((await send('PUT', '/events/walk', EVENT)).body).toMatchObject({ id: 'walk', taken: 0 });
    const shown = (await club()).events.find(({ id }: { id: string }) => id === 'walk');
    expect(shown).toMatchObject({ title: EVENT.title, ticketsRemaining: 2, location: 'Gate B' });

    await owner.send({ method: 'POST', url: '/api/club/events/walk/reservation' });
    expect((await send('DELETE', '/events/walk')).status).toBe(409);
    await send('PUT', '/events/walk', { ...EVENT, tickets: 1, title: 'A short walk' });
    const { body } = await send('GET', '');
    expect(body.events.find(({ id }: { id: string }) => id === 'walk')).toMatchObject({
      title: 'A short walk',
      tickets: 1,
      taken: 1,
    });
    await owner.send({ method: 'DELETE', url: '/api/club/events/walk/reservation' });
    expect((await send('DELETE', '/events/walk')).status).toBe(204);
    expect((await send('DELETE', '/events/walk')).status).toBe(404);
  });

  it('never leaves fewer tickets than people hold', async () => {
    await send('PUT', '/events/full', EVENT);
    const other = testWallet(server, 'other owner');
    await other.signIn();
    await giveCard(server.db, other.address, 8, server.clock.now());
    for (const who of [owner, other]) {
      await who.send({ method: 'POST', url: '/api/club/events/full/reservation' });
    }
    const refused = await send('PUT', '/events/full', { ...EVENT, tickets: 1 });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      '2 tickets are taken: there must be as many.',
    ]);
    expect((await send('PUT', '/events/full', { ...EVENT, tickets: null })).status).toBe(200);
  });

  it('puts something to the vote; after the first vote the question stays what it was', async () => {
    await send('PUT', '/proposals/posts', PROPOSAL);
    await send('PUT', '/proposals/posts', { ...PROPOSAL, options: ['Yes', 'No', 'Green'] });
    const vote = await owner.send({
      method: 'POST',
      url: '/api/club/proposals/posts/vote',
      payload: { option: 3 },
    });
    expect(vote.statusCode).toBe(200);
    const moved = {
      ...PROPOSAL,
      options: ['Yes', 'No', 'Green'],
      closesAt: '2026-06-01T11:00:00.000Z',
    };
    const refused = await send('PUT', '/proposals/posts', { ...moved, options: ['Yes', 'Never'] });
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect((await send('PUT', '/proposals/posts', moved)).body).toMatchObject({
      open: false,
      totalVotes: 1,
      options: [{ votes: 0 }, { votes: 0 }, { label: 'Green', votes: 1 }],
    });
    expect((await send('DELETE', '/proposals/posts')).status).toBe(409);
    await send('PUT', '/proposals/unloved', PROPOSAL);
    expect((await send('DELETE', '/proposals/unloved')).status).toBe(204);
  });

  it.each([
    ['/events/x', EVENT, { tickets: 0 }, 'tickets'],
    ['/events/x', EVENT, { tickets: 1.5 }, 'tickets'],
    ['/events/x', EVENT, { tickets: 1e9 }, 'tickets'],
    ['/events/x', EVENT, { endsAt: EVENT.startsAt }, 'endsAt'],
    ['/events/x', EVENT, { startsAt: 'soon' }, 'startsAt'],
    ['/events/x', EVENT, { startsAt: '0000-01-01T00:00:00Z' }, 'startsAt'],
    ['/events/x', EVENT, { category: 'Party' }, 'category'],
    ['/events/x', EVENT, { image: 'https://elsewhere.example/x.png' }, 'image'],
    ['/events/x', EVENT, { title: 'x\u0000y z' }, 'title'],
    ['/events/X!', EVENT, {}, 'id'],
    ['/proposals/x', PROPOSAL, { options: ['Yes'] }, 'options'],
    ['/proposals/x', PROPOSAL, { options: ['Yes', 'Yes'] }, 'options'],
    ['/proposals/x', PROPOSAL, { options: ['Yes', ''] }, 'options.1'],
  ])('%s: names the field that is wrong', async (path, good, wrong, field) => {
    const { status, body } = await send('PUT', path, { ...good, ...wrong });
    expect([status, body.details?.field]).toEqual([400, field]);
  });
});
