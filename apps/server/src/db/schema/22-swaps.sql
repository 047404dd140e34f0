-- Cards of one player for cards of another, and HOOF on one side or on none.

create type swap_status as enum ('open', 'accepted', 'withdrawn', 'refused', 'expired', 'ended');

create table swaps (
  id integer generated always as identity primary key,
  proposer wallet_address not null,
  addressee wallet_address not null,
  -- Cards that the proposer gives, and those it takes.
  give integer[] not null check (cardinality(give) > 0),
  take integer[] not null check (cardinality(take) > 0),
  -- What the proposer gives on top, waiting in the vault 'swap:12'; below nothing it is asked for.
  hoof bigint not null,
  status swap_status not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check (proposer <> addressee),
  check (not give && take),
  check ((status = 'open') = (ended_at is null))
-- What is over is looked at with what is open until it is vacuumed away: soon.
) with (autovacuum_vacuum_scale_factor = 0.01);

-- Those that name a card. Without a list of what is to be put in later: looking through that would
-- cost whoever engages a card.
create index swaps_naming on swaps using gin ((give || take)) with (fastupdate = off)
  where status = 'open';
create index swaps_due on swaps (expires_at) where status = 'open';
create index swaps_over on swaps (ended_at) where status <> 'open';
-- A player's own, both ways, what is open apart from what is over.
create index swaps_by_proposer on swaps (proposer, (status = 'open'), id desc);
create index swaps_by_addressee on swaps (addressee, (status = 'open'), id desc);
-- When two last swapped, and who paid whom in a while.
create index swaps_between on swaps (proposer, addressee, ended_at) where status = 'accepted';
create index swaps_paid_by_proposer on swaps (proposer, ended_at desc)
  where status = 'accepted' and hoof <> 0;
create index swaps_paid_by_addressee on swaps (addressee, ended_at desc)
  where status = 'accepted' and hoof <> 0;

create function guard_swap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'open' then
      raise exception 'swap % is open', old.id using errcode = 'HF004';
    end if;
    return old;
  end if;
  if old.status <> 'open' or (new.id, new.proposer, new.addressee, new.give, new.take, new.hoof,
      new.created_at, new.expires_at) is distinct from (old.id, old.proposer, old.addressee, old.give,
      old.take, old.hoof, old.created_at, old.expires_at) then
    raise exception 'a swap only ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger swaps_guard before update or delete on swaps
  for each row execute function guard_swap();
create trigger swaps_for_ever before truncate on swaps
  for each statement execute function refuse_direct_change();

-- A card changed hands or went into a game: the clock ends the swaps that named it then. Not in the
-- same stroke: any number of strangers may have named it, and whoever sells must not pay for them.
create table swap_breaks (
  -- Once, however often it goes in and out of a game.
  card_id integer primary key references cards (id),
  -- The newest swap there was.
  up_to integer not null,
  place bigint generated always as identity
);
create index swap_breaks_in_turn on swap_breaks (place);

create function break_swaps() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if exists (select from swaps s where s.status = 'open' and s.give || s.take @> array[new.card_id]) then
    insert into swap_breaks (card_id, up_to) select new.card_id, max(id) from swaps
    on conflict (card_id) do update set up_to = excluded.up_to;
  end if;
  return null;
end $$;
-- What is brought in secretly stays a secret.
create trigger card_holdings_break_swaps after update on card_holdings
  for each row when (old.owner is not null and (old.owner is distinct from new.owner
    or new.busy_with is not null and not new.busy_secretly
       and (old.busy_with is null or old.busy_secretly)))
  execute function break_swaps();
