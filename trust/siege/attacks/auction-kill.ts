import { type Attack, judge } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';
import type { Stranger, World } from '../world.ts';
import { cheapest } from './buy-out.ts';

const PRICE = 10;
const LAPSE_MS = 31 * 60_000;

interface Bid {
  readonly id: number;
  readonly bidderAddress: string;
  readonly bidAmount: number;
  readonly verified: boolean;
  readonly lapsesAt?: string | null;
}

/** Addresses that anybody can type bid so high, so often or so late that nobody honest can win. */
export const auctionKill: Attack = {
  name: 'auction-kill',
  loss: 'an honest bidder is frightened away from a card by bids that nobody will pay',

  async run(world) {
    const verdict = judge();
    const nobody = world.stranger('typed');
    const honest = await world.newcomer('honest');
    const card = await putUp(world, 180);

    const billion = await typed(nobody, card, 1_000_000_000);
    verdict.must(billion.body?.code === 'BID_TOO_HIGH', `a billion was answered ${billion.status}`);
    // Up the ladder from as many addresses as it takes, to double the listed price.
    const steps = world.quick ? 10 : 40;
    const ladder = await inParallel(
      steps,
      (i) => typed(world.stranger(`rung ${i}`), card, rung(PRICE, 2 * PRICE, i, steps)),
      1,
    );
    const above = await typed(nobody, card, 2 * PRICE + 0.1);
    verdict.must(above.status >= 400, 'a typed bid went beyond double the listed price');
    const over = await bid(honest, card, 10 * PRICE + 0.1);
    verdict.must(over.status >= 400, 'a verified bid went beyond ten times the listed price');

    const { currentBid } = (await honest.call('GET', `/api/nfts/${card}`)).body;
    const answer = await bid(honest, card, Math.round((currentBid ?? PRICE) * 10 + 1) / 10);
    verdict.must(answer.status === 201, `the honest bid was refused: ${answer.body?.error}`);
    const [first] = await bidsOf(honest, card);
    verdict.must(first?.bidderAddress === honest.address, 'the honest bid does not lead');

    const flood = await atOnce(world.quick ? 40 : 200, (i) =>
      typed(nobody, card, Math.round((currentBid + 1) * 100 + i) / 100),
    );
    const most = world.config.limits['typed-bid'].most;
    verdict.must(done(flood) <= most, `${done(flood)} typed bids from one address in a minute`);
    const refused = flood.find(({ status }) => status === 429);
    verdict.must(refused?.headers['retry-after'] !== undefined, 'a flood of typed bids got no 429');

    await nearTheEnd(world, verdict.must);

    const standing = await bidsOf(honest, card);
    const unconfirmed = standing.filter(({ verified }) => !verified);
    verdict.must(
      unconfirmed.every(({ lapsesAt }) => typeof lapsesAt === 'string'),
      'not built: typed bids do not say when they lapse',
    );
    const thief = await world.newcomer('thief');
    const stolen = await thief.call('POST', `/api/bids/${unconfirmed[0]?.id}/confirm`);
    verdict.must(stolen.status >= 400, 'a typed bid was confirmed by another wallet than its own');
    await world.passTime(LAPSE_MS);
    const later = await bidsOf(honest, card);
    const stillTyped = later.filter(
      ({ verified, lapsesAt }) => !verified && !(Date.parse(lapsesAt ?? '') <= world.now()),
    ).length;
    verdict.must(
      later[0]?.bidderAddress === honest.address,
      'after half an hour a bid that nobody confirmed still leads',
    );
    return verdict.outcome(
      {
        'highest typed bid': Math.max(0, ...unconfirmed.map(({ bidAmount }) => bidAmount)),
        'listed price': PRICE,
        'rungs taken': done(ladder),
        'flood of typed bids': told(tally(flood)),
        'typed bids that stand after half an hour': stillTyped,
      },
      'what is typed is bounded, gives nobody more time and lapses; a verified bid leads',
    );
  },
};

/** A typed bid in the last minutes of an auction must not prolong it; a verified one does. */
async function nearTheEnd(
  world: World,
  must: (held: boolean, otherwise: string) => void,
): Promise<void> {
  const card = await putUp(world, 5);
  const watcher = world.stranger('watcher');
  const { endTime } = (await watcher.call('GET', `/api/nfts/${card}`)).body;
  const answer = await typed(watcher, card, PRICE);
  const after = (await watcher.call('GET', `/api/nfts/${card}`)).body.endTime;
  must(answer.status === 201, `a typed bid in bounds was refused: ${answer.body?.error}`);
  must(after === endTime, 'a typed bid near the end gave the auction more time');
}

const rung = (low: number, high: number, i: number, steps: number) =>
  Math.round((low + ((high - low) * i) / (steps - 1)) * 100) / 100;

async function putUp(world: World, durationMinutes: number): Promise<number> {
  const [cardId] = await cheapest(world, 'Common', 1);
  const operator = await world.operator();
  const put = { cardId, startPrice: PRICE, durationMinutes };
  const started = await operator.call('POST', '/api/admin/auctions', put);
  if (started.status !== 201) throw new Error(`no auction: ${JSON.stringify(started.body)}`);
  return cardId!;
}

let wallets = 0;
/** By an address that was made up on the spot. */
function typed(who: Stranger, card: number, bidAmount: number) {
  wallets += 1;
  const bidderAddress = `0x${wallets.toString(16).padStart(40, 'a')}`;
  return who.call('POST', `/api/nfts/${card}/bid`, { bidderAddress, bidAmount });
}

const bid = (who: Stranger, card: number, bidAmount: number) =>
  who.call('POST', `/api/nfts/${card}/bid`, { bidderAddress: who.address, bidAmount });

async function bidsOf(who: Stranger, card: number): Promise<Bid[]> {
  return (await who.call('GET', `/api/nfts/${card}`)).body.bids;
}
