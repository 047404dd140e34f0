-- Moving HOOF, one round trip for each call. The rules of the ledger are in schema/04-ledger.sql.

-- A wallet's account opens with the first HOOF it receives.
create function open_account(account_name text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  insert into accounts (name) values (account_name) on conflict (name) do nothing
    returning id into found_id;
  if found_id is null then
    select id into found_id from accounts where name = account_name;
  end if;
  return found_id;
end $$;

create function transfer(
  p_reason transfer_reason, p_reference text, p_from text, p_to text, p_amount bigint,
  p_at timestamptz
) returns bigint language plpgsql as $$
declare
  transfer_id bigint;
begin
  insert into transfers (reason, reference, from_account, to_account, amount, at)
    select p_reason, p_reference, f.id, t.id, p_amount, p_at
      from accounts f, accounts t where f.name = p_from and t.name = p_to
    returning id into transfer_id;
  if transfer_id is null then
    if not exists (select from accounts where name = p_from) then
      raise exception 'account % does not exist', p_from using errcode = 'HF001',
        detail = json_build_object('account', p_from, 'available', 0, 'required', p_amount);
    end if;
    perform open_account(p_to);
    return transfer(p_reason, p_reference, p_from, p_to, p_amount, p_at);
  end if;
  return transfer_id;
end $$;

-- Several movements of one transaction: every row they touch is locked first, in the one order.
-- Moving them one by one would let two settlements wait for each other.
create function transfer_all(
  p_reasons transfer_reason[], p_references text[], p_from text[], p_to text[],
  p_amounts bigint[], p_at timestamptz
) returns bigint[] language plpgsql as $$
declare
  ids bigint[] := '{}';
begin
  perform open_account(wanted.name) from unnest(p_to) as wanted (name)
    where not exists (select from accounts a where a.name = wanted.name);
  perform from accounts where name = any (p_from || p_to) order by id desc for no key update;
  for i in 1 .. cardinality(p_reasons) loop
    ids := ids || transfer(p_reasons[i], p_references[i], p_from[i], p_to[i], p_amounts[i], p_at);
  end loop;
  return ids;
end $$;

-- transfer_all in one statement, each movement with its own hour.
create function transfer_many(
  p_reasons transfer_reason[], p_references text[], p_from text[], p_to text[],
  p_amounts bigint[], p_at timestamptz[]
) returns void language plpgsql as $$
declare
  moved integer;
begin
  insert into accounts (name)
  select distinct wanted.name from unnest(p_to) as wanted (name)
   where not exists (select from accounts a where a.name = wanted.name)
  on conflict (name) do nothing;
  perform from accounts where name = any (p_from || p_to) order by id desc for no key update;
  insert into transfers (reason, reference, from_account, to_account, amount, at)
  select t.reason, t.reference, f.id, g.id, t.amount, t.at
    from unnest(p_reasons, p_references, p_from, p_to, p_amounts, p_at) with ordinality
           t (reason, reference, source, target, amount, at, place)
    join accounts f on f.name = t.source
    join accounts g on g.name = t.target
   order by t.place;
  get diagnostics moved = row_count;
  if moved <> cardinality(p_reasons) then
    raise exception 'somebody who pays has no account' using errcode = 'HF001', detail = '{}';
  end if;
end $$;

-- What the treasury holds beyond what it has promised to live matches. The settings keep a plan that
-- was made while the tables were small from reading them whole later.
create function free_treasury() returns bigint language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return (select a.balance - (select coalesce(sum(m.bonus_reserved), 0) from matches m
                               where m.bonus_reserved > 0)
            from accounts a where a.name = 'treasury');
end $$;

-- What may be promised now, of at most p_wanted; call it after the stakes have moved, because the
-- treasury is locked last. While there is plenty nobody queues up for it.
create function treasury_to_promise(p_wanted bigint) returns bigint language plpgsql as $$
declare
  plenty constant bigint := 10000000000;
  free bigint := free_treasury();
begin
  if free < p_wanted + plenty then
    perform from accounts where name = 'treasury' for no key update;
    free := free_treasury();
  end if;
  return free;
end $$;
