import { SWAPS_PER_ADDRESSEE } from '../../../packages/rules/src/index.ts';
import { type Attack, judge } from '../attack.ts';
import { atOnce, done, tally, told } from '../crowd.ts';
import type { Stranger } from '../world.ts';

const CROWD = 12;
/** Of one card within an hour. */
const MOST_NEWS = 2;

/**
 * Wallets made for their grant in the market: gifts for somebody's card, one card for many buyers, a
 * list of offers and one of swaps filled with trifles, and an inbox filled with the same news.
 */
export const market: Attack = {
  name: 'market',
  loss: 'the worth of a price, and the quiet of an inbox',

  async run(world) {
    const verdict = judge();
    const owner = await world.newcomer('owner');
    const crowd = await world.newcomers('buyer', world.quick ? 6 : CROWD);
    const [card] = owner.cards;
    const listed = await owner.call('POST', `/api/cards/${card!.id}/listing`, { price: 1 });
    if (world.preset === 'live') {
      verdict.must(listed.body.code === 'CARD_LENT', `a lent card was listed (${listed.status})`);
    }

    const gifted = await atOnce(crowd.length, (i) =>
      crowd[i]!.call('POST', `/api/cards/${card!.id}/buy`, { price: 1 }),
    );
    verdict.must(done(gifted) === 0, 'gifted HOOF bought a card from somebody');
    const offers = await atOnce(crowd.length, (i) =>
      crowd[i]!.call('POST', `/api/cards/${card!.id}/offers`, { amount: 0.02 }),
    );
    verdict.must(done(offers) === 0, 'gifted HOOF was offered for a card');

    const [own] = crowd[0]!.cards;
    const swaps = await atOnce(world.quick ? 30 : 100, () =>
      crowd[0]!.call('POST', '/api/swaps', {
        ...{ to: owner.address, give: [own!.id], take: [card!.id], hoof: 0.02 },
      }),
    );
    verdict.must(done(swaps) === 0, 'gifted HOOF was put into a swap');
    const waiting = await atOnce(world.quick ? 30 : 100, () =>
      crowd[0]!.call('POST', '/api/swaps', {
        ...{ to: owner.address, give: [own!.id], take: [card!.id] },
      }),
    );
    verdict.must(
      done(waiting) <= (world.preset === 'live' ? 0 : SWAPS_PER_ADDRESSEE),
      `${done(waiting)} swaps of one wallet wait for one player`,
    );
    const heard = (await owner.call('GET', '/api/me/inbox')).body?.messages ?? [];
    const ofSwaps = heard.filter(({ href }: { href: string }) => href.includes('swaps')).length;
    verdict.must(ofSwaps <= 1, `${ofSwaps} messages came of one wallet's swaps`);

    const [follower] = crowd;
    await follower!.call('PUT', `/api/me/watches/cards/${card!.id}`);
    const again = await repeat(owner, card!.id, world.quick ? 40 : 200);
    const inbox = await follower!.call('GET', '/api/me/inbox');
    const messages = inbox.body?.messages?.length ?? 0;
    verdict.must(messages <= MOST_NEWS, `${messages} messages came of one card`);
    return verdict.outcome(
      {
        'bought with gifts': told(tally(gifted)),
        'offered with gifts': told(tally(offers)),
        'swapped with gifts': told(tally(swaps)),
        'swaps that wait': told(tally(waiting)),
        again,
      },
      'gifts buy nothing from anybody, and nobody hears the same twice',
    );
  },
};

/** Up and down, as a seller does who wants every follower's phone to ring. */
async function repeat(owner: Stranger, cardId: number, times: number): Promise<string> {
  const answers = [];
  for (let i = 0; i < times; i += 1) {
    answers.push(
      i % 2 === 0
        ? await owner.call('DELETE', `/api/cards/${cardId}/listing`)
        : await owner.call('POST', `/api/cards/${cardId}/listing`, { price: 1 }),
    );
  }
  return told(tally(answers));
}
