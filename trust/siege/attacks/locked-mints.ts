import { type Attack, judge } from '../attack.ts';
import { done, inParallel, tally, told } from '../crowd.ts';
import { cheapest, mint } from './buy-out.ts';

const PER_DAY = 6;

/** Grants turned into cards, by more wallets than a day has room for. */
export const lockedMints: Attack = {
  name: 'locked-mints',
  loss: 'the cheapest cards, to wallets that never played',
  presets: ['live'],
  env: () => ({ LOCKED_MINTS_PER_DAY: String(PER_DAY) }),

  async run(world) {
    const verdict = judge();
    const farm = await world.newcomers('farm', world.quick ? 5 : 30);
    const { perDay } = world.config.economy.mints;
    const ids = await cheapest(world, 'Common', farm.length * perDay);
    const answers = await inParallel(
      ids.length,
      (i) => mint(farm[i % farm.length]!, ids[i]!),
      ids.length,
    );
    verdict.must(
      done(answers) === PER_DAY,
      `${done(answers)} mints with locked HOOF on a day of ${PER_DAY}`,
    );
    return verdict.outcome(
      { mints: told(tally(answers)) },
      'the day’s mints with gifted HOOF ran out',
    );
  },
};
