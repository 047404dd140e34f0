-- What operators did, and what they decided about goats.

-- For ever: nothing updates or deletes here.
create table operator_actions (
  id bigint generated always as identity primary key,
  username text not null,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null,
  address text
);
create index operator_actions_by_action on operator_actions (action, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger operator_actions_stay before update or delete or truncate on operator_actions
  for each statement execute function refuse_change();

-- Wallets that may not write for now, and why. Who did it is in operator_actions.
create table wallet_freezes (
  id bigint generated always as identity unique,
  wallet wallet_address primary key,
  reason text not null,
  since timestamptz not null
);

-- What operators changed of a master goat. The product's own numbers stay the default: a key that
-- is not here has not been touched.
create table master_goat_overrides (
  base_goat_id smallint primary key check (base_goat_id > 0),
  overrides jsonb not null check (jsonb_typeof(overrides) = 'object'),
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  updated_by text not null
);

create table featured_goats (
  place smallint primary key check (place > 0),
  base_goat_id smallint not null unique check (base_goat_id > 0)
);
