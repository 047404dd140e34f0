import type { CallInput, Calls } from '@goats/contract';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { keyFor, settle } from './intent.ts';

/**
 * A write that counts once, however often it has to be sent until it is answered. `player` is whose
 * it is; null for somebody without a wallet.
 */
export async function sendOnce<Name extends keyof Calls>(
  call: Name,
  input: CallInput<Calls[Name]>,
  player: string | null,
): Promise<Answer<Name>> {
  const intention = JSON.stringify([player, call, input]);
  try {
    const answer = await api(call, input, { idempotencyKey: keyFor(intention) });
    settle(intention);
    return answer;
  } catch (error) {
    settle(intention, error);
    throw error;
  }
}
