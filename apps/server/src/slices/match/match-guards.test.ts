import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { duelBetween, seat } from '../../testing/test-players.ts';

describe('the log of the matches', () => {
  let server: TestApp;
  let id: string;
  beforeAll(async () => {
    server = await createTestApp();
    const ada = await seat(server, 'ada', ['Common']);
    const bob = await seat(server, 'bob', ['Common']);
    id = await duelBetween(ada, bob);
  });
  afterAll(() => server.close());

  const event = (matchId: string, number: number) =>
    `insert into match_events (match_id, number, event, at)
     values (${matchId}, ${number}, '{"type":"committed"}', now())`;

  it.each([
    ['an event of no match', () => event('999999', 0), '23503'],
    ['an event with a number that is taken', () => event(id, 0), '23505'],
    ['a match deleted', () => `delete from matches where id = ${id}`, 'HF004'],
    ['all matches dropped', () => 'truncate matches cascade', 'HF004'],
  ])('is kept by the database itself: %s is refused', async (_what, sql, code) => {
    await expect(server.db.query(sql())).rejects.toMatchObject({ code });
  });
});
