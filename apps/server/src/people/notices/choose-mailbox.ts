import { ASK_MAILBOX_AGAIN_MS, type MessageTopic } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { mayAsk } from '../../kernel/rate-limits/mail-limit.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { newToken, tokenHash } from '../auth/cookies.ts';
import { putQuestion } from '../outbox/outbox-store.ts';
import { insertMailbox, mailboxOf, setTopics } from './mail-store.ts';

/**
 * Sets where a wallet gets mail and about what. An address that has not said yes is asked; one that
 * was asked too often today is kept all the same and can be asked tomorrow.
 */
export async function chooseMailbox(
  deps: Deps,
  request: FastifyRequest,
  wallet: string,
  {
    address,
    topics,
    language,
  }: { address: string; topics: readonly MessageTopic[]; language?: Locale | undefined },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const known = await mailboxOf(db, wallet);
  if (known?.address === address) {
    await setTopics(db, wallet, address, topics, language);
    // Whoever turns topics on and off meanwhile is not asked again each time.
    if (known.confirmed || now - known.asked_at.getTime() < ASK_MAILBOX_AGAIN_MS) return;
  }
  await takeFromLimit(deps, request, 'subscribe');
  const ask = await mayAsk(deps, address);
  const token = newToken();
  const mailbox = { wallet, address, topics, language, confirmHash: tokenHash(token) };
  await db.transaction(async (tx) => {
    const at = new Date(now);
    const mailId = await insertMailbox(tx, { ...mailbox, leaveToken: newToken(), at });
    if (ask) await putQuestion(tx, { mailId }, token, at);
  });
}
