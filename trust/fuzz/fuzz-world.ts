import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { reportAudit } from '../books.ts';
import { beginDuel, look, move } from '../players/duel.ts';
import type { HeldCard, Player } from '../players/player.ts';
import { createWire } from '../players/wire.ts';
import { type Actor, createActors, knownFields, logIn } from './actors.ts';
import { createChance } from './chance.ts';
import { aim, operationsOf, resolver, type Shot } from './operations.ts';
import { createPool } from './pool.ts';
import { type Reply, refusalIn, shoot } from './shoot.ts';
import { createWorld } from './world.ts';

export interface ActOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly calls: number;
  /** Whether the world has a chain. */
  readonly chain: boolean;
}

const LIVE_DUELS = 6;

/** What signing in, opening packs and playing do all the time, and would complain about. */
const DONE_BY_PLAYERS = new Set([
  'POST /api/auth/verify',
  'POST /api/packs/starter',
  'POST /api/admin/login',
]);

/** One world, and everything thrown at it; true when nothing is wrong with what it answered and kept. */
export async function fuzzWorld({
  seed,
  seconds,
  calls: most,
  chain,
}: ActOptions): Promise<boolean> {
  const chance = createChance(seed);
  const world = await createWorld({ chain });
  const wire = createWire(world.url, 4);
  const document = JSON.parse(
    (
      await shoot(world.url, {
        ...{ method: 'GET', path: '/api/docs/openapi.json', headers: {}, text: undefined },
      })
    ).text,
  );
  const operations = operationsOf(document);
  const resolve = resolver(document);
  const actors = await createActors(wire);
  const pool = createPool();
  /** What somebody made is theirs to take back: by actor, besides what everybody sees. */
  const own = new Map(actors.map(({ name }) => [name, createPool()]));
  /** Cards that the server has sealed: a series is only made with the root of its very runs. */
  let sealed: { runs: unknown; root: unknown } | undefined;
  const tally = new Map(
    operations.map((each) => [`${each.method} ${each.path}`, { sent: 0, good: 0, refused: 0 }]),
  );
  const faults = new Map<string, string>();
  const duels: Awaited<ReturnType<typeof beginDuel>>[] = [];
  const wires = [wire, wire] as const;
  const began = performance.now();
  let calls = 0;

  let faultsSeen = 0;

  try {
    while (performance.now() - began < seconds * 1_000 && calls < most) {
      await oneCall();
      if (calls % 10 === 0) await keepMatchesGoing();
      if (calls % 25 === 0) await world.passTime(chance.below(20_000));
      if (calls % 1_500 === 0) await world.sleepOver();
      if (calls % 500 === 0) await learnTokens();
    }
    const clean = reportAudit(await auditEverything(world.db));
    report();
    return clean && faults.size === 0;
  } finally {
    wire.close();
    await world.close();
  }

  async function oneCall(): Promise<void> {
    const operation = chance.pick(chance.maybe(0.3) ? neverAnsweredWell() : operations);
    const actor = chance.pick(actors.filter(hasBusinessWith(operation.path)));
    const source = { chance, resolve, known: whatIsKnown(operation.path, actor) };
    const shot = aim(source, operation);
    // Signing out for good would leave nobody to play with.
    if (/logout|auth\/sessions\//.test(operation.path) && actor.name !== 'nobody') return;
    calls += 1;
    const reply = await shoot(world.url, {
      ...shot,
      headers: { ...actor.headers, ...shot.headers },
    });
    const counted = tally.get(`${operation.method} ${operation.path}`)!;
    counted.sent += 1;
    if (reply.status >= 200 && reply.status < 400) counted.good += 1;
    else counted.refused += 1;
    judge(operation.path, shot, actor, reply);
    // A night was too long for the operator's session, or somebody guessed the log-out.
    if (actor.name === 'operator' && reply.status === 401) actors.splice(-1, 1, await logIn(wire));
    if (reply.status !== 200 && reply.status !== 201) return;
    if (!reply.type.startsWith('application/json')) return;
    const answer = JSON.parse(reply.text);
    pool.harvest(operation.path, answer);
    if (operation.method === 'POST')
      own.get(actor.name)?.harvest(operation.path, {
        ...answer,
        id: undefined,
        [lastWord(operation.path)]: [answer],
      });
    if (operation.path.endsWith('/dry-run') && shot.text) {
      sealed = { runs: JSON.parse(shot.text).runs, root: answer.root };
    }
  }

  /** What has only ever been refused is tried harder: behind the refusal is code that nobody reached. */
  function neverAnsweredWell(): typeof operations {
    const unheard = operations.filter(
      ({ method, path }) => tally.get(`${method} ${path}`)?.good === 0,
    );
    return unheard.length > 0 ? unheard : operations;
  }

  /** The operator's calls are the operator's more often than chance would have it. */
  function hasBusinessWith(path: string): (actor: Actor) => boolean {
    const operatorOnly = path.startsWith('/api/admin/') && chance.maybe(0.6);
    return ({ name }) => !operatorOnly || name === 'operator';
  }

  function whatIsKnown(path: string, actor: Actor): (field: string) => unknown {
    const known = knownFields(actor, pool, chance);
    const playing = duels.filter(({ players }) => players.some((each) => each === actor.player));
    return (field) => {
      if (field === 'matches' && playing.length > 0) return chance.pick(playing).matchId;
      if (sealed && /series(\/\{id\}\/publish)?$/.test(path)) {
        if (field === 'runs' || field === 'root') return sealed[field];
      }
      const mine = chance.maybe(0.6) ? own.get(actor.name)?.draw(field, chance) : undefined;
      return mine ?? known(field);
    };
  }

  function judge(path: string, shot: Shot, actor: Actor, reply: Reply): void {
    const logged = world.faults();
    const wrong = whatIsWrong(reply, logged.length - faultsSeen);
    faultsSeen = logged.length;
    if (wrong === undefined) return;
    const key = `${shot.method} ${path}: ${wrong}`;
    if (faults.has(key)) return;
    const said = reply.status >= 500 ? `\n    ${(logged.at(-1) ?? '').slice(0, 1_500)}` : '';
    const sent = JSON.stringify({
      ...shot,
      path: shot.path.slice(0, 300),
      text: shot.text?.slice(0, 600),
    });
    faults.set(
      key,
      `call ${calls} as ${actor.name}: ${sent}\n    ${reply.text.slice(0, 300)}${said}`,
    );
    console.log(`FAULT  ${key}\n    ${faults.get(key)}`);
  }

  /** Real matches all the time, so that random actions have something to hit. */
  async function keepMatchesGoing(): Promise<void> {
    const players = actors.flatMap(({ player }) => (player ? [player] : []));
    if (duels.length < LIVE_DUELS) {
      const one = chance.pick(players);
      const other = chance.pick(players.filter((player) => player !== one));
      await takeRestedCards(one);
      await takeRestedCards(other);
      if (one.cards.length > 0 && other.cards.length > 0) {
        // A card that a random call has put down elsewhere is refused, and that is as it should be.
        const duel = await beginDuel(wires, [one, other]).catch(() => undefined);
        if (duel) duels.push(duel);
      }
    }
    const duel = duels[chance.below(Math.max(1, duels.length))];
    if (!duel) return;
    const view = await look(wire, duel);
    if (view.phase === 'finished') duels.splice(duels.indexOf(duel), 1);
    else await move(wires, duel, view);
  }

  /** They are only in mails, which nobody sends here. */
  async function learnTokens(): Promise<void> {
    const tokens = await world.db.query('select token from subscribers order by email limit 50');
    pool.harvest('/subscribers', tokens);
  }

  async function takeRestedCards(player: Player): Promise<void> {
    if (player.cards.length > 3) return;
    const path = `/api/wallets/${player.address}/cards?free=true`;
    const { body } = await wire.surely({ method: 'GET', path });
    player.cards.push(...(body.cards as HeldCard[]).map(({ id, rarity }) => ({ id, rarity })));
  }

  /** A world without a chain says so, and that is an answer; a log that calls it a fault is wrong. */
  function whatIsWrong(reply: Reply, logged: number): string | undefined {
    const { status, type } = reply;
    if (status === 0) return 'no answer';
    const refusal = status >= 400 ? refusalIn(reply) : undefined;
    if (!chain && refusal?.code === 'CHAIN_OFF') {
      return logged > 0 ? 'a sentence that is logged as a fault' : undefined;
    }
    if (status >= 500) return `status ${status}`;
    return status >= 400 && !refusal ? `a refusal out of shape (${status} ${type})` : undefined;
  }

  function report(): void {
    const took = (performance.now() - began) / 1_000;
    const never = [...tally]
      .filter(([name, { good }]) => good === 0 && !DONE_BY_PLAYERS.has(name))
      .map(([name]) => name);
    console.log(
      `seed ${seed}, ${chain ? 'with' : 'without'} a chain: ${calls} calls of ${operations.length} operations in ${took.toFixed(0)} s ` +
        `(${(calls / took).toFixed(0)} a second), ${faults.size} kinds of fault`,
    );
    console.log(
      never.length === 0
        ? 'Every operation was answered well at least once.'
        : `Never answered well: ${never.join(', ')}`,
    );
  }
}

function lastWord(path: string): string {
  return (
    path
      .split('/')
      .filter((word) => /^[a-z-]+$/.test(word))
      .at(-1) ?? ''
  );
}
