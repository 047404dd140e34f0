import type { Answer } from '../../players/wire.ts';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';
import type { Stranger, World } from '../world.ts';

const CROWD = 150;
const OPEN_MS = 20 * 60_000;
/** How often somebody goes in and out. */
const LOOPS = 200;

/**
 * Wallets made for their free entry: a crowd of them in one cup, in and out in a loop, with cards that
 * are others', around the very start, and looking for what the draw and the ties come from.
 */
export const cups: Attack = {
  name: 'cups',
  loss: 'a cup that a farm fills, and the treasury’s part of it',

  async run(world) {
    const verdict = judge();
    const operator = await world.operator();
    const [cup, other] = [await open(world, operator), await open(world, operator)];
    const crowd = (await world.newcomers('entrant', world.quick ? 10 : CROWD)).filter(commonOf);
    const [first, thief] = crowd as [Stranger, Stranger];

    const entered = await atOnce(crowd.length, (i) => enter(crowd[i]!, cup));
    verdict.must(done(entered) === crowd.length, `the crowd was ${told(tally(entered))}`);
    const again = await inParallel(crowd.length, (i) => enter(crowd[i]!, cup));
    verdict.must(done(again) === 0, 'somebody is in the same cup twice');
    const shown = await first.call('GET', `/api/cups/${cup}`);
    verdict.must(shown.body.entries.length === crowd.length, 'the list is not who entered');

    // Nobody of them has a history: a farm brings the treasury to add nothing.
    const bound = world.preset === 'live' ? 0 : world.config.economy.cups.treasury.perCup;
    const pool = sum(shown.body.prizes);
    verdict.must(pool <= bound, `strangers alone bring ${pool} HOOF out of the treasury`);

    const foreign = await atOnce(20, () => enter(thief, other, commonOf(first)));
    verdict.must(done(foreign) === 0, 'somebody entered with another’s card');

    const loop = await inAndOut(first, cup, world.quick ? 20 : LOOPS);
    const secrets = await lookForSecrets(world, crowd.slice(0, 3), cup);
    verdict.must(secrets === 0, 'a seed or a secret was told before its time');
    const desk = [
      await thief.call('POST', '/api/admin/cups', {
        tier: 'Common',
        fee: 0,
        startsAt: soon(world),
      }),
      await thief.call('DELETE', `/api/admin/cups/${cup}`),
    ];
    verdict.must(done(desk) === 0, 'a stranger opened or called off a cup');

    await world.passTime(OPEN_MS);
    const late = await atOnce(crowd.length, (i) =>
      i % 2 === 0 ? leave(crowd[i]!, cup) : enter(crowd[i]!, other),
    );
    verdict.must(done(late) === 0, `after the start: ${told(tally(late))}`);
    return verdict.outcome(
      {
        ...{ entered: told(tally(entered)), 'another’s card': told(tally(foreign)) },
        ...{ 'in and out': loop, 'after the start': told(tally(late)), 'HOOF in the pool': pool },
      },
      'one wallet is one place, strangers bring nothing out of the treasury, and nothing leaks',
    );
  },
};

const soon = (world: World) => new Date(world.now() + OPEN_MS).toISOString();

async function open(world: World, operator: Stranger): Promise<number> {
  const body = { tier: 'Common', size: 8, fee: 0, startsAt: soon(world) };
  const { status, body: cup } = await operator.call('POST', '/api/admin/cups', body);
  if (status !== 201) throw new Error(`no cup: ${JSON.stringify(cup)}`);
  return cup.id;
}

function commonOf({ cards }: Stranger): number | undefined {
  return cards.find(({ rarity }) => rarity === 'Common')?.id;
}

function enter(who: Stranger, cup: number, card = commonOf(who)): Promise<Answer> {
  return who.call('POST', `/api/cups/${cup}/entries`, { cardIds: [card] });
}

function leave(who: Stranger, cup: number): Promise<Answer> {
  return who.call('DELETE', `/api/cups/${cup}/entries`);
}

/** Ends inside, as it began. */
async function inAndOut(who: Stranger, cup: number, times: number): Promise<string> {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i += 1) {
    answers.push(await leave(who, cup), await enter(who, cup));
  }
  return told(tally(answers));
}

/** In how many answers what the draw or the ties come from is found. */
async function lookForSecrets(world: World, people: Stranger[], cup: number): Promise<number> {
  const [row] = await world.db.query<{ seed: string; secret: string }>(
    'select seed, secret from cups where id = $1',
    [cup],
  );
  const reads = ['/api/cups', `/api/cups/${cup}`, '/api/me/cups', '/api/me/inbox', '/api/week'];
  const answers = await Promise.all(
    people.flatMap((who) => reads.map((path) => who.call('GET', path))),
  );
  const texts = answers.map(({ body }) => JSON.stringify(body));
  return texts.filter((text) => text.includes(row!.seed) || text.includes(row!.secret)).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
