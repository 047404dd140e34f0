import { type Attack, judge } from '../attack.ts';
import { inParallel } from '../crowd.ts';
import { battle, type End, isMeeting, lose, type Meeting } from '../matches.ts';
import type { Stranger } from '../world.ts';

const PER_DAY = 200;
const PER_WALLET = 90;
const QUESTS = { QUEST_HOOF: '5', QUESTS_PER_DAY: '40' };

/** Many pairs want the treasury's part, and their quests paid, when the day's budgets are nearly empty. */
export const purse: Attack = {
  name: 'purse',
  loss: 'the treasury, on one evening',
  env: ({ preset }) => ({
    STARTER_CARDS: '12',
    // Own cards and no history asked: what is tried is the purse alone.
    STARTER_CARDS_LENT: 'false',
    HISTORY_ASKED: 'false',
    STARTER_HOOF: '5000',
    ...QUESTS,
    PURSE_PER_DAY: String(PER_DAY),
    PURSE_PER_WALLET: String(preset === 'live' ? PER_WALLET : PER_DAY),
  }),

  async run(world) {
    const verdict = judge();
    const pairs = world.quick ? 8 : 20;
    const people = await world.newcomers('pair', 2 * pairs);
    const begun = await inParallel(
      pairs,
      async (i) => twoOfATier(people[2 * i]!, people[2 * i + 1]!),
      pairs,
    );
    const meetings = begun.flat();
    const ends = await inParallel(meetings.length, (i) => lose(meetings[i]!, 1));
    const perWallet = new Map<string, number>();
    for (const { winner, treasuryBonus } of ends) {
      perWallet.set(winner ?? '', (perWallet.get(winner ?? '') ?? 0) + treasuryBonus);
    }
    const paid = ends.reduce((sum: number, { treasuryBonus }: End) => sum + treasuryBonus, 0);
    const most = Math.max(0, ...perWallet.values());
    const bounds = world.config.economy.purse;
    const quests = await collectAll(people);
    const forQuests = world.config.economy.quests.perDay;
    verdict.must(quests <= forQuests, `${quests} HOOF for quests out of ${forQuests}`);
    verdict.must(meetings.length > 0, 'nobody could play for a bonus at all');
    verdict.must(paid <= bounds.perDay, `${paid} HOOF out of a purse of ${bounds.perDay}`);
    verdict.must(most <= bounds.perWallet, `${most} HOOF for one wallet of ${bounds.perWallet}`);
    return verdict.outcome(
      {
        matches: meetings.length,
        'bonus paid': paid,
        'purse of the day': bounds.perDay,
        'paid for quests': `${quests} of ${forQuests}`,
        'most for one wallet': `${most} of ${bounds.perWallet}`,
      },
      'the purse was never overdrawn',
    );
  },
};

/** Everybody asks for every quest of the day twice at one instant; answers the HOOF that was paid. */
export async function collectAll(people: readonly Stranger[]): Promise<number> {
  const { quests } = (await people[0]!.call('GET', '/api/quests')).body;
  const asked = people.flatMap((who) =>
    [...quests, ...quests].map(({ id }) => who.call('POST', `/api/me/quests/${id}/claim`)),
  );
  const answers = await Promise.all(asked);
  return answers.reduce((sum, { status, body }) => sum + (status === 200 ? body.hoof : 0), 0);
}

/** Up to four battles of the two at one instant, a card of the same tier on either side. */
async function twoOfATier(one: Stranger, other: Stranger): Promise<Meeting[]> {
  const tries = one.cards.slice(0, -1).flatMap((card) => {
    const index = other.cards.findIndex(({ rarity }) => rarity === card.rarity);
    return index === -1 ? [] : [[card, other.cards.splice(index, 1)[0]!] as const];
  });
  const fought = await Promise.all(tries.slice(0, 4).map((cards) => battle(one, other, cards)));
  return fought.filter(isMeeting);
}
