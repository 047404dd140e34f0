import { createHash } from 'node:crypto';
import type { Run } from './fill-world.ts';
import { ACTORS, type Size, STARTER_HUNDREDTHS } from './sizes.ts';

/** What an actor's browser sends; everybody else's sessions nobody knows. */
export const tokenOf = (actor: number) => `growth-actor-${actor}`.padEnd(43, 'x');

/** `addressOf(3)`, as the SQL below makes it. */
export function addressOf(wallet: number): string {
  return `0x${createHash('sha256').update(`growth ${wallet}`).digest('hex').slice(0, 40)}`;
}

const CARDS_OF_AN_ACTOR = 60;
const LENT_TO_EACH = 5;
const MESSAGES_OF_EACH = 10;

/** Wallets with their sessions, names, lent and own cards, what they follow and what they were told. */
export async function fillPeople(run: Run, { wallets, days, followers }: Size): Promise<void> {
  await run(
    `create temp table g_wallets as
     select n, '0x' || left(encode(sha256(('growth ' || n)::bytea), 'hex'), 40) as address,
            now() - (n % $2::int) * interval '1 day' as since
       from generate_series(0, $1::int - 1) n`,
    [wallets, days],
  );
  await run('create unique index on g_wallets (n)');
  await run('analyze g_wallets');
  await run(
    `insert into sessions (token_hash, wallet, created_at, seen_at, expires_at, user_agent)
     select case when n < $1 then sha256(rpad('growth-actor-' || n, 43, 'x')::bytea)
                 else sha256(('session ' || n)::bytea) end,
            address, now(), now(), now() + interval '30 days', 'bench'
       from g_wallets where n < $1 or n % 2 = 0`,
    [ACTORS],
  );
  await run(
    `insert into players (address, display_name, name_key, named_at)
     select address, 'Goat keeper ' || n, 'goatkeeper' || n, since from g_wallets where n % 2 = 1`,
  );
  await run(
    `insert into starter_grants (wallet, hoof, cards, lent, at)
     select address, $2::bigint, array(select 1 + (n * ${LENT_TO_EACH} + k) % 20000
                                    from generate_series(0, ${LENT_TO_EACH - 1}) k), true, since
       from g_wallets where n >= $1`,
    [ACTORS, STARTER_HUNDREDTHS],
  );
  await run(
    `insert into loans (wallet, card_id, lent_at)
     select wallet, unnest(cards), at from starter_grants on conflict do nothing`,
  );
  await dealCards(run, wallets);
  await run(
    `insert into watches (wallet, kind, target, since)
     select address, 'goat', 1, since from g_wallets where n between 1 and $1
     union all
     select address, 'card', 1 + n % 20000, since from g_wallets where n % 3 = 0`,
    [Math.min(followers, wallets - 1)],
  );
  await run(
    `insert into messages (wallet, topic, text, href, at, read_at)
     select w.address, (array['match', 'sale', 'week', 'cup'])[1 + k % 4],
            'Magic Goat #2000 is sold for 50 HOOF. 48.75 HOOF are yours.', '/nft/' || 1 + w.n % 20000,
            w.since + k * interval '1 minute', case when k % 2 = 0 then w.since end
       from g_wallets w cross join generate_series(1, ${MESSAGES_OF_EACH}) k order by k, w.n`,
  );
  await run(
    `insert into nonces (nonce, expires_at)
     select encode(sha256(('nonce ' || n)::bytea), 'hex'), now() + interval '5 minutes'
       from g_wallets where n % 50 = 0`,
  );
  await run(
    `insert into subscribers (email, name, consented_at, token)
     select 'goat' || n || '@example.org', 'Goat ' || n, since, rpad('subscriber-' || n, 43, 'x')
       from g_wallets where n % 4 = 0`,
  );
}

/** Actors have many, all others share the rest: more wallets than cards leave most with lent ones. */
async function dealCards(run: Run, wallets: number): Promise<void> {
  const theirs = ACTORS * CARDS_OF_AN_ACTOR;
  await run(
    `create temp table g_dealt as
     select c.id as card_id, w.address as owner, w.since as at
       from cards c join g_wallets w
         on w.n = case when c.id <= ${theirs} then (c.id - 1) % ${ACTORS}
                       else ${ACTORS} + c.id % ($1::int - ${ACTORS}) end
      where c.id <= 12000
        and not exists (select from card_holdings h where h.card_id = c.id and h.owner is not null)`,
    [wallets],
  );
  await run(
    `insert into card_events (card_id, kind, to_wallet, reference, at)
     select card_id, 'granted', owner, 'house:growth', at from g_dealt`,
  );
  await run(
    `update card_holdings h set owner = d.owner, acquired_at = d.at from g_dealt d
      where d.card_id = h.card_id`,
  );
}
