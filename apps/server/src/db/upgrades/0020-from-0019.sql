-- From version 19 to 20: what a move asks for is found where it lies, and the first day.

-- Of an opening that is no rematch this index knew nothing, and every open one was in it.
drop index openings_one_rematch;
create unique index openings_one_rematch on openings (rematch_of)
  where status = 'open' and rematch_of is not null;

-- What lies in a vault is looked for by the vault, not among everything that wallets have at stake.
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
      -- Said this way, nobody can look for a vault in the index of what wallets have at stake.
      from stakes where vault_account = new.from_account and state not in ('refunded', 'paid');
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
      update stakes set state = 'paid'
       where vault_account = new.from_account and state not in ('refunded', 'paid')
      returning wallet_account)
    select bool_or(wallet_account = new.to_account) into staked from paid;
    if new.from_balance <> 0 or staked is not true then
      raise exception 'vault % is paid whole, to one who staked in it', new.from_account
        using errcode = 'HF003';
    end if;
  end if;
  return new;
end $$;

-- What a house player sells can be bought with gifted HOOF, and is then bound as a mint is.
alter table card_events drop constraint card_events_bound_when_minted;
alter table card_events
  add constraint card_events_bound_when_gifted check (not bound or kind in ('minted', 'sold'));

-- Where an opening stands among its wallet's: the first ones are taken soon.
create index openings_by_player on openings (player, id);

-- Who wants to hear of whom.
create table follows (
  follower wallet_address not null,
  followed wallet_address not null check (followed <> follower),
  since timestamptz not null,
  primary key (follower, followed)
);
create table blocks (
  blocker wallet_address not null,
  blocked wallet_address not null check (blocked <> blocker),
  since timestamptz not null,
  primary key (blocker, blocked)
);
create table presence (
  wallet wallet_address primary key,
  seen_at timestamptz not null
);

-- What came out of the packs of days: one card a wallet and UTC day.
create table day_cards (
  day date not null,
  wallet wallet_address not null,
  card_id integer not null references cards (id),
  counted boolean not null,
  at timestamptz not null,
  primary key (day, wallet)
);

-- An opening may be for one player, or for whoever was sent its link.
alter table openings rename column rematch_to to only_for;
alter table openings add column code text collate "C" constraint openings_code_once unique;
alter table openings drop constraint openings_rematch_is_for_somebody;
alter table openings add constraint openings_rematch_is_for_somebody
  check (rematch_of is null or only_for is not null);
create index openings_for_player on openings (only_for) where status = 'open' and only_for is not null;
create or replace function guard_opening() returns trigger language plpgsql as $$
begin
  if old.status <> 'open'
     or (new.kind, new.id, new.player, new.mode, new.card_ids, new.card_rarity, new.rarity,
         new.stake, new.min_pool, new.created_at, new.expires_at, new.rematch_of, new.only_for, new.code)
     is distinct from
        (old.kind, old.id, old.player, old.mode, old.card_ids, old.card_rarity, old.rarity,
         old.stake, old.min_pool, old.created_at, old.expires_at, old.rematch_of, old.only_for, old.code)
  then
    raise exception '% % may not be changed this way', old.kind, old.id using errcode = 'HF004';
  end if;
  return new;
end $$;

-- Friendlies: an opening without a stake, and a match of which nothing comes.
alter type opening_kind add value 'friendly';
alter table openings drop constraint openings_stake_check;
alter table openings add constraint openings_stake_something
  check (stake > 0 or stake = 0 and kind::text = 'friendly');
alter table openings drop constraint openings_rematch_of_fkey;
create index openings_unplayed on openings (expires_at)
  where stake = 0 and match_id is null and status <> 'open';
alter table matches drop constraint matches_kind_check;
alter table matches add constraint matches_kind_check
  check (kind in ('challenge', 'request', 'practice', 'cup', 'friendly'));
drop index practice_by_wake;
create index practice_by_wake on matches (wake_at)
  where finished_at is null and kind in ('practice', 'friendly');
drop index practice_by_house;
create index practice_by_house on matches (house_at)
  where house_at is not null and kind in ('practice', 'friendly');
create index friendlies_by_start on matches (started_at) where kind = 'friendly';
create index friendlies_of_two on matches (least(player_0, player_1), greatest(player_0, player_1), id)
  where kind = 'friendly';
create or replace function forget_match() returns trigger language plpgsql as $$
begin
  if old.kind not in ('practice', 'friendly')
     or coalesce(old.finished_at, old.started_at) > now() - interval '1 day' then
    raise exception 'match % is kept', old.id using errcode = 'HF004';
  end if;
  delete from match_events where match_id = old.id;
  delete from commitments where match_id = old.id;
  delete from house_secrets where match_id = old.id;
  if old.kind = 'friendly' then
    delete from openings where kind = 'friendly' and id = old.origin_id;
    return old;
  end if;
  insert into practice_days (day, swept)
  values ((old.started_at at time zone 'UTC')::date, 1)
  on conflict (day) do update set swept = practice_days.swept + 1;
  return old;
end $$;

-- A match that is swept up looks for the opening it came from.
create index openings_of_match on openings (match_id) where match_id is not null;
