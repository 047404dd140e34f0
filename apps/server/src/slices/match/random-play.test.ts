import { ATTRIBUTES, anyMove, commitmentOf, seededStream, sha256Hex } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beatAndGiveBack } from '../../clock/heartbeat/heartbeat.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  challengeBody,
  duelBetween,
  kickOff,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';
import { expireOpenings } from '../opening/expiry.ts';
import { BATTLE_AUDIT_CHECKS } from './audit/battle-audit.ts';
import { wrongMatches } from './audit/replay-audit.ts';
import { keepDeadlines } from './deadlines.ts';
import type { MatchAnswer } from './views/match-view.ts';

const TIERS = ['Common', 'Rare', 'Epic', 'Legendary'] as const;
const STEPS = 120;
/** At one instant, so that they get into each other's way. */
const AT_ONCE = 6;

/**
 * People who do anything at any time, right or wrong, many at once, while hours pass and the server
 * goes away now and then. Nothing may break, and the books must be clean.
 */
describe.each([1, 2])('random play, seed %i', (seed) => {
  let server: TestApp;
  const players: TestPlayer[] = [];
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '1000000' } });
    for (let i = 0; i < 6; i += 1) {
      players.push(await seat(server, `player ${i}`, [...TIERS, ...TIERS, 'Common'], 300));
    }
  });
  afterAll(() => server.close());

  it('leaves the ledger, the vaults, the cards and every finished match in order', async () => {
    const stream = seededStream('random play', String(seed), '', '');
    const any = <T>(list: readonly T[]): T => list[stream.int(list.length)]!;
    const statuses = new Map<number, number>();

    async function openIds(url: string): Promise<number[]> {
      return (await server.app.inject(url)).json().map((each: { id: number }) => each.id);
    }
    async function move(player: TestPlayer): Promise<{ status: number }> {
      const own = { playerId: player.address };
      const card = any(any(players).cards);
      const stake = any([10, 25, 50, 75, 100]);
      switch (stream.int(9)) {
        case 0:
          return player.call('POST', '/api/challenges', {
            ...challengeBody(player, card, any(TIERS), stake),
          });
        case 1:
        case 2:
          return player.call('POST', '/api/challenges/accept', {
            challengeId: any([...(await openIds('/api/challenges')), 1]),
            accepterId: player.address,
            accepterNftId: any(player.cards),
          });
        case 3:
          return player.call('POST', '/api/battles/requests', {
            ...own,
            cardId: any(player.cards),
            hoofStake: stake,
          });
        case 4: {
          const id = any([...(await openIds('/api/battles/requests')), 1]);
          return player.call('POST', `/api/battles/requests/${id}/join`, own);
        }
        case 5: {
          const id = any([...(await openIds('/api/challenges')), 1]);
          return player.call('DELETE', `/api/challenges/${id}`);
        }
        default:
          return actSomewhere(player);
      }
    }
    async function actSomewhere(player: TestPlayer): Promise<{ status: number }> {
      const live = (await server.app.inject(`/api/battles/active?player=${player.address}`)).json();
      if (live.length === 0) return { status: 200 };
      const { id } = any(live as { id: string }[]);
      const view = (await player.call('GET', `/api/matches/${id}`)).body as MatchAnswer;
      const own = view.players.find(({ address }) => address === player.address);
      const secret = { seed: sha256Hex(`s ${id}`), salt: sha256Hex(`t ${id} ${player.address}`) };
      const chosen = own?.announcedCard.id ?? 1;
      const commitment = commitmentOf({
        ...{ mode: 'duel', matchId: id, address: player.address, cardIds: [chosen], ...secret },
      });
      const action = any([
        { type: 'commit', commitment },
        { type: 'commit', commitment },
        { type: 'open', cardId: chosen, ...secret },
        { type: 'open', cardId: any(player.cards), ...secret },
        { type: 'pick', attribute: any(ATTRIBUTES) },
        { type: 'pick', attribute: any(ATTRIBUTES), strike: any(ATTRIBUTES) },
        ...(view.step === null ? [] : [anyMove(view)]),
        ...(stream.int(8) === 0 ? [{ type: 'concede' }] : []),
      ]);
      return player.call('POST', `/api/matches/${id}/actions`, action);
    }

    for (let step = 0; step < STEPS; step += 1) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => (await move(any(players))).status),
      );
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      server.clock.advance(any([0, 500, 5_000, 31_000, 61_000, 3_600_000]));
      if (stream.int(4) > 0) await beatAndGiveBack(server.app.game);
      await Promise.all([keepDeadlines(server.app.game), expireOpenings(server.app.game)]);
    }
    /**
     * A result that was written over must be found, or the check above proves nothing. The match it is
     * tried on is played for it: among people who do anything, all can end without a winner.
     */
    async function noticesForgery(): Promise<void> {
      const one = await seat(server, 'forged one', ['Common'], 300);
      const other = await seat(server, 'forged other', ['Common'], 300);
      const matchId = await duelBetween(one, other);
      await kickOff([one, other], matchId, [one.cards, other.cards]);
      await one.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
      const [{ id, state }] = (await server.db.query(
        'select id, state from matches where id = $1 and winner is not null',
        [matchId],
      )) as [{ id: number; state: { result: { winner: 0 | 1 } } }];
      const forged = { ...state, result: { ...state.result, winner: 1 - state.result.winner } };
      await server.db.query('update matches set state = $2 where id = $1', [id, forged]);
      expect((await wrongMatches(server.db)).map((row) => row.id)).toEqual([id]);
    }
    // The match must have been played, not only refused.
    expect(statuses.get(500) ?? 0).toBe(0);
    expect(statuses.get(503) ?? 0).toBe(0);
    const [{ finished }] = (await server.db.query(
      `select count(*) as finished from matches where phase = 'finished'`,
    )) as [{ finished: number }];
    expect(finished).toBeGreaterThan(5);

    const findings = await runAuditChecks(server.db, BATTLE_AUDIT_CHECKS);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    await noticesForgery();
  });
});
