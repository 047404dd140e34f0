import { type Attack, judge } from '../attack.ts';
import { atOnce, done, inParallel, tally, told } from '../crowd.ts';

const PER_ADDRESS = 3;
const OVER_ALL = 8;

/** Starter packs for as many wallets as one can make, from one address and from many. */
export const grants: Attack = {
  name: 'grants',
  loss: 'HOOF and cards meant for people, to a loop',
  env: () => ({
    LIMIT_STARTER_GRANTS_PER_HOUR: String(PER_ADDRESS),
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: String(OVER_ALL),
  }),

  async run(world) {
    const verdict = judge();
    const home = world.address();
    const family = await signedIn('family', 3 * PER_ADDRESS, home);
    const opened = await atOnce(family.length, (i) => family[i]!.openPack());
    verdict.must(done(opened) === PER_ADDRESS, `${done(opened)} packs for one address`);
    const empty = await Promise.all(family.map((each) => each.hoof()));
    const rich = empty.filter((hoof) => hoof > 0).length;
    verdict.must(rich === done(opened), `${rich} wallets got HOOF for ${done(opened)} packs`);
    const twice = await atOnce(5, () => family[0]!.openPack());
    verdict.must(done(twice) === 0, 'a wallet opened a second pack');

    const swarm = await signedIn('swarm', 2 * OVER_ALL);
    const taken = await atOnce(swarm.length, (i) => swarm[i]!.openPack());
    const all = done(opened) + done(taken);
    verdict.must(all <= OVER_ALL, `${all} packs in an hour over all`);
    const refused = [...opened, ...taken].filter(({ status }) => status === 429);
    verdict.must(
      refused.length > 0 && refused.every(({ headers }) => headers['retry-after'] !== undefined),
      'a refusal did not say when to come back',
    );
    await world.passTime(3_660_000);
    const late = world.stranger('patient');
    await late.signIn();
    const patient = await late.openPack();
    verdict.must(patient.status === 200, `an hour later a newcomer got ${patient.status}`);
    return verdict.outcome(
      { 'one address': told(tally(opened)), 'many addresses': told(tally(taken)) },
      'grants stop at the limit of an address and at the limit over all',
    );

    function signedIn(name: string, count: number, from?: string) {
      return inParallel(count, async (i) => {
        const one = world.stranger(`${name} ${i}`, from);
        await one.signIn();
        return one;
      });
    }
  },
};
