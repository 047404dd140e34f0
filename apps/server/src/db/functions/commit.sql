-- The one write of the game: takes the effects of many decided commands, each command at its place
-- in the batch, and applies all of each command or nothing of it. It knows locks, what decisions were
-- told and the ledger's balances, and not one rule of the game. A command that was decided on something
-- that has changed since comes back with the name of that fact; the others are written.
--
-- `migrate` puts it together: of every slice the parameters (slices/*/commit/00-parameters.sql) and the
-- parts, all of them in the order of their numbers. That is the order of locks too: idempotency keys by
-- their names; the subjects of all commands by their numbers (kernel/subjects.ts); then parts 11 to 19,
-- each row by row in one order; accounts from the highest id down (the treasury last). A part that finds
-- a conflict adds to `bad` the places and to `facts` what it is about; from 21 on it writes for whoever
-- is not in conflict.
--
-- States, hands and events come as texts, one on a line, beside the rows that they belong to: within a
-- row each would be read three times over.
create function commit_effects(
  p_keys json, p_locks bigint[], p_exclusive boolean[], p_asked json,
  -- parameters
) returns table (place integer, conflict text) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  -- The places in conflict, and which fact it is about.
  bad integer[] := '{}';
  facts text[] := '{}';
  failing integer[];
  taken_keys integer[] := '{}';
begin
  if p_keys is not null then
    with wanted as (
      select * from json_to_recordset(p_keys) k (place integer, scope text, key text, call text,
        body_hash text, at timestamptz, status smallint, answer jsonb)
    ), kept as (
      insert into idempotency_keys (scope, key, call, body_hash, created_at, status, answer)
      select scope, key, call, decode(body_hash, 'hex'), at, status, answer
        from wanted order by scope, key
      on conflict do nothing returning scope, key
    )
    select coalesce(array_agg(w.place), '{}') into taken_keys
      from wanted w
     where not exists (select from kept k where k.scope = w.scope and k.key = w.key);
    bad := taken_keys;
    facts := array_fill('key'::text, array[cardinality(taken_keys)]);
  end if;

  if p_locks is not null then
    perform case when l.exclusive then pg_advisory_xact_lock(l.key) else pg_advisory_xact_lock_shared(l.key) end
       from unnest(p_locks, p_exclusive) l (key, exclusive);
  end if;
  if p_asked is not null then
    select bad || coalesce(array_agg(c.place), '{}'), facts || coalesce(array_agg(c.fact), '{}')
      into bad, facts from changed_facts(p_asked) c;
  end if;

  -- parts

  if bad <> '{}' then
    -- What was claimed by a command that then met a conflict is given up again.
    delete from idempotency_keys i
     using json_to_recordset(p_keys) k (place integer, scope text, key text)
     where i.scope = k.scope and i.key = k.key and k.place = any (bad)
       and k.place <> all (taken_keys);
    return query
      select distinct on (c.place) c.place, c.fact
        from unnest(bad, facts) with ordinality c (place, fact, nth) order by c.place, c.nth;
  end if;
end $$;
