import { setTimeout as sleep } from 'node:timers/promises';
import { FOLLOW_NEWS } from '../../../packages/rules/src/index.ts';
import { type Attack, judge } from '../attack.ts';
import { done, tally, told } from '../crowd.ts';
import type { Stranger, World } from '../world.ts';

const GOATS = 10;
const TIMES = 33;
/** News is spread by the clock; whoever waits longer than this for an empty line has found a fault. */
const PATIENCE_MS = 60_000;

/**
 * Three wallets list and unlist all they have, so that a follower's day is full before an honest
 * seller comes; and one lists a card of a goat that thousands follow, so that everybody's commands
 * wait while they are told.
 */
export const silence: Attack = {
  name: 'silence',
  loss: 'hearing that the card one waits for is for sale',
  // In a world for strangers the cards of a newcomer are lent, and cannot be listed.
  presets: ['demo'],
  env: () => ({ STARTER_CARDS: '11', LIMIT_WRITES_PER_MINUTE: '10000' }),

  async run(world) {
    const verdict = judge();
    const follower = await world.newcomer('follower');
    for (let goat = 1; goat <= GOATS; goat += 1) {
      await follower.call('PUT', `/api/me/watches/goats/${goat}`);
    }
    const noisy = await world.newcomers('noisy', 3);
    const answers = await Promise.all(noisy.map((one) => listAndUnlist(one, world.quick ? 1 : 3)));
    await spread(world);
    // The house puts cards on the shelf too.
    const theirs = new Set(noisy.flatMap(({ cards }) => cards.map(({ id }) => `/nft/${id}`)));
    const noise = (await heard(follower)).filter(({ href }) => theirs.has(href));
    verdict.must(
      noise.length <= noisy.length * FOLLOW_NEWS.perSender,
      `three wallets had ${noise.length} lines of a day`,
    );
    const seller = await world.newcomer('seller');
    const [card] = seller.cards;
    await seller.call('POST', `/api/cards/${card!.id}/listing`, { price: 20 });
    await spread(world);
    const news = (await heard(follower)).filter(({ href }) => href === `/nft/${card!.id}`);
    verdict.must(news.length === 1, 'an honest seller was not heard');

    const crowd = await gather(world, seller, world.quick ? 1_000 : 20_000);
    const listed = await seller.call('POST', `/api/cards/${crowd.card}/listing`, { price: 20 });
    verdict.must(listed.status === 201, `the card was not listed: ${listed.body?.error}`);
    const inside = await writtenWith(world, crowd.card);
    verdict.must(inside === 0, `${inside} readers were told within the commit`);
    await spread(world);
    const { readers, lines } = await toldOf(world, crowd.card);
    verdict.must(
      lines === readers && readers >= crowd.size,
      `${readers} of ${crowd.size} were told, in ${lines} lines`,
    );
    return verdict.outcome(
      {
        listings: told(tally(answers.flat())),
        done: done(answers.flat()),
        'lines of noise': noise.length,
        readers,
      },
      'a sender has a share of a reader’s day, whoever is new finds room, and a commit writes one line',
    );
  },
};

async function listAndUnlist(who: Stranger, rounds: number) {
  const answers = [];
  for (let i = 0; i < TIMES * rounds; i += 1) {
    const { id } = who.cards[i % who.cards.length]!;
    // Cheaper every time, which would be news each time.
    const price = Math.ceil(10_000 * 0.85 ** Math.floor(i / who.cards.length));
    answers.push(await who.call('POST', `/api/cards/${id}/listing`, { price }));
    answers.push(await who.call('DELETE', `/api/cards/${id}/listing`));
  }
  return answers;
}

async function heard(who: Stranger): Promise<{ readonly topic: string; readonly href: string }[]> {
  const { messages } = (await who.call('GET', '/api/me/inbox')).body;
  return messages.filter(({ topic }: { topic: string }) => topic === 'watch');
}

async function spread({ db }: World): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while ((await db.query('select from news limit 1')).length > 0) {
    if (Date.now() > until) throw new Error('news is not spread');
    await sleep(50);
  }
}

/** Thousands of wallets that follow the goat of another card of the seller's: not one call each. */
async function gather({ db }: World, seller: Stranger, size: number) {
  const card = seller.cards[1]!.id;
  await db.query(
    `insert into watches
     select '0xd' || lpad(to_hex(n), 39, '0'), 'goat', c.base_goat_id, now()
       from cards c, generate_series(1, $2::int) n where c.id = $1`,
    [card, size],
  );
  return { card, size };
}

/** Messages that came with the very transaction that put the card on the shelf. */
async function writtenWith({ db }: World, card: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) from messages m
      where m.xmin = (select h.xmin from card_holdings h where h.card_id = $1)`,
    [card],
  );
  return row!.count;
}

async function toldOf({ db }: World, card: number) {
  const [row] = await db.query<{ readers: number; lines: number }>(
    'select count(distinct wallet) as readers, count(*) as lines from messages where href = $1',
    [`/nft/${card}`],
  );
  return row!;
}
