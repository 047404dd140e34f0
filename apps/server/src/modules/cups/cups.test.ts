import { LONGEST_TIE_MS } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { keepDeadlines } from '../clock/deadlines.ts';
import { makeHouseMoves } from '../house-play/house-moves.ts';
import { seedHouse } from '../house-play/seed-house.ts';
import { audit } from '../ledger/audit.ts';
import { runCups } from './run-cups.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('a cup', () => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    const env = { DEMO_WORLD: 'true', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    await seedHouse(server.app.game);
  });
  afterEach(async () => {
    expect((await audit(server.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  });
  afterAll(() => server.close());

  const player = (cards = 1, hoof = 1_000): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `cup ${names}`, Array(cards).fill('Common'), hoof);
  };
  const get = async (url: string) => (await server.app.inject(url)).json();
  /** The next cup for Common cards, open. */
  async function openCup(): Promise<number> {
    for (let passed = 0; passed < 60; passed += 1) {
      await runCups(server.app.game);
      const open = (await get('/api/cups')).find(
        (cup: { status: string; tier: string; kind: string }) =>
          cup.status === 'open' && cup.tier === 'Common' && cup.kind === 'knockout',
      );
      if (open) return open.id;
      server.clock.advance(MINUTE);
    }
    throw new Error('No cup opened.');
  }
  const enter = (who: TestPlayer, cup: number, cards = who.cards) =>
    who.call('POST', `/api/cups/${cup}/entries`, { cardIds: cards });
  /** Nobody but the clock and the house does anything. */
  async function playOn(cup: number): Promise<number> {
    let passed = 0;
    for (; passed < 1_500 && (await get(`/api/cups/${cup}`)).status === 'running'; passed += 2) {
      server.clock.advance(2 * SECOND);
      await keepDeadlines(server.app.game);
      await makeHouseMoves(server.app.game);
    }
    return passed * SECOND;
  }

  it('of one person and the house ends with a winner, whoever looks away', async () => {
    const ada = await player(2);
    const id = await openCup();
    expect(await enter(ada, id)).toMatchObject({ status: 201, body: { fee: 0, state: 'in' } });
    server.clock.advance(5 * MINUTE);
    await runCups(server.app.game);
    const begun = await get(`/api/cups/${id}`);
    expect(begun).toMatchObject({ status: 'running', rounds: 3, secret: null });
    expect(begun.ties).toHaveLength(4);
    expect(begun.entries).toHaveLength(8);
    expect(await playOn(id)).toBeLessThanOrEqual(3 * LONGEST_TIE_MS);
    const over = await get(`/api/cups/${id}`);
    expect(over.status).toBe('finished');
    expect(over.ties).toHaveLength(7);
    expect(over.winner).toMatch(/^0x/);
  });
});
