import { type Attack, judge } from '../attack.ts';
import { inParallel } from '../crowd.ts';
import { lose, meet } from '../matches.ts';
import type { Stranger, World } from '../world.ts';
import { collectAll } from './purse.ts';

const SEVEN = 7;
const DAY_MS = 86_400_000;
/** A week is paid a minute after its end. */
const PAID_AFTER_MS = 120_000;
const LOOKS = 20;

/** Seven wallets of one person play each other for quests and histories, and then for the week's prizes. */
export const weekCircle: Attack = {
  name: 'week-circle',
  loss: 'the week’s prizes, and the day’s quests, of those who play',
  presets: ['live'],
  env: () => ({ STARTER_CARDS: '26', LIMIT_STARTER_GRANTS_PER_HOUR: '200' }),

  async run(world) {
    const verdict = judge();
    const { economy } = world.config;
    const ring = await world.newcomers('ring', SEVEN);
    for (const _leg of [1, 2]) await everyPair(ring);
    const known = await histories(ring);
    verdict.must(known === 0, `${known} wallets made a history in one day`);
    const points = await pointsOf(world, ring);
    verdict.must(points === 0, `${points} points of the week for wallets without a history`);
    const quests = await questsDone(ring);
    verdict.must(quests > 0, 'nobody has done a quest, so nothing was tried');
    const paidForQuests = await collectAll(ring);
    verdict.must(paidForQuests === 0, `${paidForQuests} HOOF for quests without a history`);
    const first = {
      ...{ matches: 42, 'histories after one day': known, 'points after one day': points },
      'quests done after one day': `${quests}, ${paidForQuests} HOOF paid`,
    };
    if (world.quick) return verdict.outcome(first, 'nothing is earned within one day');

    for (let day = 1; day < economy.historyDays; day += 1) {
      await world.passTime(DAY_MS);
      for (const one of ring) await one.signIn();
      await inParallel(
        SEVEN,
        async (i) => lose(await meet(ring[i]!, ring[(i + 1) % SEVEN]!), 1),
        1,
      );
    }
    await everyPair(ring);
    const paid = await paidTo(world, ring);
    const most = SEVEN * SEVEN * economy.weekPerWallet;
    verdict.must(paid <= most, `${paid} HOOF of the week’s ${economy.weekBudget} for one circle`);
    return verdict.outcome(
      {
        ...first,
        'histories in the end': await histories(ring),
        'HOOF of the week': `${paid} of ${economy.weekBudget}, at most ${most}`,
      },
      'a history takes days, and a circle gets what a circle is worth',
    );
  },
};

async function everyPair(ring: readonly Stranger[]): Promise<void> {
  for (const [i, one] of ring.entries()) {
    const others = ring.slice(i + 1);
    await inParallel(others.length, async (k) => lose(await meet(one, others[k]!), 1));
  }
}

async function histories(ring: readonly Stranger[]): Promise<number> {
  const figures = await inParallel(ring.length, (i) =>
    ring[i]!.call('GET', `/api/wallets/${ring[i]!.address}`),
  );
  return figures.filter(({ body }) => body.history.has).length;
}

async function questsDone(ring: readonly Stranger[]): Promise<number> {
  const answers = await inParallel(ring.length, (i) => ring[i]!.call('GET', '/api/me/quests'));
  return answers
    .flatMap(({ body }) => body.quests as { readonly done: number; readonly goal: number }[])
    .filter(({ done, goal }) => done >= goal).length;
}

async function pointsOf(world: World, ring: readonly Stranger[]): Promise<number> {
  const { entries } = (await world.stranger('clerk').call('GET', '/api/week')).body;
  return sumOf(entries, ring, 'points');
}

/** Once the week is over and the server has paid it by itself. */
async function paidTo(world: World, ring: readonly Stranger[]): Promise<number> {
  const clerk = world.stranger('treasurer');
  const { endsAt } = (await clerk.call('GET', '/api/week')).body;
  await world.passTime(Date.parse(endsAt) - world.now() + PAID_AFTER_MS);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const weeks = (await clerk.call('GET', '/api/weeks')).body;
    if (weeks.every(({ paidAt }: { paidAt: string | null }) => paidAt !== null)) {
      return weeks.reduce(
        (sum: number, { entries }: { entries: Entry[] }) => sum + sumOf(entries, ring, 'prize'),
        0,
      );
    }
    await world.passTime(1_000);
  }
  throw new Error('the week was never paid');
}

interface Entry {
  readonly address: string;
  readonly points: number;
  readonly prize: number;
}

function sumOf(entries: readonly Entry[], ring: readonly Stranger[], what: 'points' | 'prize') {
  const own = new Set(ring.map(({ address }) => address));
  return entries
    .filter(({ address }) => own.has(address))
    .reduce((sum, entry) => sum + entry[what], 0);
}
