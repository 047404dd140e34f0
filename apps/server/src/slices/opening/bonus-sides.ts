import {
  type Battler,
  type BonusSide,
  type Side,
  sideQuestions,
  sidesOf,
  utcDay,
} from '@goats/rules';
import type { Game } from '../../game.ts';
import { answerAll } from '../world.ts';

/** What a bonus hangs on that is each player's, as the rule asks about it. */
export async function bonusSides(
  { db, clock, faces, config: { economy } }: Game,
  sides: readonly Side[],
): Promise<BonusSide[]> {
  const { used, battlers } = sideQuestions(sides, utcDay(clock.now()), economy);
  const answers = await answerAll(db, [...used, ...battlers], faces.learn);
  const split = {
    used: answers.slice(0, used.length) as number[],
    battlers: answers.slice(used.length) as (Battler | null)[],
  };
  return sidesOf(sides, split, economy);
}
