import {
  type Battler,
  type BonusSide,
  type Side,
  sideQuestions,
  sidesOf,
  utcDay,
} from '@goats/rules';
import type { Game } from '../../game.ts';

/** What a bonus hangs on that is each player's, as the rule asks about it. */
export async function bonusSides(
  { db, clock, world, config: { economy } }: Game,
  sides: readonly Side[],
): Promise<BonusSide[]> {
  const { used, battlers } = sideQuestions(sides, utcDay(clock.now()), economy);
  const answers = await world.answers(db, [...used, ...battlers]);
  const split = {
    used: answers.slice(0, used.length) as number[],
    battlers: answers.slice(used.length) as (Battler | null)[],
  };
  return sidesOf(sides, split, economy);
}
