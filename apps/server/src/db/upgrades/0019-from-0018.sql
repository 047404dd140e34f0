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
-- News of what is followed: one line for all, spread in portions; what a card's followers know of its price.
alter table messages add column overpriced boolean not null default false;
create index messages_unasked on messages (wallet, at) where sender is not null;
create table news (
  id bigint generated always as identity primary key,
  card_id integer not null,
  topic text not null check (topic in ('auction', 'watch')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  sender wallet_address,
  overpriced boolean not null default false,
  told_to text not null default '',
  due_at timestamptz not null
);
create index news_by_due on news (due_at, id);
create index news_by_sender on news (sender) where sender is not null;
drop index watches_by_target;
create index watches_by_target on watches (kind, target, wallet);
alter table card_holdings
  add column told_price hoof_amount,
  add column told_at timestamptz,
  add constraint card_holdings_told check ((told_price is null) = (told_at is null));
create function forget_told() returns trigger language plpgsql as $$
begin
  new.told_price := null;
  new.told_at := null;
  return new;
end $$;
create trigger card_holdings_told before update on card_holdings
  for each row when (old.owner is distinct from new.owner and old.told_at is not null)
  execute function forget_told();

-- What the clock backs off from, and how far its sweeps have come.
create table backed_off (
  duty text not null,
  subject text not null,
  version integer not null default 0,
  tries integer not null check (tries > 0),
  since timestamptz not null,
  last_at timestamptz not null,
  next_at timestamptz not null,
  why text not null,
  details jsonb,
  primary key (duty, subject),
  constraint backed_off_in_order check (since <= last_at and last_at <= next_at)
);
create table sweep_marks (
  name text primary key,
  mark bigint not null
);

-- What is over is swept, a few rows at a time: by when it ended, or where nothing is left to tell.
create index rate_limits_by_end on rate_limits (ends_at);
create index bonus_days_by_day on bonus_days (day);
create index subscribers_pending on subscribers (consented_at) where confirm_hash is not null;

-- Bids bind a bond. New values of a type may not be used in the transaction that adds them, so the
-- reasons of the ledger are made anew, with everything that hangs on them.
drop view entries;
drop trigger transfers_keep_promises on transfers;
drop function is_allowed_path;
drop function takes_free_only;
drop index transfers_given;
alter type transfer_reason rename to transfer_reason_before;
create type transfer_reason as enum (
  'genesis', 'starter', 'house', 'mint', 'transfer', 'stake', 'refund', 'payout', 'bonus',
  'allowance', 'returned', 'offer', 'sale', 'fee', 'entry', 'prize',
  'withdraw', 'withdrawn', 'deposit', 'exit', 'bond', 'forfeit'
);
alter table transfers alter column reason type transfer_reason using reason::text::transfer_reason;
drop type transfer_reason_before;
create view entries as
  select from_account as account_id, id as transfer_id, -amount as amount, -locked_out as locked,
         from_balance as balance, from_previous as previous, reason, reference, at
    from transfers
  union all
  select to_account, id, amount, locked_in, to_balance, to_previous, reason, reference, at
    from transfers;
create index transfers_given on transfers (from_account, to_account, at) where reason = 'transfer';
create function is_allowed_path(reason transfer_reason, source account_kind, target account_kind)
returns boolean language sql immutable as $$
  select case reason
    when 'genesis' then source = 'genesis' and target = 'treasury'
    when 'starter' then source = 'treasury' and target = 'wallet'
    when 'house' then source = 'treasury' and target = 'wallet'
    when 'bonus' then source = 'treasury' and target = 'wallet'
    when 'allowance' then source = 'treasury' and target = 'wallet'
    when 'returned' then source = 'treasury' and target = 'wallet'
    when 'mint' then source = 'wallet' and target = 'treasury'
    when 'transfer' then source = 'wallet' and target = 'wallet'
    when 'stake' then source = 'wallet' and target = 'vault'
    when 'refund' then source = 'vault' and target = 'wallet'
    when 'payout' then source = 'vault' and target = 'wallet'
    when 'offer' then source = 'wallet' and target = 'vault'
    when 'sale' then source in ('wallet', 'vault') and target = 'wallet'
    when 'fee' then source in ('wallet', 'vault') and target = 'treasury'
    when 'entry' then source = 'wallet' and target = 'vault'
    when 'prize' then source in ('vault', 'treasury') and target = 'wallet'
    when 'withdraw' then source = 'wallet' and target = 'vault'
    when 'withdrawn' then source = 'vault' and target = 'chain'
    when 'deposit' then source = 'chain' and target in ('wallet', 'treasury')
    when 'exit' then source in ('wallet', 'treasury') and target = 'chain'
    when 'bond' then source = 'wallet' and target = 'vault'
    when 'forfeit' then source = 'vault' and target = 'treasury'
  end
$$;
create function takes_free_only(reason transfer_reason) returns boolean language sql immutable as $$
  select reason in ('transfer', 'offer', 'sale', 'fee', 'entry', 'prize', 'withdraw', 'withdrawn', 'exit')
$$;
create trigger transfers_keep_promises after insert on transfers
  for each row when (new.reason in ('starter', 'house', 'allowance', 'returned', 'prize')) execute function keep_promised_bonuses();
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  source account_kind;
  target account_kind;
  source_name text;
  target_name text;
  staked boolean;
  own bigint;
  others bigint;
  others_locked bigint;
begin
  -- What is locked of it, before anything moves.
  select kind, name, case when kind <> 'wallet' or takes_free_only(new.reason) then 0
                          else least(new.amount, locked) end
    into source, source_name, new.locked_out from accounts where id = new.from_account;
  if source = 'vault' and takes_free_only(new.reason) then
    new.locked_out := 0;
    new.locked_in := 0;
  elsif source = 'vault' then
    select coalesce(sum(locked) filter (where wallet_account = new.to_account), 0),
           coalesce(sum(amount) filter (where wallet_account <> new.to_account), 0),
           coalesce(sum(locked) filter (where wallet_account <> new.to_account), 0)
      into own, others, others_locked
      from stakes where vault_account = new.from_account and state = 'held';
    if new.reason = 'refund' then
      new.locked_out := own;
      new.locked_in := own;
    elsif new.reason = 'forfeit' then
      new.locked_out := others_locked;
      new.locked_in := 0;
    else
      new.locked_out := own + others_locked;
      new.locked_in := own + case new.arrives when 'kept' then others_locked
                                              when 'locked' then others else 0 end;
    end if;
  elsif new.reason in ('stake', 'bond') then
    new.locked_in := new.locked_out;
  elsif new.reason = 'returned' then
    -- The price of a mint that is undone comes back in the colour in which it was paid.
    new.locked_in := coalesce((
      select t.locked_out from transfers t
       where t.reference = new.reference and t.reason = 'mint'
         and t.from_account = new.to_account and t.to_account = new.from_account), 0);
  else
    new.locked_in := case when source = 'treasury' and new.arrives = 'locked' then new.amount else 0 end;
  end if;
  source := null;
  -- Rows are always locked from the highest id down, so that no two transfers wait for each other.
  -- The treasury is account 2: it is locked last and held shortest, because everybody wants it.
  if new.from_account < new.to_account then
    update accounts
       set balance = balance + new.amount, locked = locked + new.locked_in,
           previous_transfer = last_transfer, last_transfer = new.id
     where id = new.to_account
     returning kind, name, balance, previous_transfer
          into target, target_name, new.to_balance, new.to_previous;
  end if;
  update accounts
     set balance = balance - new.amount, locked = locked - new.locked_out,
         previous_transfer = last_transfer, last_transfer = new.id
   where id = new.from_account
     and (locked - new.locked_out between 0 and balance - new.amount or kind = 'genesis')
   returning kind, balance, previous_transfer into source, new.from_balance, new.from_previous;
  if source is null then
    raise exception 'account % does not hold %', new.from_account, new.amount using
      errcode = 'HF001',
      detail = coalesce((
        select json_build_object('account', name, 'required', new.amount, 'available',
                 case when takes_free_only(new.reason) then balance - locked else balance end)
          from accounts where id = new.from_account)::text, '{}');
  end if;
  if new.from_account > new.to_account then
    update accounts
       set balance = balance + new.amount, locked = locked + new.locked_in,
           previous_transfer = last_transfer, last_transfer = new.id
     where id = new.to_account
     returning kind, name, balance, previous_transfer
          into target, target_name, new.to_balance, new.to_previous;
  end if;
  if is_allowed_path(new.reason, source, target) is not true then
    raise exception 'a % never goes from % to %', new.reason, source, target
      using errcode = 'HF002';
  end if;
  -- Minted once: the first transfer there ever was.
  if source = 'genesis' and new.id <> 1 then
    raise exception 'the supply never changes' using errcode = 'HF002';
  end if;
  -- The vault of a voucher holds a withdrawal and nothing else, and pays the chain or gives it back.
  if target = 'vault' and (target_name like 'withdrawal:%') <> (new.reason = 'withdraw')
     or source = 'vault' and new.reason = 'payout' and source_name like 'withdrawal:%' then
    raise exception 'a % does not go from % to %', new.reason, source_name, target_name
      using errcode = 'HF003';
  end if;
  -- The vault of an auction holds the bond of whoever leads, and gives it back or to the treasury.
  if target = 'vault' and (target_name like 'bond:%') <> (new.reason = 'bond')
     or source = 'vault' and source_name like 'bond:%' and new.reason not in ('refund', 'forfeit') then
    raise exception 'a % does not go from % to %', new.reason, source_name, target_name
      using errcode = 'HF003';
  end if;
  if target = 'vault' then
    -- A cup may be left and entered again, and who was outbid bids again, one bond at a time; every
    -- other vault that has paid anybody is closed, also when its stakes are forgotten: it was used, and
    -- nothing lay in it before this.
    insert into stakes as s (vault_account, wallet_account, amount, locked)
    select new.to_account, new.from_account, new.amount, new.locked_in
     where (new.to_previous is null or new.to_balance > new.amount or new.reason in ('entry', 'bond'))
       and not exists (select from stakes where vault_account = new.to_account
                          and case state when 'held' then new.reason = 'bond'
                                when 'refunded' then new.reason not in ('entry', 'bond')
                                else true end)
    on conflict (vault_account, wallet_account) do update
      set amount = excluded.amount, locked = excluded.locked, state = 'held'
      where s.state = 'refunded' and new.reason in ('entry', 'bond');
    if not found then
      raise exception 'vault % is closed', new.to_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' and new.reason = 'refund' then
    update stakes set state = 'refunded'
     where vault_account = new.from_account and wallet_account = new.to_account
       and state = 'held' and amount = new.amount;
    if not found then
      raise exception 'vault % holds no such stake', new.from_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' and new.reason in ('sale', 'fee', 'prize', 'withdrawn', 'forfeit') then
    -- An offer pays the seller, and then the treasury what is left; a cup its best, each of whom played
    -- for it, and then the treasury what the house has won. A bond that is lost is the treasury's.
    update stakes s set state = 'paid'
      from accounts a
     where a.id = new.from_account and vault_account = new.from_account and state <> 'refunded'
       and case
         when a.name like 'offer:%' then
           new.reason = 'sale' and state = 'held' or new.reason = 'fee' and state = 'paid' and new.from_balance = 0
         when a.name like 'cup:%' then
           new.reason = 'fee' and new.from_balance = 0 or new.reason = 'prize' and exists (
             select from cup_entries e join accounts w on w.name = e.wallet
              where w.id = new.to_account and e.cup_id = split_part(a.name, ':', 2)::integer
                and e.place is not null)
         when a.name like 'withdrawal:%' then
           new.reason = 'withdrawn' and state = 'held' and new.from_balance = 0
         when a.name like 'bond:%' then
           new.reason = 'forfeit' and state = 'held' and new.from_balance = 0
         else false end;
    if not found then
      raise exception 'vault % does not pay this way', new.from_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' then
    with paid as (
      update stakes set state = 'paid' where vault_account = new.from_account and state = 'held'
      returning wallet_account)
    select bool_or(wallet_account = new.to_account) into staked from paid;
    if new.from_balance <> 0 or staked is not true then
      raise exception 'vault % is paid whole, to one who staked in it', new.from_account
        using errcode = 'HF003';
    end if;
  end if;
  return new;
end $$;

-- Stakes of empty vaults may be forgotten: a vault knows by its last transfer that it is closed.
drop trigger stakes_for_ever on stakes;
create trigger stakes_for_ever before truncate on stakes
  for each statement execute function refuse_direct_change();
create function forget_stake() returns trigger language plpgsql as $$
begin
  if old.state = 'held'
     or (select balance from accounts where id = old.vault_account) is distinct from 0 then
    raise exception 'the stake in vault % is kept', old.vault_account using errcode = 'HF004';
  end if;
  return old;
end $$;
create trigger stakes_forget before delete on stakes
  for each row execute function forget_stake();

-- What audits found in order, sealed.
create table audit_checkpoints (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  upto_transfer bigint not null,
  upto_match integer not null,
  transfers bigint not null,
  transfers_hash text not null,
  sums_hash text not null,
  seal text not null unique
);
create trigger audit_checkpoints_stay before update or delete or truncate on audit_checkpoints
  for each statement execute function refuse_change();

create table audit_sums (
  account_id bigint primary key,
  balance bigint not null,
  locked bigint not null,
  chain text not null
);
alter table auctions add column bond_bid integer;
alter table auctions add column bond bigint check (bond > 0);
alter table auctions add constraint auctions_bonded check ((bond_bid is null) = (bond is null)
  and (bond_bid is null or state in ('running', 'waiting')));
alter table auctions add constraint auctions_bond_of_a_bid foreign key (bond_bid) references bids (id);

-- Whether HOOF goes round among traders is asked with every sale.
create index sales_earned on sales (seller, sold_at desc) where kind in ('listing', 'offer');
create index sales_paid on sales (buyer, sold_at desc) where kind in ('listing', 'offer');
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

-- Days are counted on, as the rest of the analytics.
drop index matches_by_start;

-- What happens to cards is applied for all events of a statement at once.
drop trigger card_events_apply on card_events;
drop function apply_card_event;
-- For all events of a statement at once: a commit has those of many matches. The settings keep a plan
-- that was made while the tables were small from reading them whole later.
create function apply_card_events() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  changing integer;
  leaving integer;
  played boolean;
  growing integer;
  done integer;
  wrong integer;
begin
  select count(*) filter (where to_wallet is not null or kind = 'returned'),
         count(*) filter (where kind in ('withdrawn', 'deposited')),
         bool_or(kind in ('won', 'lost')), count(*) filter (where kind = 'levelled')
    into changing, leaving, played, growing from happened;
  if changing > 0 or leaving > 0 then
    wrong := (select v.card_id from happened v
               where (v.from_wallet is not null or v.kind = 'withdrawn')
                 and exists (select from offers o where o.card_id = v.card_id and o.status = 'open')
               limit 1);
    if wrong is not null then
      raise exception 'offers for card % are still open', wrong using errcode = 'HF005';
    end if;
    wrong := (select v.card_id from happened v
               where v.to_wallet is not null and v.kind not in ('withdrawn', 'moved')
                 and under_auction(v.card_id) limit 1);
    if wrong is not null then
      raise exception 'card % is under auction', wrong using errcode = 'HF005';
    end if;
  end if;
  if changing > 0 then
    -- Only a match, which made it busy, takes a busy card away; and a bound one stays where it is, or
    -- goes back to where it came from.
    update card_holdings h
       set owner = v.to_wallet, bound = v.bound,
           acquired_at = case when v.to_wallet is not null then v.at end
      from happened v
     where (v.to_wallet is not null or v.kind = 'returned')
       and h.card_id = v.card_id and h.owner is not distinct from v.from_wallet
       and case v.kind when 'lost' then true when 'moved' then h.busy_with like 'chain:%'
             when 'withdrawn' then h.busy_with is null or h.busy_with like 'withdrawal:%'
             else h.busy_with is null end
       and (not h.bound or v.kind in ('returned', 'withdrawn')
            or exists (select from battlers b where b.address = h.owner and b.history));
    get diagnostics done = row_count;
    if done <> changing then
      raise exception 'a card is not there to change hands' using errcode = 'HF005';
    end if;
  end if;
  -- A card leaves from rest or with its voucher, never out of a game; and a bound one stays, unless the
  -- chain itself has given it to somebody else.
  if leaving > 0 then
    update card_holdings h
       set busy_with = case v.kind when 'withdrawn' then
             'chain:' || (select c.token_id from cards c where c.id = v.card_id) end,
           busy_secretly = false
      from happened v
     where v.kind in ('withdrawn', 'deposited') and h.card_id = v.card_id
       and case v.kind when 'deposited' then h.busy_with like 'chain:%'
             else (h.busy_with is null or h.busy_with like 'withdrawal:%')
               and (not h.bound or v.to_wallet is not null
                    or exists (select from battlers b where b.address = h.owner and b.history)) end;
    get diagnostics done = row_count;
    if done <> leaving then
      raise exception 'a card is not where it would have to be' using errcode = 'HF005';
    end if;
  end if;
  if played then
    update card_holdings h
       set games = case when h.games_day = (v.at at time zone 'UTC')::date then h.games + 1 else 1 end,
           games_day = (v.at at time zone 'UTC')::date,
           rests_until = coalesce(v.rests_until, h.rests_until),
           busy_with = null, busy_secretly = false
      from happened v
     where v.kind in ('won', 'lost') and h.card_id = v.card_id;
  end if;
  if growing > 0 then
    update cards c
       set dribbling = case v.attribute when 'dribbling' then v.value else c.dribbling end,
           pace = case v.attribute when 'pace' then v.value else c.pace end,
           shooting_power = case v.attribute when 'shootingPower' then v.value else c.shooting_power end,
           finishing = case v.attribute when 'finishing' then v.value else c.finishing end,
           passing_accuracy = case v.attribute when 'passingAccuracy' then v.value else c.passing_accuracy end,
           vision = case v.attribute when 'vision' then v.value else c.vision end,
           heading_ability = case v.attribute when 'headingAbility' then v.value else c.heading_ability end,
           defensive_iq = case v.attribute when 'defensiveIQ' then v.value else c.defensive_iq end,
           physicality = case v.attribute when 'physicality' then v.value else c.physicality end,
           charisma = case v.attribute when 'charisma' then v.value else c.charisma end,
           -- Matches that began under the older rules, which knew no end, may still finish.
           grown = least(c.grown + 1, 5)
      from happened v
     where v.kind = 'levelled' and c.id = v.card_id;
    get diagnostics done = row_count;
    if done <> growing then
      raise exception 'a card grows once at a time' using errcode = 'HF005';
    end if;
  end if;
  return null;
end $$;
create trigger card_events_apply after insert on card_events
  referencing new table as happened for each statement execute function apply_card_events();
