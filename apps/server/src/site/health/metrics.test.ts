import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCups } from '../../slices/cup/run-cups.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mustEnter, openCup } from '../../testing/test-cups.ts';
import { challengeBody, duelBetween, seat } from '../../testing/test-players.ts';

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

  it('counts cups: who waits, who plays, what lies in their vaults and what is late', async () => {
    const fresh = await createTestApp({ env: { METRICS: 'true', CUP_LEAST_PEOPLE: '1' } });
    const read = async () => {
      const { body } = await fresh.app.inject('/metrics');
      return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    };
    const people = [];
    for (const name of ['ada', 'ben', 'cat']) {
      people.push(await seat(fresh, name, ['Common', 'Common']));
    }
    const [free, paid] = [await openCup(fresh), await openCup(fresh, { fee: 30 })];
    for (const who of people) await mustEnter(who, free, [who.cards[0]!]);
    await mustEnter(people[0]!, paid, [people[0]!.cards[1]!]);
    const open = await read();
    expect(open('goats_cups_open')).toBe(2);
    expect([open('goats_vaults_open'), open('goats_staked_hoof')]).toEqual([1, 30]);
    fresh.clock.advance(6 * 60_000);
    expect((await read())('goats_cups_overdue')).toBe(2);
    await runCups(fresh.app.game);
    fresh.clock.advance(6_000);
    const running = await read();
    // The other one had nobody to play against, and is off.
    expect(running('goats_cups_running')).toBe(1);
    expect(running('goats_matches_live\\{kind="cup"\\}')).toBe(1);
    expect(running('goats_promised_hoof')).toBeGreaterThan(0);
    await fresh.close();
  });

  it('tells how fast the collection and the hour’s starter packs go', async () => {
    const fresh = await createTestApp({
      env: {
        METRICS: 'true',
        RESERVED_CARDS: '0,0,0,120',
        LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '500',
      },
    });
    const read = async () => {
      const { body } = await fresh.app.inject('/metrics');
      return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    };
    const before = await read();
    expect(before('goats_cards_above_reserve\\{tier="Legendary"\\}')).toBe(1_000 - 120);
    expect(before('goats_starter_packs_hour_most')).toBe(500);
    const ada = await seat(fresh, 'ada', ['Legendary', 'Legendary']);
    await ada.call('POST', '/api/packs/starter');
    fresh.clock.advance(6_000);
    const after = await read();
    expect(after('goats_cards_above_reserve\\{tier="Legendary"\\}')).toBeLessThanOrEqual(878);
    expect(after('goats_starter_packs_hour')).toBe(1);
    await fresh.close();
  });

  it('says how much waits to leave the house, and for how long', async () => {
    const fresh = await createTestApp({ env: { METRICS: 'true' } });
    await fresh.db.query(
      `insert into outbox (service, subscriber, token, at, due_at)
       values ('mail', 'a@b.example', 't', $1, $1)`,
      [new Date(fresh.clock.now() - 7_000)],
    );
    await fresh.db.query(
      `insert into news (card_id, topic, text, href, at, due_at)
       values (1, 'watch', 'For sale.', '/nft/1', $1, $1)`,
      [new Date(fresh.clock.now() - 9_000)],
    );
    const { body } = await fresh.app.inject('/metrics');
    expect(body).toContain('goats_outbox_waiting 1');
    expect(body).toContain('goats_outbox_lag_seconds 7');
    expect(body).toContain('goats_news_lag_seconds 9');
    await fresh.close();
  });

  it('names routes by their pattern, so that cards do not multiply the series', async () => {
    await server.app.inject('/api/nfts/17');
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('route="/api/nfts/:id"');
    expect(body).not.toContain('/api/nfts/17');
  });

  it('has every number and every label that the dashboard and the alerts ask for', async () => {
    // These have no series before they have counted something.
    await server.app.inject('/api/health');
    const conflict = { command: 'time-out', fact: 'card', times: 1 } as const;
    vi.spyOn(server.app.game.world, 'repeatedConflicts').mockReturnValue([conflict]);
    const { body } = await server.app.inject('/metrics');
    const exported = body.split('\n').flatMap((line) => /^[a-z]\w*/.exec(line) ?? []);
    const labels = [...body.matchAll(/[{,]([a-z]+)="/g)].map(([, label]) => label);
    // What Prometheus itself knows of every target.
    const known = new Set([...exported, 'up', ...labels, 'job', 'instance']);
    const asked = askedByOperators().flatMap(wordsOfQuery);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((word) => !known.has(word))).toEqual([]);
  });

  it('is nobody’s business unless the operator says so', async () => {
    const closed = await createTestApp();
    expect((await closed.app.inject('/metrics')).statusCode).toBe(404);
    await closed.close();
  });
});

/** Every query of the dashboard and of the alerts. */
function askedByOperators(): string[] {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8');
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const woken = [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr!);
  expect(shown.length).toBeGreaterThan(20);
  expect(woken.length).toBeGreaterThan(5);
  return [...shown, ...woken];
}

const PROMQL = new Set([
  'and',
  'by',
  'histogram_quantile',
  'max',
  'or',
  'delta',
  'increase',
  'rate',
  'sum',
  'topk',
  'vector',
]);

/** `wordsOfQuery('sum by (le) (rate(a_b[5m]))') // ['le', 'a_b']`: metrics and labels alone. */
function wordsOfQuery(query: string): string[] {
  const bare = query.replace(/"[^"]*"|\[\w+\]/g, ' ');
  return (bare.match(/\b[a-z_]\w*/g) ?? []).filter((word) => !PROMQL.has(word));
}
