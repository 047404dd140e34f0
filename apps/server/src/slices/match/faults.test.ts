import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyMove } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../db/embedded/embedded-postgres.ts';
import { locateHome } from '../../db/embedded/home.ts';
import { findPostmaster, gone } from '../../db/embedded/postmaster.ts';
import { type ForkedServer, startServer } from '../../testing/forked-server.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { commitmentBy, secretOf } from '../../testing/test-players.ts';
import { giveHoof } from '../../testing/write-effects.ts';
import { audit } from '../hoof/audit.ts';
import { BATTLE_AUDIT_CHECKS } from './audit/battle-audit.ts';
import type { MatchAnswer } from './views/match-view.ts';

/** HOOF that everybody begins with; nobody in here ever gets a bonus. */
const STAKE = 25;
const PURSE = 1_000;
const DOWN_MS = 600_000;

interface Person {
  readonly address: string;
  readonly token: string;
  readonly cards: readonly number[];
}

/** One request, as it can be sent again. */
interface Sending {
  readonly by: Person;
  readonly path: string;
  readonly body: object;
  readonly key?: string;
}

describe('a server that is killed, and a database that is restarted', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let db: Database;
  let server: ForkedServer;
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const launch = () => startServer({ DATA_DIR: folder, LIMIT_WRITES_PER_MINUTE: '1000000' });
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'goats-faults-')));
    await chmod(folder, 0o711);
    postgres = await start();
    await prepareDatabase(postgres.connectionString);
    db = openDatabase(postgres.connectionString, { poolSize: 2 });
    server = await launch();
  }, 240_000);
  afterAll(async () => {
    await server?.kill();
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  let seated = 0;
  /** Two strangers with HOOF and `cards` Commons each, signed in. */
  async function pair(cards = 1): Promise<[Person, Person]> {
    const seat = async (): Promise<Person> => {
      seated += 1;
      const address = `0x${createHash('sha256').update(`fault ${seated}`).digest('hex').slice(0, 40)}`;
      const token = randomBytes(32).toString('base64url');
      await db.query(
        `insert into sessions (token_hash, wallet, created_at, seen_at, expires_at, user_agent)
         values ($1, $2, now(), now(), now() + interval '1 day', 'test')`,
        [createHash('sha256').update(token).digest(), address],
      );
      await giveHoof(db, address, PURSE, Date.now());
      const dealt = await db.query<{ card_id: number }>(
        `insert into card_events (card_id, kind, to_wallet, reference, at)
         select card_id, 'granted', $1, $2, now() from card_holdings
          where owner is null and rarity = 'Common' order by card_id desc limit $3
            for no key update skip locked
         returning card_id`,
        [address, `house:${address}`, cards],
      );
      return { address, token, cards: dealt.map((row) => row.card_id) };
    };
    return [await seat(), await seat()];
  }

  interface Heard {
    readonly status: number;
    // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
    readonly body: any;
  }

  async function send({ by, path, body, key }: Sending): Promise<Heard> {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `goats-session=${by.token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  const view = async (id: string): Promise<MatchAnswer> =>
    (await (await fetch(`${server.url}/api/matches/${id}`)).json()) as MatchAnswer;

  /** Everything of one duel, in the order in which it has to be sent. */
  const opening = ([one]: [Person, Person], card = 0): Sending => ({
    by: one,
    path: '/api/challenges',
    body: {
      challengerId: one.address,
      challengerNftId: one.cards[card],
      // More than a friendly house player helps a newcomer with.
      hoofStake: STAKE,
      rarity: 'Common',
    },
  });
  const accepting = ([, other]: [Person, Person], challengeId: number, card = 0): Sending => ({
    by: other,
    path: '/api/challenges/accept',
    body: { challengeId, accepterId: other.address, accepterNftId: other.cards[card] },
  });
  const acting = (by: Person, id: string, body: object): Sending => ({
    by,
    path: `/api/matches/${id}/actions`,
    body,
  });
  const committing = (by: Person, id: string, card = 0) =>
    acting(by, id, { type: 'commit', commitment: commitmentBy(by, id, [by.cards[card]!]) });
  const revealing = (by: Person, id: string, card = 0) =>
    acting(by, id, { type: 'open', cardId: by.cards[card], ...secretOf(id, by.address) });
  const picking = (people: [Person, Person], view: MatchAnswer) =>
    acting(view.turn === people[0].address ? people[0] : people[1], view.id, anyMove(view));

  async function must(sending: Sending): Promise<Heard> {
    const heard = await send(sending);
    if (heard.status >= 300) throw new Error(JSON.stringify([sending, heard]));
    return heard;
  }

  async function balance({ address }: Person): Promise<number> {
    const response = await fetch(`${server.url}/api/wallets/${address}`);
    return ((await response.json()) as { hoofBalance: number }).hoofBalance;
  }

  async function expectCleanBooks(): Promise<void> {
    const findings = await audit(db, BATTLE_AUDIT_CHECKS);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  }

  const STAGES = ['opened', 'begun', 'one in', 'both in', 'one open', 'picking', 'over'] as const;

  /** A duel as far as this stage, and what would be sent next. */
  async function playTo(stage: (typeof STAGES)[number], people: [Person, Person]) {
    const [one, other] = people;
    const challenge = (await must(opening(people))).body.id as number;
    if (stage === 'opened') return { challenge, next: accepting(people, challenge) };
    const id = (await must(accepting(people, challenge))).body.matchId as string;
    const reached = STAGES.indexOf(stage);
    const steps = [
      committing(one, id),
      committing(other, id),
      revealing(one, id),
      revealing(other, id),
    ];
    for (const step of steps.slice(0, reached - 1)) await must(step);
    if (stage === 'over') await must(acting(one, id, { type: 'concede' }));
    const next =
      steps[reached - 1] ?? (stage === 'picking' ? picking(people, await view(id)) : null);
    return { challenge, id, next };
  }

  async function finish(people: [Person, Person], challenge: number): Promise<string> {
    const [row] = await db.query<{ match_id: number }>(
      `select match_id from openings where kind = 'challenge' and id = $1`,
      [challenge],
    );
    const id = String(row!.match_id);
    for (;;) {
      const { phase, players, ...rest } = await view(id);
      if (phase === 'finished') return id;
      if (phase === 'pick') await must(picking(people, { phase, players, ...rest }));
      for (const [seat, person] of people.entries()) {
        if (phase === 'commit' && !players[seat]!.committed) await must(committing(person, id));
        if (phase === 'open' && !players[seat]!.opened) await must(revealing(person, id));
      }
    }
  }

  it('[D18] killed in every phase: nothing is lost or paid twice, and time is given back', async () => {
    const duels = await Promise.all(
      [undefined, 'again'].flatMap((key) =>
        STAGES.map(async (stage) => {
          const people = await pair();
          const duel = await playTo(stage, people);
          const next = duel.next && {
            ...duel.next,
            ...(key ? { key: `${key}-${stage.replace(' ', '-')}` } : {}),
          };
          return { ...duel, next, people, stage, keyed: key !== undefined };
        }),
      ),
    );
    // Whether these arrive, and whether they happen, nobody can say.
    const lost = duels.map(({ next }) => next && send(next).catch(() => null));
    await server.kill();
    await Promise.all(lost);
    const live = await db.query<{ id: number; deadline: Date; started_at: Date }>(
      `select id, deadline, started_at from matches where phase <> 'finished' order by id`,
    );
    await db.query(`update heartbeat set at = at - interval '${DOWN_MS} milliseconds'`);
    const back = Date.now();
    server = await launch();
    const given = await db.query<{ id: number; deadline: number }>(
      `select match_id as id, (event ->> 'deadline')::bigint as deadline from match_events
        where event ->> 'type' = 'time-given-back' order by match_id`,
    );
    expect(given.map(({ id }) => id)).toEqual(live.map(({ id }) => id));
    for (const [i, { deadline }] of given.entries()) {
      // Nobody gets back more than the match is old.
      const { deadline: before, started_at: started } = live[i]!;
      const lost = Math.min(DOWN_MS, back - started.getTime());
      expect(deadline - before.getTime()).toBeGreaterThanOrEqual(lost);
    }
    for (const { next, keyed, people, challenge } of duels) {
      if (next) {
        const { status, body } = await send(next);
        // With a key it is the first result again; without one it is done, or it was.
        if (keyed) expect([status, body]).toEqual([200, expect.anything()]);
        else expect([200, 409], JSON.stringify(body)).toContain(status);
      }
      const id = await finish(people, challenge);
      const [one, other] = [await balance(people[0]), await balance(people[1])];
      expect([one, other].sort((a, b) => a - b)).toEqual([PURSE - STAKE, PURSE + STAKE]);
      expect((await fetch(`${server.url}/api/matches/${id}/proof`)).status).toBe(200);
    }
    await expectCleanBooks();
  }, 120_000);

  it('with the database restarted under load every request fails cleanly or happens once', async () => {
    const pairs = await Promise.all(Array.from({ length: 6 }, () => pair(3)));
    const codes = new Set<string>();
    let keys = 0;
    /** The same request with the same key until it is answered. */
    async function insist(sending: Sending): Promise<Heard> {
      keys += 1;
      const keyed = { ...sending, key: `insist-${keys}` };
      for (;;) {
        const heard = await send(keyed);
        if (heard.status < 300) return heard;
        codes.add(`${heard.status} ${heard.body.code}`);
        if (heard.status !== 503) throw new Error(JSON.stringify([sending, heard]));
      }
    }
    let played = 0;
    let interrupt: () => void = () => {};
    const halfway = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    const seasons = pairs.map(async (people) => {
      for (let card = 0; card < 3; card += 1) {
        const challenge = (await insist(opening(people, card))).body.id as number;
        const id = (await insist(accepting(people, challenge, card))).body.matchId as string;
        for (const person of people) await insist(committing(person, id, card));
        for (const person of people) await insist(revealing(person, id, card));
        played += 1;
        if (played === pairs.length) interrupt();
        for (let heard: Heard | undefined; heard?.body.phase !== 'finished'; ) {
          const before = heard?.body ?? (await insist(picking(people, await patientView(id)))).body;
          heard =
            before.phase === 'finished'
              ? { status: 200, body: before }
              : await insist(picking(people, before));
        }
      }
    });
    const patientView = async (id: string): Promise<MatchAnswer> => {
      for (;;) {
        const response = await fetch(`${server.url}/api/matches/${id}`);
        if (response.status === 200) return (await response.json()) as MatchAnswer;
        expect(response.status).toBe(503);
      }
    };
    // Whatever goes wrong before that must be seen and not waited for.
    await Promise.race([halfway, Promise.all(seasons)]);
    const { connectionString } = postgres;
    await db.close();
    // As an operator's restart does it: whoever is connected is hung up on.
    const running = await findPostmaster((await locateHome(folder)).cluster);
    process.kill(running!.identity.pid, 'SIGINT');
    await gone(running!, 30_000);
    postgres = await start();
    expect(postgres.connectionString).toBe(connectionString);
    db = openDatabase(connectionString, { poolSize: 2 });
    await Promise.all(seasons);
    expect([...codes]).toEqual(['503 UNAVAILABLE']);
    for (const [one, other] of pairs) {
      expect((await balance(one)) + (await balance(other))).toBe(2 * PURSE);
    }
    await expectCleanBooks();
  }, 240_000);
});
