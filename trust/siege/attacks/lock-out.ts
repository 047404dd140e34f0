import { type Attack, judge } from '../attack.ts';
import { inParallel, tally, told } from '../crowd.ts';
import { ADMIN_PASSWORD } from '../world.ts';

/** Wrong passwords from so many addresses that the operator cannot get in either. */
export const lockOut: Attack = {
  name: 'lock-out',
  loss: 'the desk, on the day when it is needed',

  async run(world) {
    const verdict = judge();
    const operator = await world.operator();
    await operator.call('POST', '/api/admin/logout');
    const guess = (i: number, k: number) =>
      world.stranger(`guesser ${i} ${k}`).call('POST', '/api/admin/login', {
        username: 'admin',
        password: `guess number ${i} ${k}`,
      });
    const rounds = world.quick ? 2 : 5;
    const guesses = [];
    for (let k = 0; k < rounds; k += 1) {
      guesses.push(...(await inParallel(world.quick ? 15 : 60, (i) => guess(i, k))));
    }
    const right = { username: 'admin', password: ADMIN_PASSWORD };
    const known = await operator.call('POST', '/api/admin/login', right);
    verdict.must(
      known.status === 200,
      `the operator’s own browser was answered ${known.status} (${known.body?.code})`,
    );
    const desk = await operator.call('GET', '/api/admin/auctions');
    verdict.must(desk.status === 200, `the desk answers ${desk.status}`);
    const tried = tally(guesses).LOGIN_FAILED ?? 0;
    const broken = guesses.filter(({ status }) => status < 400 || status >= 500);
    verdict.must(broken.length === 0, `${broken.length} guesses were not refused`);
    const unheard = guesses.length - tried;
    verdict.must(unheard > 0, `all ${tried} guesses were compared with the password`);
    return verdict.outcome(
      { guesses: told(tally(guesses)), 'the operator': known.status },
      'guessing from everywhere is slowed down, a browser that the operator used before is let in',
    );
  },
};
