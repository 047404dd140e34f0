-- Series of generated cards beside the first season. A draft may be published or thrown away and
-- nothing else; what is published stays as it is, for ever.

create type card_kind as enum ('variation', 'moment');

create table series_cards (
  -- Checked at the end of the transaction: a root is known only when its last card is in.
  series_id smallint not null
    references series (id) on delete cascade deferrable initially deferred,
  -- From 1, in the order in which the root is made.
  position integer not null check (position > 0),
  kind card_kind not null,
  base_goat_id smallint not null check (base_goat_id > 0),
  number integer not null check (number > 0),
  rarity rarity not null,
  hash text not null,
  -- Canonical JSON, byte for byte what was hashed.
  card json not null,
  primary key (series_id, position),
  -- A card and its leaf cannot disagree.
  check (hash = encode(sha256(convert_to('leaf|' || card::text, 'UTF8')), 'hex'))
);
-- Over all series, a goat's number is given once.
create unique index series_cards_once on series_cards (kind, base_goat_id, number);

create function guard_series() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then
    raise exception 'series % is published and stays as it is', old.id using errcode = 'HF008';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.status <> 'published' or new.published_by is null
     or to_jsonb(new) - '{status,published_at,published_by}'::text[]
     <> to_jsonb(old) - '{status,published_at,published_by}'::text[]
  then
    raise exception 'a draft is published or thrown away, nothing else' using errcode = 'HF008';
  end if;
  if (select count(*) from series_cards where series_id = old.id) <> old.card_count then
    raise exception 'series % is not whole', old.id using errcode = 'HF008';
  end if;
  return new;
end $$;
create trigger series_guard before update or delete on series
  for each row execute function guard_series();
create trigger series_for_ever before truncate on series
  for each statement execute function refuse_direct_change();

-- Per statement, so that a series of a quarter of a million is asked about once a batch. The row
-- lock keeps a draft from being published while a card is put into it.
create function guard_series_cards() returns trigger language plpgsql as $$
declare
  touched record;
begin
  for touched in
    select id, status from series where id in (select distinct series_id from changed) for share
  loop
    if touched.status = 'published' then
      raise exception 'series % is published and stays as it is', touched.id
        using errcode = 'HF008';
    end if;
  end loop;
  return null;
end $$;
create trigger series_cards_added after insert on series_cards
  referencing new table as changed for each statement execute function guard_series_cards();
create trigger series_cards_removed after delete on series_cards
  referencing old table as changed for each statement execute function guard_series_cards();
-- Thrown away with its series, never rewritten.
create trigger series_cards_for_ever before update or truncate on series_cards
  for each statement execute function refuse_direct_change();
