import { BONUS_MATCHES_PER_DAY } from '../../../packages/rules/src/index.ts';
import type { HeldCard } from '../../players/player.ts';
import { type Attack, judge } from '../attack.ts';
import { type End, lose, meet, tierOf } from '../matches.ts';
import type { Stranger } from '../world.ts';

/** Whoever loses every game can still pay for the next. */
const STAKE = 25;

/** Two wallets of one person let each other win as the underdog, for the treasury's part. */
export const bonusFarm: Attack = {
  name: 'bonus-farm',
  loss: 'the treasury, a few HOOF at a time',
  env: () => ({ STARTER_CARDS: '30' }),

  async run(world) {
    const verdict = judge();
    const pair = await world.newcomers('twin', 2);
    const ends: End[] = [];
    const games = world.quick ? 8 : 12;
    for (let i = 0; i < games; i += 1) {
      const [underdog, giant] = i % 2 === 0 ? pair : [pair[1]!, pair[0]!];
      const cards = [take(underdog!, 'Common'), take(giant!, 'better')] as const;
      if (!cards[0] || !cards[1]) break;
      const meeting = await meet(underdog!, giant!, { stake: STAKE, cards: [cards[0], cards[1]] });
      ends.push(await lose(meeting, 1));
    }
    const paid = ends.filter(({ treasuryBonus }) => treasuryBonus > 0);
    const bonus = paid.reduce((sum, { treasuryBonus }) => sum + treasuryBonus, 0);
    verdict.must(
      paid.length <= BONUS_MATCHES_PER_DAY,
      `${paid.length} matches of one pair carried a bonus`,
    );
    const { historyAsked, purse } = world.config.economy;
    verdict.must(bonus <= purse.perDay, `${bonus} HOOF of a day’s ${purse.perDay}`);
    if (historyAsked) {
      verdict.must(bonus === 0, `${bonus} HOOF of bonus for wallets without a history`);
    }
    return verdict.outcome(
      { matches: ends.length, 'with a bonus': paid.length, 'bonus in HOOF': bonus },
      'three a day for one pair at most, and nothing for wallets without a history',
    );
  },
};

/** A Common card, or any that is more than one, so that there is always an underdog. */
function take(who: Stranger, what: 'Common' | 'better'): HeldCard | undefined {
  const index = who.cards.findIndex((card) => tierOf(card) > 0 === (what === 'better'));
  return index === -1 ? undefined : who.cards.splice(index, 1)[0];
}
