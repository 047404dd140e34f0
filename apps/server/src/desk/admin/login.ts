import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  type AdminSession,
  beginSession,
  currentSession,
  endCurrentSession,
} from '../../people/auth/sessions.ts';
import { recorder } from '../audit-log/acting-operator.ts';
import { handOverDevice, knownDevice, rememberDevice } from './known-devices.ts';
import { forgetFailures, takeLoginAttempt } from './login-attempts.ts';
import { isOperator, operatorExists } from './operators.ts';

/** The right password begins a session; a wrong one is written down and makes the next try wait. */
export async function logIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<AdminSession> {
  const device = await knownDevice(deps, request, username);
  const attempt = { request, username, device };
  await takeLoginAttempt(deps, attempt);
  if (!(await isOperator(deps.db, username, password))) {
    // A name that nobody has may well be a password in the wrong field: it is not written down.
    const known = await operatorExists(deps.db, username);
    await recorder(deps, request, known ? username : 'unknown').record(deps.db, 'login failed', {});
    throw new AppError('LOGIN_FAILED', 'Invalid username or password');
  }
  const { record } = recorder(deps, request, username);
  let token = '';
  await beginSession(deps, request, reply, { operator: username }, async (tx) => {
    await forgetFailures(tx, attempt);
    token = await rememberDevice(deps, request, tx, { username, known: device });
    await record(tx, 'login', { knownDevice: device !== undefined });
  });
  handOverDevice(deps, request, reply, token);
  const now = deps.clock.now();
  const { idleMs, longestMs } = deps.config.adminSession;
  return {
    username,
    signedInAt: new Date(now),
    idleUntil: new Date(now + Math.min(idleMs, longestMs)),
    endsAt: new Date(now + longestMs),
  };
}

/** Also for whoever has no session any more: the cookie goes in any case. */
export async function logOut(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await currentSession(deps, request, 'admin');
  if (session?.operator)
    await recorder(deps, request, session.operator).record(deps.db, 'logout', {});
  await endCurrentSession(deps, request, reply, 'admin');
}
