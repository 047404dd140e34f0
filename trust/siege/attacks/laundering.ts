import { type Attack, judge } from '../attack.ts';
import { battle, concede, isMeeting, lose, meet } from '../matches.ts';
import type { Stranger } from '../world.ts';
import { cheapest, mint } from './buy-out.ts';

/** The house takes a challenge that nobody answered for two minutes. */
const HOUSE_COMES_MS = 150_000;

/** Wallets made for their grant lose it on purpose to one, which would then sell it. */
export const laundering: Attack = {
  name: 'laundering',
  loss: 'the worth of everybody’s HOOF, when grants can be sold',
  presets: ['live'],
  env: () => ({ STARTER_CARDS: '24' }),

  async run(world) {
    const verdict = judge();
    const collector = await world.newcomer('collector');
    const before = await purseOf(collector);
    if (before.tradable === undefined) {
      verdict.must(false, 'not built: a wallet does not say what of its HOOF is tradable');
      return verdict.outcome({}, '');
    }
    verdict.must(before.tradable === 0, `a grant of ${before.tradable} HOOF is tradable at once`);
    const mules = await world.newcomers('mule', world.quick ? 3 : 8);
    let battles = 0;
    for (const [i, mule] of mules.entries()) {
      // Given up, played out, and with a card on the line where that is possible.
      await concede(await meet(mule, collector, { stake: 100 }), 0);
      await lose(await meet(collector, mule, { stake: 100 }), 1);
      const cards = [mule.cards[0]!, sameTier(collector, mule.cards[0]!.rarity)] as const;
      const fought = cards[1] && (await battle(mule, collector, [cards[0], cards[1]], 100));
      if (fought && isMeeting(fought)) {
        battles += 1;
        await concede(fought, 0);
      }
      if (i === 0) verdict.must((await purseOf(collector)).tradable === 0, 'one loss was enough');
    }
    const lent = await sellMinted(collector, await cheapest(world, 'Common', 1));
    verdict.must(lent >= 400, `a card minted with locked HOOF was listed (${lent})`);
    if (!world.quick) await askTheHouse(collector, world.passTime);
    const after = await purseOf(collector);
    verdict.must(after.tradable === 0, `${after.tradable} HOOF of grants became tradable`);
    verdict.must(
      after.locked + after.tradable === after.hoofBalance,
      'locked and tradable are not the whole',
    );
    return verdict.outcome(
      {
        'HOOF collected': after.hoofBalance - before.hoofBalance,
        'of it tradable': after.tradable,
        'battles for cards': battles,
        'listing a minted card': lent,
      },
      'what was granted stays locked, whoever wins it',
    );
  },
};

interface Purse {
  readonly hoofBalance: number;
  readonly locked: number;
  readonly tradable: number;
}

async function purseOf(who: Stranger): Promise<Purse> {
  return (await who.call('GET', `/api/wallets/${who.address}`)).body;
}

const sameTier = (who: Stranger, rarity: string) =>
  who.cards.find((card) => card.rarity === rarity);

async function sellMinted(who: Stranger, [id]: readonly number[]): Promise<number> {
  const minted = await mint(who, id!);
  if (minted.status !== 200) return minted.status;
  return (await who.call('POST', `/api/cards/${id}/listing`, { price: 50 })).status;
}

/** A challenge for whoever comes: the house does, and plays it out or is given it by the clock. */
async function askTheHouse(who: Stranger, passTime: (ms: number) => Promise<void>): Promise<void> {
  const card = who.cards.pop();
  if (!card) return;
  await who.call('POST', '/api/challenges', {
    ...{ challengerId: who.address, challengerNftId: card.id, rarity: card.rarity, hoofStake: 10 },
  });
  // Comes, then moves; our side is played by the clock.
  for (let i = 0; i < 6; i += 1) await passTime(HOUSE_COMES_MS);
}
