import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeBody, duelBetween, seat } from '../modules/matches/test-players.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describe('GET /metrics', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { METRICS: 'true' } });
  });
  afterAll(() => server.close());

  const scrape = async () => {
    const { body } = await server.app.inject('/metrics');
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('counts what is at stake, and what is late, as an operator would look for it', async () => {
    const treasury = (await scrape())('goats_treasury_hoof');
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const billy = await seat(server, 'billy', ['Common']);
    await duelBetween(ada, billy, { stake: 25 });
    await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[1]!, 'Rare'));
    server.clock.advance(61_000);
    const value = await scrape();
    expect(value('goats_matches_live\\{kind="challenge"\\}')).toBe(1);
    expect(value('goats_challenges_open')).toBe(1);
    expect(value('goats_vaults_open')).toBe(2);
    expect(value('goats_staked_hoof')).toBe(60);
    expect(value('goats_treasury_hoof')).toBe(treasury - 2_000);
    // Nobody runs the timers in this test: the commitments are a second late.
    expect(value('goats_deadlines_overdue')).toBe(1);
    expect(value('goats_deadline_lag_seconds')).toBe(1);
    expect(value('goats_database_up')).toBe(1);
  });

  it('names routes by their pattern, so that cards do not multiply the series', async () => {
    await server.app.inject('/api/nfts/17');
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('route="/api/nfts/:id"');
    expect(body).not.toContain('/api/nfts/17');
  });

  it('has every number that the dashboard and the alerts ask for', async () => {
    const { body } = await server.app.inject('/metrics');
    const asked = ['grafana-dashboard.json', 'alerts.yml'].flatMap((name) => {
      const text = readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
      return text.match(/\b(goats|http|nodejs|process)_[a-z0-9_]+/g) ?? [];
    });
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !body.includes(`\n${name}`))).toEqual([]);
  });

  it('is nobody’s business unless the operator says so', async () => {
    const closed = await createTestApp();
    expect((await closed.app.inject('/metrics')).statusCode).toBe(404);
    await closed.close();
  });
});
