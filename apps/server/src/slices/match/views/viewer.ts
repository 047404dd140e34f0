import { type MatchFacts, seatOf } from '@goats/rules';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { practiceAddress } from '../../../people/auth/practice-identity.ts';
import { currentSession } from '../../../people/auth/sessions.ts';

/** Who is asking: a proven wallet, a browser that began a practice match, both or neither. */
export interface Caller {
  readonly wallet: string | null;
  /** The session that proves the wallet: what is shown to it ends with it. */
  readonly session: string | null;
  readonly browser: string | null;
}

export async function callerOf(deps: Deps, request: FastifyRequest): Promise<Caller> {
  const session = await currentSession(deps, request, 'wallet');
  return {
    wallet: session?.wallet ?? null,
    session: session?.id ?? null,
    browser: practiceAddress(deps, request),
  };
}

/** The caller's address in this match, or null for a watcher. A browser only ever owns practice. */
export function viewerIn(
  match: MatchFacts,
  caller: Pick<Caller, 'wallet' | 'browser'>,
): string | null {
  if (seatOf(match.state, caller.wallet) !== null) return caller.wallet;
  if (match.kind !== 'practice') return null;
  return seatOf(match.state, caller.browser) === null ? null : caller.browser;
}
