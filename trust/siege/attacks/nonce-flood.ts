import { type Attack, judge } from '../attack.ts';
import { inParallel, tally, told } from '../crowd.ts';

/** Every nonce is a row: one address asks for them without end. */
export const nonceFlood: Attack = {
  name: 'nonce-flood',
  loss: 'signing in, on the day when everybody comes',

  async run(world) {
    const verdict = judge();
    const flooder = world.stranger('flooder');
    const honest = world.stranger('honest');
    const count = world.quick ? 400 : 3_000;
    const flood = inParallel(count, () => flooder.call('GET', '/api/auth/nonce'), 32);
    const signedIn = await honest.signIn();
    const answers = await flood;
    verdict.must(signedIn.status === 200, `somebody honest could not sign in: ${signedIn.status}`);
    const given = tally(answers)['200'] ?? 0;
    const refused = answers.filter(({ status }) => status === 429);
    verdict.must(refused.length > 0, `one address got all of ${given} nonces`);
    verdict.must(
      refused.every(({ headers }) => headers['retry-after'] !== undefined),
      'a 429 did not say when to come back',
    );
    return verdict.outcome(
      { nonces: told(tally(answers)) },
      'one address gets so many and no more',
    );
  },
};
