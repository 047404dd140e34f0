import type { AuditCheck } from '../../audit-check.ts';

/** What was published together is still what was sealed, the first season included. */
export const SERIES_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every series has the root of its cards, and as many as it says',
    query: `
      with recursive leaves as (
        select series_id, row_number() over (partition by series_id order by id) as place,
               metadata_hash as hash from cards
        union all
        select series_id, row_number() over (partition by series_id order by position), hash
          from series_cards
      ), tree as (
        select series_id, 0 as level, place, hash from leaves
        union all
        -- Pairs are joined, a last one without a partner moves up as it is.
        select series_id, level + 1, (place + 1) / 2,
               case when partner is null then hash
                    else encode(sha256(convert_to('node|' || hash || partner, 'UTF8')), 'hex') end
          from (select tree.*, count(*) over (partition by series_id) as width,
                       lead(hash) over (partition by series_id order by place) as partner
                  from tree) one_level
         where width > 1 and place % 2 = 1
      ), roots as (
        select distinct on (series_id) series_id, hash as root from tree
         order by series_id, level desc
      ), counts as (
        select series_id, count(*) as cards from leaves group by series_id
      )
      select s.id, s.name, s.card_count, c.cards, s.provenance_root, r.root
        from series s left join roots r on r.series_id = s.id
        left join counts c on c.series_id = s.id
       where (r.root, c.cards) is distinct from (s.provenance_root, s.card_count::bigint)`,
  },
  {
    name: 'every card of a series is the one that was hashed',
    query: `
      select series_id, position from series_cards
       where hash <> encode(sha256(convert_to('leaf|' || card::text, 'UTF8')), 'hex')`,
  },
];
