import type { Queryable } from '../../../db/database.ts';

/** A reorganisation reaches no further back than this many roots. */
const RECENT = 100;

/**
 * What became of our roots, from what the chain has said so far, seen or final: a root whose posting
 * has gone with its block is 'made' again and can be posted anew. Part of the transaction that writes
 * the logs, so that roots and logs never tell different stories.
 */
export async function followRoots(tx: Queryable): Promise<void> {
  await tx.prepared('follow-roots', FOLLOW, [RECENT]);
}

const FOLLOW = `
  with told as (
    select l.event, (l.args ->> 'epoch')::bigint as epoch, l.tx_hash, b.time,
           l.args ->> 'accounts' as accounts, l.args ->> 'cards' as cards, l.args ->> 'data' as data
      from chain_logs l join chain_blocks b on b.number = l.block_number
     where l.event in ('RootPosted', 'RootActivated', 'RootDropped')
       and (l.args ->> 'epoch')::bigint > $1::bigint * -2 + (
         select max((p.args ->> 'epoch')::bigint) from (
           select args from chain_logs where event = 'RootPosted'
            order by block_number desc, log_index desc limit 1) p)
  ), posted as (
    select distinct on (data) * from told where event = 'RootPosted' order by data, epoch desc
  ), fate as (
    select r.id, p.epoch, p.tx_hash, p.time as posted_at, a.time as active_at,
           case when p.epoch is null then 'made'
                when exists (select from told d where d.event = 'RootDropped' and d.epoch = p.epoch)
                  then 'dropped'
                when a.epoch is null then 'posted'
                when a.epoch = (select max(epoch) from told where event = 'RootActivated')
                  then 'active'
                else 'replaced' end::root_state as state
      from (select * from chain_roots order by id desc limit $1) r
      left join posted p on p.data = '0x' || encode(r.data_hash, 'hex')
       and p.accounts = '0x' || encode(r.accounts_root, 'hex')
       and p.cards = '0x' || encode(r.cards_root, 'hex')
      left join told a on a.event = 'RootActivated' and a.epoch = p.epoch
  )
  update chain_roots r
     set epoch = f.epoch, tx_hash = coalesce(f.tx_hash, r.tx_hash), state = f.state,
         posted_at = f.posted_at, active_at = f.active_at
    from fate f
   where f.id = r.id
     and (r.epoch, r.state, r.posted_at, r.active_at)
         is distinct from (f.epoch, f.state, f.posted_at, f.active_at)`;
