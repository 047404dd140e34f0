-- From version 18 to 19: everything ends, and nothing costs more because there are more players.

-- Reads that ask about one: ranks from marks, matches that were settled, what is live, what a cup and
-- a week count, and the goats' months.
alter table battlers add column settled integer not null default 0;
update battlers b set settled = r.settled
  from (select address, count(*) as settled
          from (select one as address from match_ratings union all select other from match_ratings) m
         group by address) r
 where r.address = b.address;
drop index battlers_by_rating;
create index battlers_by_rating on battlers ((rating - 2 * deviation) desc, address)
  where wins + losses > 0;
create table rank_marks (
  board text collate "C" not null,
  worth double precision not null,
  place integer not null check (place > 0),
  counted_at timestamptz not null,
  primary key (board, worth)
);
create index matches_live_of_player_0 on matches (player_0)
  where finished_at is null and kind <> 'practice';
create index matches_live_of_player_1 on matches (player_1)
  where finished_at is null and kind <> 'practice';

alter table cups
  add column entered_known smallint not null default 0 check (entered_known >= 0),
  add column entered_others smallint not null default 0 check (entered_others >= 0);
alter table cups disable trigger cups_guard;
update cups k set entered_known = e.known, entered_others = e.others
  from (select cup_id, count(*) filter (where known) as known, count(*) filter (where not known) as others
          from cup_entries where not house group by cup_id) e
 where e.cup_id = k.id;
alter table cups enable trigger cups_guard;
drop index cups_by_start;
create index cups_live on cups (starts_at, id) where status in ('open', 'running');
create index cups_over on cups (starts_at desc, id desc)
  where status = 'finished' or (status = 'cancelled' and entered_known + entered_others > 0);
create function cards_of_hand(hand json) returns integer[] language sql immutable parallel safe
return array(select (card ->> 'id')::integer from json_array_elements(hand) card);
alter table cup_entries
  add column card_ids integer[] not null generated always as (cards_of_hand(hand)) stored;

alter table weeks add column players integer;
alter table weeks disable trigger weeks_guard;
update weeks k
   set players = (select count(*) from week_points p where p.week = k.week and p.points > 0)
 where k.paid_at is not null;
alter table weeks enable trigger weeks_guard;
alter table weeks add constraint weeks_counted check ((paid_at is null) = (players is null));

create index sales_highest on sales (base_goat_id, price desc) where wash_reason is null;
create index sales_left_out on sales (base_goat_id, sold_at desc) where wash_reason is not null;
create table goat_months (
  base_goat_id smallint not null,
  month date not null,
  sold integer not null check (sold >= 0),
  value numeric(30, 10) not null check (value >= 0),
  left_out integer not null check (left_out >= 0),
  primary key (base_goat_id, month)
);

create function month_of_sale(sold_at timestamptz) returns date language sql immutable parallel safe
return date_trunc('month', sold_at at time zone 'UTC')::date;
insert into goat_months (base_goat_id, month, sold, value, left_out)
select base_goat_id, month_of_sale(sold_at), count(*) filter (where wash_reason is null),
       coalesce(sum(price) filter (where wash_reason is null), 0), count(wash_reason)
  from sales group by 1, 2;
create function count_sales() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('goat_months', 0));
  insert into goat_months as g (base_goat_id, month, sold, value, left_out)
  select base_goat_id, month_of_sale(sold_at), count(*) filter (where wash_reason is null),
         coalesce(sum(price) filter (where wash_reason is null), 0), count(wash_reason)
    from written group by 1, 2 order by 1, 2
  on conflict (base_goat_id, month) do update
    set sold = g.sold + excluded.sold, value = g.value + excluded.value,
        left_out = g.left_out + excluded.left_out;
  return null;
end $$;
create trigger sales_counted after insert on sales
  referencing new table as written for each statement execute function count_sales();
create function recount_sales() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('goat_months', 0));
  update goat_months g
     set sold = g.sold + c.sold, value = g.value + c.value, left_out = g.left_out - c.sold
    from (
      select base_goat_id, month_of_sale(sold_at) as month, sum(counts)::integer as sold,
             sum(counts * price) as value
        from (select base_goat_id, sold_at, price, 1 as counts from after where wash_reason is null
              union all
              select base_goat_id, sold_at, price, -1 from before where wash_reason is null) s
       group by 1, 2) c
   where g.base_goat_id = c.base_goat_id and g.month = c.month;
  return null;
end $$;
create trigger sales_recounted after update on sales
  referencing old table as before new table as after for each statement execute function recount_sales();

create table tallies (
  what text collate "C" primary key,
  upto integer not null,
  counts json not null
);
