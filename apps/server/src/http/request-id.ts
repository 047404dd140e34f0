import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request id from a proxy is kept when it is harmless, so that one id follows the whole way. */
const HARMLESS_ID = /^[A-Za-z0-9_.:-]{8,128}$/;

/** Unique over all instances and restarts by its first half, cheap by its second. */
const PROCESS_ID = randomUUID().slice(0, 18);
let counted = 0;

/** `requestIdOf(request) // '7f1c2a90-3b5e-4d21-00004k'` */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && HARMLESS_ID.test(given)) return given;
  counted += 1;
  return `${PROCESS_ID}-${counted.toString(36).padStart(6, '0')}`;
}
