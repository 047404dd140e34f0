import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';

/** Null for a wallet that never said. */
export async function languageOf(db: Queryable, wallet: string): Promise<Locale | null> {
  const [row] = await db.query<{ language: Locale }>(
    'select language from wallet_languages where wallet = $1',
    [wallet],
  );
  return row?.language ?? null;
}

/**
 * What nobody chose takes the place of nothing; what somebody chose, letters speak from now on, and the
 * device on which it was chosen. Another device of the wallet has pages of its own.
 */
export async function setLanguage(
  db: Queryable,
  { wallet, sessionId }: { readonly wallet: string; readonly sessionId: string },
  { language, chosen }: { readonly language: Locale; readonly chosen: boolean },
  at: Date,
): Promise<void> {
  await db.query(
    `with mailboxes as (
       update mail_addresses set language = $2 where $4 and wallet = $1 and language <> $2
     ), device as (
       update push_subscriptions set language = $2
        where $4 and session_id = $5 and language <> $2
     )
     insert into wallet_languages (wallet, language, chosen_at) values ($1, $2, $3)
     on conflict (wallet) do update
       set language = excluded.language, chosen_at = excluded.chosen_at
       where $4 and wallet_languages.language <> excluded.language`,
    [wallet, language, at, chosen, sessionId],
  );
}
