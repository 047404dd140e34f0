import { type Attack, judge } from '../attack.ts';
import type { Stranger, World } from '../world.ts';
import { cheapest } from './buy-out.ts';

const PRICE = 10;
const MINUTES = 60;
const MINUTE_MS = 60_000;
/** How often the clock is looked to, a moment each time. */
const LOOKS = 60;

/** Wallets that cost nothing bid to the ceiling, say paid, and wait for the card to go back. */
export const auctionRing: Attack = {
  name: 'auction-ring',
  loss: 'a card that an honest bidder would have paid for goes back to the pool, for nothing',
  presets: ['live'],

  async run(world) {
    const verdict = judge();
    const honest = await world.newcomer('honest');
    const ring = await world.newcomers('ring', 3);
    const had = await purseOf(ring);
    const { id, card } = await putUp(world, MINUTES);
    const bond = world.config.economy.bidBond;
    verdict.must(bond > 0, 'not built: a signed bid binds nothing');

    const nobody = world.stranger('broke');
    await nobody.signIn();
    const bare = await bid(nobody, card, PRICE);
    verdict.must(bare.body?.code === 'BOND_NEEDED', `a bid without HOOF: ${bare.status}`);

    const first = await bid(honest, card, PRICE + 2);
    verdict.must(first.status === 201, `the honest bid was refused: ${first.body?.error}`);
    for (const [i, who] of ring.entries()) await bid(who, card, 10 * PRICE - 1 + i / 2);
    const shutOut = await bid(honest, card, 10 * PRICE);
    const bound = had - (await purseOf(ring));
    verdict.must(bound === bond, `the ring leads and has ${bound} HOOF bound, not ${bond}`);

    await leadAlone(world, ring[0]!, verdict.must);

    await world.passTime(MINUTES * MINUTE_MS);
    let passed = 0;
    // One of them is asked, says paid, and the operator finds no money; and again.
    for (const _ of ring) {
      const buyer = await buyerOf(world, honest, card);
      const who = ring.find(({ address }) => address === buyer);
      if (!who) break;
      const said = await who.call('POST', `/api/auctions/${id}/complete`);
      verdict.must(said.status === 200, `nobody could say paid: ${said.body?.error}`);
      const operator = await world.operator();
      const reason = { wallet: who.address, reason: 'No money came' };
      const answer = await operator.call('POST', `/api/admin/auctions/${id}/pass`, reason);
      if (answer.status === 200) passed += 1;
    }
    const buyer = await buyerOf(world, honest, card);
    verdict.must(buyer === honest.address, 'the honest bidder was never asked');
    const lost = had - (await purseOf(ring));
    verdict.must(lost >= bond, `the attack cost ${lost} HOOF, and a bond is ${bond}`);
    const again = await putUp(world, MINUTES);
    for (const who of ring) {
      const { body } = await bid(who, again.card, PRICE);
      verdict.must(body?.code === 'BIDDING_BANNED', 'a wallet that said paid for nothing bids on');
    }
    const operator = await world.operator();
    await operator.call('POST', `/api/admin/auctions/${id}/confirm`, { wallet: honest.address });
    const { owner } = (await honest.call('GET', `/api/cards/${card}`)).body;
    verdict.must(owner === honest.address, 'the honest bidder did not get the card');
    return verdict.outcome(
      {
        'wallets passed over': passed,
        'honest bid at the ceiling': shutOut.body?.code ?? shutOut.status,
        'HOOF that it cost': lost,
        'auctions killed': owner === honest.address ? 0 : 1,
      },
      'a lead costs a bond, a word that is not true a month, and the honest bidder is asked after all',
    );
  },
};

/** Whoever leads raises its own bid in the last minutes: the end must stay where it is. */
async function leadAlone(
  world: World,
  who: Stranger,
  must: (held: boolean, otherwise: string) => void,
): Promise<void> {
  const { card } = await putUp(world, 5);
  const ends: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    const { body } = await bid(who, card, PRICE + i);
    ends.push(body?.endTime);
  }
  must(new Set(ends).size === 1, 'one wallet alone put the end off by outbidding itself');
}

async function buyerOf(world: World, who: Stranger, card: number): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { auction } = (await who.call('GET', `/api/nfts/${card}`)).body;
    if (auction.state !== 'running') return auction.buyer;
    await world.passTime(500);
  }
  return null;
}

async function purseOf(wallets: readonly Stranger[]): Promise<number> {
  const purses = await Promise.all(wallets.map((who) => who.hoof()));
  return purses.reduce((sum, hoof) => sum + hoof, 0);
}

async function putUp(
  world: World,
  durationMinutes: number,
): Promise<{ readonly id: number; readonly card: number }> {
  const operator = await world.operator();
  for (const cardId of await cheapest(world, 'Common', 5)) {
    const put = { cardId, startPrice: PRICE, durationMinutes };
    const started = await operator.call('POST', '/api/admin/auctions', put);
    if (started.status === 201) return { id: started.body.id, card: cardId };
  }
  throw new Error('no card could be put up');
}

const bid = (who: Stranger, card: number, bidAmount: number) =>
  who.call('POST', `/api/nfts/${card}/bid`, { bidderAddress: who.address, bidAmount });
