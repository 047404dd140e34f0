import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { SAMPLE_EVENTS, SAMPLE_PROPOSALS } from './sample-programme.ts';
import { seedSampleProgramme } from './seed-sample-programme.ts';

describe('the sample programme of the club', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const programme = () =>
    server.db.query(
      `select (select array_agg(id order by starts_at) from club_events) as events,
              (select count(*)::int from club_proposals) as proposals,
              (select count(*)::int from club_options) as options`,
    );

  it('is not there in a world without a demo', async () => {
    expect(await programme()).toEqual([{ events: null, proposals: 0, options: 0 }]);
    const preview = (await server.app.inject('/api/club/preview')).json();
    expect(preview).toMatchObject({ events: [], pastEvents: [] });
  });

  it('waits for another instance that is just putting it up, and adds nothing to it', async () => {
    const other = await server.db.connect();
    await other.query('begin');
    await other.query(
      `insert into club_events
         (id, title, starts_at, ends_at, location, category, description, image)
       values ('first', 'First', now(), now() + interval '1 hour', '', 'Community', '', '')`,
    );
    let done = false;
    const seeded = seedSampleProgramme(server).finally(() => {
      done = true;
    });
    const waiting = async () => {
      const { rows } = await other.query(
        `select from pg_locks where relation = 'club_events'::regclass and not granted`,
      );
      return rows.length > 0;
    };
    while (!done && !(await waiting()));
    await other.query('commit');
    await seeded;
    expect(await programme()).toEqual([{ events: ['first'], proposals: 0, options: 0 }]);
    await other.query('delete from club_events');
    await other.end();
  });

  it('is put up once by however many instances start together, with dates that are to come', async () => {
    await Promise.all([1, 2, 3].map(() => seedSampleProgramme(server)));
    const shown = await programme();
    expect(shown).toEqual([
      {
        events: [
          'awards-night',
          'training-day',
          'touchline',
          'pasture-cup',
          'moment-preview',
          'supper',
        ],
        proposals: SAMPLE_PROPOSALS.length,
        options: SAMPLE_PROPOSALS.flatMap(({ options }) => options).length,
      },
    ]);
    const [touchline] = await server.db.query(
      `select starts_at, ends_at, taken from club_events where id = 'touchline'`,
    );
    expect(touchline).toEqual({
      starts_at: new Date('2026-06-25T19:00Z'),
      ends_at: new Date('2026-06-25T22:00Z'),
      taken: 0,
    });
    // A later start changes nothing: somebody may have a ticket for that hour.
    server.clock.advance(3 * 24 * 3_600_000);
    await seedSampleProgramme(server);
    expect(
      await server.db.query(`select starts_at from club_events where id = 'touchline'`),
    ).toEqual([{ starts_at: new Date('2026-06-25T19:00Z') }]);
  });

  it('does not come back after an operator has called it off', async () => {
    const operator = await testOperator(server);
    for (const path of [
      ...SAMPLE_EVENTS.map(({ id }) => `events/${id}`),
      ...SAMPLE_PROPOSALS.map(({ id }) => `proposals/${id}`),
    ]) {
      const answer = await operator.send({ method: 'DELETE', url: `/api/admin/club/${path}` });
      expect([path, answer.statusCode]).toEqual([path, 204]);
    }
    await seedSampleProgramme(server);
    expect(await programme()).toEqual([{ events: null, proposals: 0, options: 0 }]);
  });
});
