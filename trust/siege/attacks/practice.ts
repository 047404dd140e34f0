import { setTimeout as sleep } from 'node:timers/promises';
import { look, move } from '../../players/duel.ts';
import type { Answer } from '../../players/wire.ts';
import { type Attack, judge } from '../attack.ts';
import { inParallel, percentile, tally, told } from '../crowd.ts';
import { type Meeting, meet } from '../matches.ts';
import type { World } from '../world.ts';

const FLOODERS = 12;
const TABLES = 4;
const IDLE = 4;
const THINK_MS = 300;
const LATEST_MS = 2_000;
/** The clock has until here to notice that nobody moves; a commitment has a minute. */
const PATIENCE_MS = 90_000;

/** Practice costs nothing: does a flood of it make those late who play for something? */
export const practice: Attack = {
  name: 'practice-flood',
  loss: 'a staked match, to a clock that was faster than the server',
  env: () => ({ STARTER_CARDS: '60' }),

  async run(world) {
    const verdict = judge();
    const players = await world.newcomers('table', 2 * (TABLES + IDLE));
    const counted = await countedOf(world);
    const idle = await inParallel(IDLE, (i) => meet(players[2 * i]!, players[2 * i + 1]!));
    let over = false;
    const moves: number[] = [];
    const tables = inParallel(
      TABLES,
      async (i) => {
        const [one, other] = players.slice(2 * (IDLE + i), 2 * (IDLE + i) + 2);
        while (!over && one!.cards.length > 0 && other!.cards.length > 0) {
          await playTimed(await meet(one!, other!), moves, () => over);
        }
      },
      TABLES,
    );
    const lateness = Promise.all(idle.map((meeting) => latenessOf(world, meeting)));
    const calls = world.quick ? 600 : 10_000;
    const flooders = Array.from({ length: FLOODERS }, (_, i) => world.stranger(`flooder ${i}`));
    const answers: Answer[] = [];
    // Whatever happens to the flood, it goes on until the clock was tried.
    const flood = inParallel(
      calls,
      async (i) => {
        // Every call as a browser that nobody has seen before.
        const { wire } = flooders[i % FLOODERS]!;
        answers.push(await wire.send({ method: 'POST', path: '/api/practice', body: {} }));
        if (world.quick) await sleep(PATIENCE_MS / 50);
      },
      4 * FLOODERS,
    );
    const late = (await lateness).map((ms) => Math.max(0, ms));
    await flood;
    over = true;
    await tables;

    const p99 = percentile(moves, 99);
    verdict.must(p99 < LATEST_MS, `a staked move took ${p99.toFixed(0)} ms (p99)`);
    verdict.must(
      late.every((ms) => ms < LATEST_MS),
      `the clock was ${Math.max(...late).toFixed(0)} ms late`,
    );
    const letIn = tally(answers)['201'] ?? 0;
    const broken = answers.filter(({ status }) => status === 0 || status >= 500).length;
    verdict.must(broken === 0, `${broken} practice calls got no answer, or a fault`);
    const now = await countedOf(world);
    verdict.must(now.practice === 0, `${now.practice} practice matches stand in public lists`);
    const strangers = now.battlers.filter(
      (address) =>
        !counted.battlers.includes(address) && !players.some((each) => each.address === address),
    );
    verdict.must(strangers.length === 0, `${strangers.length} who only practised are ranked`);
    return verdict.outcome(
      {
        'practice calls': told(tally(answers)),
        'practice matches let in': letIn,
        'staked moves, p50 / p99 ms': `${percentile(moves, 50).toFixed(0)} / ${p99.toFixed(0)} of ${moves.length}`,
        'clock late by at most, ms': Math.max(...late).toFixed(0),
      },
      'staked moves and the clock came through',
    );
  },
};

async function playTimed(meeting: Meeting, moves: number[], over: () => boolean): Promise<void> {
  const wires = [meeting.players[0].wire, meeting.players[1].wire] as const;
  for (let i = 0; i < 40; i += 1) {
    const view = await look(wires[0], meeting);
    if (view.phase === 'finished') return;
    const began = performance.now();
    await move(wires, meeting, view);
    // Two moves at most while both commit or open.
    moves.push((performance.now() - began) / (view.phase === 'pick' ? 1 : 2));
    if (!over()) await sleep(THINK_MS);
  }
}

/** Nobody moves: how long after its deadline does the match go on by itself? */
async function latenessOf(world: World, { matchId, players }: Meeting): Promise<number> {
  const path = `/api/matches/${matchId}`;
  const seen = async () => (await players[0].call('GET', path)).body;
  const first = await seen();
  const deadline = Date.parse(first.deadline);
  const giveUpAt = deadline + PATIENCE_MS;
  while (world.now() < giveUpAt) {
    await sleep(Math.max(50, Math.min(5_000, deadline - world.now())));
    const view = await seen();
    if (view && (view.phase !== first.phase || view.deadline !== first.deadline)) {
      // By what the match says itself where it does; we only look every now and then.
      return world.now() - deadline;
    }
  }
  return PATIENCE_MS;
}

interface Counted {
  readonly practice: number;
  readonly battlers: readonly string[];
}

async function countedOf(world: World): Promise<Counted> {
  const clerk = world.stranger('clerk');
  const lists = await Promise.all(
    ['active', 'history'].map((name) => clerk.call('GET', `/api/battles/${name}?limit=100`)),
  );
  const board = await clerk.call('GET', '/api/battles/leaderboard?limit=100');
  return {
    practice: lists.flatMap(({ body }) => body).filter(({ kind }) => kind === 'practice').length,
    battlers: board.body.map(({ address }: { address: string }) => address),
  };
}
