import { ApiError } from '@goats/contract';
import { idempotencyKey } from './idempotency-key.ts';

/**
 * Keys of what was sent and not answered, by what it was. They outlive the dialog that sent it: who
 * closes it, opens it anew and presses again must not stake twice.
 */
const unanswered = new Map<string, string>();

/**
 * The key for this intention: the same one until the server has answered it.
 * `keyFor(JSON.stringify([player, call, request]))`
 */
export function keyFor(what: string): string {
  const key = unanswered.get(what) ?? idempotencyKey();
  unanswered.set(what, key);
  return key;
}

/** Tells how it went. A call that was answered is over, and the next click means it anew. */
export function settle(what: string, error?: unknown): void {
  if (error === undefined || isAnswer(error)) unanswered.delete(what);
}

/** A refusal is the key's answer for ever; only what may have got lost is sent again under it. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
}
