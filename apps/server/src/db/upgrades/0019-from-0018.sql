-- From version 18 to 19: everything ends, and nothing costs more because there are more players.

-- A history takes days: on how many of them every wallet has played a match out. Whoever has a history
-- keeps it.
alter table battlers add column days integer not null default 0, add column last_day integer;
update battlers b set days = w.days, last_day = w.last_day
  from (select m.address, count(distinct m.day) as days, max(m.day) as last_day
          from (select unnest(array[player_0, player_1]) as address,
                       floor(extract(epoch from finished_at) / 86400)::integer as day
                  from matches
                 where kind <> 'practice' and winner is not null
                   and reason not in ('conceded', 'forfeited')
                   and (state ->> 'rules' is null or (state -> 'commitments' ->> 0 is not null
                                                      and state -> 'commitments' ->> 1 is not null))) m
         group by m.address) w
 where w.address = b.address;

-- What a circle of wallets that only play each other takes of a week is bounded.
alter table weeks add column per_wallet integer;
alter table week_prizes add column circle numeric(10, 2);
create index week_meetings_by_other on week_meetings (week, other, one);

-- Whether HOOF goes round among traders is asked with every sale.
create index sales_earned on sales (seller, sold_at desc) where kind in ('listing', 'offer');
create index sales_paid on sales (buyer, sold_at desc) where kind in ('listing', 'offer');
