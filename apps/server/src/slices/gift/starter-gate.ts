import { createHmac } from 'node:crypto';
import type { Calls } from '@goats/contract';
import { solvesWork, WORK_PARTS } from '@goats/rules';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { serverSecret } from '../../db/server-secret.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { limitSubjects } from '../../kernel/rate-limits/limit-subjects.ts';
import { lookAtWindows, refuseOverLimit, tooMany } from '../../kernel/rate-limits/rate-limits.ts';
import { spend } from '../../kernel/rate-limits/spend.ts';
import { hasClaimedStarter } from './starter-store.ts';

type Work = NonNullable<z.output<Calls['POST /api/packs/starter']['body']>>['work'];

const HOUR_MS = 3_600_000;
const EVERYBODY = { name: 'all', times: 1 } as const;
const FULL_HERE = 'limit-of-starters-here';
const FULL_EVERYWHERE = 'limit-of-starters';

export interface StarterGate {
  /** Lets a wallet claim its pack, unless too many do; then it says until when, or asks for work. */
  pass<T>(
    visitor: { readonly request: FastifyRequest; readonly wallet: string; readonly work: Work },
    claim: () => Promise<T>,
  ): Promise<T>;
}

/** `await createStarterGate(game).pass({ request, wallet, work: body?.work }, claim)` */
export function createStarterGate(deps: Deps): StarterGate {
  const { clock, config, db } = deps;
  const secret = serverSecret(db, 'starter work');
  const bits = config.starterWorkBits;

  /** Nothing is kept of it: it can be made again for the same wallet in the same hour. */
  async function challengeFor(wallet: string, hour: number): Promise<string> {
    const text = `starter|${wallet}|${hour}|${bits}`;
    return createHmac('sha256', await secret())
      .update(text)
      .digest('hex');
  }

  async function requireWork(wallet: string, work: Work): Promise<void> {
    const hour = Math.floor(clock.now() / HOUR_MS);
    // Work that was begun before the hour struck is good work.
    const given = await Promise.all([hour, hour - 1].map((each) => challengeFor(wallet, each)));
    if (work && given.includes(work.challenge)) {
      if (solvesWork({ challenge: work.challenge, bits }, work.answers)) return;
    }
    throw refuse('work-needed', {}, { details: { challenge: given[0], bits, parts: WORK_PARTS } });
  }

  return {
    async pass({ request, wallet, work }, claim) {
      // Whoever has a pack is told so, or gets the first answer again, and uses nothing up.
      if (await hasClaimedStarter(db, wallet)) return claim();
      await refuseOverLimit(deps, request, 'starter', FULL_HERE);
      const [hour] = await lookAtWindows(deps, 'all-starters', [EVERYBODY.name]);
      const { most } = config.limits['all-starters'];
      if (hour && hour.taken >= most) throw tooMany(hour.endsAt - clock.now(), FULL_EVERYWHERE);
      if (hour && hour.taken * 2 > most) await requireWork(wallet, work);
      const here = limitSubjects(request.ip).map(
        (subject) => ({ name: 'starter', subject, full: FULL_HERE }) as const,
      );
      const everywhere = {
        name: 'all-starters',
        subject: EVERYBODY,
        full: FULL_EVERYWHERE,
      } as const;
      return spend(deps, [...here, everywhere], claim);
    },
  };
}
