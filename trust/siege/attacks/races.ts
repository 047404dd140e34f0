import { randomUUID } from 'node:crypto';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done, tally, told } from '../crowd.ts';
import { kickOff, meet } from '../matches.ts';
import type { Stranger, World } from '../world.ts';

const START_HOOF = 100;
const STAKE = 75;

/** Everything that only goes wrong when two things happen at one instant. */
export const races: Attack = {
  name: 'races',
  loss: 'a stake, or the secret of a card',
  // Enough for one stake and not for two.
  env: () => ({ STARTER_HOOF: String(START_HOOF), STARTER_CARDS: '12' }),

  async run(world) {
    const verdict = judge();
    const crowd = await world.newcomers('racer', world.quick ? 8 : 20);
    const maker = await world.newcomer('maker');
    const prize = await open(maker, 10);
    const answers = await atOnce(crowd.length, (i) => accept(crowd[i]!, prize));
    verdict.must(done(answers) === 1, `${done(answers)} of ${crowd.length} took one challenge`);
    const purses = await Promise.all(crowd.map((each) => each.hoof()));
    const kept = purses.filter((hoof) => hoof === START_HOOF).length;
    verdict.must(
      kept === crowd.length - 1,
      `${kept} of ${crowd.length - 1} losers keep their stake`,
    );

    const [double, ...makers] = await world.newcomers('double', 5);
    const offers = await Promise.all(makers.map((each) => open(each, STAKE)));
    const spent = await atOnce(offers.length, (i) => accept(double!, offers[i]!));
    verdict.must(done(spent) <= 1, `${STAKE} HOOF were staked ${done(spent)} times`);
    verdict.must((await double!.hoof()) === START_HOOF - STAKE * done(spent), 'a purse is off');

    const again = await world.newcomer('again');
    const key = randomUUID();
    const card = again.cards.pop()!;
    const keyed = await atOnce(10, () =>
      again.call('POST', '/api/challenges', body(again, card, 10), key),
    );
    const ids = new Set(keyed.filter(({ status }) => status === 201).map((each) => each.body.id));
    verdict.must(ids.size === 1, `one key opened ${ids.size} challenges`);
    verdict.must((await again.hoof()) === START_HOOF - 10, 'one key took more than one stake');

    const stale = await stalePool(world);
    verdict.must(stale.code === 'POOL_CHANGED', `a stale pool was answered ${stale.code}`);
    verdict.must(stale.hoof === START_HOOF, 'a stale pool took a stake');
    const leaks = await whatLeaks(world);
    verdict.must(leaks.length === 0, `an opponent sees ${leaks.join(', ')}`);
    return verdict.outcome(
      {
        'took one challenge': told(tally(answers)),
        'spent twice': told(tally(spent)),
        'challenges of one key': ids.size,
        'stale pool': stale.code,
        'seen of a hidden card': leaks.length,
      },
      'one wins, everybody else keeps the stake, and a hidden card stays hidden',
    );
  },
};

interface Offer {
  readonly id: number;
  readonly rarity: string;
}

const body = (who: Stranger, card: { id: number; rarity: string }, hoofStake: number) => ({
  ...{ challengerId: who.address, challengerNftId: card.id, rarity: 'Common', hoofStake },
});

/** For a Common card, which everybody here has. */
async function open(who: Stranger, stake: number): Promise<Offer> {
  const answer = await who.call('POST', '/api/challenges', body(who, common(who), stake));
  if (answer.status !== 201) throw new Error(`not opened: ${JSON.stringify(answer.body)}`);
  return { id: answer.body.id, rarity: 'Common' };
}

const common = (who: Stranger) => {
  const index = who.cards.findIndex(({ rarity }) => rarity === 'Common');
  return who.cards.splice(index, 1)[0]!;
};

const accept = (who: Stranger, { id }: Offer, more: object = {}) =>
  who.call('POST', '/api/challenges/accept', {
    ...{ challengeId: id, accepterId: who.address, accepterNftId: common(who).id, ...more },
  });

async function stalePool(world: World): Promise<{ code: string; hoof: number }> {
  const [maker, taker] = (await world.newcomers('stale', 2)) as [Stranger, Stranger];
  const answer = await accept(taker, await open(maker, 10), { expectedPool: 50 });
  return { code: answer.body?.code ?? String(answer.status), hoof: await taker.hoof() };
}

/** What the other side and a watcher can read while the cards lie face down. */
async function whatLeaks(world: World): Promise<string[]> {
  const [one, other] = (await world.newcomers('secret', 2)) as [Stranger, Stranger];
  const meeting = await meet(one, other, { cards: [common(one), common(other)] });
  await kickOff(meeting);
  const path = `/api/matches/${meeting.matchId}`;
  const leaks: string[] = [];
  for (const viewer of [other, world.stranger('watcher')]) {
    const { body: view } = await viewer.call('GET', path);
    const told = await viewer.wire.send({
      ...{ method: 'GET', path: `${path}/events`, headers: { accept: 'application/json' } },
    });
    if (view.players[0].card) leaks.push('the card');
    if (view.serverSeed) leaks.push('the server’s seed');
    if (/"(seed|salt)"/.test(JSON.stringify([view, told.body]))) leaks.push('a seed or a salt');
  }
  return leaks;
}
