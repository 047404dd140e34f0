import { type Attack, judge } from '../attack.ts';

const EVIL = new URL('http://goats.evil.example');

/** Another site has a visitor sign its own text, and hands it to us under its own name. */
export const foreignHost: Attack = {
  name: 'foreign-host',
  loss: 'a wallet’s session, to a site that only looks like ours',

  async run(world) {
    const verdict = judge();
    const tries = {
      'their text, their host': { site: EVIL, host: EVIL.host },
      'their text, our host': { site: EVIL },
      'their text, our port': {
        site: new URL(`http://goats.evil.example:${new URL(world.url).port}`),
        host: `goats.evil.example:${new URL(world.url).port}`,
      },
    };
    const gained: Record<string, number | string> = {};
    for (const [what, options] of Object.entries(tries)) {
      const victim = world.stranger(`victim of ${what}`);
      const answer = await victim.signIn(options);
      gained[what] = answer.body?.code ?? answer.status;
      verdict.must(answer.status >= 400, `${what}: signed in (${answer.status})`);
      const { address } = (await victim.call('GET', '/api/auth/session')).body;
      verdict.must(address === null, `${what}: there is a session`);
    }
    const honest = await world.stranger('honest').signIn();
    verdict.must(honest.status === 200, `here itself nobody can sign in: ${honest.status}`);
    return verdict.outcome(gained, 'a text for another site signs nobody in here');
  },
};
